// Reads what somebody has saved for later.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { bookmarkFolders, bookmarks } from './schema.ts';

export type Bookmark = typeof bookmarks.$inferSelect;
export type Folder = Pick<typeof bookmarkFolders.$inferSelect, 'id' | 'name'>;

const selectOne = prepared('bookmarks.one', (db) =>
  db
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .where(
      and(
        eq(bookmarks.userId, sql.placeholder('userId')),
        eq(bookmarks.type, sql.placeholder('type')),
        eq(bookmarks.objectId, sql.placeholder('id')),
      ),
    ),
);

export const hasBookmarked = async (ctx: Ctx, userId: number, { type, id }: ContentRef): Promise<boolean> =>
  (await selectOne(ctx, { userId, type, id })).length > 0;

interface ListOptions {
  readonly folderId?: number | undefined;
  readonly after?: ListCursor | undefined;
  readonly limit: number;
}

/** Lists bookmarks, the newest first. */
export const listBookmarks = (
  ctx: Ctx,
  userId: number,
  { folderId, after, limit }: ListOptions,
): Promise<Bookmark[]> =>
  ctx.db
    .select()
    .from(bookmarks)
    .where(
      and(
        eq(bookmarks.userId, userId),
        folderId === undefined ? undefined : eq(bookmarks.folderId, folderId),
        after && sql`(${bookmarks.createdAt}, ${bookmarks.id}) < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))
    .limit(limit);

export const listFolders = (ctx: Ctx, userId: number): Promise<Folder[]> =>
  ctx.db
    .select({ id: bookmarkFolders.id, name: bookmarkFolders.name })
    .from(bookmarkFolders)
    .where(eq(bookmarkFolders.userId, userId))
    .orderBy(asc(bookmarkFolders.name), asc(bookmarkFolders.id));
