// The comments under a piece, alive: shown | full list, form hidden | sending, asking before deleting.
import { useEffect, useReducer } from 'react';
import { useComments } from './use-comments.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentSection } from './CommentSection.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { CommentTeaserView } from '../views.ts';

/**
 * Why an island: without leaving the page it loads the full list, sends a new comment and reloads, asks before
 * deleting, and jumps to the comment that the address names. Without it the same forms and links still work.
 */
export const CommentTeaser = ({ view }: { view: CommentTeaserView }) => {
  const [formRound, startNewForm] = useReducer((round: number) => round + 1, 0);
  const comments = useComments(view);
  const { state, act } = comments;
  useEffect(() => act.start(), [act]);
  const shown = { ...view, ...state.list };
  return (
    <>
      <CommentSection
        view={shown}
        isFormOpen={state.isFormOpen}
        onFormToggle={(event) => act.toggleForm(event.currentTarget.open)}
        onDelete={act.askToDelete}
        onLoadAll={(event) => {
          event.preventDefault();
          void act.loadAll();
        }}
        onLoadOlder={(event) => {
          event.preventDefault();
          void act.loadOlder();
        }}
        form={
          <CommentForm
            key={formRound}
            action={view.createHref}
            maxLength={view.maxLength}
            text={formRound === 0 ? (view.form?.text ?? '') : ''}
            parentId={formRound === 0 ? (view.form?.parentId ?? null) : null}
            error={state.formError ?? (formRound === 0 ? (view.form?.error ?? null) : null)}
            isSending={state.isSending}
            onSubmit={(event) => {
              event.preventDefault();
              void act.send(new FormData(event.currentTarget)).then((isSent) => isSent && startNewForm());
            }}
            onCancel={() => act.toggleForm(false)}
          />
        }
      />
      {state.deleting !== null && (
        <DeleteDialog
          isSending={state.isSending}
          onConfirm={() => void act.confirmDelete()}
          onClose={act.keep}
        />
      )}
    </>
  );
};
