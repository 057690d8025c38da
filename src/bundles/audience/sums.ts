// Keeps sums of readings as they wait in memory and go into the database, many at once.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { CHANNELS, MAX_WAITING } from './constants.ts';
import type { Channel } from './constants.ts';
import type { Reading } from './rules.ts';

/** What was read of one piece within one minute. */
export type Sums = { views: number; reads: number; seconds: number; shares: number } & Record<
  Channel,
  number
>;

export interface MinuteOfPiece {
  readonly ref: ContentRef;
  readonly minute: Date;
  readonly sums: Sums;
}

/** Adds a reading to what waits; false when too much waits already, and the reading is lost. */
export const addReading = (
  waiting: Map<string, MinuteOfPiece>,
  ref: ContentRef,
  { moment, reading }: { readonly moment: Date; readonly reading: Reading },
): boolean => {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const key = `${ref.type}:${ref.id}:${minute}`;
  let entry = waiting.get(key);
  if (!entry) {
    if (waiting.size >= MAX_WAITING) return false;
    entry = { ref, minute: new Date(minute * MINUTE_MS), sums: nothing() };
    waiting.set(key, entry);
  }
  const { sums } = entry;
  sums.views += reading.views;
  sums.reads += reading.reads;
  sums.seconds += reading.seconds;
  sums.shares += reading.shares;
  sums[reading.channel] += reading.views;
  return true;
};

const nothing = (): Sums => ({
  views: 0,
  reads: 0,
  seconds: 0,
  shares: 0,
  ...(Object.fromEntries(CHANNELS.map((channel) => [channel, 0])) as Record<Channel, number>),
});
