// What is done once it was asked: deleting a comment, deciding about one that waits, closing or opening the thread, sending what gave
// rise to a calm note. It comes to a browser only when it is needed.
import { showFlash } from '#design/behaviours/flash-message.ts';
import * as texts from '../texts.ts';
import { decideComment, lockThread, removeComment } from './comment-calls.ts';
import type { Decision } from './comment-calls.ts';
import type { ListActions } from './list-actions.ts';
import { withScrollPosition, sending, showFailure } from './stage.ts';
import type { Stage } from './stage.ts';

export const decide = async (
  stage: Stage,
  list: ListActions,
  { commentId, decision, reason = '' }: { commentId: number; decision: Decision; reason?: string },
): Promise<void> => {
  const isDone = await sending(stage, () => decideComment(commentId, decision, reason).then(() => true));
  stage.change({ question: null });
  if (!isDone) return;
  showFlash({ type: 'success', text: decision === 'approve' ? texts.approved : texts.rejected });
  await withScrollPosition(commentId, () => list.load(stage.now().list.listOptions));
};

const remove = async (stage: Stage, list: ListActions, commentId: number, reason: string) => {
  const { calls, now, change } = stage;
  const isGone = await sending(stage, () => removeComment(calls!, commentId, reason).then(() => true));
  change({ question: null });
  if (!isGone) return;
  showFlash({ type: 'success', text: texts.deleted });
  await withScrollPosition(commentId, () => list.load(now().list.listOptions));
};

const lock = async (stage: Stage) => {
  const { view, calls, change } = stage;
  const isDone = await sending(stage, () =>
    lockThread(calls!, view.ownerId, !view.isLocked).then(() => true),
  );
  change({ question: null });
  // Much of the page hangs on it.
  if (isDone) location.reload();
};

/** Does what was asked. */
export const confirm = async (stage: Stage, list: ListActions, reason: string): Promise<void> => {
  const { question } = stage.now();
  if (!question) return;
  if (!stage.calls) return showFailure();
  if (question.kind === 'calm') {
    stage.change({ question: null });
    return question.send();
  }
  if (question.kind === 'lock') return lock(stage);
  const { commentId } = question;
  if (question.kind === 'delete') return remove(stage, list, commentId, reason);
  return decide(stage, list, { commentId, decision: 'reject', reason });
};
