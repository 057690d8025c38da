// What is asked before it is done: deleting a comment, refusing one that waits, closing or opening the thread.
import type { CommentView } from '../views.ts';
import type { ListActions } from './list-actions.ts';
import { showFailure } from './stage.ts';
import type { Question, Stage } from './stage.ts';

/** What is done comes to a browser only then. */
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
