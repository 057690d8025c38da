// Says what registrations hold about a person.
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
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
    // What was cancelled on one side must not take away what counts on the other.
    await ctx.db
      .delete(eventRegistrations)
      .where(
        and(
          eq(owner, merge.intoId),
          eq(eventRegistrations.state, 'cancelled'),
          sql`(${eventRegistrations.eventId}, ${eventRegistrations.dateKey}) in (${datesOfAccount(ctx, merge.fromId)})`,
        ),
      );
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

const datesOf = async (ctx: Ctx, userId: number): Promise<DateRef[]> => datesOfAccount(ctx, userId);

const datesOfAccount = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectDistinct({ eventId: eventRegistrations.eventId, dateKey: eventRegistrations.dateKey })
    .from(eventRegistrations)
    .where(and(eq(owner, userId), ne(eventRegistrations.state, 'cancelled')));

/** Queues one job for each date, as many as somebody registers for. */
const giveOn = async (ctx: Ctx, dates: readonly DateRef[]): Promise<void> => {
  for (const date of dates) await fillLater(ctx, date);
  touch(ctx, ...new Set(dates.map(({ eventId }) => eventTag(eventId))));
};
