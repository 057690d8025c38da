// Reads what takes place in spans of time. Each part is an index scan that ends as soon as it has enough, so that a list takes
// as long in a large calendar as in a small one.
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DAY_MS } from '#kernel/durations.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { isVisibleTo } from '#bundles/pieces/public.ts';
import type { AgendaEntry } from '../agenda.ts';
import { eventAgenda, eventDates, eventLocations, events } from '../schema.ts';
import type { Asked } from './asked.ts';
import { FRESH_DAYS, MAX_GOING_ON } from './constants.ts';
import { FOR_EVER } from './spans.ts';
import type { Span } from './spans.ts';

export interface Search {
  /** None lies in another one. */
  readonly placeIds: readonly number[];
  /** Only these events, as a query for their ids. */
  readonly among?: SQL;
  readonly filter: Pick<Asked, 'category' | 'isFree' | 'isForFamilies' | 'isAccessible' | 'isFresh'>;
}

export interface SpanEntry extends AgendaEntry {
  /** The position of its span among those that were asked for, counted from nought. */
  readonly span: number;
}

interface Reading {
  readonly spans: readonly Span[];
  /** The largest number of entries for each of the spans. */
  readonly limit: number;
  readonly after?: AgendaEntry | undefined;
  /** What is over isn't wanted, unless it is later than this. */
  readonly overAfter?: Date;
}

/** Returns what begins in the spans and isn't over, soonest first, at most `limit` for each span. */
export const listInSpans = async (ctx: Ctx, search: Search, reading: Reading): Promise<SpanEntry[]> => {
  const { rows } = await ctx.db.execute<{ span: number; id: number; moment: string }>(
    spansQuery(ctx.now, search, reading),
  );
  return rows.map(({ span, id, moment }) => ({ span, eventId: id, startsAt: new Date(moment) }));
};

/** Returns the query of `listInSpans`; the test of its plan asks for it, too. */
export const spansQuery = (now: Date, search: Search, reading: Reading): SQL => {
  const { spans, limit, after, overAfter = now } = reading;
  const isAfter = after
    ? sql`and (entry.starts_at, entry.event_id) > (${after.startsAt.toISOString()}::timestamptz, ${after.eventId}::int)`
    : sql``;
  const moments = (name: keyof Span) => sql.param(spans.map((span) => span[name].toISOString()));
  return sql`
    select (span.at - 1)::int as span, found.event_id as id, found.starts_at as moment
    from unnest(${moments('from')}::timestamptz[], ${moments('until')}::timestamptz[])
      with ordinality as span (starts_at, ends_at, at)
    cross join lateral (
      select entries.* from unnest(${sql.param([...search.placeIds])}::int[]) as place
      cross join lateral (
        select entry.event_id, entry.starts_at from ${eventAgenda} entry
        where entry.location_id = place and entry.starts_at >= span.starts_at and entry.starts_at < span.ends_at
          and entry.over_at > ${overAfter.toISOString()}::timestamptz ${isAfter} ${narrowing(now, search)}
        order by entry.starts_at, entry.event_id limit ${limit}
      ) entries
      order by entries.starts_at, entries.event_id limit ${limit}
    ) found
    order by span.at, found.starts_at, found.event_id`;
};

/** Returns what has begun before a moment and goes on for days, those first that end soonest. */
export const listGoingOn = async (ctx: Ctx, search: Search, at: Date): Promise<AgendaEntry[]> => {
  const { rows } = await ctx.db.execute<{ id: number; moment: string }>(sql`
    select found.event_id as id, found.starts_at as moment
    from unnest(${sql.param([...search.placeIds])}::int[]) as place
    cross join lateral (
      select entry.event_id, entry.starts_at, entry.over_at from ${eventAgenda} entry
      where entry.location_id = place and entry.is_long and entry.starts_at < ${at.toISOString()}::timestamptz
        and entry.over_at > greatest(${at.toISOString()}::timestamptz, ${ctx.now.toISOString()}::timestamptz)
        ${narrowing(ctx.now, search)}
      order by entry.over_at limit ${MAX_GOING_ON}
    ) found
    order by found.over_at, found.starts_at, found.event_id limit ${MAX_GOING_ON}`);
  return rows.map(({ id, moment }) => ({ eventId: id, startsAt: new Date(moment) }));
};

/** Returns when the first begins from a moment on; undefined where nothing does. */
export const nextBeginning = async (ctx: Ctx, search: Search, from: Date): Promise<Date | undefined> => {
  const [first] = await listInSpans(ctx, search, { spans: [{ from, until: FOR_EVER }], limit: 1 });
  return first?.startsAt;
};

const narrowing = (now: Date, { filter, among }: Search): SQL => {
  const { category, isFree, isForFamilies, isAccessible, isFresh } = filter;
  const freshFrom = new Date(now.getTime() - FRESH_DAYS * DAY_MS).toISOString();
  return sql.join(
    [
      sql`and entry.published_at <= ${now.toISOString()}::timestamptz`,
      ...(among ? [sql`and entry.event_id in (${among})`] : []),
      ...(category ? [sql`and entry.category_id = ${category.id}`] : []),
      ...(isFree ? [sql`and entry.is_free`] : []),
      ...(isForFamilies ? [sql`and entry.is_for_families`] : []),
      ...(isAccessible ? [sql`and entry.is_accessible`] : []),
      ...(isFresh ? [sql`and entry.published_at > ${freshFrom}::timestamptz`] : []),
    ],
    sql` `,
  );
};

/** An event at one of its beginnings, where it is then; at several places at once there are several. */
export type Occurrence = Awaited<ReturnType<typeof findOccurrences>>[number];

/** Returns what a programme says of entries that everybody may see; of others nothing. */
export const findOccurrences = async (ctx: Ctx, entries: readonly AgendaEntry[]) =>
  entries.length === 0 ? [] : occurrencesQuery(ctx, entries);

/** Returns the query of `findOccurrences`; the test of its plan asks for it, too. */
export const occurrencesQuery = (ctx: Ctx, entries: readonly AgendaEntry[]) => {
  const ids = sql.param(entries.map(({ eventId }) => eventId));
  const moments = sql.param(entries.map(({ startsAt }) => startsAt.toISOString()));
  return ctx.db
    .select({
      id: events.id,
      title: events.title,
      slug: events.slug,
      locationId: events.locationId,
      categoryId: events.categoryId,
      authorId: events.authorId,
      feeCents: events.feeCents,
      publishedAt: events.publishedAt,
      startsAt: eventDates.startsAt,
      endsAt: eventDates.endsAt,
      isAllDay: eventDates.isAllDay,
      eventStatus: events.status,
      dateStatus: eventDates.status,
      attendance: events.attendance,
      venue: eventLocations.venue,
    })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .innerJoin(
      eventLocations,
      and(
        eq(eventLocations.eventId, eventDates.eventId),
        eq(eventLocations.position, eventDates.locationPosition),
      ),
    )
    .where(
      and(
        sql`(${eventDates.eventId}, ${eventDates.startsAt}) in (select * from unnest(${ids}::int[], ${moments}::timestamptz[]))`,
        isVisibleTo(events, anonymous, ctx.now),
      ),
    )
    .orderBy(eventDates.eventId, eventDates.locationPosition, eventDates.position);
};
