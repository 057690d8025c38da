// Reads what is found, weighed by where its words stand, how new it is and of which kind.
import { sql } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db, Preparable } from '#kernel/database.ts';
import type { Search } from './conditions.ts';
import { FEED_LENGTH, RESULTS_PER_PAGE } from './constants.ts';
import type { ResultCursor } from './cursor.ts';
import { COUNTS_OF_FOUND, sinceOfSpans } from './facet-counts.ts';
import type { FacetCount } from './facet-counts.ts';
import { askFor, foundIn } from './found.ts';
import type { Shape } from './found.ts';
import { weighed, weighingOf } from './weighing.ts';

export interface Hit extends Record<string, unknown> {
  readonly type: ContentType;
  readonly objectId: number;
  readonly score: number;
}

export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** There are more that were not looked at: what is newest, and what has the words in its title, stands for all. */
  readonly isPart: boolean;
  /** Empty unless asked for. */
  readonly counts: readonly FacetCount[];
}

export interface HitOptions {
  readonly after?: ResultCursor | undefined;
  /** Whether it is counted how many of them are of each kind, at each place and so on. */
  readonly withCounts?: boolean;
}

interface Row extends Hit {
  readonly total: number;
  readonly isPart: boolean;
  readonly counts: readonly FacetCount[] | null;
}

export const NOTHING: Hits = { hits: [], total: 0, isPart: false, counts: [] };

/** Returns the hits after a cursor, the best first; of equally good ones the newer thing comes first. */
export const findHits = async (
  ctx: Ctx,
  search: Search,
  { after, withCounts = false }: HitOptions = {},
): Promise<Hits> => {
  const asked = await askFor(ctx, search);
  if (!asked) return NOTHING;
  const rows = await hitsIn(asked.shape, withCounts)(ctx, {
    ...asked.values,
    ...weighingOf(ctx, search, after ? new Date(after.asOf) : ctx.now),
    ...sinceOfSpans(ctx),
    afterScore: after?.score ?? null,
    afterId: after?.id ?? null,
    afterType: after?.type ?? null,
  });
  const [first] = rows;
  return first
    ? { hits: rows, total: first.total, isPart: first.isPart, counts: first.counts ?? [] }
    : NOTHING;
};

/** Returns a query for each shape, made when it is asked for first. */
const eachShape = <Row>(
  name: string,
  build: (shape: Shape, withMore: boolean) => (db: Db) => Preparable<Row>,
) => {
  const made = new Map<string, ReturnType<typeof prepared<Row>>>();
  return (shape: Shape, withMore = false) => {
    const key = `${name}.${shape.stretches}${shape.hasWords}${shape.hasTitles}${withMore}`;
    const known = made.get(key) ?? prepared(key, build(shape, withMore), { sharesValues: true });
    made.set(key, known);
    return known;
  };
};

const hitsIn = eachShape<readonly Row[]>(
  'search.hits',
  (shape, withCounts) => (db) =>
    db
      .select({
        type: sql<ContentType>`type`,
        objectId: sql<number>`object_id`,
        score: sql<number>`score`,
        total: sql<number>`total`,
        isPart: sql<boolean>`is_part`,
        counts: sql<readonly FacetCount[] | null>`counts`,
      })
      .from(
        sql`(with ${foundIn(shape)}, ${weighed(shape)}
        select type, object_id, score, total, is_part, ${withCounts ? COUNTS_OF_FOUND : sql`null`} as counts
        from size, weighed
        where ${placeholder('afterScore')}::float8 is null or (score, object_id, type) < (${placeholder('afterScore')}::float8, ${placeholder('afterId')}::int, ${placeholder('afterType')}::text)
        order by score desc, object_id desc, type desc limit ${sql.raw(String(RESULTS_PER_PAGE + 1))}) hits`,
      ),
);

const placeholder = (name: string) => sql.placeholder(name);

/** Returns what came out last of all that is found; what has no time isn't among it. Where nothing is asked, it returns nothing. */
export const findNewest = async (ctx: Ctx, search: Search): Promise<readonly ContentRef[]> => {
  const asked = await askFor(ctx, search);
  return asked ? newestIn(asked.shape)(ctx, asked.values) : [];
};

const newestIn = eachShape<readonly ContentRef[]>(
  'search.newest',
  (shape) => (db) =>
    db.select({ type: sql<ContentType>`type`, id: sql<number>`object_id` }).from(
      sql`(with ${foundIn(shape)} select type, object_id from found where published_at is not null
        order by published_at desc, object_id desc, type desc limit ${sql.raw(String(FEED_LENGTH))}) newest`,
    ),
);
