// Asks before a comment is deleted, one that waits is refused, or the thread is closed or opened.
import type { CommentView } from '../views.ts';
import type { ListActions } from './list-actions.ts';
import { showFailure } from './stage.ts';
import type { Question, Stage } from './stage.ts';

/** Loads the code that does the work only when it is needed, and runs it. */
const withDeeds = async (work: (deeds: typeof import('./moderation-deeds.ts')) => Promise<void>) => {
  const deeds = await import('./moderation-deeds.ts').catch(showFailure);
  if (deeds) await work(deeds);
};

export const moderationActions = (stage: Stage, list: ListActions) => {
  const { view, change } = stage;
  return {
    ask: (question: Question) => change({ question }),
    askToDelete: ({ commentId, author }: CommentView) =>
      change({ question: { kind: 'delete', commentId, asksReason: author?.id !== view.viewerId } }),
    leaveIt: () => change({ question: null }),
    approve: (commentId: number) =>
      withDeeds((deeds) => deeds.decide(stage, list, { commentId, decision: 'approve' })),
    confirm: (typed: Readonly<Record<string, string>>) =>
      withDeeds((deeds) => deeds.confirm(stage, list, typed)),
  };
};
