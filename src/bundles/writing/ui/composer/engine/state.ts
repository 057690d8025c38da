// Describes what the composer knows of the manuscript at any moment: what it shows of it, and what else its engine goes by.
import type { TimeView } from '#design/Time.tsx';
import { copyName } from '../../../rules/local-copies.ts';
import type { CopyPlace, FoundCopy } from '../../../rules/local-copies.ts';
import { isSame } from '../../../rules/same.ts';
import type { ComposerMay, ComposerView, SaveAnswer } from '../../../views.ts';

/**
 * How far the words are from being safe. `other-account`: somebody else is signed in now. `refused`: the server won't have it
 * like this. In all but `saved` a copy lies in the browser.
 */
export type Saving =
  | 'saved'
  | 'changed'
  | 'saving'
  | 'unreachable'
  | 'offline'
  | 'signed-out'
  | 'other-account'
  | 'conflict'
  | 'refused';

/** Nothing is sent until the person has done something about it. */
export const WAITS_FOR_PERSON: readonly Saving[] = ['signed-out', 'other-account', 'conflict'];

/** Somebody saved what doesn't go together with what is here. */
export interface OpenConflict<Content> {
  readonly base: Content | null;
  readonly theirs: Content;
  readonly version: number;
  /** '' when it isn't known. */
  readonly editor: string;
}

export interface Writing<Content> {
  readonly content: Content;
  readonly id: number | null;
  readonly version: number;
  readonly saving: Saving;
  readonly savedAt: TimeView | null;
  readonly may: ComposerMay;
  readonly problems: SaveAnswer['problems'];
  /** This is what the server found wrong, by field, and of all of it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Counts what was refused of what the person wanted done: then the first field that is wrong gets the focus. */
  readonly refusals: number;
  readonly msg: string | null;
  readonly conflict: OpenConflict<Content> | null;
  /** Whose changes were taken over without asking. */
  readonly mergedFrom: string | null;
  /** A copy of this browser was put back over what the server has. */
  readonly restored: { readonly saved: Content } | null;
  /** This is a text begun in another window that never reached the server. */
  readonly leftBehind: FoundCopy<Content> | null;
  /** The browser takes no copies. */
  readonly isCopyFailed: boolean;
}

/** What the engine needs of the page. */
export type Begun<Content> = Pick<
  ComposerView<Content>,
  'type' | 'id' | 'objectId' | 'content' | 'version' | 'savedAt' | 'viewer' | 'may'
>;

/** All that the engine goes by. Plain data, and never changed: each event makes the next one of it. */
export interface State<Content> {
  /** It is as the page began. */
  readonly view: Begun<Content>;
  /** What the page shows. */
  readonly writing: Writing<Content>;
  /** What the server has as the version of `writing`. */
  readonly base: Content;
  /** The key of the manuscript, also before the server knows it. */
  readonly key: string;
  /** The window's name for the server, which knows by it that an answer got lost. */
  readonly window: string;
  /** The number by which copies of windows are told apart; 0 until the page is alive. */
  readonly tab: number;
  /** What is on its way to the server, one save at a time; null when nothing is. */
  readonly sending: Content | null;
  /** What was sent without an answer: it may have arrived. */
  readonly unanswered: readonly Content[];
  /** A copy for the browser is due in a moment. */
  readonly isCopyDue: boolean;
  /** When it began to differ from what the server has. */
  readonly changedAt: number;
  /** Saves that got no answer, one after another. */
  readonly failures: number;
}

/** Names that nobody else has, for the manuscript and for the window. */
export type Names = Pick<State<unknown>, 'key' | 'window'>;

export const firstState = <Content>(view: Begun<Content>, names: Names): State<Content> => ({
  ...names,
  view,
  writing: firstWriting(view),
  base: view.content,
  tab: 0,
  sending: null,
  unanswered: [],
  isCopyDue: false,
  changedAt: 0,
  failures: 0,
});

/** Says whether the server has all of it. */
export const isSafe = ({ writing, base }: State<unknown>): boolean => isSame(writing.content, base);

/** Returns where this window keeps its copy. */
export const placeOf = ({ view, writing, tab }: State<unknown>): CopyPlace => ({
  viewerId: view.viewer.id,
  type: view.type,
  id: writing.id,
  objectId: view.objectId,
  tab,
});

export const ownCopyName = (state: State<unknown>): string => copyName(placeOf(state));

const firstWriting = <Content>(view: Begun<Content>): Writing<Content> => ({
  content: view.content,
  id: view.id,
  version: view.version,
  saving: 'saved',
  savedAt: view.savedAt,
  may: view.may,
  problems: null,
  errors: {},
  refusals: 0,
  msg: null,
  conflict: null,
  mergedFrom: null,
  restored: null,
  leftBehind: null,
  isCopyFailed: false,
});
