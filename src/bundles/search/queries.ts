// Reading what is found: weighed by where its words stand, how new it is and of which kind.
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { FEED_LENGTH, RESULTS_PER_PAGE, WEIGHED_WHOLE } from './constants.ts';
import type { ResultCursor } from './cursor.ts';
import type { Filters } from './filters.ts';
import type { Nearness } from './nearness.ts';
import type { Narrowed } from './question/narrowed.ts';
import { allOf, anyOf, phraseQuery, wordQuery } from './question/wanted.ts';
import type { WantedWord } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { mayBeFound } from './visible.ts';

/** What is looked for, ready to be asked. */
export interface Search {
  readonly wanted: readonly WantedWord[];
  readonly phrases: readonly string[];
  readonly unwanted: readonly string[];
  readonly narrowed: Narrowed;
  readonly filters: Filters;
  /** Any of the words will do; more of them are better. */
  readonly isLoose?: boolean;
  readonly near?: Nearness | undefined;
}

export interface Hit extends Record<string, unknown> {
  readonly id: number;
  readonly type: ContentType;
  readonly objectId: number;
  readonly score: number;
}

export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** All of their words were weighed. */
  readonly isWhole: boolean;
}

const { id, type, objectId, publishedAt, head, words } = searchThings;

/** The best first, those after a cursor; of equally good ones the newer row. */
export const findHits = async (ctx: Ctx, search: Search, after?: ResultCursor): Promise<Hits> => {
  const query = textQuery(search);
  if (query === undefined && !isNarrowed(search)) return { hits: [], total: 0, isWhole: true };
  const asOf = after ? new Date(after.asOf) : ctx.now;
  const { rows } = await ctx.db.execute<Hit & { total: number }>(sql`
    with found as materialized (
      select ${id} as id, ${type} as type, ${objectId} as object_id, ${publishedAt} as published_at,
        ${searchThings.locationId} as location_id, ${head} as head, ${words} as words
      from ${searchThings} where ${conditionOf(ctx, search, query)}
    ), counted as (select count(*)::int as total from found
    ), weighed as (
      select found.id, type, object_id, total, (${scoreOf(ctx, search, asOf)} - ${lastOfAll})::float8 as score
      from counted, found ${nearJoin(search.near)}
    )
    select id, type, object_id as "objectId", total, score from weighed
    where ${after ? sql`(score, id) < (${after.score}::float8, ${after.id}::int)` : sql`true`}
    order by score desc, id desc limit ${RESULTS_PER_PAGE + 1}`);
  const total = rows[0]?.total ?? 0;
  return { hits: rows, total, isWhole: total <= WEIGHED_WHOLE };
};

/** What moderators keep out of lists stands behind all else that is found. */
const lastOfAll = sql`case when ${deskPieces.isReducedPiece(sql`found.type`, sql`found.object_id`)} then 100 else 0 end`;

/**
 * What came out last of all that is found; what has no time isn't among it. Nothing where nothing is asked. Found first and put into
 * order then: along the order of time, words that hardly stand together would be looked for in everything.
 */
export const findNewest = async (ctx: Ctx, search: Search): Promise<ContentRef[]> => {
  const query = textQuery(search);
  if (query === undefined && !isNarrowed(search)) return [];
  const { rows } = await ctx.db.execute<{ type: ContentType; id: number }>(sql`
    with found as materialized (
      select ${type} as type, ${objectId} as object_id, ${publishedAt} as published_at, ${id} as id
      from ${searchThings} where ${conditionOf(ctx, search, query)} and ${publishedAt} is not null
    )
    select type, object_id as id from found order by published_at desc, found.id desc limit ${FEED_LENGTH}`);
  return rows;
};

/** Undefined where no words are asked for. */
export const textQuery = ({ wanted, phrases, unwanted, isLoose }: Search): string | undefined => {
  const groups = wanted.map((word) => wordQuery(word));
  const asked = [
    ...(groups.length > 0 ? [isLoose ? anyOf(groups) : allOf(groups)] : []),
    ...phrases.flatMap((phrase) => phraseQuery(phrase) ?? []),
  ];
  const without = unwanted.flatMap((phrase) => phraseQuery(phrase) ?? []).map((query) => `!(${query})`);
  return asked.length > 0 ? allOf([...asked, ...without]) : undefined;
};

const isNarrowed = ({ narrowed: { paths, categoryIds, authorIds }, filters }: Search) =>
  paths !== undefined ||
  categoryIds !== undefined ||
  authorIds !== undefined ||
  Object.keys(filters).length > 0;

