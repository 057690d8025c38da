// Lists what comes next in a place. One row per date and place it counts for keeps each question an index scan.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { startOfDay } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import type { UpcomingSubject } from '#bundles/teasers/public.ts';
import { WHOLE_PORTAL } from './constants.ts';
import type { EventFeature } from './details.ts';
import { isForFamilies, isLong, isOff, overAt } from './rules.ts';
import type { EventStatus, Occasion } from './rules.ts';
import { eventAgenda } from './schema.ts';

interface AgendaEvent {
  readonly id: number;
  readonly locationPath: string;
  readonly publishedAt: Date | null;
  readonly isListed: boolean;
  readonly categoryId: number;
  readonly feeCents: number | null;
  readonly features: readonly EventFeature[];
  readonly ageTo: number | null;
  readonly dates: readonly AgendaDate[];
}

type AgendaDate = Occasion & { readonly status: EventStatus };

/** Puts an event into the agendas of its places, or takes it out; part of the transaction that changes it. */
export const saveAgenda = async (ctx: Ctx, event: AgendaEvent): Promise<void> => {
  const { id: eventId, publishedAt, isListed, dates, categoryId } = event;
  await ctx.db.delete(eventAgenda).where(eq(eventAgenda.eventId, eventId));
  if (!isListed || !publishedAt || dates.length === 0) return;
  const places = [WHOLE_PORTAL, ...idsOfPath(event.locationPath)];
  const entries = onePerBeginning(dates).map((date) => ({
    startsAt: date.startsAt,
    overAt: overAt(date),
    eventId,
    publishedAt,
    categoryId,
    isFree: event.feeCents === 0,
    isForFamilies: isForFamilies(event),
    isAccessible: event.features.includes('wheelchair'),
    isLong: isLong(date),
    isOff: isOff(date.status),
  }));
  await ctx.db
    .insert(eventAgenda)
    .values(places.flatMap((locationId) => entries.map((entry) => ({ ...entry, locationId }))));
};

/** At two places at the same time it is still one event: the date that takes place counts, of several the one that lasts longer. */
const onePerBeginning = (dates: readonly AgendaDate[]): readonly AgendaDate[] => {
  const lastCounts = dates.toSorted(
    (a, b) => Number(isOff(b.status)) - Number(isOff(a.status)) || overAt(a).getTime() - overAt(b).getTime(),
  );
  return [...new Map(lastCounts.map((date) => [date.startsAt.getTime(), date])).values()];
};

/**
 * Lists the ids of public events that take place from now on, each once, soonest first. A date counts from the beginning of its
 * day until it is over; what began on an earlier day is under way rather than coming. One that doesn't take place counts only
 * where no other is coming, as on cards.
 */
export const listComing = async (
  ctx: Ctx,
  { locationId = WHOLE_PORTAL, limit }: UpcomingSubject,
): Promise<number[]> => {
  const today = startOfDay(ctx.now);
  const found = await selectComing(ctx, { locationId, limit, now: ctx.now, today });
  return found.map(({ eventId }) => eventId);
};

/**
 * How far back a date that isn't over may have begun without lasting for days: such a date lasts a day at most, and the longest
 * day has 25 hours.
 */
const LATELY_MS = 2 * DAY_MS;

/** Says whether anything of a place, or of a category there, isn't over yet. */
export const isAnythingComing = async (
  ctx: Ctx,
  { locationId, categoryId }: { readonly locationId: number; readonly categoryId: number | undefined },
): Promise<boolean> => {
  const lately = new Date(ctx.now.getTime() - LATELY_MS);
  const select = categoryId === undefined ? selectAny : selectAnyOfCategory;
  return (await select(ctx, { locationId, categoryId, now: ctx.now, lately })).length > 0;
};

/** An event with the date that it is listed by. */
export interface AgendaEntry {
  readonly eventId: number;
  readonly startsAt: Date;
}

const earlier = alias(eventAgenda, 'earlier');

const isNotOver = (entry: typeof eventAgenda | typeof earlier) =>
  sql`${entry.overAt} > ${sql.placeholder('now')}`;

/**
 * Builds the query for what is coming. Dates to name before one are looked for one by one, which `offset` sees to: joined, all that are
 * coming would be compared with each. The test of its plan asks for it, too.
 */
export const comingQuery = (db: Db) =>
  db
    .select({ eventId: eventAgenda.eventId })
    .from(eventAgenda)
    .where(
      and(
        eq(eventAgenda.locationId, sql.placeholder('locationId')),
        sql`${eventAgenda.startsAt} >= ${sql.placeholder('today')}`,
        isNotOver(eventAgenda),
        sql`${eventAgenda.publishedAt} <= ${sql.placeholder('now')}`,
        sql`not exists (select from ${eventAgenda} ${earlier} where ${and(
          eq(earlier.eventId, eventAgenda.eventId),
          eq(earlier.locationId, eventAgenda.locationId),
          sql`(${earlier.isOff}, ${earlier.startsAt}) < (${eventAgenda.isOff}, ${eventAgenda.startsAt})`,
          sql`${earlier.startsAt} >= ${sql.placeholder('today')}`,
          isNotOver(earlier),
        )} offset 0)`,
      ),
    )
    .orderBy(asc(eventAgenda.startsAt), asc(eventAgenda.eventId))
    .limit(sql.placeholder('limit'));

const selectComing = prepared('events.coming', comingQuery);

/**
 * Builds the query for whether anything is coming. What goes on for days has an index of its own, all else began lately or
 * begins later. Without an order PostgreSQL would read the whole table until it meets one, and to its end where there is none.
 * The test of its plan asks for it, too.
 */
export const anyQuery = (db: Db, isIts?: SQL) => {
  const { eventId, startsAt, overAt: endsAt, isLong: goesOn } = eventAgenda;
  const isThere = and(
    eq(eventAgenda.locationId, sql.placeholder('locationId')),
    isNotOver(eventAgenda),
    sql`${eventAgenda.publishedAt} <= ${sql.placeholder('now')}`,
    isIts,
  );
  const any = () => db.select({ eventId }).from(eventAgenda).$dynamic();
  return unionAll(
    any()
      .where(and(isThere, sql`${startsAt} > ${sql.placeholder('lately')}`))
      .orderBy(asc(startsAt), asc(eventId))
      .limit(1),
    any()
      .where(and(isThere, sql`${goesOn}`))
      .orderBy(asc(endsAt))
      .limit(1),
  );
};

export const isOfCategory = eq(eventAgenda.categoryId, sql.placeholder('categoryId'));

const selectAny = prepared('events.any', (db) => anyQuery(db));
const selectAnyOfCategory = prepared('events.any-of-category', (db) => anyQuery(db, isOfCategory));
