// Finds where there is anything to read, for those who list everything: ranges of ids, and the newest piece of many places,
// tags and authors at once. Each is a range of an index, or one look into it for each thing that is found.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { IdRange } from '#kernel/sitemap.ts';
import { pieceTags, piecePlaces, pieces } from './schema.ts';

export interface ListedPiece extends ContentRef {
  readonly publishedAt: Date;
}

/** Returns the largest id of a kind in the lists, listed or not; 0 without any. */
export const lastPieceId = (ctx: Ctx, type: ContentType): Promise<number> =>
  largest(ctx, sql`select max(${pieces.objectId}) as id from ${pieces} where ${pieces.type} = ${type}`);

/** Authors have listed pieces, tags stand on them. */
export type Lister = 'author' | 'tag';

/** Returns the largest id of an author with a listed piece, or of a tag on one; 0 without any. */
export const lastLister = (ctx: Ctx, lister: Lister): Promise<number> =>
  largest(
    ctx,
    lister === 'author'
      ? sql`select max(${pieces.authorId}) as id from ${pieces} where ${pieces.isListed}`
      : sql`select max(${pieceTags.tagId}) as id from ${pieceTags}`,
  );

/** Returns the listed pieces of a kind whose ids are in a range, by id. */
export const piecesInRange = async (
  ctx: Ctx,
  type: ContentType,
  { first, last }: IdRange,
): Promise<ListedPiece[]> => {
  const { rows } = await ctx.db.execute<{ id: number; moment: string }>(sql`
    select ${pieces.objectId} as id, ${pieces.publishedAt} as moment from ${pieces}
    where ${pieces.type} = ${type} and ${pieces.objectId} between ${first} and ${last}
      and ${pieces.isListed} and ${pieces.publishedAt} <= ${ctx.now.toISOString()}
    order by ${pieces.objectId}`);
  return rows.map(({ id, moment }) => ({ type, id, publishedAt: new Date(moment) }));
};

/** Returns when the newest piece of each was published, by id; without those that have none. */
export const newestByLister = async (
  ctx: Ctx,
  lister: Lister,
  range: IdRange,
): Promise<ReadonlyMap<number, Date>> => {
  const list =
    lister === 'author'
      ? { table: pieces, keys: [pieces.authorId], publishedAt: pieces.publishedAt, isListed: pieces.isListed }
      : { table: pieceTags, keys: [pieceTags.tagId], publishedAt: pieceTags.publishedAt };
  return byId(await newestByKeys(ctx, range, list));
};

/** Authors and tags with something in the lists, for those who list them all. */
export const listers = { last: lastLister, newest: newestByLister };

/**
 * Returns those of the tags that stand on a listed piece: the others belong to what nobody may know of. One piece of each is
 * looked at.
 */
