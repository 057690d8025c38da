// What the comments under a piece can do and where they stand. Spec 4: form hidden, shown, submitted; list partial, full.
import { useState, useSyncExternalStore } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { somethingWentWrong } from '#design/texts.ts';
import { ANCHOR_PREFIX, LAST_ONES_OFFSET, PAGE_LENGTH } from '../constants.ts';
import { commentIdOfHash, commentTextError } from '../rules.ts';
import * as texts from '../texts.ts';
import type { CommentListView, CommentTeaserView, CommentView } from '../views.ts';
import { fetchComments, removeComment, resolveRoutes, sendComment } from './comment-calls.ts';
import type { ListWish, SendAnswer } from './comment-calls.ts';

interface ListState {
  readonly comments: CommentView[];
  readonly commentCount: number;
  readonly isPartial: boolean;
  /** Where older ones are, as far as this list goes. */
  readonly olderHref: string | null;
  /** What it was asked for by; asking again gives it as it is now. */
  readonly wish: ListWish;
}

interface State {
  readonly list: ListState;
  readonly isFormOpen: boolean;
  readonly isSending: boolean;
  readonly formError: string | null;
  /** The comment whose deletion is asked about. */
  readonly deleting: number | null;
}

const fail = () => showFlash({ type: 'alert', text: somethingWentWrong });

export const useComments = (view: CommentTeaserView) => {
  const [store] = useState(() => createStore(view));
  const state = useSyncExternalStore(store.subscribe, store.now, store.now);
  return { state, act: store.act };
};

/** State outside of React, since what follows an answer must see the newest one, not that of some drawing. */
const createStore = (view: CommentTeaserView) => {
  let state = initialState(view);
  const listeners = new Set<() => void>();
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const now = () => state;
  return {
    now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: makeActions(view, change, now),
  };
};

const initialState = (view: CommentTeaserView): State => ({
  list: {
    comments: view.comments,
    commentCount: view.commentCount,
    isPartial: view.isPartial,
    olderHref: view.olderHref,
    wish: view.isPartial ? { offset: LAST_ONES_OFFSET } : {},
  },
  isFormOpen: view.form !== null,
  isSending: false,
  formError: null,
  deleting: null,
});

const makeActions = (
  view: CommentTeaserView,
  change: (changes: Partial<State>) => void,
  now: () => State,
) => {
  const routes = resolveRoutes(view.routes);
  const load = async (wish: ListWish = {}, newer: CommentView[] = []) => {
    if (!routes) return;
    const show = (list: CommentListView) => change({ list: toListState(view, list, wish, newer) });
    await fetchComments(routes.fetch, view.ownerId, wish).then(show, fail);
  };
  /** Sends something once at a time; buttons are off meanwhile and on again whatever happens. */
  const sending = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    if (now().isSending) return undefined;
    change({ isSending: true, formError: null });
    try {
      return await call();
    } catch {
      fail();
      return undefined;
    } finally {
      change({ isSending: false });
    }
  };
  return {
    /** On waking: the address may name a comment; the portal may want the full list at once. */
    start: () => {
      if (!routes) showFlash({ type: 'alert', text: texts.invalidRoutes, fade: 0 });
      const goToHash = () => {
        const id = commentIdOfHash(location.hash);
        if (id !== null)
          void (isShown(id) ? Promise.resolve() : load({ around: id })).then(() => scrollTo(id));
      };
      goToHash();
      if (commentIdOfHash(location.hash) === null && view.autoLoad && view.isPartial) void load();
      addEventListener('hashchange', goToHash);
      return () => removeEventListener('hashchange', goToHash);
    },
    loadAll: () => load(),
    loadOlder: () => {
      const { comments } = now().list;
      return load({ before: comments[0]?.commentId ?? 0 }, comments);
    },
    toggleForm: (isFormOpen: boolean) => change({ isFormOpen }),
    /** True when the comment is there: the form hides and the list reloads. */
    send: async (form: FormData): Promise<boolean> => {
      const formError = commentTextError(String(form.get('text') ?? ''));
      if (formError) change({ formError });
      if (formError || !routes) return false;
      const answer = await sending(() => sendComment(view.createHref, form));
      if (!answer?.commented) return refuse(answer, change);
      change({ isFormOpen: false });
      showFlash({ type: 'success', text: answer.text ?? '' });
      await load();
      if (answer.commentId) scrollTo(answer.commentId);
      return true;
    },
    askToDelete: (deleting: number) => change({ deleting }),
    keep: () => change({ deleting: null }),
    confirmDelete: async () => {
      const { deleting } = now();
      if (deleting === null || !routes) return;
      const isGone = await sending(() => removeComment(routes.delete, deleting).then(() => true));
      change({ deleting: null });
      if (!isGone) return;
      showFlash({ type: 'success', text: texts.deleted });
      await load(now().list.wish);
    },
  };
};

/** The list as it came, before the `newer` ones that are shown already. */
const toListState = (
  view: CommentTeaserView,
  { comments, commentCount }: CommentListView,
  wish: ListWish,
  newer: CommentView[],
): ListState => {
  const isWhole = comments.length + newer.length >= commentCount;
  const isPartial = !isWhole && (wish.offset === LAST_ONES_OFFSET || wish.around !== undefined);
  const hasOlder = !isWhole && !isPartial && comments.length >= PAGE_LENGTH;
  return {
    comments: [...comments, ...newer],
    commentCount,
    isPartial,
    olderHref: hasOlder ? view.allHref : null,
    wish: newer.length > 0 ? {} : wish,
  };
};

const refuse = (answer: SendAnswer | undefined, change: (changes: Partial<State>) => void): false => {
  if (answer?.notGranted) showFlash({ type: 'warning', text: answer.text ?? '' });
  if (answer?.errors) change({ formError: Object.values(answer.errors).join(' ') });
  return false;
};

const isShown = (commentId: number) => document.getElementById(`${ANCHOR_PREFIX}${commentId}`) !== null;

/** After the next drawing, when the comment is there; in a frame of its own, or it would count as a shift. */
const scrollTo = (commentId: number) => {
  const scroll = () => document.getElementById(`${ANCHOR_PREFIX}${commentId}`)?.scrollIntoView();
  requestAnimationFrame(() => requestAnimationFrame(scroll));
};
