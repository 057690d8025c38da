// Gives answers that take the same time whether or not an account exists.
import { setTimeout as wait } from 'node:timers/promises';
import { CONSTANT_TIME_MS } from './constants.ts';

/** Returns what `work` gives, but never sooner than after a fixed time, within which it is done on any machine. */
export const inConstantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.all([work(), wait(CONSTANT_TIME_MS)]);
  return outcome;
};
