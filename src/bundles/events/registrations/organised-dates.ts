// Lists the dates whose lists an organiser has: those of the event, and those that were taken out of it while somebody was
// registered, so that these people can still be written to.
import type { Ctx } from '#kernel/ctx.ts';
import type { Event } from '../queries.ts';
import { knownOf } from './occasion.ts';
import { listKnownDates } from './queries.ts';
import type { KnownDate } from './schema.ts';

export interface OrganisedDate {
  readonly key: number;
  readonly known: KnownDate;
  /** It isn't a date of the event any more. */
  readonly isRemoved: boolean;
}

/** Lists these dates in the order of their beginnings. */
export const listOrganised = async (ctx: Ctx, event: Event): Promise<OrganisedDate[]> => {
  const own = event.dates.map((date) => ({
    key: date.key,
    known: knownOf({ event, date }),
    isRemoved: false,
  }));
  const keys = new Set(own.map(({ key }) => key));
  const removed = [...(await listKnownDates(ctx, event.id))]
    .filter(([key]) => !keys.has(key))
    .map(([key, known]) => ({ key, known, isRemoved: true }));
  return [...own, ...removed].toSorted((one, other) => (one.known.startsAt < other.known.startsAt ? -1 : 1));
};
