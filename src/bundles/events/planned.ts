// Offers what takes place in a week to the newsroom's calendar.
import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { PlannedDate, PlannedDates } from '#kernel/planned-dates.ts';
import { WHOLE_PORTAL } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { eventAgenda, eventDates } from './schema.ts';

const { type: EVENT, names } = kindDeclaration;

/** Returns public events by their days; one that is at several places at a time counts once. */
export const plannedEvents = async (ctx: Ctx, asked: PlannedDates): Promise<readonly PlannedDate[]> => {
  const { from, until, places, type, limit } = asked;
  if (type !== undefined && type !== EVENT) return [];
  const { eventId, startsAt, locationId, publishedAt } = eventAgenda;
  const isAllDay = sql<boolean>`exists (select from ${eventDates} where ${and(
    eq(eventDates.eventId, eventId),
    eq(eventDates.startsAt, startsAt),
    eq(eventDates.isAllDay, true),
  )})`;
  const rows = await ctx.db
    .selectDistinct({ eventId, startsAt, isAllDay })
    .from(eventAgenda)
    .where(
      and(
        inArray(
          locationId,
          places.map((place) => place ?? WHOLE_PORTAL),
        ),
        gte(startsAt, from),
        lt(startsAt, until),
        lte(publishedAt, ctx.now),
      ),
    )
    .orderBy(asc(startsAt), asc(eventId))
    .limit(limit);
  return rows.map(({ eventId, startsAt, isAllDay }) => ({
    at: startsAt,
    isAllDay,
    what: names.one,
    ref: { type: EVENT, id: eventId },
  }));
};
