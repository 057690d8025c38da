// The form for a new or an edited comment: a real one, which also works without JavaScript, and comes back with its error.
import type { SubmitEventHandler } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import styles from './CommentForm.module.css';

interface CommentFormProps {
  action: string;
  maxLength: number;
  /** What the field holds at first. */
  text?: string;
  error?: string | null;
  /** The comment that is answered. */
  parentId?: number | null;
  /** While the answer is awaited. */
  isSending?: boolean;
  /** Told with the form's data instead of leaving the page. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onCancel?: () => void;
}

export const CommentForm = ({
  action,
  maxLength,
  text = '',
  error,
  parentId,
  ...acting
}: CommentFormProps) => {
  const { isSending = false, onSubmit, onCancel } = acting;
  return (
    <form className={styles.form} method="post" action={action} aria-busy={isSending} onSubmit={onSubmit}>
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      <Field
        name="text"
        id={parentId ? `f-text-${parentId}` : 'f-text'}
        label={texts.yourComment}
        help={texts.commentHelp}
        error={error}
        rows={4}
        maxLength={maxLength}
        required
        defaultValue={text}
        hasCounter
      />
      <div className="button-row">
        <Button type="submit" variant="main" disabled={isSending}>
          {texts.sendComment}
        </Button>
        {onCancel && (
          <Button variant="plain" disabled={isSending} onClick={onCancel}>
            {texts.cancelComment}
          </Button>
        )}
      </div>
    </form>
  );
};
