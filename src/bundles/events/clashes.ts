// Says what takes place already at a venue, for whoever announces something there.
import { sql } from 'drizzle-orm';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import { MAX_CLASHES, TAKEN_LIMIT } from './constants.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { toDate } from './dates.ts';
import { eventHref, eventKind } from './kind.ts';
import { findEvents } from './queries.ts';
import { isOff, overAt } from './rules.ts';
import * as texts from './texts.ts';
import type { DateView, TakenView } from './views.ts';

export interface Asked {
  readonly locationId: number;
  readonly venue: string;
  /** Days, `2026-11-27`. */
  readonly from: string;
  readonly until: string;
  /** It isn't in its own way. */
  readonly except?: number | undefined;
}

/**
 * Loads the dates of public events of one place at one venue, soonest first; those that are off take up nothing. Throws 400 for
 * what isn't a day, and 429.
 */
export const loadTaken = async (
  ctx: Ctx,
  asked: Asked,
  limit = MAX_CLASHES,
): Promise<readonly TakenView[]> => {
  await limitAttempts(ctx, `venue-taken:${ctx.viewer.id}`, TAKEN_LIMIT);
  const [from, until] = [momentAt(asked.from), endOfDay(asked.until)];
  if (!from || !until) throw badInput({ from: texts.dateInvalid });
  // The days come first: a venue has as many rows as events that ever took place there, and what is looked up by its own
  // `limit` PostgreSQL looks up for each date instead of reading all venues.
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with entry as materialized (
      select event_id id, min(starts_at) first from event_agenda
      where location_id = ${asked.locationId} and starts_at < ${until} and over_at > ${from}
        and starts_at > ${from}::timestamptz - interval '60 days'
        and published_at <= ${ctx.now} and event_id <> ${asked.except ?? 0}
      group by event_id)
    select id from entry cross join lateral (
      select from event_locations
      where event_id = entry.id and lower(venue) = lower(${asked.venue.trim()}) limit 1) venue
    order by first, id limit ${limit}`);
  const events = await findEvents(
    ctx,
    rows.map(({ id }) => id),
  );
  return [...events.values()]
    .filter((event) => eventKind.visibility(ctx.viewer, event, ctx.now) === 'all')
    .flatMap((event) =>
      event.dates
        .filter((date) => isSameVenue(date.venue, asked.venue) && !isOff(date.status))
        .map((date) => ({ event, date, overAt: overAt(date) })),
    )
    .filter(({ date, overAt }) => date.startsAt < until && overAt > from)
    .toSorted((one, other) => one.date.startsAt.getTime() - other.date.startsAt.getTime())
    .slice(0, limit)
    .map(({ event, date, overAt }) => ({
      title: event.title,
      href: eventHref(event),
      when: whenOf(toDate(date, ctx.now)),
      startsAt: date.startsAt.toISOString(),
      overAt: overAt.toISOString(),
    }));
};

const whenOf = ({ day, hours }: DateView) => `${day}, ${hours}`;

const isSameVenue = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
