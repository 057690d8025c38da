import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import {
  createFolder,
  deleteFolder,
  moveBookmark,
  removeBookmark,
  renameFolder,
  saveBookmark,
} from './commands.ts';
import { MAX_BOOKMARKS, MAX_FOLDERS } from './constants.ts';
import { personalBookmarks } from './personal-data.ts';
import { listBookmarks, listFolders } from './queries.ts';
import { bookmarks } from './schema.ts';
import { aBookmark, aFolder } from './test-data.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const all = { limit: 100 };
const article = async () => ({ type: 'article', id: (await anArticle(ctx)).id });

describe('saving for later', () => {
  it('keeps a thing once, however often and at once it is saved, and is undone once', async () => {
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    const ref = await article();
    await Promise.all([saveBookmark(own, ref), saveBookmark(own, ref), saveBookmark(own, ref)]);
    expect(await listBookmarks(ctx, member.id, all)).toMatchObject([{ objectId: ref.id, folderId: null }]);
    await Promise.all([removeBookmark(own, ref), removeBookmark(own, ref)]);
    expect(await listBookmarks(ctx, member.id, all)).toEqual([]);
    const actions = (await listHistory(ctx, { type: 'user', id: member.id })).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['bookmark.removed', 'bookmark.saved']);
  });

  it('is for those who may, and for what they see', async () => {
    const ref = await article();
    await expect(saveBookmark(actAs(ctx, anonymous), ref)).rejects.toMatchObject({ status: 403 });
    await putArticleInState(ctx, ref.id, 'withdrawn');
    const own = actAs(ctx, (await aUser(ctx)).viewer);
    await expect(saveBookmark(own, ref)).rejects.toMatchObject({ status: 404 });
  });

  it('ends at a thousand', async () => {
    const member = await aUser(ctx);
    const rows = Array.from({ length: MAX_BOOKMARKS - 1 }, (_, at) => ({
      userId: member.id,
      type: 'article',
      objectId: 1_000_000 + at,
      createdAt: ctx.now,
    }));
    await ctx.db.insert(bookmarks).values(rows);
    const own = actAs(ctx, member.viewer);
    const refs = [await article(), await article()];
    const outcomes = await Promise.all(refs.map((ref) => saveBookmark(own, ref)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'saved']);
  });
});

