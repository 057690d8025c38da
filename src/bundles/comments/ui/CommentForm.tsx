// Draws the form for a new or an edited comment: a real one, which also works without JavaScript, and comes back with its
// error.
import type { ComponentProps, KeyboardEventHandler, ReactNode, SubmitEventHandler } from 'react';
import { Button, LinkButton } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import styles from './CommentForm.module.css';
import { fieldIdOf } from './drafts.ts';

export interface CommentFormProps {
  action: string;
  maxLength: number;
  /** What the field holds at first. */
  text?: string;
  error?: string | null;
  /** The comment that is answered. */
  parentId?: number | null;
  /** Whom it answers, when that is known. */
  replyTo?: string | undefined;
  /** What to keep in mind. */
  note?: string;
  /** The words on its button, where that says something else than usual. */
  sendWords?: string | undefined;
  /** It changes a comment. */
  isEdit?: boolean;
  /** The id of the field, where several forms may be open. */
  fieldId?: string;
  /** Whether the answer is awaited. */
  isSending?: boolean;
  /** What is called with the form's data instead of leaving the page. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onCancel?: () => void;
  /** Where to go instead, without JavaScript. */
  cancelHref?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  /** What the island adds to the field. */
  field?: Partial<ComponentProps<'textarea'>>;
  /** What stands between the field and the buttons. */
  questions?: ReactNode;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

export const CommentForm = (props: CommentFormProps) => {
  const { action, parentId, isSending = false, onSubmit, onKeyDown } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever the focus is in it
    <form
      className={styles.form}
      method="post"
      action={action}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      <Field
        {...props.field}
        // What came back with a note isn't sent yet: whoever sent it goes on here.
        {...(props.sendWords && { autoFocus: true })}
        name="text"
        id={props.fieldId ?? fieldIdOf(parentId ? { kind: 'reply', commentId: parentId } : { kind: 'new' })}
        label={labelOf(props)}
        help={props.note ?? texts.commentHelp}
        error={props.error}
        rows={4}
        maxLength={props.maxLength}
        required
        defaultValue={props.text ?? ''}
        hasCounter
      />
      {props.questions}
      <Buttons {...props} />
    </form>
  );
};

const Buttons = ({ isSending = false, onCancel, cancelHref, children, ...props }: CommentFormProps) => (
  <div className="button-row">
    <Button type="submit" variant="main" disabled={isSending}>
      {props.sendWords ?? wordsOfSending(props)}
    </Button>
    {onCancel && (
      <Button variant="plain" disabled={isSending} onClick={onCancel}>
        {texts.cancelComment}
      </Button>
    )}
    {cancelHref && (
      <LinkButton variant="plain" href={cancelHref}>
        {texts.cancelComment}
      </LinkButton>
    )}
    {children}
  </div>
);

type Facts = Pick<CommentFormProps, 'isEdit' | 'parentId' | 'replyTo'>;

const labelOf = ({ isEdit, replyTo }: Facts) => {
  if (isEdit) return texts.editTitle;
  return replyTo ? texts.yourReply(replyTo) : texts.yourComment;
};

const wordsOfSending = ({ isEdit, parentId }: Facts) => {
  if (isEdit) return texts.saveComment;
  return parentId ? texts.sendReply : texts.sendComment;
};
