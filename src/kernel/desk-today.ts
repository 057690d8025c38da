// What stands on the first page of the desks: numbers of the day and queues of what waits. Bundles contribute theirs, the
// bundle `cockpit` puts them in order and draws them.
import { defineSlot } from './slots.ts';

/** A number that says how the day goes. */
export interface TodayFigure {
  /** Lower ones stand first. */
  readonly order: number;
  /** „11“, „über 50“ */
  readonly value: string;
  /** „neue Beiträge“ */
  readonly label: string;
  readonly href?: string;
}

export interface TodayQueue {
  /** Lower ones stand first. */
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
  /** Said while there is nothing; a queue without these words is left out then. */
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

/** As many of a queue are shown. */
export const TODAY_ENTRIES = 3;
