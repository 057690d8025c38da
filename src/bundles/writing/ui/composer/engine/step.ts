// Describes what happens to a manuscript, what is to be done about it, and how one becomes the other, step by step. All of it
// is plain data: what touches the browser or the network lies in the edge.
import type { FoundCopy, LocalCopy } from '../../../rules/local-copies.ts';
import type { Choice } from '../../../rules/merge.ts';
import type { ComposerMay, ConflictAnswer, SaveAnswer } from '../../../views.ts';
import type { Reply } from './calls.ts';
import type { State, Writing } from './state.ts';

export type Timer = 'save' | 'copy';

/** These happen by themselves, or with the page. */
type PageEvent<Content> =
  /** The page is alive; `found` are all copies that the browser has of the manuscript. */
  | { readonly kind: 'started'; readonly tab: number; readonly found: readonly FoundCopy<Content>[] }
  /** The page is at its end. */
  | { readonly kind: 'stopped' }
  /** The page may be gone in a moment. */
  | { readonly kind: 'left' }
  | { readonly kind: 'timer-ended'; readonly timer: Timer }
  /** The browser took a copy, or didn't. */
  | { readonly kind: 'copy-saved'; readonly isSaved: boolean }
  /** The answer of the save that was on its way. */
  | { readonly kind: 'answered'; readonly reply: Reply<SaveAnswer>; readonly isOnline: boolean }
  /** There may be a way to the server again. */
  | { readonly kind: 'retried' }
  | { readonly kind: 'went-offline' };

/** What the person does. */
export type PersonEvent<Content> =
  | { readonly kind: 'typed'; readonly changes: Partial<Content> }
  /** Somebody signed in again, maybe as somebody else. */
  | { readonly kind: 'signed-in'; readonly viewerId: number }
  /** The person chose what becomes of a conflict. */
  | { readonly kind: 'resolved'; readonly choices: Readonly<Record<string, Choice>> }
  /** Has read what was said about copies and merging. */
  | { readonly kind: 'dismissed'; readonly what: 'restored' | 'mergedFrom' }
  /** The person wants what the server has instead of the copy that was put back. */
  | { readonly kind: 'saved-wanted' }
  | { readonly kind: 'left-behind-taken' }
  | { readonly kind: 'left-behind-dropped' };

/** What is wanted before, and heard from, other calls of the manuscript. */
export type CallEvent =
  /** All of it should be on the server now, also a text without a word. */
  | { readonly kind: 'flush-begun' }
  | { readonly kind: 'flush-ended' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'version-heard'; readonly version: number }
  | { readonly kind: 'conflict-heard'; readonly answer: ConflictAnswer }
  | { readonly kind: 'may-heard'; readonly may: ComposerMay }
  | {
      readonly kind: 'refusal-heard';
      readonly msg: string;
      readonly errors: Readonly<Record<string, string>>;
    };

export type UntimedEvent<Content> = PageEvent<Content> | PersonEvent<Content> | CallEvent;

/** Events happen at a time, in milliseconds since 1970. */
export type Event<Content> = UntimedEvent<Content> & Timed;
export interface Timed {
  readonly at: number;
}

/** A copy as it was found: what its window has written into it since then stays. With null it goes in any case. */
export interface CopyMark {
  readonly name: string;
  readonly copy: LocalCopy | null;
}

export const markOf = ({ name, copy }: FoundCopy): CopyMark => ({ name, copy });

export type Effect<Content> =
  /** Its answer is the event `answered`. */
  | { readonly kind: 'send'; readonly address: string; readonly body: object }
  /** This leads to the event `copy-saved`. */
  | {
      readonly kind: 'save-copy';
      readonly name: string;
      readonly copy: LocalCopy<Content>;
      /** Another copy that is done with as soon as this one is taken. */
      readonly replaces: CopyMark | null;
    }
  | { readonly kind: 'remove-copy'; readonly copy: CopyMark }
  | { readonly kind: 'rename-copy'; readonly from: string; readonly to: string }
  /** Ends in the event `timer-ended`; one that was set before is cancelled. */
  | { readonly kind: 'set-timer'; readonly timer: Timer; readonly ms: number }
  | { readonly kind: 'cancel-timer'; readonly timer: Timer }
  /** The server gave the manuscript its id. */
  | { readonly kind: 'announce-created'; readonly id: number };

export interface Step<Content> {
  readonly state: State<Content>;
  /** They are done in this order. */
  readonly effects: readonly Effect<Content>[];
}

/** Nothing comes of it but another state. */
export const become = <Content>(state: State<Content>): Step<Content> => ({ state, effects: [] });

/** Gives the same with something else shown. */
export const show = <Content>(state: State<Content>, changes: Partial<Writing<Content>>): Step<Content> =>
  become({ ...state, writing: { ...state.writing, ...changes } });

/** Goes on with what a step came to. */
export const follow = <Content>(
  first: Step<Content>,
  ...next: readonly ((state: State<Content>) => Step<Content>)[]
): Step<Content> =>
  next.reduce((before, deed) => {
    const { state, effects } = deed(before.state);
    return { state, effects: [...before.effects, ...effects] };
  }, first);
