// Brings the comments under a piece to life: the last ones | all, the form hidden | shown | sending, asking before deleting.
import { Suspense, lazy, useEffect } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { Button } from '#design/Button.tsx';
import { FORM_ANCHOR } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentTeaserView } from '../views.ts';
import { CommentSection } from './CommentSection.tsx';
import styles from './CommentTeaser.module.css';
import { fieldIdOf } from './drafts.ts';
import type { FormTarget } from './drafts.ts';
import { LiveForm } from './LiveForm.tsx';
import { plainForm } from './plain-form.ts';
import { showFailure } from './stage.ts';
import type { State } from './stage.ts';
import { useComments } from './use-comments.ts';
import { Waiting } from './Waiting.tsx';

type QuestionProps = ComponentProps<typeof import('./QuestionDialog.tsx').QuestionDialog>;

/** Nothing is done that couldn't be asked. */
const Unasked = ({ onClose }: QuestionProps) => {
  useEffect(() => {
    showFailure();
    onClose();
  }, [onClose]);
  return null;
};

/** The dialog is fetched only when something is asked. */
const QuestionDialog = lazy<ComponentType<QuestionProps>>(() =>
  import('./QuestionDialog.tsx').then(
    ({ QuestionDialog }) => ({ default: QuestionDialog }),
    () => ({ default: Unasked }),
  ),
);

/**
 * Draws the comments under a piece as an island: without leaving the page it loads the full list, sends a new comment, an
 * answer or a change and reloads, keeps drafts, asks before deleting and locking, jumps to the comment that the address names,
 * and tells of comments that come meanwhile. Without it the same forms and links still work.
 */
export const CommentTeaser = ({ view }: { view: CommentTeaserView }) => {
  const { state, act, drafts } = useComments(view);
  const { question, newCount } = state;
  const drawForm = (form: FormTarget) => {
    const plain = plainForm(view, state, form);
    const original = form.kind === 'edit' ? plain.text : '';
    const takesFocus = state.isFormAsked && form.kind !== 'new';
    return (
      <LiveForm
        key={keyOf(form, state)}
        live={{ form, original, drafts, mentionsHref: view.mentionsHref, takesFocus }}
        plain={plain}
        anchor={isAnswerOfPage(view, state, form) ? FORM_ANCHOR : undefined}
        onSend={(data) => void act.form.send(form, plain.action, data)}
        onCancel={act.form.cancel}
      />
    );
  };
  return (
    <>
      <CommentSection
        view={{ ...view, ...shownList(view, state) }}
        act={act}
        isAwaited={state.list.isAwaited}
        open={state.form}
        drawForm={drawForm}
      >
        <output className={styles.news}>
          {newCount > 0 && (
            <Button variant="second" onClick={() => void act.news.showNews()}>
              {texts.newComments(newCount)}
            </Button>
          )}
        </output>
        <Waiting of={view} onTakeBack={(comment) => void act.waiting.takeBack(comment)} />
      </CommentSection>
      {question && (
        <Suspense>
          <QuestionDialog
            question={question}
            isLocked={view.isLocked}
            isSending={state.isSending}
            onConfirm={(typed) => void act.moderation.confirm(typed)}
            onClose={act.moderation.leaveIt}
          />
        </Suspense>
      )}
    </>
  );
};

/**
 * Draws the form; for another target it is drawn anew, with the draft that is kept for it by then: a comment that waited may
 * have come back into it.
 */
const keyOf = (form: FormTarget, { renewals }: State) =>
  `${fieldIdOf(form)} ${renewals[fieldIdOf(form)] ?? 0}`;

/** Says whether a form is the answer that the address asks for: it stands under its comment, where links to the form lead. */
const isAnswerOfPage = ({ replyTo }: CommentTeaserView, { list }: State, form: FormTarget) =>
  form.kind === 'reply' &&
  form.commentId === replyTo?.commentId &&
  list.comments.some(({ commentId }) => commentId === form.commentId);

/** Returns what the list shows by now. */
const shownList = ({ sortLinks }: CommentTeaserView, { list }: State) => {
  const { comments, commentCount, isPartial, olderHref, sort } = list;
  const isCurrent = (of: typeof sort) => of === sort && !isPartial;
  const links = sortLinks.map((link) => ({ ...link, isCurrent: isCurrent(link.sort) }));
  return { comments, commentCount, isPartial, olderHref, sort, sortLinks: links };
};
