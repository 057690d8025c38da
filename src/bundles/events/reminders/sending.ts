// Reminds people when it is time. A date that was moved since is worked out anew, one that doesn't take place is left out.
import { inArray, sql } from 'drizzle-orm';
import { announce } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { eventKind } from '../kind.ts';
import { eventMarks } from '../marks/schema.ts';
import { findEvents } from '../queries.ts';
import type { Event } from '../queries.ts';
import { isOff } from '../rules.ts';
import { inWords, knownOf } from '../registrations/occasion.ts';
import type { EventOccasion } from '../registrations/occasion.ts';
import { REMIND_BATCH } from './constants.ts';
import { remindersDue } from './notices.ts';
import { dueReminder, nextReminderAt } from './rules.ts';
import type { ReminderName } from './rules.ts';

type Mark = typeof eventMarks.$inferSelect;

/**
 * Says how many people were reminded; run by two at once, each reminds others.
 * No entry: nobody did it, and whoever asked for it left one.
 */
export const sendReminders = async (ctx: Ctx): Promise<number> => {
  let total = 0;
  for (;;) {
    const { taken, reminded } = await withTransaction(ctx, remindBatch);
    total += reminded;
    if (taken < REMIND_BATCH) return total;
  }
};

const lockDueMarks = (ctx: Ctx): Promise<Mark[]> =>
  ctx.db
    .select()
    .from(eventMarks)
    .where(sql`${eventMarks.remindAt} <= ${ctx.now.toISOString()}`)
    .orderBy(eventMarks.remindAt, eventMarks.id)
    .limit(REMIND_BATCH)
    .for('update', { skipLocked: true });

const remindBatch = async (ctx: Ctx) => {
  const marks = await lockDueMarks(ctx);
  if (marks.length === 0) return { taken: 0, reminded: 0 };
  const events = await findEvents(ctx, [...new Set(marks.map(({ eventId }) => eventId))]);
  const looked = marks.map((mark) => lookAt(ctx, mark, events.get(mark.eventId)));
  await noteNext(ctx, looked);
  const due = looked.flatMap(({ mark, occasion, name }) =>
    occasion && name ? [{ mark, occasion, name }] : [],
  );
  const groups = Map.groupBy(due, ({ mark, name }) => `${mark.eventId}:${mark.dateKey}:${name}`);
  for (const [group, all] of groups) await announceReminder(ctx, group, all);
  return { taken: marks.length, reminded: due.length };
};

/** Lets those pass whose hour is over, and tells nobody. In the caller's transaction; gives how many these were. */
export const letRemindersPass = async (ctx: Ctx): Promise<number> => {
  let passed = 0;
  for (;;) {
    const marks = await lockDueMarks(ctx);
    if (marks.length === 0) return passed;
    const events = await findEvents(ctx, [...new Set(marks.map(({ eventId }) => eventId))]);
    await noteNext(
      ctx,
      marks.map((mark) => lookAt(ctx, mark, events.get(mark.eventId))),
    );
    passed += marks.length;
  }
};

interface Due {
  readonly mark: Mark;
  readonly occasion: EventOccasion;
  readonly name: ReminderName;
}

const lookAt = (ctx: Ctx, mark: Mark, event: Event | undefined) => {
  const date = event?.dates.find(({ key }) => key === mark.dateKey);
  if (!event || !date) return { mark, next: null };
  const next = nextReminderAt(date, ctx.now);
  // The reminder was worked out for another beginning, so it may not be time yet, or it was time before.
  const isMoved = mark.startsAt.getTime() !== date.startsAt.getTime();
  // What is withdrawn or hidden, by itself or with all of its author's, may be out again before the next reminder.
  const isOut = eventKind.visibility(anonymous, event, ctx.now) === 'all';
  const isQuiet = isMoved || isOff(date.status) || !isOut;
  const name = isQuiet ? undefined : dueReminder(date, ctx.now);
  return { mark, next, startsAt: date.startsAt, occasion: { event, date }, name };
};

const noteNext = async (
  ctx: Ctx,
  looked: readonly { readonly mark: Mark; readonly next: Date | null; readonly startsAt?: Date }[],
) => {
  const rows = looked.map(({ mark, next, startsAt = mark.startsAt }) => ({
    id: mark.id,
    remind_at: next,
    starts_at: startsAt,
  }));
  await ctx.db.execute(sql`
    update ${eventMarks} set remind_at = looked.remind_at, starts_at = looked.starts_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as looked (id int, remind_at timestamptz, starts_at timestamptz)
    where ${inArray(
      eventMarks.id,
      rows.map(({ id }) => id),
    )} and ${eventMarks.id} = looked.id`);
};

const announceReminder = async (ctx: Ctx, group: string, all: readonly Due[]) => {
  const [{ occasion, name }] = all as readonly [Due];
  await announce(ctx, remindersDue, {
    eventId: occasion.event.id,
    key: `event-reminder:${group}:${occasion.date.startsAt.toISOString()}`,
    userIds: all.map(({ mark }) => mark.userId),
    name,
    when: inWords(knownOf(occasion), ctx.now),
  });
};
