// Adds sums of readings to what is kept, all in one statement however many pieces they are of.
import { lt, sql } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { HOURS_RETENTION_DAYS } from './constants.ts';
import { ageStep, hourOf } from './rules.ts';
import { audienceHours, audienceWriters } from './schema.ts';
import type { MinuteOfPiece } from './sums.ts';

/** Sums that one process writes together, under a number that it gives once. */
export interface Batch {
  readonly process: string;
  readonly number: number;
  readonly minutes: readonly MinuteOfPiece[];
}

/**
 * Adds a batch, once however often it is tried: an answer that is lost with its connection leaves open whether it was added.
 * Only pieces that are out and listed count; what is sent of others is dropped.
 * No entry: sums say nothing of anybody, and nobody changes them.
 */
export const storeBatch = (ctx: Ctx, { process, number, minutes }: Batch): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const claimed = await ctx.db.execute(sql`insert into audience_writers (process, batch, at)
      values (${process}, ${number}, ${ctx.now.toISOString()}::timestamptz)
      on conflict (process) do update set batch = excluded.batch, at = excluded.at
      where audience_writers.batch < excluded.batch returning batch`);
    if (claimed.rows.length > 0) await addSums(ctx, minutes);
  });

/** Adds sums of known moments. In a transaction, or at once. */
export const addSums = async (ctx: Ctx, minutes: readonly MinuteOfPiece[]): Promise<void> => {
  const pieces = new Map(
    (await piecesByRefs(ctx, uniqueRefs(minutes))).map((piece) => [refKey(piece), piece]),
  );
  const rows = minutes.flatMap(({ ref, minute, sums }) => {
    const piece = pieces.get(refKey(ref));
    if (!piece) return [];
    // Within the minute in which a piece comes out its first readers may seem to be earlier.
    const moment = minute < piece.publishedAt ? piece.publishedAt : minute;
    const step = ageStep(piece.publishedAt, moment) ?? null;
    return [{ type: ref.type, object_id: ref.id, hour: hourOf(minute).toISOString(), step, ...sums }];
  });
  if (rows.length > 0) await upsertSums(ctx, JSON.stringify(rows));
};

const uniqueRefs = (minutes: readonly MinuteOfPiece[]) => [
  ...new Map(minutes.map(({ ref }) => [refKey(ref), ref])).values(),
];

const SUMS = ['views', 'reads', 'seconds', 'shares', 'search', 'social', 'direct', 'internal', 'other'];
const columns = sql.raw(SUMS.join(', '));
const summed = sql.raw(SUMS.map((name) => `sum(${name})`).join(', '));
const addedTo = (table: string) =>
  sql.raw(SUMS.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '));
const shape = sql.raw(SUMS.map((name) => `${name} int`).join(', '));

/** Adds to the sums; every process takes rows in the same order, so that none waits for another in a circle. */
const upsertSums = (ctx: Ctx, rows: string) =>
  ctx.db.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as given(type text, object_id int, hour timestamptz, step smallint, ${shape})
    ), ages as (
      insert into audience_ages (type, object_id, step, views)
      select type, object_id, step, sum(views) from given where step is not null
      group by type, object_id, step having sum(views) > 0 order by type, object_id, step
      on conflict (type, object_id, step) do update set views = audience_ages.views + excluded.views
    ), hours as (
      insert into audience_hours (type, object_id, hour, ${columns})
      select type, object_id, hour, ${summed} from given
      group by type, object_id, hour order by type, object_id, hour
      on conflict (type, object_id, hour) do update set ${addedTo('audience_hours')}
    )
    insert into audience_totals (type, object_id, ${columns})
    select type, object_id, ${summed} from given group by type, object_id order by type, object_id
    on conflict (type, object_id) do update set ${addedTo('audience_totals')}`);

/** Forgets old hours, and processes that have written nothing for a day: they have ended. */
export const pruneHours = async (ctx: Ctx): Promise<void> => {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  await ctx.db.delete(audienceHours).where(lt(audienceHours.hour, before(HOURS_RETENTION_DAYS)));
  await ctx.db.delete(audienceWriters).where(lt(audienceWriters.at, before(1)));
};
