// What is asked before it is done: deleting a comment, refusing one that waits, closing or opening the thread.
import { showFlash } from '#design/behaviours/flash-message.ts';
import * as texts from '../texts.ts';
import type { CommentView } from '../views.ts';
import { decideComment, lockThread, removeComment } from './comment-calls.ts';
import type { Decision } from './comment-calls.ts';
import type { ListActions } from './list-actions.ts';
import { withScrollPosition, sending, showFailure } from './stage.ts';
import type { Question, Stage } from './stage.ts';

export const moderationActions = (stage: Stage, list: ListActions) => {
  const { view, calls, now, change } = stage;
  const decide = async (commentId: number, decision: Decision, reason = '') => {
    const isDone = await sending(stage, () => decideComment(commentId, decision, reason).then(() => true));
    change({ question: null });
    if (!isDone) return;
    showFlash({ type: 'success', text: decision === 'approve' ? texts.approved : texts.rejected });
    await withScrollPosition(commentId, () => list.load(now().list.listOptions));
  };
  const remove = async (commentId: number, reason: string) => {
    const isGone = await sending(stage, () => removeComment(calls!, commentId, reason).then(() => true));
    change({ question: null });
    if (!isGone) return;
    showFlash({ type: 'success', text: texts.deleted });
    await withScrollPosition(commentId, () => list.load(now().list.listOptions));
  };
  const lock = async () => {
    const isDone = await sending(stage, () =>
      lockThread(calls!, view.ownerId, !view.isLocked).then(() => true),
    );
    change({ question: null });
    // Much of the page hangs on it.
    if (isDone) location.reload();
  };
  return {
    ask: (question: Question) => change({ question }),
    askToDelete: ({ commentId, author }: CommentView) =>
      change({ question: { kind: 'delete', commentId, asksReason: author?.id !== view.viewerId } }),
    leaveIt: () => change({ question: null }),
    approve: (commentId: number) => decide(commentId, 'approve'),
    /** Does what was asked. */
    confirm: async (reason: string): Promise<void> => {
      const { question } = now();
      if (!question) return;
      if (!calls) return showFailure();
      if (question.kind === 'lock') return lock();
      if (question.kind === 'delete') return remove(question.commentId, reason);
      return decide(question.commentId, 'reject', reason);
    },
  };
};
