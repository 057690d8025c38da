// Whoever keeps rows that name a category or tags declares them, and they change with what they name.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import type { MovingRows } from '#kernel/row-moves.ts';
import { defineSlot } from '#kernel/slots.ts';

/** A category or tag has become another one; a tag perhaps none at all. */
export interface TopicChange {
  readonly kind: 'category' | 'tag';
  readonly fromId: number;
  readonly toId: number | null;
}

export interface TopicRows extends MovingRows<TopicChange> {
  /**
   * Says which of these categories or tags a row names that somebody would miss: none of what was erased, and none that is made
   * of others.
   */
  readonly usedOf: (
    ctx: Ctx,
    kind: TopicChange['kind'],
    ids: readonly number[],
  ) => Promise<readonly number[]>;
}

/** Returns none, for rows that are made of others. */
export const areDerivedTopics: TopicRows['usedOf'] = async () => [];

export const topicRows = defineSlot<void, TopicRows>('topics.rows', { isAboutRows: true });

interface Asked {
  readonly ids: readonly number[];
  /** A column with one id, or with a list of them. */
  readonly one?: SQL | AnyPgColumn;
  readonly list?: SQL | AnyPgColumn;
  readonly where?: SQL;
}

/** Says which of these ids stand in the rows of a table. */
export const usedIn = async (
  ctx: Ctx,
  table: PgTable,
  { ids, one, list, where = sql`true` }: Asked,
): Promise<readonly number[]> => {
  const asked = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await ctx.db.execute<{ id: number }>(
    list
      ? sql`select distinct id from (select unnest(${list}) as id from ${table} where ${where} and ${list} && ${asked}) named
          where id = any(${asked})`
      : sql`select distinct ${one} as id from ${table} where ${where} and ${one} = any(${asked})`,
  );
  return rows.map(({ id }) => id);
};

interface TopicTable {
  readonly categoryId: AnyPgColumn;
  readonly tagIds: AnyPgColumn;
  readonly state: AnyPgColumn;
}

/** Declares the rows of a table of pieces. */
export const rowsOfTopics = (table: PgTable & TopicTable): TopicRows => ({
  ...movesOfTopics(table),
  usedOf: (ctx, kind, ids) =>
    usedIn(ctx, table, {
      ids,
      ...(kind === 'category' ? { one: table.categoryId } : { list: table.tagIds }),
      where: sql`${table.state} <> 'erased'`,
    }),
});

/** Says how the rows of a table get what their category or a tag has become. */
export const movesOfTopics = (table: PgTable & Omit<TopicTable, 'state'>): MovingRows<TopicChange> => {
  const names = ({ kind, fromId }: TopicChange) =>
    kind === 'category' ? sql`${table.categoryId} = ${fromId}` : sql`${fromId} = any(${table.tagIds})`;
  return {
    count: async (ctx, change) => {
      const { rows } = await ctx.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where ${names(change)}`,
      );
      return rows[0]!.count;
    },
    move: async (ctx, change, limit) => {
      const { kind, fromId, toId } = change;
      if (kind === 'category' && toId === null) return 0;
      const others = sql`case when ${toId}::int is null or ${toId}::int = any(${table.tagIds})
        then array_remove(${table.tagIds}, ${fromId}::int)
        else array_replace(${table.tagIds}, ${fromId}::int, ${toId}::int) end`;
      const { rows } = await ctx.db.execute(sql`
        update ${table} set ${kind === 'category' ? sql`category_id = ${toId}::int` : sql`tag_ids = ${others}`}
        where ctid = any(array(select ctid from ${table} where ${names(change)} limit ${limit} for update))
        returning 1`);
      return rows.length;
    },
  };
};
