// Holds where the comments under a piece stand, and how what happens to them changes that. It is kept outside of React, since
// what follows an answer must see the newest state, not that of some drawing.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { somethingWentWrong } from '#design/texts.ts';
import { LAST_ONES_OFFSET } from '../constants.ts';
import type { CalmNoteView, CommentTeaserView, CommentView } from '../views.ts';
import { resolveRoutes } from './comment-calls.ts';
import type { CommentCalls, ListOptions } from './comment-calls.ts';
import { fieldIdOf, openDrafts } from './drafts.ts';
import type { Drafts, FormTarget } from './drafts.ts';

/** What the list shows. contract.md 4: partial or full. */
export interface ListState {
  readonly comments: CommentView[];
  readonly commentCount: number;
  readonly isPartial: boolean;
  /** Where the list goes on, as far as this one goes. */
  readonly olderHref: string | null;
  readonly sort: CommentTeaserView['sort'];
  /** What it was asked for by; asking again gives it as it is now. */
  readonly listOptions: ListOptions;
  /** The id of the newest comment that is known; comments with a later one are new. */
  readonly newestId: number;
  /** The rest loads by itself once the section comes near. */
  readonly isAwaited: boolean;
}

/** What is asked before it is done. */
export type Question =
  /** The author of somebody else's comment is told why. */
  RemovalQuestion | { readonly kind: 'lock' } | UnsentQuestion;

export interface RemovalQuestion {
  readonly kind: 'delete' | 'reject';
  readonly commentId: number;
  readonly asksReason: boolean;
  /** What the fields begin with. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** The question before something is sent: whether it is meant so, or who comes up in it. */
export interface UnsentQuestion {
  readonly kind: 'unsent';
  readonly calm: CalmNoteView | undefined;
  readonly form: FormTarget;
  /** What is sent; answers go into it. */
  readonly data: FormData;
  readonly send: () => Promise<void>;
}

/** The props of the dialog that asks. */
export interface QuestionDialogProps {
  question: Question;
  /** Whether the thread is locked now. */
  isLocked: boolean;
  isSending: boolean;
  /** Confirms with what was typed, by its fields. */
  onConfirm: (typed: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

export interface State {
  readonly list: ListState;
  /** contract.md 4: hidden, or shown for a new comment, an answer or a change. */
  readonly form: FormTarget | null;
  /** A person opened it here, and goes on in it. */
  readonly isFormAsked: boolean;
  readonly formError: string | null;
  readonly isSending: boolean;
  readonly question: Question | null;
  /** The reasons that were typed when a removal failed, for the next try. */
  readonly failedRemoval: Required<Pick<RemovalQuestion, 'commentId' | 'typed'>> | null;
  /** Comments of others that aren't in the list yet. */
  readonly newCount: number;
  /** How often a form has begun anew, with what is kept for it by then, by the id of its field. */
  readonly renewals: Readonly<Record<string, number>>;
}

export interface Stage {
  readonly view: CommentTeaserView;
  /** Undefined when the page supplied wrong names. */
  readonly calls: CommentCalls | undefined;
  readonly drafts: Drafts;
  readonly now: () => State;
  readonly change: (changes: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const openStage = (view: CommentTeaserView): Stage => {
  let state = initialState(view);
  const listeners = new Set<() => void>();
  return {
    view,
    calls: resolveRoutes(view.routes),
    drafts: openDrafts(view),
    now: () => state,
    change: (changes) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const initialState = (view: CommentTeaserView): State => ({
  list: {
    comments: view.comments,
    commentCount: view.commentCount,
    isPartial: view.isPartial,
    olderHref: view.olderHref,
    sort: view.sort,
    listOptions: view.isPartial ? { offset: LAST_ONES_OFFSET } : { sort: view.sort },
    newestId: view.newestId,
    isAwaited: view.autoLoad && view.isPartial,
  },
  form: formOfPage(view),
  isFormAsked: false,
  formError: view.form?.error ?? null,
  isSending: false,
  question: null,
  failedRemoval: null,
  newCount: 0,
  renewals: {},
});

/** Returns the form that the address or a refused one opens without JavaScript. */
const formOfPage = ({ replyTo, form }: CommentTeaserView): FormTarget | null => {
  const commentId = replyTo?.commentId ?? form?.parentId;
  if (commentId) return { kind: 'reply', commentId };
  return form ? { kind: 'new' } : null;
};

/** Does something once at a time; buttons are off meanwhile and on again whatever happens. Undefined when it failed. */
export const sending = async <T>({ now, change }: Stage, call: () => Promise<T>): Promise<T | undefined> => {
  if (now().isSending) return undefined;
  change({ isSending: true, formError: null });
  try {
    return await call();
  } catch {
    showFailure();
    return undefined;
  } finally {
    change({ isSending: false });
  }
};

/** It was sent, or what waited has come back into it: it begins anew, and no other form does. */
export const drawAnew = ({ now, change }: Stage, form: FormTarget): void => {
  const { renewals } = now();
  const id = fieldIdOf(form);
  change({ renewals: { ...renewals, [id]: (renewals[id] ?? 0) + 1 } });
};

export const showFailure = (): void => void showFlash({ type: 'alert', text: somethingWentWrong });