export const tagsInUse = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select asked.id from unnest(${sql.param([...ids])}::int[]) as asked(id) cross join lateral (
      select from ${pieceTags} where ${pieceTags.tagId} = asked.id and ${pieceTags.publishedAt} <= ${ctx.now.toISOString()}::timestamptz
      order by ${pieceTags.publishedAt} desc limit 1) as newest`,
  );
  return new Set(rows.map(({ id }) => id));
};

export interface FilledCategory {
  readonly locationId: number;
  readonly categoryId: number;
  /** It is that of the newest piece in it, there or below. */
  readonly publishedAt: Date;
}

/** Returns the categories of places that hold pieces, by place and category: of a range of places, or of these. */
export const filledCategories = async (
  ctx: Ctx,
  places: IdRange | readonly number[],
): Promise<FilledCategory[]> => {
  const { locationId, categoryId, publishedAt } = piecePlaces;
  const list = { table: piecePlaces, keys: [locationId, categoryId], publishedAt };
  const rows = await newestByKeys(ctx, places, list);
  return rows
    .map(({ ids: [location, category], moment }) => ({
      locationId: location!,
      categoryId: category!,
      publishedAt: moment,
    }))
    .toReversed();
};

/**
 * Loads when the newest piece of each type in each place, or below it, came out, with one look into an index for each. The
 * function that it returns gives that moment in a list, which is empty where there is no such piece.
 */
export const newestOfTypes = async (
  ctx: Ctx,
  types: readonly ContentType[],
  locationIds: readonly number[],
) => {
  const { locationId, type, publishedAt } = piecePlaces;
  const { rows } = await ctx.db.execute<{ id: number; type: ContentType; moment: string }>(sql`
    select asked.id, asked.type, newest.moment
    from (select id, type from unnest(${sql.param([...locationIds])}::int[]) id,
      unnest(${sql.param([...types])}::text[]) type) asked
    cross join lateral (
      select ${publishedAt} as moment from ${piecePlaces}
      where ${locationId} = asked.id and ${type} = asked.type and ${publishedAt} <= ${ctx.now.toISOString()}
      order by ${publishedAt} desc limit 1) newest`);
  const newest = new Map(rows.map((row) => [`${row.type} ${row.id}`, [new Date(row.moment)]]));
  return (wanted: ContentType, placeId: number): readonly Date[] => newest.get(`${wanted} ${placeId}`) ?? [];
};

const largest = async (ctx: Ctx, query: SQL): Promise<number> => {
  const { rows } = await ctx.db.execute<{ id: number | null }>(query);
  return rows[0]?.id ?? 0;
};

/** The table has an index on its keys and the moment, in this order. */
interface KeyedList {
  readonly table: PgTable;
  readonly keys: readonly AnyPgColumn[];
  readonly publishedAt: AnyPgColumn;
  readonly isListed?: AnyPgColumn;
}

interface NewestOfKeys {
  readonly ids: readonly number[];
  readonly moment: Date;
}

/**
 * Reads from the largest keys down, with one look into the index for each that there is: PostgreSQL doesn't do that by itself
 * for the newest of each. The order asked for is the index's own, so that no other one could serve.
 */
const newestByKeys = async (
  ctx: Ctx,
  wanted: IdRange | readonly number[],
  list: KeyedList,
): Promise<NewestOfKeys[]> => {
  const ids = 'first' in wanted ? undefined : [...wanted].toSorted((a, b) => b - a);
  const { rows } = await ctx.db.execute<{ ids: number[]; moment: string }>(
    ids
      ? sql`select found.ids, found.moment from unnest(${sql.param(ids)}::int[]) with ordinality as asked(id, place)
          cross join lateral (${newestInRange(ctx, { first: sql`asked.id`, last: sql`asked.id` }, list)}) found
          order by asked.place`
      : newestInRange(ctx, wanted as IdRange, list),
  );
  return rows.map(({ ids, moment }) => ({ ids, moment: new Date(moment) }));
};

const newestInRange = (
  ctx: Ctx,
  { first, last }: { readonly first: SQL | number; readonly last: SQL | number },
  list: KeyedList,
): SQL => {
  const { table, keys, publishedAt, isListed } = list;
  const names = sql.join([...keys], sql`, `);
  const order = sql.join(
    [...keys, publishedAt].map((column) => sql`${column} desc`),
    sql`, `,
  );
  const newest = (isNext: SQL) => sql`
    select array[${names}] as ids, ${publishedAt} as moment from ${table}
    where ${keys[0]!} >= ${first} and ${isNext} and ${publishedAt} <= ${ctx.now.toISOString()}
      ${isListed ? sql`and ${isListed}` : sql``}
    order by ${order} limit 1`;
  const lastIds = sql.join(
    keys.map((_, at) => sql.raw(`found.ids[${at + 1}]`)),
    sql`, `,
  );
  return sql`
    with recursive found (ids, moment) as (
      (${newest(sql`${keys[0]!} <= ${last}`)})
      union all
      select next.ids, next.moment from found cross join lateral (${newest(sql`(${names}) < (${lastIds})`)}) next
    ) select ids, moment from found`;
};

const byId = (rows: readonly NewestOfKeys[]): ReadonlyMap<number, Date> =>
  new Map(rows.map(({ ids, moment }) => [ids[0]!, moment]).toReversed() as [number, Date][]);