export const conditionOf = (ctx: Ctx, search: Search, query = textQuery(search)): SQL => {
  const { paths, categoryIds, authorIds } = search.narrowed;
  return and(
    query === undefined ? undefined : sql`${words} @@ ${query}::tsquery`,
    mayBeFound(ctx),
    filterCondition(search.filters),
    paths &&
      (or(...paths.map((path) => sql`starts_with(${searchThings.locationPath}, ${path})`)) ?? sql`false`),
    categoryIds && sql`${searchThings.categoryId} = any(${sql.param(categoryIds)}::int[])`,
    authorIds && sql`${searchThings.authorId} = any(${sql.param(authorIds)}::int[])`,
  )!;
};

const filterCondition = ({
  type: wanted,
  path,
  categoryId,
  since,
  authorId,
  tagId,
}: Filters): SQL | undefined =>
  and(
    wanted === undefined ? undefined : eq(type, wanted),
    path === undefined ? undefined : sql`starts_with(${searchThings.locationPath}, ${path})`,
    categoryId === undefined ? undefined : eq(searchThings.categoryId, categoryId),
    since && gte(publishedAt, since),
    authorId === undefined ? undefined : eq(searchThings.authorId, authorId),
    tagId === undefined ? undefined : sql`${tagId} = any(${searchThings.tagIds})`,
  );

/** Half of it for the title, the rest for the lead, the text, the date, the kind and how near it is. */
const scoreOf = (ctx: Ctx, search: Search, asOf: Date): SQL => {
  const { wanted, phrases } = search;
  const days = sql`greatest(0, extract(epoch from ${asOf.toISOString()}::timestamptz - coalesce(published_at, ${asOf.toISOString()}::timestamptz - interval '1 year')) / 86400)`;
  const freshness = sql`0.25 / (1 + ${days} / 45)`;
  const groups = wanted.map((word) => word);
  const asked = [
    ...groups.map((word) => wordQuery(word)),
    ...phrases.flatMap((phrase) => phraseQuery(phrase) ?? []),
  ];
  if (asked.length === 0) return sql`${freshness} + ${nearBonus(search.near)}`;
  const whole = anyOf(asked);
  const inHead = groups.map(
    (
      word,
    ) => sql`(case when head @@ ${wordQuery(word, 'A')}::tsquery then 1.0 when head @@ ${wordQuery(word, 'AB')}::tsquery then 0.6
      when head @@ ${wordQuery(word)}::tsquery then 0.4 when words @@ ${wordQuery(word)}::tsquery then 0.15 else 0 end)`,
  );
  const share = groups.length > 0 ? sql`(${sql.join(inHead, sql` + `)}) / ${groups.length}::float8` : sql`0`;
  const isAll = sql`(case when head @@ ${allOf(asked)}::tsquery then 0.5 else 0 end)`;
  return sql`case when total <= ${WEIGHED_WHOLE}
      then 2 * ${share} + ${isAll} + 0.6 * ts_rank('{0.1, 0.3, 0.6, 1}', words, ${whole}::tsquery, 1)
        + 0.4 * ts_rank('{0.1, 0.3, 0.6, 1}', head, ${whole}::tsquery, 1)
      else 2 * ${isAll} + ts_rank('{0.1, 0.3, 0.6, 1}', head, ${whole}::tsquery, 1) end
    + ${freshness} + ${bonusOfKind(ctx)} + ${nearBonus(search.near)}`;
};

const nearJoin = (near: Nearness | undefined): SQL =>
  near
    ? sql`left join unnest(${sql.param([...near.ids])}::int[], ${sql.param([...near.weights])}::float8[]) as near(place, weight)
        on near.place = found.location_id`
    : sql``;

const nearBonus = (near: Nearness | undefined): SQL => (near ? sql`coalesce(near.weight, 0)` : sql`0`);

/** Kinds stand among each other as they do in menus. */
const bonusOfKind = (ctx: Ctx): SQL => {
  const ranks = ctx.portal.kinds
    .all()
    .flatMap(({ type, rank }) => (rank === undefined ? [] : [{ type, rank }]));
  if (ranks.length === 0) return sql`0`;
  return sql`case type ${sql.join(
    ranks.map(({ type, rank }) => sql`when ${type} then ${(0.06 / rank).toFixed(4)}::float8`),
    sql` `,
  )} else 0 end`;
};
