// Asks before a comment is deleted, one that waits is refused, or the thread is closed or opened.
import type { CommentView } from '../views.ts';
import type { ListActions } from './list-actions.ts';
import { showFailure } from './stage.ts';
import type { RemovalQuestion, Stage } from './stage.ts';

/** Loads the code that does the work only when it is needed, and runs it. */
const withDeeds = async (work: (deeds: typeof import('./moderation-deeds.ts')) => Promise<void>) => {
  const deeds = await import('./moderation-deeds.ts').catch(showFailure);
  if (deeds) await work(deeds);
};

export const moderationActions = (stage: Stage, list: ListActions) => {
  const { view, now, change } = stage;
  const askToRemove = (question: RemovalQuestion) => {
    const { failedRemoval } = now();
    const typed = failedRemoval?.commentId === question.commentId ? failedRemoval.typed : undefined;
    change({ question: { ...question, ...(typed && { typed }) } });
  };
  return {
    askToLock: () => change({ question: { kind: 'lock' } }),
    askToReject: (commentId: number) => askToRemove({ kind: 'reject', commentId, asksReason: true }),
    askToDelete: ({ commentId, author }: CommentView) =>
      askToRemove({ kind: 'delete', commentId, asksReason: author?.id !== view.viewerId }),
    leaveIt: () => change({ question: null }),
    approve: (commentId: number) =>
      withDeeds((deeds) => deeds.decide(stage, list, { commentId, decision: 'approve' })),
    confirm: (typed: Readonly<Record<string, string>>) =>
      withDeeds((deeds) => deeds.confirm(stage, list, typed)),
  };
};
