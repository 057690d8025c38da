// Handles what the log of exports keeps about a person. On erasure the files go, and the log names nobody any more.
import { asc, eq, sql } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { forgetNames, removeFiles } from './commands.ts';
import { isAbout, listFilesAbout } from './queries.ts';
import { exports } from './schema.ts';
import { personalDataWords } from './texts.ts';

export const ownExports: PersonalData = {
  name: 'exports',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: exports.id,
        title: exports.title,
        dataType: exports.dataType,
        ids: exports.refIds,
        from: exports.fromDay,
        until: exports.untilDay,
        plugin: exports.plugin,
        state: exports.state,
        bytes: exports.bytes,
        createdAt: exports.createdAt,
      })
      .from(exports)
      .where(eq(exports.userId, userId))
      .orderBy(asc(exports.id)),
  countFor: async (ctx, userId) => ({
    goes: (await listFilesAbout(ctx, userId)).length,
    stays: await ctx.db.$count(exports, eq(exports.userId, userId)),
  }),
  mergeInto: async (ctx, merge) => {
    // What is about the first account is about the second from now on, and is erased with it.
    const refIds = sql`array_replace(${exports.refIds}, ${merge.fromId}::int, ${merge.intoId}::int)`;
    await ctx.db.update(exports).set({ refIds }).where(isAbout(merge.fromId));
    return moveRows(ctx, exports, 'userId', merge);
  },
  eraseFor: async (ctx, userId) => {
    await removeFiles(ctx, await listFilesAbout(ctx, userId));
    await withTransaction(ctx, async (ctx) => {
      await forgetNames(ctx, userId);
      await ctx.db.update(exports).set({ userId: null }).where(eq(exports.userId, userId));
    });
  },
};
