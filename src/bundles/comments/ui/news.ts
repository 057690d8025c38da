// Counts comments of others that come while the page is open, and shows them only when the reader asks for them, so that
// nothing moves under their eyes.
import { subscribe } from '#kernel/browser/live.ts';
import { PAGE_LENGTH } from '../constants.ts';
import { fetchComments } from './comment-calls.ts';
import type { ListActions } from './list-actions.ts';
import { showFailure } from './stage.ts';
import type { Stage } from './stage.ts';

export const newsActions = (stage: Stage, list: ListActions) => {
  const { view, calls, now, change } = stage;
  const ask = (limit: number) => fetchComments(calls!, view.ownerId, { after: now().list.newestId, limit });
  /** Counts what came and shows the number; a call that fails says nothing, since nobody asked for it. */
  const count = async () => {
    if (!calls) return;
    const since = now().list.newestId;
    const answer = await ask(0).catch(() => undefined);
    // The comments may have been loaded meanwhile.
    if (answer && since === now().list.newestId) change({ newCount: answer.newCount ?? 0 });
  };
  return {
    listen: () => subscribe(view.liveTopic, () => void count()),
    /** Loads what is new and goes to the first of it. */
    showNews: () =>
      Promise.all([ask(PAGE_LENGTH), import('./show-news.ts')]).then(
        ([answer, { showNews }]) => showNews(stage, list, answer),
        showFailure,
      ),
  };
};
