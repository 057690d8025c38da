// Lists what is new among many things that somebody follows, in one list, each piece once with all the followed things that it
// belongs to. It takes one query: a look into the index for each thing followed, and the newest of what comes together.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { LIST_LENGTH } from './constants.ts';
import { ENTRY } from './list-statements.ts';
import { cursorOf, startOf, toEntry } from './queries.ts';
import type { PieceCursor, PieceEntry } from './queries.ts';
import { piecePlaces, pieceTags, pieces } from './schema.ts';

export interface Followed {
  readonly authorIds: readonly number[];
  /** What lies below them belongs to them. */
  readonly locationIds: readonly number[];
  /** It holds in all places. */
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  /** These are pieces themselves. */
  readonly refs: readonly ContentRef[];
}

export interface FollowedEntry extends PieceEntry {
  /** What of all that it is in the list for, each as `{kind}-{id}`. */
  readonly because: readonly string[];
}

export interface FollowedList {
  readonly entries: readonly FollowedEntry[];
  /** It is undefined on the last page. */
  readonly next: PieceCursor | undefined;
}

/** Returns published pieces that everybody may see, newest first. */
export const listFollowed = async (
  ctx: Ctx,
  followed: Followed,
  after?: PieceCursor,
): Promise<FollowedList> => {
  const tree = await getLocationTree(ctx);
  const start = startOf(ctx, { after });
  const rows = await selectFollowed(ctx, {
    authorIds: followed.authorIds,
    locationIds: followed.locationIds,
    categoryIds: followed.categoryIds,
    tagIds: followed.tagIds,
    types: followed.refs.map((ref) => ref.type),
    ids: followed.refs.map((ref) => ref.id),
    // All pieces lie below these root places.
    rootIds: tree.all.filter(({ parentId }) => parentId === null).map(({ id }) => id),
    afterMoment: start.publishedAt,
    afterId: start.id,
    afterType: start.type,
  });
  const found = rows.map(({ because, ...row }) => ({ ...toEntry(row), because }));
  const entries = found.slice(0, LIST_LENGTH);
  const last = entries.at(-1);
  return { entries, next: found.length > entries.length && last ? cursorOf(last) : undefined };
};

const listed = (parts: readonly (SQL | AnyPgColumn)[]) => sql.join([...parts], sql`, `);
const columnsOf = ({ type, objectId, publishedAt }: Ordered) => listed([type, objectId, publishedAt]);
const orderOf = ({ type, objectId, publishedAt }: Ordered) => listed([publishedAt, objectId, type]);
const START = listed(['afterMoment', 'afterId', 'afterType'].map((name) => sql`${sql.placeholder(name)}`));
const ids = (name: string) => sql`unnest(${sql.placeholder(name)}::int[])`;
const NUMBER = sql`asked.id`;

/** Returns the query apart, because the test of its plan asks for it. */
export const followedQuery = (db: Db) =>
  db
    .select({ ...ENTRY, publishedAt: pieces.publishedAt, because: sql<string[]>`page.because` })
    .from(sql`(
      select type, object_id, published_at, array_agg(tag order by tag) as because
      from (
        select 'user-' || asked.id as tag, found.* from ${ids('authorIds')} as asked (id),
          lateral (${newest(pieces, [[pieces.authorId, NUMBER]])}) as found
        union all
        select 'location-' || asked.id, found.* from ${ids('locationIds')} as asked (id),
          lateral (${newest(piecePlaces, [[piecePlaces.locationId, NUMBER]])}) as found
        union all
        select 'category-' || asked.id, found.* from ${ids('categoryIds')} as asked (id), ${ids('rootIds')} as root (id),
          lateral (${newest(piecePlaces, [
            [piecePlaces.locationId, sql`root.id`],
            [piecePlaces.categoryId, NUMBER],
          ])}) as found
        union all
        select 'tag-' || asked.id, found.* from ${ids('tagIds')} as asked (id),
          lateral (${newest(pieceTags, [[pieceTags.tagId, NUMBER]])}) as found
        union all
        select asked.type || '-' || asked.id, ${columnsOf(pieces)}
        from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]) as asked (type, id)
        join ${pieces} on ${pieces.type} = asked.type and ${pieces.objectId} = asked.id
        where ${pieces.isListed} and (${orderOf(pieces)}) < (${START})
      ) as found
      group by type, object_id, published_at
      order by published_at desc, object_id desc, type desc
      limit ${sql.raw(String(LIST_LENGTH + 1))}
    ) as page`)
    .innerJoin(pieces, and(eq(pieces.type, sql`page.type`), eq(pieces.objectId, sql`page.object_id`)))
    .orderBy(desc(pieces.publishedAt), desc(pieces.objectId), desc(pieces.type));

const selectFollowed = prepared('pieces.followed', followedQuery);

interface Ordered extends PgTable {
  readonly type: AnyPgColumn;
  readonly objectId: AnyPgColumn;
  readonly publishedAt: AnyPgColumn;
}

/**
 * Returns as much of one thing as a page can hold of it: what is behind that can't be among the newest of all. The keys stand
 * in the comparisons and in the order, so that no other index serves than theirs: one by time alone would be read to its end
 * for somebody who wrote little and long ago.
 */
const newest = (table: Ordered, keys: readonly (readonly [AnyPgColumn, SQL])[]) => {
  const columns = listed(keys.map(([column]) => column));
  const values = listed(keys.map(([, value]) => value));
  const order = [...keys.map(([column]) => column), table.publishedAt, table.objectId, table.type];
  return sql`
    select ${columnsOf(table)} from ${table}
    where ${table === pieces ? pieces.isListed : sql`true`}
      and (${columns}) >= (${values}) and (${columns}, ${orderOf(table)}) < (${values}, ${START})
    order by ${listed(order.map(desc))} limit ${sql.raw(String(LIST_LENGTH + 1))}`;
};
