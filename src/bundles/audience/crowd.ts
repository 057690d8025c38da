// Limits how often one address may say that it reads. That is kept in memory for a minute, under a hash whose key is made anew
// each minute: nothing of it is written, and what is in memory names nobody.
import { createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#kernel/durations.ts';
import { BEACONS_PER_MINUTE, MAX_ADDRESSES } from './constants.ts';

export interface Crowd {
  /** Counts one beacon of an address; false when there were too many within this minute. */
  readonly admits: (address: string, now: Date) => boolean;
}

export const createCrowd = (room = MAX_ADDRESSES): Crowd => {
  let minute = -1;
  let key = randomBytes(32);
  const counts = new Map<string, number>();
  return {
    admits: (address, now) => {
      const current = Math.floor(now.getTime() / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        key = randomBytes(32);
        counts.clear();
      }
      const name = createHmac('sha256', key).update(address).digest('base64');
      const count = counts.get(name) ?? 0;
      if (count >= BEACONS_PER_MINUTE || (count === 0 && counts.size >= room)) return false;
      counts.set(name, count + 1);
      return true;
    },
  };
};
