// Reads what is known of sources.
import { and, asc, inArray, lt, or, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { REFRESHED_AT_ONCE, STALE_MS } from './constants.ts';
import { embeds } from './schema.ts';

export type Embed = typeof embeds.$inferSelect;

const selectMany = prepared('embeds.by-source', (db) =>
  db
    .select()
    .from(embeds)
    .where(sql`${embeds.source} = any(${sql.placeholder('sources')})`),
);

/** Finds them by source, in one query; unknown ones are missing. */
export const findEmbeds = async (
  ctx: Ctx,
  sources: readonly string[],
): Promise<ReadonlyMap<string, Embed>> => {
  if (sources.length === 0) return new Map();
  const rows = await selectMany(ctx, { sources: [...new Set(sources)] });
  return new Map(rows.map((row) => [row.source, row]));
};

/** A pending one waits so long before it is asked again. */
const PENDING_MS = 10 * MINUTE_MS;

/** Lists what is due to be asked again, oldest first. */
export const findDue = (ctx: Ctx): Promise<Embed[]> => {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  return ctx.db
    .select()
    .from(embeds)
    .where(
      or(
        and(eq(embeds.state, 'pending'), lt(embeds.fetchedAt, before(PENDING_MS))),
        and(inArray(embeds.state, ['ready', 'failed']), lt(embeds.fetchedAt, before(STALE_MS))),
      ),
    )
    .orderBy(asc(embeds.fetchedAt))
    .limit(REFRESHED_AT_ONCE);
};
