// Reads sums of readings: each question is one query, whatever number of pieces it is about.
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { timeZone } from '#kernel/calendar.ts';
import { audienceAges, audienceHours, audienceTotals } from './schema.ts';

export type Total = typeof audienceTotals.$inferSelect;
type Table = typeof audienceAges | typeof audienceHours | typeof audienceTotals;

const isAmong = (table: Table, refs: readonly ContentRef[]): SQL =>
  sql`(${table.type}, ${table.objectId}) in (select * from unnest(
    ${sql.param(refs.map(({ type }) => type))}::text[], ${sql.param(refs.map(({ id }) => id))}::int[]))`;

/** Finds the totals of those pieces that were read at all. */
export const findTotals = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<Total[]> =>
  refs.length === 0 ? [] : ctx.db.select().from(audienceTotals).where(isAmong(audienceTotals, refs));

/** Finds the views of each in the first steps of its age; pieces that nobody read then are left out. */
export const findViewsUpTo = async (ctx: Ctx, refs: readonly ContentRef[], steps: number) =>
  refs.length === 0
    ? []
    : ctx.db
        .select({
          type: audienceAges.type,
          id: audienceAges.objectId,
          views: sql<number>`sum(${audienceAges.views})::int`,
        })
        .from(audienceAges)
        .where(and(isAmong(audienceAges, refs), lt(audienceAges.step, steps)))
        .groupBy(audienceAges.type, audienceAges.objectId);

/** Finds the views of each in every step of its age. */
export const findSteps = async (ctx: Ctx, refs: readonly ContentRef[]) =>
  refs.length === 0
    ? []
    : ctx.db
        .select({
          type: audienceAges.type,
          id: audienceAges.objectId,
          step: audienceAges.step,
          views: audienceAges.views,
        })
        .from(audienceAges)
        .where(isAmong(audienceAges, refs));

const total = (name: 'views' | 'reads' | 'seconds' | 'shares') =>
  sql<number>`sum(${audienceHours[name]})::float8`;

/** Finds the sums by days of the portal's calendar, the latest first. */
export const findDays = (ctx: Ctx, ref: ContentRef, since: Date) => {
  const day = sql<string>`to_char(${audienceHours.hour} at time zone ${sql.raw(`'${timeZone()}'`)}, 'YYYY-MM-DD')`;
  return ctx.db
    .select({ day, views: total('views'), reads: total('reads'), shares: total('shares') })
    .from(audienceHours)
    .where(and(isAmong(audienceHours, [ref]), gte(audienceHours.hour, since)))
    .groupBy(day)
    .orderBy(desc(day));
};

/** Finds what was read between two full hours, of all pieces or of some, the most read first. */
export const findReadBetween = (
  ctx: Ctx,
  { since, until, refs, limit }: SpanOptions,
): Promise<ReadPiece[]> => {
  const read = ctx.db
    .select({
      type: audienceHours.type,
      id: audienceHours.objectId,
      views: total('views'),
      reads: total('reads'),
      seconds: total('seconds'),
      shares: total('shares'),
    })
    .from(audienceHours)
    .where(
      and(
        gte(audienceHours.hour, since),
        lt(audienceHours.hour, until),
        refs && isAmong(audienceHours, refs),
      ),
    )
    .groupBy(audienceHours.type, audienceHours.objectId)
    .orderBy(desc(total('views')), desc(audienceHours.objectId), audienceHours.type);
  return limit === undefined ? read.execute() : read.limit(limit).execute();
};

export interface SpanOptions {
  readonly since: Date;
  readonly until: Date;
  readonly refs?: readonly ContentRef[];
  readonly limit?: number;
}

export interface ReadPiece extends ContentRef {
  readonly views: number;
  readonly reads: number;
  readonly seconds: number;
  readonly shares: number;
}

/** Finds the total of one piece. */
export const findTotal = async (ctx: Ctx, { type, id }: ContentRef): Promise<Total | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(audienceTotals)
    .where(and(eq(audienceTotals.type, type), eq(audienceTotals.objectId, id)));
  return row;
};
