// Tells whoever registered for a date, or noted it, once when it is moved, doesn't take place, or does so after all: each
// registration knows what its person was told last.
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { followMarks, lockMarks } from '../marks/following.ts';
import { eventMarks } from '../marks/schema.ts';
import { findEvents } from '../queries.ts';
import type { Event } from '../queries.ts';
import { overAt } from '../rules.ts';
import { FOLLOW_DATES } from './constants.ts';
import type { DateNews } from './constants.ts';
import { newsOf } from './date-news.ts';
import { inFullWords, knownOf, occasionOf } from './occasion.ts';
import { lockRules } from './queries.ts';
import { eventRegistrationRules, eventRegistrations } from './schema.ts';
import type { KnownDate } from './schema.ts';
import { fillSeats } from './seats.ts';
import { notifyLater } from './notify-registered.ts';

export interface FollowedEvent {
  readonly eventId: number;
  /** Whether nobody is told: in a portal from a backup they may have been told by the portal that the backup is of. */
  readonly isQuiet?: boolean;
}

/**
 * Queues the job for whoever changes an event, in their transaction; does nothing where nobody can have registered or noted
 * anything. Rules are asked for rather than registrations: whoever registers at this moment isn't seen yet.
 */
export const followLater = async (ctx: Ctx, eventId: number): Promise<void> => {
  const { rows } = await ctx.db.execute(sql`
    select 1 where exists (select from ${eventRegistrationRules} where ${eventRegistrationRules.eventId} = ${eventId})
      or exists (select from ${eventMarks} where ${eventMarks.eventId} = ${eventId})`);
  if (rows.length > 0) await enqueue(ctx, { name: FOLLOW_DATES }, { eventId });
};

/**
 * Notes what has become of an event's dates and tells those who registered or noted them, in one transaction: whatever is done twice finds
 * nothing new the second time. No entry: whoever changed the event left one.
 */
export const followDates = (ctx: Ctx, { eventId, isQuiet = false }: FollowedEvent): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const rules = await lockRules(ctx, eventId);
    const marks = await lockMarks(ctx, eventId);
    const event = (await findEvents(ctx, [eventId])).get(eventId);
    if (event) await followMarks(ctx, event, marks, isQuiet);
    if (!rules || !event) return;
    const changes = (await listFormer(ctx, eventId)).flatMap((former) => changeOf(event, former));
    if (changes.length === 0) return;
    await noteDates(ctx, eventId, changes);
    for (const { news, ids, before, now } of changes) {
      const isPast = overAt(occasionOf(before)) <= ctx.now && overAt(occasionOf(now)) <= ctx.now;
      if (!news || isPast || isQuiet) continue;
      const stamp = crypto.randomUUID();
      const former = news === 'moved' ? { before: inFullWords(before, ctx.now) } : {};
      await notifyLater(ctx, { what: news, ids, stamp, ...former });
    }
    await fillSeats(
      ctx,
      rules,
      changes.map(({ dateKey }) => dateKey),
      isQuiet,
    );
  });

/** Registrations of one date whose people know the same of it. */
interface Former {
  readonly dateKey: number;
  readonly before: KnownDate;
  /** The ids of those registrations whose people are to be told what becomes of the date. */
  readonly ids: readonly number[];
}

interface Change extends Former {
  readonly now: KnownDate;
  /** Undefined for what needs no word. */
  readonly news: DateNews | undefined;
}

const listFormer = (ctx: Ctx, eventId: number): Promise<Former[]> => {
  const { id, dateKey, known: before, state } = eventRegistrations;
  const ids = sql<
    number[]
  >`coalesce(array_agg(${id} order by ${id}) filter (where ${state} in ('registered', 'waiting')), '{}')`;
  return ctx.db
    .select({ dateKey, before, ids })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .groupBy(dateKey, before)
    .orderBy(dateKey);
};

const changeOf = (event: Event, former: Former): Change[] => {
  const { dateKey, before } = former;
  const date = event.dates.find(({ key }) => key === dateKey);
  // A date that was taken out of the event stays where it was, for those who registered.
  const now: KnownDate = date ? knownOf({ event, date }) : { ...before, standing: 'withdrawn' };
  return isDeepStrictEqual(now, before) ? [] : [{ ...former, now, news: newsOf(before, now) }];
};

/** Notes the dates of all of them with one query. */
const noteDates = async (ctx: Ctx, eventId: number, changes: readonly Change[]) => {
  const rows = [...new Map(changes.map(({ dateKey, now }) => [dateKey, now]))].map(([dateKey, now]) => ({
    date_key: dateKey,
    known: now,
    over_at: overAt(occasionOf(now)).toISOString(),
  }));
  await ctx.db.execute(sql`
    update ${eventRegistrations} set known = changed.known, over_at = changed.over_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed (date_key int, known jsonb, over_at timestamptz)
    where ${eventRegistrations.eventId} = ${eventId} and ${eventRegistrations.dateKey} = changed.date_key`);
};
