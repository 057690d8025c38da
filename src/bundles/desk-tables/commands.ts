// Saves views and columns.
import { and, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { tableQueryText } from '#kernel/desk-table.ts';
import type { DrawnTable } from '#kernel/desk-table.ts';
import { notFound, forbidden } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { MAX_SAVED_VIEWS, MAX_VIEW_NAME_LENGTH } from './constants.ts';
import { isOwn, mayUseTable } from './policy.ts';
import { findTable, findViewForUpdate, listViews } from './queries.ts';
import type { SavedView } from './queries.ts';
import { columnsAmong, viewNameOf } from './rules.ts';
import { savedViews, tableColumns } from './schema.ts';
import * as texts from './texts.ts';

export type ViewOutcome = { readonly kind: 'done'; readonly view: SavedView } | Invalid;

/** The outcome of renaming, with the view as it is, also where it keeps its name. */
export type RenameOutcome = ViewOutcome & { readonly view: SavedView };

/** Returns the table by its name in addresses. Throws 404, and 403 for who may not work with it. */
export const demandTable = async (ctx: Ctx, name: string): Promise<DrawnTable> => {
  const table = await findTable(ctx, name);
  if (!table) throw notFound();
  if (!mayUseTable(ctx.viewer, table)) throw forbidden();
  return table;
};

/**
 * Keeps an address of the table under a name; one of the same name is replaced. Throws 403 and 404.
 * No entry: how somebody likes to work is nobody else's affair.
 */
export const saveView = async (
  ctx: Ctx,
  tableName: string,
  input: { readonly name: string; readonly query: string },
): Promise<ViewOutcome> => {
  const table = await demandTable(ctx, tableName);
  const name = viewNameOf(input.name);
  if (!name) return invalid({ name: texts.viewNameWrong(MAX_VIEW_NAME_LENGTH) });
  return withTransaction(ctx, async (ctx): Promise<ViewOutcome> => {
    const userId = ctx.viewer.id!;
    await oneAtATime(ctx, userId);
    const views = await listViews(ctx, userId, tableName);
    const isNew = views.every((view) => view.name !== name);
    if (isNew && views.length >= MAX_SAVED_VIEWS)
      return invalid({ name: texts.tooManyViews(MAX_SAVED_VIEWS) });
    const query = tableQueryText(table, input.query);
    const [view] = await ctx.db
      .insert(savedViews)
      .values({ userId, tableName, name, query, createdAt: ctx.now })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.tableName, savedViews.name],
        set: { query },
      })
      .returning();
    return { kind: 'done', view: view! };
  });
};

/** Throws 404 for those of others. No entry: how somebody likes to work is nobody else's affair. */
export const renameView = (ctx: Ctx, id: number, typed: string): Promise<RenameOutcome> =>
  withTransaction(ctx, async (ctx): Promise<RenameOutcome> => {
    await oneAtATime(ctx, ctx.viewer.id!);
    const view = await demandView(ctx, id);
    const name = viewNameOf(typed);
    if (!name) return { ...invalid({ name: texts.viewNameWrong(MAX_VIEW_NAME_LENGTH) }), view };
    const views = await listViews(ctx, view.userId, view.tableName);
    if (views.some((other) => other.id !== id && other.name === name))
      return { ...invalid({ name: texts.viewNameTaken(name) }), view };
    await ctx.db.update(savedViews).set({ name }).where(eq(savedViews.id, id));
    return { kind: 'done', view: { ...view, name } };
  });

/** Throws 404 for those of others. No entry: how somebody likes to work is nobody else's affair. */
export const deleteView = (ctx: Ctx, id: number): Promise<SavedView> =>
  withTransaction(ctx, async (ctx) => {
    const view = await demandView(ctx, id);
    await ctx.db.delete(savedViews).where(eq(savedViews.id, id));
    return view;
  });

/**
 * Saves the columns. What the table doesn't know is left out; where it knows none of it, its own columns stand again. Throws
 * 403 and 404. No entry: how somebody likes to work is nobody else's affair.
 */
export const saveColumns = async (
  ctx: Ctx,
  tableName: string,
  names: readonly unknown[],
): Promise<DrawnTable> => {
  const table = await demandTable(ctx, tableName);
  const userId = ctx.viewer.id!;
  const columns = columnsAmong(table, names);
  if (!columns) {
    const isIts = and(eq(tableColumns.userId, userId), eq(tableColumns.tableName, tableName));
    await ctx.db.delete(tableColumns).where(isIts);
    return table;
  }
  const row = { userId, tableName, columns: [...columns] };
  await ctx.db
    .insert(tableColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [tableColumns.userId, tableColumns.tableName],
      set: { columns: row.columns },
    });
  return table;
};

/** Two windows of one person can't exceed what one may keep. */
const oneAtATime = async (ctx: Ctx, userId: number) => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('desk-tables.views'), ${userId})`);
};

const demandView = async (ctx: Ctx, id: number): Promise<SavedView> => {
  const view = await findViewForUpdate(ctx, id);
  if (!view || !isOwn(ctx.viewer, view)) throw notFound();
  return view;
};
