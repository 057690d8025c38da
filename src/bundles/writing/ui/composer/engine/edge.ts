// This is where the engine touches the browser and the network: timers, copies, calls.
import type { SaveAnswer } from '../../../views.ts';
import { call } from './calls.ts';
import type { Reply } from './calls.ts';
import { findCopies, removeCopy, renameCopy, thisTab, writeCopy } from './copies.ts';
import type { CopyPlace, FoundCopy, LocalCopy } from '../../../rules/local-copies.ts';

export interface Edge {
  readonly time: () => number;
  readonly isOnline: () => boolean;
  /** Gives the way to call it off. */
  readonly after: (ms: number, deed: () => void) => () => void;
  /** Sends, and never rejects. */
  readonly send: (address: string, body: object) => Promise<Reply<SaveAnswer>>;
  readonly tab: () => number;
  readonly findCopies: <Content>(place: CopyPlace) => readonly FoundCopy<Content>[];
  /** Returns false when the browser didn't take it. */
  readonly writeCopy: (name: string, copy: LocalCopy) => boolean;
  /** Removes the copy, and with one given only if it still is the same. */
  readonly removeCopy: (name: string, copy: LocalCopy | null) => void;
  readonly renameCopy: (from: string, to: string) => void;
}

export const browserEdge: Edge = {
  time: () => Date.now(),
  isOnline: () => navigator.onLine,
  after: (ms, deed) => {
    const timer = setTimeout(deed, ms);
    return () => clearTimeout(timer);
  },
  send: call<SaveAnswer>,
  tab: thisTab,
  findCopies,
  writeCopy,
  removeCopy,
  renameCopy,
};
