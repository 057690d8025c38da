// Says what registrations hold about a person.
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eventTag } from '../constants.ts';
import { events } from '../schema.ts';
import { eventRegistrations } from './schema.ts';
import { fillLater } from './seats.ts';
import type { DateRef } from './seats.ts';
import { personalDataWords, stateWords } from './texts.ts';

const { userId: owner } = eventRegistrations;

/**
 * Registrations are given out whole and erased whole; seats that get free go to those who wait. Those of guests are erased with
 * the date alone.
 */
export const personalRegistrations: PersonalData = {
  name: 'eventRegistrations',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (
      await ctx.db
        .select({ row: eventRegistrations, event: events.title })
        .from(eventRegistrations)
        .innerJoin(events, eq(events.id, eventRegistrations.eventId))
        .where(eq(owner, userId))
        .orderBy(asc(eventRegistrations.id))
    ).map(({ row: { known, seats, answer, state, hasCome, cancelReason, createdAt }, event }) => ({
      event,
      startsAt: known.startsAt,
      seats,
      answer,
      standing: stateWords[state],
      hasCome,
      cancelReason,
      createdAt,
    })),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(eventRegistrations, eq(owner, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await dropWhatCountsLess(ctx, merge);
    const before = await datesOf(ctx, merge.fromId);
    const moved = await moveRows(ctx, eventRegistrations, 'userId', merge, ['eventId', 'dateKey']);
    await giveOn(ctx, before);
    return moved;
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      const before = await datesOf(ctx, userId);
      await ctx.db.delete(eventRegistrations).where(eq(owner, userId));
      await giveOn(ctx, before);
    }),
};

/** Deletes rows of the account that stays where the other one's count for more: cancelled against all else, waiting against a seat. */
const dropWhatCountsLess = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<void> => {
  const { eventId, dateKey, state } = eventRegistrations;
  const hasBetter = (isBetter: SQL) =>
    sql`(${eventId}, ${dateKey}) in (${datesOfAccount(ctx, fromId, isBetter)})`;
  await ctx.db
    .delete(eventRegistrations)
    .where(
      and(
        eq(owner, intoId),
        or(
          and(eq(state, 'cancelled'), hasBetter(isActive)),
          and(eq(state, 'waiting'), hasBetter(eq(state, 'registered'))),
        ),
      ),
    );
};

const isActive = ne(eventRegistrations.state, 'cancelled');

const datesOf = async (ctx: Ctx, userId: number): Promise<DateRef[]> => datesOfAccount(ctx, userId, isActive);

const datesOfAccount = (ctx: Ctx, userId: number, isMeant: SQL) =>
  ctx.db
    .selectDistinct({ eventId: eventRegistrations.eventId, dateKey: eventRegistrations.dateKey })
    .from(eventRegistrations)
    .where(and(eq(owner, userId), isMeant));

/** Queues one job for each date, as many as somebody registers for. */
const giveOn = async (ctx: Ctx, dates: readonly DateRef[]): Promise<void> => {
  for (const date of dates) await fillLater(ctx, date);
  touch(ctx, ...new Set(dates.map(({ eventId }) => eventTag(eventId))));
};
