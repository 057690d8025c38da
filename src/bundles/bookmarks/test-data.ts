// Saves things for later, for tests.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { bookmarkFolders, bookmarks } from './schema.ts';

/** Makes a bookmark of somebody, whatever they may do themselves; gives its id. */
export const aBookmark = async (
  ctx: Ctx,
  owner: Pick<TestUser, 'id'>,
  ref?: ContentRef,
  { folderId = null, createdAt = ctx.now }: { folderId?: number | null; createdAt?: Date } = {},
): Promise<number> => {
  const { type, id } = ref ?? { type: 'article', id: (await anArticle(ctx)).id };
  const [row] = await ctx.db
    .insert(bookmarks)
    .values({ userId: owner.id, type, objectId: id, folderId, createdAt })
    .returning({ id: bookmarks.id });
  return row!.id;
};

let made = 0;

export const aFolder = async (
  ctx: Ctx,
  owner: Pick<TestUser, 'id'>,
  name = `Ordner ${++made}`,
): Promise<number> => {
  const [row] = await ctx.db
    .insert(bookmarkFolders)
    .values({ userId: owner.id, name, createdAt: ctx.now })
    .returning({ id: bookmarkFolders.id });
  return row!.id;
};
