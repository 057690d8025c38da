import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { snapshotTag } from './constants.ts';
import { snapshotPictures } from './snapshot-picture.ts';
import { aSnapshot } from './test-data.ts';

const { ctx, portal } = await testApp();
let author: TestUser;

beforeAll(async () => {
  author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
});

const set = (id: number, heroId: number | null, revision: number, by = author) =>
  withTransaction(actAs(ctx, by.viewer), (ctx) =>
    snapshotPictures.set(ctx, id, { heroId, galleryIds: null, revision }),
  );

describe('the picture of a snapshot', () => {
  it('can be exchanged, once by each who saw the same', async () => {
    const { id, row } = await aSnapshot(ctx, { authorId: author.id });
    const other = await anImage(ctx, { ownerId: author.id, access: 'gated' });
    const moment = portal.invalidation.moment();
    expect(await snapshotPictures.of(ctx, id)).toMatchObject({ heroId: row.imageId, galleryIds: null });
    expect(await set(id, other.id, row.imageId)).toEqual({ kind: 'set' });
    expect(await set(id, row.imageId, row.imageId)).toEqual({ kind: 'outdated' });
    expect(await snapshotPictures.of(ctx, id)).toMatchObject({ heroId: other.id });
    // Everybody sees it now: its address needs no signature.
    expect((await picturesByIds(ctx, [other.id])).get(other.id)?.query).not.toContain('s=');
    expect((await listHistory(ctx, { type: 'imagepost', id }))[0]).toMatchObject({
      action: 'imagepost.pictures',
      before: { heroId: row.imageId },
      after: { heroId: other.id },
    });
    expect(portal.invalidation.changedSince([snapshotTag(id)], moment)).toBe(true);
  });

  it('can’t be taken away, nor exchanged by others', async () => {
    const { id, row } = await aSnapshot(ctx, { authorId: author.id });
    expect(await set(id, null, row.imageId)).toEqual({
      kind: 'refused',
      text: 'Ein Schnappschuss braucht ein Bild.',
    });
    const stranger = await aUser(ctx);
    await expect(set(id, row.imageId, row.imageId, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(set(2147483647, 1, 1)).rejects.toMatchObject({ status: 404 });
    expect(await snapshotPictures.of(ctx, 2147483647)).toBeUndefined();
  });

  it('stays as it was when moderators have hidden it meanwhile', async () => {
    const { id, row } = await aSnapshot(ctx, { authorId: author.id, state: 'hidden' });
    const other = await anImage(ctx, { ownerId: author.id });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    for (const by of [author, editor])
      await expect(set(id, other.id, row.imageId, by)).rejects.toMatchObject({ status: 403 });
    expect(await snapshotPictures.of(ctx, id)).toMatchObject({ heroId: row.imageId });
  });
});
