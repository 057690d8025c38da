// Lists the calls of tables of desks, for the table of roles.
import { anArticle } from '#bundles/articles/test-data.ts';
import { bulkItems, bulkOperations, savedViews } from '#bundles/desk-tables/schema.ts';
import { EDITORS, OWN_UNLESS_SUSPENDED, row } from './row.ts';
import type { Call, Case, World } from './row.ts';

const params = { table: 'beitraege' };

/** Saves a view of the caller, whoever that is. */
const ownView: Call = async ({ ctx, user }: World) => {
  const view = { tableName: 'beitraege', name: 'Meine', query: 'q=Elf', createdAt: ctx.now };
  const [saved] = await ctx.db
    .insert(savedViews)
    .values({ ...view, userId: user?.id ?? 0 })
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.tableName, savedViews.name], set: view })
    .returning({ id: savedViews.id });
  return { params: { id: saved!.id }, body: { name: 'Andere' } };
};

/** Makes an operation of the caller: a piece was put at its place. */
const ownOperation: Call = async ({ ctx, user, place }: World) => {
  const { id, row } = await anArticle(ctx, { locationId: place.id });
  const [operation] = await ctx.db
    .insert(bulkOperations)
    .values({ userId: user?.id ?? 0, tableName: 'beitraege', action: 'rubrik', query: '', doneAt: ctx.now })
    .returning({ id: bulkOperations.id });
  const kept = { categoryId: row.categoryId };
  await ctx.db
    .insert(bulkItems)
    .values({ operationId: operation!.id, type: 'article', objectId: id, before: kept, after: kept });
  return { params: { id: operation!.id } };
};

export const tableRows: Readonly<Record<string, Case>> = {
  table_bulk: row(EDITORS, async ({ ctx, place }) => {
    const { id } = await anArticle(ctx, { locationId: place.id });
    return { params, body: { aktion: 'zurueckziehen', auswahl: [`article-${id}`] } };
  }),
  table_undo: row(EDITORS, ownOperation),
  table_columns: row(EDITORS, () => ({ params, body: { spalten: ['art'] } })),
  table_view_save: row(EDITORS, () => ({ params, body: { name: 'Meine', zurueck: 'q=Elf' } })),
  table_view_rename: row(OWN_UNLESS_SUSPENDED, ownView),
  table_view_delete: row(OWN_UNLESS_SUSPENDED, ownView),
};
