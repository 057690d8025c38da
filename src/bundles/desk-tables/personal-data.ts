// Handles what somebody keeps of the tables of their desks.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { listViews } from './queries.ts';
import { bulkOperations, savedViews, tableColumns } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { sum } from '#kernel/personal-data.ts';
import { addUp, moveRows } from '#kernel/account-merges.ts';

export const ownViews: PersonalData = {
  name: 'table-views',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (await listViews(ctx, userId)).map(({ tableName, name, query }) => ({ tableName, name, query })),
  countFor: async (ctx, userId) => {
    const counts = await Promise.all(
      [savedViews, tableColumns, bulkOperations].map((table) =>
        ctx.db.$count(table, eq(table.userId, userId)),
      ),
    );
    return { goes: sum(counts), stays: 0 };
  },
  mergeInto: async (ctx, merge) =>
    addUp([
      await moveRows(ctx, savedViews, 'userId', merge, ['tableName', 'name']),
      await moveRows(ctx, tableColumns, 'userId', merge, ['tableName']),
      await moveRows(ctx, bulkOperations, 'userId', merge),
    ]),
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(savedViews).where(eq(savedViews.userId, userId));
    await ctx.db.delete(tableColumns).where(eq(tableColumns.userId, userId));
    await ctx.db.delete(bulkOperations).where(eq(bulkOperations.userId, userId));
  },
};
