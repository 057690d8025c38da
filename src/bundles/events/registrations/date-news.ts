// Says what there is to tell those who know how a date stood before.
import type { DateNews } from './constants.ts';
import type { KnownDate } from './schema.ts';

/** Says what people are to be told of the change; undefined for what needs no word. */
export const newsOf = (before: KnownDate, now: KnownDate): DateNews | undefined => {
  if (now.standing !== before.standing) return now.standing;
  return now.standing === 'planned' ? 'moved' : undefined;
};
