// Topic: rows that name a category or tags: whoever keeps such rows declares them, and they change with what they name.
import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MovingRows } from '#kernel/row-moves.ts';
import { defineSlot } from '#kernel/slots.ts';

/** A category or tag has become another one; a tag perhaps none at all. */
export interface TopicChange {
  readonly kind: 'category' | 'tag';
  readonly fromId: number;
  readonly toId: number | null;
}

export const topicRows = defineSlot<void, MovingRows<TopicChange>>('topics.rows', { isAboutRows: true });

interface TopicTable {
  readonly categoryId: AnyPgColumn;
  readonly tagIds: AnyPgColumn;
}

/** The rows of a table of pieces. */
export const rowsOfTopics = (table: PgTable & TopicTable): MovingRows<TopicChange> => {
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
