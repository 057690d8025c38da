// Lets what readers noted follow its date when that is moved, and tells them once what becomes of it: each note knows what its
// person was told last, as registrations do. docs/decisions/0089
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#kernel/announcements.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Event } from '../queries.ts';
import { newsOf } from '../registrations/date-news.ts';
import { registeredTold } from '../registrations/notices.ts';
import { inFullWords, knownOf, occasionOf } from '../registrations/occasion.ts';
import { eventRegistrations } from '../registrations/schema.ts';
import type { KnownDate } from '../registrations/schema.ts';
import { nextReminderAt } from '../reminders/rules.ts';
import { overAt } from '../rules.ts';
import type { Mark } from './queries.ts';
import { eventMarks } from './schema.ts';

/**
 * Returns the marks of an event, locked until the transaction ends, so that of two who follow an event the later one knows what
 * the first has told.
 */
export const lockMarks = (ctx: Ctx, eventId: number): Promise<Mark[]> =>
  ctx.db
    .select()
    .from(eventMarks)
    .where(eq(eventMarks.eventId, eventId))
    .orderBy(asc(eventMarks.id))
    .for('update');

/** `marks` are locked, and the event was read after that. */
export const followMarks = async (
  ctx: Ctx,
  event: Event,
  marks: readonly Mark[],
  isQuiet = false,
): Promise<void> => {
  if (marks.length === 0) return;
  await moveMarks(ctx, event);
  const changes = marks.flatMap((mark) => changeOf(event, mark));
  await noteKnown(ctx, changes);
  if (!isQuiet) await notifyMarked(ctx, event, changes);
};

/** Reminders of another beginning are worked out anew; others stay, so that one that is due isn't lost. */
const moveMarks = async (ctx: Ctx, event: Event): Promise<void> => {
  const rows = event.dates.map((date) => ({
    date_key: date.key,
    starts_at: date.startsAt,
    over_at: overAt(date),
    remind_at: nextReminderAt(date, ctx.now),
  }));
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    update ${eventMarks} set starts_at = moved.starts_at, over_at = moved.over_at,
      remind_at = case
        when not is_reminded then null
        when event_marks.starts_at = moved.starts_at then event_marks.remind_at
        else moved.remind_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as moved (date_key int, starts_at timestamptz, over_at timestamptz, remind_at timestamptz)
    where ${eq(eventMarks.eventId, event.id)} and ${eventMarks.dateKey} = moved.date_key
      and (event_marks.starts_at, event_marks.over_at) is distinct from (moved.starts_at, moved.over_at)`);
};

interface Change {
  readonly mark: Mark;
  readonly before: KnownDate | null;
  readonly now: KnownDate;
}

/** A date that was taken out of the event stays where it was, for those who noted it. */
const changeOf = (event: Event, mark: Mark): Change[] => {
  const date = event.dates.find(({ key }) => key === mark.dateKey);
  const before = mark.known;
  if (!date && !before) return [];
  const now: KnownDate = date ? knownOf({ event, date }) : { ...before!, standing: 'withdrawn' };
  return isDeepStrictEqual(now, before) ? [] : [{ mark, before, now }];
};

const noteKnown = async (ctx: Ctx, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ mark, now }) => ({ id: mark.id, known: now }));
  await ctx.db.execute(sql`
    update ${eventMarks} set known = changed.known
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id int, known jsonb)
    where ${eventMarks.id} = changed.id`);
};

/** Those who registered for the date as well are told by their registration. */
const notifyMarked = async (ctx: Ctx, event: Event, changes: readonly Change[]): Promise<void> => {
  const isRegistered = await registeredFor(ctx, event.id);
  const concerned = changes.flatMap(({ mark, before, now }) => {
    const news = before ? newsOf(before, now) : undefined;
    const isOver = !before || (overAt(occasionOf(before)) <= ctx.now && overAt(occasionOf(now)) <= ctx.now);
    return news && !isOver && !isRegistered(mark) ? [{ mark, before, now, news }] : [];
  });
  const alike = Map.groupBy(concerned, ({ mark, before, news }) =>
    JSON.stringify([mark.dateKey, news, before.startsAt, before.endsAt, before.venue, before.address]),
  );
  for (const all of alike.values()) {
    const { before, now, news } = all[0]!;
    await announce(ctx, registeredTold, {
      eventId: event.id,
      key: `mark:${news}:${crypto.randomUUID()}`,
      userIds: all.map(({ mark }) => mark.userId),
      what: news,
      isMarked: true,
      when: inFullWords(now, ctx.now),
      ...(news === 'moved' && { before: inFullWords(before, ctx.now) }),
    });
  }
};

const registeredFor = async (ctx: Ctx, eventId: number) => {
  const { dateKey, userId, state } = eventRegistrations;
  const rows = await ctx.db
    .select({ dateKey, userId })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), inArray(state, ['registered', 'waiting'])));
  const known = new Set(rows.map((row) => `${row.dateKey}:${row.userId}`));
  return (mark: Mark) => known.has(`${mark.dateKey}:${mark.userId}`);
};
