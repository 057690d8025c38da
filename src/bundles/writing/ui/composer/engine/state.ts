// What the composer knows of the manuscript at any moment.
import type { TimeView } from '#design/Time.tsx';
import type { FoundCopy } from '../../../rules/local-copies.ts';
import type { ComposerMay, ComposerView, SaveAnswer } from '../../../views.ts';

/**
 * How far the words are from being safe. `stranger`: somebody else is signed in now. `refused`: the server won't have it
 * like this. In all but `saved` a copy lies in the browser.
 */
export type Saving =
  | 'saved'
  | 'changed'
  | 'saving'
  | 'unreachable'
  | 'offline'
  | 'signed-out'
  | 'stranger'
  | 'conflict'
  | 'refused';

/** Nothing is sent until the person has done something about it. */
export const WAITS_FOR_PERSON: readonly Saving[] = ['signed-out', 'stranger', 'conflict'];

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
  /** What the server found wrong, by field, and of all of it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Counts what was refused of what the person wanted done: then the first field that is wrong gets the focus. */
  readonly refusals: number;
  readonly msg: string | null;
  readonly conflict: OpenConflict<Content> | null;
  /** Whose changes were taken over without asking. */
  readonly mergedFrom: string | null;
  /** A copy of this browser was put back over what the server has. */
  readonly restored: { readonly saved: Content } | null;
  /** A text begun in another window that never reached the server. */
  readonly leftBehind: FoundCopy<Content> | null;
  /** The browser takes no copies. */
  readonly isUnkept: boolean;
}

/** What the engine needs of the page. */
export type Begun<Content> = Pick<
  ComposerView<Content>,
  'type' | 'id' | 'objectId' | 'content' | 'version' | 'savedAt' | 'viewer' | 'may'
>;

export const firstWriting = <Content>(view: Begun<Content>): Writing<Content> => ({
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
  isUnkept: false,
});