describe('folders', () => {
  it('hold what is put into them; what is in one that is deleted stays', async () => {
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    const outcome = await createFolder(own, ' Für  Sonntag ');
    if (outcome.kind !== 'saved') throw new Error('no folder');
    const { folder } = outcome;
    expect(folder.name).toBe('Für Sonntag');
    const bookmarkId = await aBookmark(ctx, member);
    await moveBookmark(own, bookmarkId, folder.id);
    await moveBookmark(own, bookmarkId, folder.id);
    expect(await listBookmarks(ctx, member.id, { ...all, folderId: folder.id })).toHaveLength(1);
    await renameFolder(own, folder.id, 'Für Montag');
    expect(await listFolders(ctx, member.id)).toEqual([{ id: folder.id, name: 'Für Montag' }]);
    await Promise.all([deleteFolder(own, folder.id), deleteFolder(own, folder.id)]);
    expect(await listBookmarks(ctx, member.id, all)).toMatchObject([{ id: bookmarkId, folderId: null }]);
    const actions = (await listHistory(ctx, { type: 'user', id: member.id })).map(({ action }) => action);
    expect(actions.toSorted()).toEqual([
      'bookmark-folder.created',
      'bookmark-folder.deleted',
      'bookmark-folder.renamed',
      'bookmark.moved',
    ]);
  });

  it('have names of their own, also at once, and no more than fifty', async () => {
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    const outcomes = await Promise.all([createFolder(own, 'Reise'), createFolder(own, 'Reise')]);
    expect(outcomes).toContainEqual({ kind: 'invalid', errors: { name: texts.nameTaken } });
    const other = await aFolder(ctx, member, 'Garten');
    expect(await renameFolder(own, other, 'Reise')).toEqual({
      kind: 'invalid',
      errors: { name: texts.nameTaken },
    });
    for (let at = 2; at < MAX_FOLDERS; at++) await aFolder(ctx, member);
    expect(await createFolder(own, 'Noch einer')).toEqual({
      kind: 'invalid',
      errors: { name: texts.tooManyFolders(MAX_FOLDERS) },
    });
  });

  it('that are deleted while something is put into them leave it where it was', async () => {
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    for (let at = 0; at < 5; at++) {
      const [folder, bookmarkId] = [await aFolder(ctx, member), await aBookmark(ctx, member)];
      const [moved, deleted] = await Promise.allSettled([
        moveBookmark(own, bookmarkId, folder),
        deleteFolder(own, folder),
      ]);
      expect(deleted.status).toBe('fulfilled');
      if (moved.status === 'rejected') expect(moved.reason).toMatchObject({ status: 404 });
    }
    expect(await listFolders(ctx, member.id)).toEqual([]);
    const folderIds = (await listBookmarks(ctx, member.id, all)).map(({ folderId }) => folderId);
    expect(folderIds).toEqual([null, null, null, null, null]);
  });

  it('wait for whoever changes the same list', async () => {
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    const [first, second] = [await aFolder(ctx, member, 'Erster'), await aFolder(ctx, member, 'Zweiter')];
    const done: string[] = [];
    let later: Promise<unknown> = Promise.resolve();
    await withTransaction(own, async (inside) => {
      await renameFolder(inside, first, 'Gemeinsam');
      later = Promise.all([
        deleteFolder(own, second).then(() => done.push('deleted')),
        renameFolder(own, first, 'Anders').then(() => done.push('renamed')),
      ]);
      // Both are at the database by now, or come after this.
      for (let at = 0; at < 5; at++) await own.db.execute(sql`select 1`);
      done.push('first');
    });
    await later;
    expect(done[0]).toBe('first');
    expect(await listFolders(ctx, member.id)).toEqual([{ id: first, name: 'Anders' }]);
  });

  it('of somebody else are nobody’s business', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const own = actAs(ctx, one.viewer);
    const [foreignFolder, foreign, mine] = [
      await aFolder(ctx, other),
      await aBookmark(ctx, other),
      await aBookmark(ctx, one),
    ];
    for (const attempt of [
      () => moveBookmark(own, mine, foreignFolder),
      () => moveBookmark(own, foreign, null),
      () => renameFolder(own, foreignFolder, 'Meiner'),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
    await removeBookmark(own, { bookmarkId: foreign });
    await deleteFolder(own, foreignFolder);
    expect(await listBookmarks(ctx, other.id, all)).toHaveLength(1);
    expect(await listFolders(ctx, other.id)).toHaveLength(1);
  });
});

describe('what is kept about a person', () => {
  it('is given out, moves with an account that is merged, and goes with its person', async () => {
    const [from, into] = [await aUser(ctx), await aUser(ctx)];
    const both = await article();
    const folderId = await aFolder(ctx, from, 'Reise');
    const kept = await aFolder(ctx, into, 'Reise');
    await aBookmark(ctx, from, both);
    await aBookmark(ctx, into, both);
    await aBookmark(ctx, from, await article(), { folderId });
    expect(await personalBookmarks.exportFor(ctx, from.id)).toMatchObject({
      pieces: [{ folder: null }, { folder: 'Reise' }],
      folders: [{ folder: 'Reise' }],
    });
    const { mergeInto } = personalBookmarks;
    expect(
      typeof mergeInto === 'function' && (await mergeInto(ctx, { fromId: from.id, intoId: into.id })),
    ).toEqual({ moved: 1, dropped: 2 });
    expect(await listBookmarks(ctx, into.id, { ...all, folderId: kept })).toHaveLength(1);
    expect(await listBookmarks(ctx, into.id, all)).toHaveLength(2);
    await personalBookmarks.eraseFor(ctx, into.id, { keepsComments: true });
    expect([await listBookmarks(ctx, into.id, all), await listFolders(ctx, into.id)]).toEqual([[], []]);
  });
});
