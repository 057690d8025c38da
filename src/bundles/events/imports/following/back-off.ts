// Says when the address of a calendar is asked again.
import { LONGEST_PAUSE_MS, READ_EVERY_MS } from '../constants.ts';

/** Returns the moment of the next reading: the more often it failed in a row, the later. */
export const nextReading = (now: Date, failures: number): Date =>
  new Date(
    now.getTime() + Math.min(READ_EVERY_MS * 2 ** Math.min(failures, MOST_DOUBLINGS), LONGEST_PAUSE_MS),
  );

const MOST_DOUBLINGS = 10;
