// Comments of others that come while the page is open: they are counted, and shown only when the reader asks for them, so
// that nothing moves under their eyes.
import { subscribe } from '#kernel/browser/live.ts';
import { PAGE_LENGTH } from '../constants.ts';
import { fetchComments } from './comment-calls.ts';
import { joined } from './list-actions.ts';
import type { ListActions } from './list-actions.ts';
import { goTo, showFailure } from './stage.ts';
import type { Stage } from './stage.ts';

export const newsActions = ({ view, calls, now, change }: Stage, list: ListActions) => {
  const ask = (limit: number) => fetchComments(calls!, view.ownerId, { after: now().list.newestId, limit });
  /** What came is told; a call that fails says nothing, since nobody asked for it. */
  const count = async () => {
    if (!calls) return;
    const since = now().list.newestId;
    const answer = await ask(0).catch(() => undefined);
    // Meanwhile they may have been loaded.
    if (answer && since === now().list.newestId) change({ newCount: answer.newCount ?? 0 });
  };
  return {
    listen: () => subscribe(view.liveTopic, () => void count()),
    /** Loads what is new and goes to the first of it. */
    showNews: async () => {
      if (!calls) return;
      const answer = await ask(PAGE_LENGTH).catch(showFailure);
      if (!answer) return;
      const first = answer.comments.find(({ author }) => author?.id !== view.viewerId);
      // Taken away meanwhile.
      if (!first) return change({ newCount: 0 });
      const { list: state } = now();
      // What doesn't reach up to them begins anew.
      if (answer.comments.length >= PAGE_LENGTH || state.listOptions.around !== undefined)
        await list.load({});
      else {
        const { commentCount, newestId } = answer;
        const comments =
          state.sort === 'newest'
            ? joined(answer.comments.toReversed(), state.comments)
            : joined(state.comments, answer.comments);
        change({ newCount: 0, list: { ...state, comments, commentCount, newestId } });
      }
      goTo(first.commentId);
    },
  };
};
