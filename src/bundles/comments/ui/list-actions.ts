// Loads the list under a piece: the last ones, all of them, older ones, another order, and those that came while it was read.
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { LikeView } from '#bundles/likes/ui/public.ts';
import { AUTO_LOAD_MARGIN_PX, LAST_ONES_OFFSET, PAGE_LENGTH, SECTION_ID } from '../constants.ts';
import type { CommentSort } from '../constants.ts';
import { commentIdOfHash } from '../rules.ts';
import * as texts from '../texts.ts';
import type { CommentListView, CommentTeaserView, CommentView } from '../views.ts';
import { fetchComments } from './comment-calls.ts';
import type { ListOptions } from './comment-calls.ts';
import { goToHash } from './go-to-comment.ts';
import { showFailure } from './stage.ts';
import type { ListState, Stage } from './stage.ts';

export type ListActions = ReturnType<typeof listActions>;

export const listActions = (stage: Stage) => {
  const { view, calls, now, change } = stage;
  let asked = 0;
  /** Shows what was asked for last, beside those that are shown already where the list `goesOn`. */
  const load = async (listOptions: ListOptions, goesOn = false): Promise<void> => {
    if (!calls) return;
    const turn = (asked += 1);
    const show = (answer: CommentListView) => {
      // The answer to an earlier question may come after that to a later one.
      if (turn !== asked) return;
      const { list: state } = now();
      const isUpToDate = listOptions.before === undefined && listOptions.around === undefined;
      const list = toListState(view, answer, { ...state, listOptions }, goesOn ? state.comments : []);
      change({ list, ...(isUpToDate && { newCount: 0 }) });
    };
    await fetchComments(calls, view.ownerId, listOptions).then(show, () => {
      // When loading fails there is a button for it.
      change({ list: { ...now().list, isAwaited: false } });
      showFailure();
    });
  };
  const isListed = (id: number) => now().list.comments.some(({ commentId }) => commentId === id);
  /** Has a comment in the list; loads its surroundings if need be. */
  const bringIn = async (commentId: number) => {
    if (!isListed(commentId)) await load({ around: commentId });
  };
  const goThere = () => goToHash(bringIn);
  return {
    load,
    bringIn,
    /** Starts when the island wakes: the address may name a comment; the portal may want the full list once it comes near. */
    start: () => {
      if (!calls) showFlash({ type: 'alert', text: texts.invalidRoutes, fade: 0 });
      const named = commentIdOfHash(location.hash);
      // What stands around a comment that isn't there yet comes in the place of the rest.
      const isAwaited = now().list.isAwaited && (named === null || isListed(named));
      goThere();
      const stopWatching = isAwaited ? whenNear(() => void load({})) : undefined;
      addEventListener('hashchange', goThere);
      return () => {
        removeEventListener('hashchange', goThere);
        stopWatching?.();
      };
    },
    loadAll: () => load({}),
    loadOlder: () => {
      const { comments, sort } = now().list;
      return load({ before: lastInOrder(comments, sort), ...(sort !== 'oldest' && { sort }) }, true);
    },
    sortBy: (sort: CommentSort) => load({ sort }),
    /** The list as it is by now, with this comment in it. */
    reloadWith: async (commentId: number, listOptions: ListOptions) => {
      await load(listOptions);
      await bringIn(commentId);
    },
    addOwn: (commentId: number) => addOwn(stage, commentId),
    liked: (commentId: number, like: LikeView) => showLike(stage, commentId, like),
  };
};

const showLike = ({ now, change }: Stage, commentId: number, like: LikeView): void => {
  const { list } = now();
  const comments = list.comments.map((comment) =>
    comment.commentId === commentId ? { ...comment, like } : comment,
  );
  change({ list: { ...list, comments } });
};

/** Puts in what its reader wrote and what was sent later; comments of others that came meanwhile stay where they are. */
const addOwn = async ({ view, calls, now, change }: Stage, commentId: number): Promise<void> => {
  const asked = calls && fetchComments(calls, view.ownerId, { after: commentId - 1, limit: PAGE_LENGTH });
  const answer = await asked?.catch(() => undefined);
  const own = answer?.comments.filter((comment) => comment.commentId === commentId) ?? [];
  const { list } = now();
  const comments = list.sort === 'newest' ? joined(own, list.comments) : joined(list.comments, own);
  if (comments.length === list.comments.length) return;
  change({ list: { ...list, comments, commentCount: list.commentCount + countVisible(own) } });
};

/** Calls once when the section is within a margin of what is seen. */
const whenNear = (load: () => void) => {
  const section = document.getElementById(SECTION_ID);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: `${AUTO_LOAD_MARGIN_PX}px` },
  );
  if (section) observer.observe(section);
  return () => observer.disconnect();
};

/**
 * Returns the id of the comment behind which there is more: the oldest, or the last that isn't an answer, which is perhaps not shown
 * itself while its answers are.
 */
const lastInOrder = (comments: readonly CommentView[], sort: CommentSort): number => {
  if (sort !== 'popular') return Math.min(...comments.map(({ commentId }) => commentId));
  const shown = new Set(comments.map(({ commentId }) => commentId));
  const last = comments.findLast(({ parentId }) => parentId === null || !shown.has(parentId));
  return last?.parentId ?? last?.commentId ?? 0;
};

/** Returns the list as it came, beside the comments that are shown already. */
const toListState = (
  view: CommentTeaserView,
  { comments, commentCount, newestId }: CommentListView,
  { listOptions, newestId: known }: Pick<ListState, 'listOptions' | 'newestId'>,
  kept: CommentView[],
): ListState => {
  const { sort = 'oldest' } = listOptions;
  const isWhole = countVisible(comments) + countVisible(kept) >= commentCount;
  const isPartial = !isWhole && (listOptions.offset === LAST_ONES_OFFSET || listOptions.around !== undefined);
  const hasMore = !isWhole && !isPartial && comments.length >= PAGE_LENGTH;
  const isContinued = kept.length > 0;
  return {
    comments: sort === 'oldest' ? joined(comments, kept) : joined(kept, comments),
    commentCount,
    isPartial,
    olderHref: hasMore ? view.allHref : null,
    sort,
    listOptions: isContinued ? { sort } : listOptions,
    newestId: listOptions.before === undefined && listOptions.around === undefined ? newestId : known,
    isAwaited: false,
  };
};

/** Both, each comment once. */
export const joined = (first: readonly CommentView[], second: readonly CommentView[]): CommentView[] => {
  const known = new Set(first.map(({ commentId }) => commentId));
  return [...first, ...second.filter(({ commentId }) => !known.has(commentId))];
};

/** Counts as the server does: neither tombstones nor what waits for review. */
const countVisible = (comments: readonly CommentView[]): number =>
  comments.filter(({ state }) => state === 'visible').length;
