// Says what is kept about a person's reading for later.
import { asc, eq, sql } from 'drizzle-orm';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { bookmarkFolders, bookmarks } from './schema.ts';
import { personalDataWords } from './texts.ts';

const { type, objectId, createdAt } = bookmarks;

export const personalBookmarks: PersonalData = {
  name: 'bookmarks',
  words: personalDataWords,
  exportFor: async (ctx, userId) => ({
    pieces: await ctx.db
      .select({ type, objectId, folder: bookmarkFolders.name, createdAt })
      .from(bookmarks)
      .leftJoin(bookmarkFolders, eq(bookmarkFolders.id, bookmarks.folderId))
      .where(eq(bookmarks.userId, userId))
      .orderBy(asc(createdAt), asc(bookmarks.id)),
    folders: await ctx.db
      .select({ folder: bookmarkFolders.name, createdAt: bookmarkFolders.createdAt })
      .from(bookmarkFolders)
      .where(eq(bookmarkFolders.userId, userId))
      .orderBy(asc(bookmarkFolders.id)),
  }),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(bookmarks, eq(bookmarks.userId, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    // What lay in a folder that both have comes into the one that stays.
    await ctx.db.execute(sql`
      update bookmarks set folder_id = kept.id
      from bookmark_folders gone, bookmark_folders kept
      where bookmarks.folder_id = gone.id and gone.user_id = ${merge.fromId}
        and kept.user_id = ${merge.intoId} and kept.name = gone.name`);
    return addUp([
      await moveRows(ctx, bookmarks, 'userId', merge, ['type', 'objectId']),
      await moveRows(ctx, bookmarkFolders, 'userId', merge, ['name']),
    ]);
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(bookmarks).where(eq(bookmarks.userId, userId));
      await ctx.db.delete(bookmarkFolders).where(eq(bookmarkFolders.userId, userId));
    }),
};
