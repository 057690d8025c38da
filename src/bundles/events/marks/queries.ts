// Reads who comes to a date, and what somebody noted for themselves.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { DateRef } from '../registrations/seats.ts';
import { NAMES_IN_BOX, NAMES_ON_PAGE } from './constants.ts';
import { eventMarks } from './schema.ts';

export type Mark = typeof eventMarks.$inferSelect;

/** Those who come to one date: how many, and the first of those who want to be seen. */
export interface Coming {
  readonly dateKey: number;
  readonly count: number;
  readonly seen: number;
  readonly userIds: readonly number[];
}

/** Returns who comes to the dates of an event, as a column of a query that knows the event's id. */
export const comingTo = (eventId: ReturnType<typeof sql>) => sql<readonly Coming[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'dateKey', date_key, 'count', count, 'seen', seen, 'userIds', coalesce(ids, '{}'))), '[]')
  from (
    select date_key, count(*) as count, count(*) filter (where is_seen) as seen,
      (array_agg(user_id order by id) filter (where is_seen))[1:${sql.raw(String(NAMES_IN_BOX))}] as ids
    from event_marks where event_id = ${eventId} and is_coming group by date_key
  ) coming)`;

/** Returns one's own marks of an event. */
export const listOwnMarks = (ctx: Ctx, eventId: number, userId: number): Promise<Mark[]> =>
  ctx.db
    .select()
    .from(eventMarks)
    .where(and(eq(eventMarks.eventId, eventId), eq(eventMarks.userId, userId)));

/** Returns dates that somebody comes to, for their own calendar. */
export const listMarkedDates = (ctx: Ctx, userId: number): Promise<DateRef[]> =>
  ctx.db
    .select({ eventId: eventMarks.eventId, dateKey: eventMarks.dateKey })
    .from(eventMarks)
    .where(and(eq(eventMarks.userId, userId), eventMarks.isComing))
    .orderBy(asc(eventMarks.startsAt), asc(eventMarks.id));

/** Returns those who want to be seen, in the order in which they came. */
export const listSeenIds = async (ctx: Ctx, { eventId, dateKey }: DateRef): Promise<number[]> =>
  (
    await ctx.db
      .select({ userId: eventMarks.userId })
      .from(eventMarks)
      .where(
        and(
          eq(eventMarks.eventId, eventId),
          eq(eventMarks.dateKey, dateKey),
          eventMarks.isComing,
          eventMarks.isSeen,
        ),
      )
      .orderBy(asc(eventMarks.id))
      .limit(NAMES_ON_PAGE)
  ).map(({ userId }) => userId);
