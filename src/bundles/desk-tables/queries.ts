// Reads what somebody keeps of tables, and what they did with many rows.
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { deskTables } from '#kernel/desk-table.ts';
import type { DeskTable, DrawnTable } from '#kernel/desk-table.ts';
import { columnsAmong } from './rules.ts';
import { bulkItems, bulkOperations, savedViews, tableColumns } from './schema.ts';

export type SavedView = typeof savedViews.$inferSelect;
export type BulkOperation = typeof bulkOperations.$inferSelect;
export type BulkItem = typeof bulkItems.$inferSelect;

/** Whoever may open it or not. */
export const findTable = async (ctx: Ctx, name: string): Promise<DrawnTable | undefined> =>
  (await deskTables.collect(ctx)).find((table) => table.name === name);

/** Lists somebody's views by name; those of one table or of all. */
export const listViews = (ctx: Ctx, userId: number, tableName?: string): Promise<SavedView[]> =>
  ctx.db
    .select()
    .from(savedViews)
    .where(
      and(
        eq(savedViews.userId, userId),
        tableName === undefined ? undefined : eq(savedViews.tableName, tableName),
      ),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.id));

export const findViewForUpdate = async (ctx: Ctx, id: number): Promise<SavedView | undefined> =>
  (await ctx.db.select().from(savedViews).where(eq(savedViews.id, id)).for('update'))[0];

/**
 * Returns the columns that somebody chose; undefined for who never chose, or chose only columns that the table doesn't have any
 * more.
 */
export const findColumns = async (
  ctx: Ctx,
  userId: number,
  table: DeskTable,
): Promise<readonly string[] | undefined> => {
  const { columns } = tableColumns;
  const isIts = and(eq(tableColumns.userId, userId), eq(tableColumns.tableName, table.name));
  const chosen = (await ctx.db.select({ columns }).from(tableColumns).where(isIts))[0]?.columns;
  return chosen && columnsAmong(table, chosen);
};

export const findOperation = async (ctx: Ctx, id: number): Promise<BulkOperation | undefined> =>
  (await ctx.db.select().from(bulkOperations).where(eq(bulkOperations.id, id)))[0];

export const listItems = (ctx: Ctx, operationId: number): Promise<BulkItem[]> =>
  ctx.db
    .select()
    .from(bulkItems)
    .where(eq(bulkItems.operationId, operationId))
    .orderBy(bulkItems.type, bulkItems.objectId);
