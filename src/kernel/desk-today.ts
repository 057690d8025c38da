// The first page of the desks shows numbers of the day and queues of what waits. Bundles contribute theirs, the bundle
// `cockpit` puts them in order and draws them.
import { defineSlot } from './slots.ts';

/** A number that says how the day goes. */
export interface TodayFigure {
  /** The place among the figures; those with a lower number stand first. */
  readonly order: number;
  /** The number as it is shown, such as „11“ or „über 50“. */
  readonly value: string;
  /** What is counted, such as „neue Beiträge“. */
  readonly label: string;
  readonly href?: string;
}

export interface TodayQueue {
  /** The place among the queues; those with a lower number stand first. */
  readonly order: number;
  readonly title: string;
  /** Somebody has to do something about it; what comes by itself or is only told waits for nobody. */
  readonly isWaiting: boolean;
  /** How many there are in all; counting may end at a hundred. */
  readonly count: number;
  /** Where all of them are worked on; missing where there is no such page. */
  readonly href?: string;
  /** The first of them. */
  readonly entries: readonly TodayEntry[];
  /** What is said while there is nothing; a queue without these words is left out then. */
  readonly empty?: string;
}

export interface TodayEntry {
  readonly title: string;
  readonly href: string | null;
  readonly note: string;
}

/** Nothing where the viewer may not see it. */
export const todayFigures = defineSlot<void, TodayFigure>('desk.today-figures');
export const todayQueues = defineSlot<void, TodayQueue>('desk.today-queues');

/** How many entries of a queue are shown. */
export const TODAY_ENTRIES = 3;
