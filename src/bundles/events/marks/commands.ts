// Notes that one comes to a date, whether others may see it, and that one wants to be reminded. All of it is safe to do again.
import { and, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { events } from '../schema.ts';
import { findSeenOccasion, knownOf } from '../registrations/occasion.ts';
import type { EventOccasion } from '../registrations/occasion.ts';
import type { DateRef } from '../registrations/seats.ts';
import { nextReminderAt } from '../reminders/rules.ts';
import { isOff, isOver, overAt } from '../rules.ts';
import { EVENT_TYPE, MARK_LIMIT } from './constants.ts';
import type { MarkAct } from './constants.ts';
import { mayMark } from './policy.ts';
import { eventMarks } from './schema.ts';
import * as texts from './texts.ts';

export type MarkOutcome = { readonly kind: 'done' } | Refused;

/** Throws 401, 403, 404 and 429. */
export const setMark = async (ctx: Ctx, ref: DateRef, act: MarkAct): Promise<MarkOutcome> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) throw unauthorised();
  if (act === 'hide' || act === 'stay' || act === 'forget') return takeBack(ctx, ref, viewer.id, act);
  await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
  if (!mayMark(viewer)) demandToAct(viewer);
  await limitAttempts(ctx, `event-mark:${viewer.id}`, MARK_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<MarkOutcome> => {
    // Whoever changes the event waits, or has changed it already: what is noted is told of each later change.
    await ctx.db.select({ id: events.id }).from(events).where(eq(events.id, ref.eventId)).for('share');
    const occasion = await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
    const obstacle = obstacleTo(ctx, occasion, act);
    if (obstacle) return refused(obstacle);
    const values = given(ctx, occasion, act);
    await ctx.db
      .insert(eventMarks)
      .values({ ...ref, userId: viewer.id, known: knownOf(occasion), ...values })
      .onConflictDoUpdate({
        target: [eventMarks.eventId, eventMarks.dateKey, eventMarks.userId],
        set: values,
      });
    await note(ctx, ref, act);
    return { kind: 'done' };
  });
};

const obstacleTo = (ctx: Ctx, { event, date }: EventOccasion, act: MarkAct): string | undefined => {
  if (event.state !== 'published' || isOver(date, ctx.now)) return texts.isOver;
  if (isOff(date.status)) return texts.isOff;
  return act === 'remind' && !nextReminderAt(date, ctx.now) ? texts.tooLate : undefined;
};

const given = (ctx: Ctx, { date }: EventOccasion, act: MarkAct) => ({
  startsAt: date.startsAt,
  overAt: overAt(date),
  ...(act === 'come' && { isComing: true }),
  ...(act === 'show' && { isComing: true, isSeen: true }),
  ...(act === 'remind' && { isReminded: true, remindAt: nextReminderAt(date, ctx.now) }),
});

const TAKEN = {
  hide: { isSeen: false },
  stay: { isComing: false, isSeen: false },
  forget: { isReminded: false, remindAt: null },
} as const;

/** Where there is something to be taken back. */
const IS_THERE = {
  hide: eventMarks.isSeen,
  stay: eventMarks.isComing,
  forget: eventMarks.isReminded,
} as const;

/** Also of an event that isn't seen any more. What isn't there leaves no entry, so that nobody fills the history with it. */
const takeBack = (ctx: Ctx, ref: DateRef, userId: number, act: keyof typeof TAKEN): Promise<MarkOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MarkOutcome> => {
    const isOwn = and(
      eq(eventMarks.eventId, ref.eventId),
      eq(eventMarks.dateKey, ref.dateKey),
      eq(eventMarks.userId, userId),
    );
    const taken = await ctx.db
      .update(eventMarks)
      .set(TAKEN[act])
      .where(and(isOwn, IS_THERE[act]))
      .returning({ id: eventMarks.id });
    if (taken.length === 0) {
      if ((await ctx.db.$count(eventMarks, isOwn)) === 0)
        await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
      return { kind: 'done' };
    }
    await ctx.db
      .delete(eventMarks)
      .where(and(isOwn, sql`not ${eventMarks.isComing} and not ${eventMarks.isReminded}`));
    await note(ctx, ref, act);
    return { kind: 'done' };
  });

/** It isn't recorded of which date: the history is for ever, where somebody went isn't. */
const note = async (ctx: Ctx, { eventId }: DateRef, act: MarkAct) => {
  const after = { standing: texts.acts[act] };
  await record(ctx, { type: EVENT_TYPE, objectId: eventId, action: 'event.marked', after });
  touch(ctx, eventTag(eventId));
};
