// Saves for later, and puts what is saved into folders. All of it may be done again without harm.
import { and, eq, ne, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound, unauthorised } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { BOOKMARK_LIMIT, MAX_BOOKMARKS, MAX_FOLDERS } from './constants.ts';
import { mayBookmark } from './policy.ts';
import { hasBookmarked, listFolders } from './queries.ts';
import type { Folder } from './queries.ts';
import { checkFolderName } from './rules.ts';
import { bookmarkFolders, bookmarks } from './schema.ts';
import * as texts from './texts.ts';

export type SaveOutcome = { readonly kind: 'saved'; readonly subject: ContentSummary } | Refused;

/** Throws 404 for what the viewer doesn't see, 401 and 403. */
export const saveBookmark = async (ctx: Ctx, ref: ContentRef): Promise<SaveOutcome> => {
  const userId = await authorize(ctx);
  const subject = await findSummary(ctx, ref);
  if (!subject) throw notFound();
  return withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    await lockOwner(ctx, userId);
    if (await hasBookmarked(ctx, userId, ref)) return { kind: 'saved', subject };
    if ((await ctx.db.$count(bookmarks, eq(bookmarks.userId, userId))) >= MAX_BOOKMARKS)
      return refused(texts.tooMany(MAX_BOOKMARKS));
    await ctx.db.insert(bookmarks).values({ userId, type: ref.type, objectId: ref.id, createdAt: ctx.now });
    await recordOf(ctx, userId, 'bookmark.saved');
    return { kind: 'saved', subject };
  });
};

/** Removes a bookmark by what it is, or by the id of its row; somebody else's stays. The door has asked who it is. */
export const removeBookmark = (
  ctx: Ctx,
  which: ContentRef | { readonly bookmarkId: number },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    const isMeant =
      'bookmarkId' in which
        ? eq(bookmarks.id, which.bookmarkId)
        : and(eq(bookmarks.type, which.type), eq(bookmarks.objectId, which.id));
    const { rowCount } = await ctx.db.delete(bookmarks).where(and(isMeant, eq(bookmarks.userId, userId)));
    if (rowCount) await recordOf(ctx, userId, 'bookmark.removed');
  });

/**
 * Moves a bookmark into a folder; null for no folder. Gives the folder. Throws 404 for what isn't the viewer's own, 401 and
 * 403.
 */
export const moveBookmark = async (
  ctx: Ctx,
  bookmarkId: number,
  folderId: number | null,
): Promise<Folder | null> => {
  const userId = await authorize(ctx);
  return withTransaction(ctx, async (ctx) => {
    await lockOwner(ctx, userId);
    const folder = folderId === null ? null : await findOwn(ctx, userId, folderId);
    const isOwn = and(eq(bookmarks.id, bookmarkId), eq(bookmarks.userId, userId));
    if ((await ctx.db.$count(bookmarks, isOwn)) === 0) throw notFound();
    const { rowCount } = await ctx.db
      .update(bookmarks)
      .set({ folderId })
      .where(and(isOwn, sql`${bookmarks.folderId} is distinct from ${folderId}`));
    if (rowCount) await recordOf(ctx, userId, 'bookmark.moved');
    return folder;
  });
};

export type FolderOutcome = { readonly kind: 'saved'; readonly folder: Folder } | Invalid;

/** Creates a folder. The same name again is refused, since it would be another folder. Throws 401 and 403. */
export const createFolder = async (ctx: Ctx, typed: string): Promise<FolderOutcome> => {
  const userId = await authorize(ctx);
  const checked = checkFolderName(typed);
  if (checked.kind === 'invalid') return checked;
  const name = checked.value;
  return withTransaction(ctx, async (ctx): Promise<FolderOutcome> => {
    await lockOwner(ctx, userId);
    const folders = await listFolders(ctx, userId);
    if (folders.some((folder) => folder.name === name)) return invalid({ name: texts.nameTaken });
    if (folders.length >= MAX_FOLDERS) return invalid({ name: texts.tooManyFolders(MAX_FOLDERS) });
    const [folder] = await ctx.db
      .insert(bookmarkFolders)
      .values({ userId, name, createdAt: ctx.now })
      .returning({ id: bookmarkFolders.id, name: bookmarkFolders.name });
    await recordOf(ctx, userId, 'bookmark-folder.created');
    return { kind: 'saved', folder: folder! };
  });
};

/** Throws 404 for what isn't the viewer's own, 401 and 403. */
export const renameFolder = async (ctx: Ctx, folderId: number, typed: string): Promise<FolderOutcome> => {
  const userId = await authorize(ctx);
  const checked = checkFolderName(typed);
  return withTransaction(ctx, async (ctx): Promise<FolderOutcome> => {
    await lockOwner(ctx, userId);
    const folder = await findOwn(ctx, userId, folderId);
    if (checked.kind === 'invalid') return checked;
    const name = checked.value;
    if (folder.name === name) return { kind: 'saved', folder };
    const isTwin = and(
      eq(bookmarkFolders.userId, userId),
      eq(bookmarkFolders.name, name),
      ne(bookmarkFolders.id, folderId),
    );
    if ((await ctx.db.$count(bookmarkFolders, isTwin)) > 0) return invalid({ name: texts.nameTaken });
    await ctx.db.update(bookmarkFolders).set({ name }).where(eq(bookmarkFolders.id, folderId));
    await recordOf(ctx, userId, 'bookmark-folder.renamed');
    return { kind: 'saved', folder: { id: folderId, name } };
  });
};

/** Deletes a folder: what was in it stays saved; somebody else's stays. The door has asked who it is. */
export const deleteFolder = (ctx: Ctx, folderId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    // Whoever puts something into it at the same moment comes before that, or finds it gone.
    await lockOwner(ctx, userId);
    const { rowCount } = await ctx.db
      .delete(bookmarkFolders)
      .where(and(eq(bookmarkFolders.id, folderId), eq(bookmarkFolders.userId, userId)));
    if (rowCount) await recordOf(ctx, userId, 'bookmark-folder.deleted');
  });

const authorize = async (ctx: Ctx): Promise<number> => {
  if (!mayBookmark(ctx.viewer)) demandToAct(ctx.viewer);
  const userId = signedInId(ctx);
  await limitAttempts(ctx, `bookmark:${userId}`, BOOKMARK_LIMIT);
  return userId;
};

const signedInId = ({ viewer }: Ctx): number => {
  if (viewer.id === null) throw unauthorised();
  return viewer.id;
};

/** Lets what one person does come one after the other, so that the limits hold for many at once. */
const lockOwner = (ctx: Ctx, userId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('bookmarks'), ${userId})`);

const findOwn = async (ctx: Ctx, userId: number, folderId: number): Promise<Folder> => {
  const folder = (await listFolders(ctx, userId)).find(({ id }) => id === folderId);
  if (!folder) throw notFound();
  return folder;
};

/** Says that something was done, and never with what. */
const recordOf = (ctx: Ctx, userId: number, action: string) =>
  record(ctx, { type: 'user', objectId: userId, action });
