// People who work in the desks find things by words, besides the desks themselves: bundles contribute what they know of.
import { defineSlot } from './slots.ts';

/** The groups of hits in the order in which they are listed. */
export const DESK_HIT_GROUPS = ['action', 'desk', 'piece', 'person'] as const;
export type DeskHitGroup = (typeof DESK_HIT_GROUPS)[number];

export interface DeskHit {
  readonly group: DeskHitGroup;
  readonly name: string;
  readonly href: string;
  /** What tells it from others of that name. */
  readonly note?: string;
}

export interface DeskQuestion {
  /** What was typed, without spaces around it; never empty. */
  readonly text: string;
  /** Its words, in small letters. */
  readonly words: readonly string[];
  /** How many hits of a group are shown. */
  readonly limit: number;
}

/** Hits that the viewer may go to; the best first. */
export const deskSearch = defineSlot<DeskQuestion, DeskHit>('desk.search');

export type DeskAction = Omit<DeskHit, 'group'>;

/** Things to do, which are found by their name and offered before anything is typed. */
export const deskActions = defineSlot<void, DeskAction>('desk.actions');
