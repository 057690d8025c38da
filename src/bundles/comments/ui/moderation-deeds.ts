// Does what was asked about first: deleting a comment, deciding about one that waits, closing or opening the thread, sending
// what was asked about before. It comes to a browser only when it is needed.
import { showFlash } from '#design/behaviours/flash-message.ts';
import undoStyles from '#design/FlashUndo.module.css';
import { UNDO_MS, undoLabel } from '#bundles/moderation/ui/public.ts';
import * as texts from '../texts.ts';
import { lockThread, removeComment } from './comment-calls.ts';
import type { ListActions } from './list-actions.ts';
import { decideComment, restoreComment } from './moderation-calls.ts';
import type { Decision } from './moderation-calls.ts';
import { goTo, withScrollPosition } from './go-to-comment.ts';
import { sending, showFailure } from './stage.ts';
import type { Stage } from './stage.ts';

type Typed = Readonly<Record<string, string>>;

export const decide = async (
  stage: Stage,
  list: ListActions,
  { commentId, decision, typed = {} }: { commentId: number; decision: Decision; typed?: Typed },
): Promise<void> => {
  const text = await sending(stage, () => decideComment(commentId, decision, typed));
  stage.change({ question: null, failedRemoval: text === undefined ? { commentId, typed } : null });
  if (text === undefined) return;
  showDone(stage, list, { commentId, text, isUndoable: decision === 'reject' });
  await withScrollPosition(commentId, () => list.load(stage.now().list.listOptions));
};

const remove = async (
  stage: Stage,
  list: ListActions,
  { commentId, typed, isOwn }: { commentId: number; typed: Typed; isOwn: boolean },
) => {
  const { calls, now, change } = stage;
  const isGone = await sending(stage, () => removeComment(calls!, commentId, typed).then(() => true));
  change({ question: null, failedRemoval: isGone ? null : { commentId, typed } });
  if (!isGone) return;
  await withScrollPosition(commentId, () => list.load(now().list.listOptions));
  // Where a second person has to confirm the removal, the comment is still there; one’s own needs nobody else.
  const isLeft =
    !isOwn && now().list.comments.some((one) => one.commentId === commentId && one.state !== 'gone');
  showDone(stage, list, {
    commentId,
    text: isLeft ? texts.removalProposed : texts.deleted,
    isUndoable: !isOwn,
  });
};

interface DoneFlash {
  readonly commentId: number;
  readonly text: string;
  readonly isUndoable: boolean;
}

/** Shows what was done, and for a moment a button that undoes it. */
const showDone = (stage: Stage, list: ListActions, { commentId, text, isUndoable }: DoneFlash): void => {
  if (!isUndoable) return void showFlash({ type: 'success', text });
  const undo = Object.assign(document.createElement('button'), { type: 'button', textContent: undoLabel });
  const more = Object.assign(document.createElement('span'), { className: undoStyles['undo'] });
  more.append(undo);
  undo.addEventListener('click', () => {
    more.closest('flash-message')?.remove();
    void restore(stage, list, commentId);
  });
  showFlash({ type: 'success', text, more, fade: UNDO_MS.one });
};

const restore = async (stage: Stage, list: ListActions, commentId: number) => {
  const text = await sending(stage, () => restoreComment(commentId));
  if (text === undefined) return;
  showFlash({ type: 'success', text });
  await list.reloadWith(commentId, stage.now().list.listOptions);
  goTo(commentId);
};

const lock = async (stage: Stage) => {
  const { view, calls, change } = stage;
  const isDone = await sending(stage, () =>
    lockThread(calls!, view.ownerId, !view.isLocked).then(() => true),
  );
  change({ question: null });
  // Much of the page depends on whether the thread is closed.
  if (isDone) location.reload();
};

/** Does what was asked. */
export const confirm = async (stage: Stage, list: ListActions, typed: Typed): Promise<void> => {
  const { question } = stage.now();
  if (!question) return;
  if (!stage.calls) return showFailure();
  if (question.kind === 'unsent') {
    stage.change({ question: null });
    return question.send();
  }
  if (question.kind === 'lock') return lock(stage);
  const { commentId } = question;
  if (question.kind === 'delete')
    return remove(stage, list, { commentId, typed, isOwn: !question.asksReason });
  return decide(stage, list, { commentId, decision: 'reject', typed });
};
