// Lists what came out lately around a place, the nearest first: places in the order of their distance, and of each its newest
// along the index, put in order by the database.
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { LIST_LENGTH } from './constants.ts';
import { ENTRY } from './list-statements.ts';
import { cursorOf, toEntry } from './queries.ts';
import type { PieceCursor, PieceEntry } from './queries.ts';
import { pieces } from './schema.ts';

export interface NearEntry extends PieceEntry {
  readonly kilometres: number;
}

export interface NearCursor extends PieceCursor {
  readonly kilometres: number;
}

interface NearFilter {
  /** Each with its distance; others have nothing in the list. */
  readonly places: readonly { readonly id: number; readonly kilometres: number }[];
  /** What came out before is none of it. */
  readonly since: Date;
  readonly after?: NearCursor | undefined;
}

interface NearList {
  readonly entries: readonly NearEntry[];
  /** It is undefined on the last page. */
  readonly next: NearCursor | undefined;
}

/** Lists published pieces that everybody may see; of those as near the newest come first. */
export const listByDistance = async (ctx: Ctx, { places, since, after }: NearFilter): Promise<NearList> => {
  if (places.length === 0) return { entries: [], next: undefined };
  const ids = sql.param(places.map(({ id }) => id));
  const distances = sql.param(places.map(({ kilometres }) => kilometres));
  const kilometres = sql<number>`near.kilometres`;
  const rows = await ctx.db
    .select({ ...ENTRY, publishedAt: pieces.publishedAt, kilometres })
    .from(pieces)
    .innerJoin(
      sql`unnest(${ids}::int[], ${distances}::int[]) as near(id, kilometres)`,
      eq(pieces.locationId, sql`near.id`),
    )
    .where(
      and(
        sql`${pieces.isListed}`,
        lte(pieces.publishedAt, ctx.now),
        gt(pieces.publishedAt, since),
        after && isBehind(after),
      ),
    )
    .orderBy(sql`near.kilometres, ${pieces.publishedAt} desc, ${pieces.objectId} desc, ${pieces.type} desc`)
    .limit(LIST_LENGTH + 1);
  const entries = rows.slice(0, LIST_LENGTH).map((row) => ({ ...toEntry(row), kilometres: row.kilometres }));
  const last = entries.at(-1);
  const next =
    rows.length > LIST_LENGTH && last ? { ...cursorOf(last), kilometres: last.kilometres } : undefined;
  return { entries, next };
};

const isBehind = ({ kilometres, publishedAt, id, type }: NearCursor) => sql`(near.kilometres > ${kilometres}
  or near.kilometres = ${kilometres}
    and (${pieces.publishedAt}, ${pieces.objectId}, ${pieces.type}) < (${publishedAt.toISOString()}::timestamptz, ${id}, ${type}))`;
