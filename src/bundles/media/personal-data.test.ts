import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory, record } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { REMAKE_IMAGE } from './constants.ts';
import { deleteImage } from './editing/commands.ts';
import { removeFilesJob } from './jobs.ts';
import { originalsOf, ownImages } from './personal-data.ts';
import { findImages } from './queries.ts';
import { anImage, quarantineImage, releaseImage } from './test-data.ts';
import { removeIfUnused } from './unused.ts';
import { setImageUses } from './uses.ts';

const ctx = await testCtx();

const remove = (imageId: number, ownerId: number) =>
  withTransaction(ctx, (ctx) => removeIfUnused(ctx, imageId, ownerId));
const isThere = async (id: number) => (await findImages(ctx, [id])).has(id);

describe('an image that was taken away somewhere', () => {
  it('goes, unless something else shows it or it is somebody else’s', async () => {
    const { id: ownerId } = await aUser(ctx);
    const [unused, shown] = [await anImage(ctx, { ownerId }), await anImage(ctx, { ownerId })];
    const foreign = await anImage(ctx);
    await withTransaction(ctx, (ctx) =>
      setImageUses(ctx, { type: 'article', id: 8 }, [{ imageId: shown.id, isPublic: false }]),
    );
    for (const { id } of [unused, shown, foreign]) await remove(id, ownerId);
    expect([await isThere(unused.id), await isThere(shown.id), await isThere(foreign.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stays while a moderator has taken it away, as a proof', async () => {
    const { id, ownerId } = await anImage(ctx);
    await quarantineImage(ctx, id, 'Ohne Einwilligung gezeigt.');
    await remove(id, ownerId);
    expect(await isThere(id)).toBe(true);
    await releaseImage(ctx, id);
    await remove(id, ownerId);
    expect(await isThere(id)).toBe(false);
  });

  it('stays when somebody begins to show it at the same moment', async () => {
    const { id: imageId, ownerId } = await anImage(ctx);
    let removal: Promise<void> | undefined;
    await withTransaction(ctx, async (ctx) => {
      await setImageUses(ctx, { type: 'article', id: 9 }, [{ imageId, isPublic: false }]);
      removal = remove(imageId, ownerId);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await removal;
    expect(await isThere(imageId)).toBe(true);
  });
});

describe('the images of somebody who leaves', () => {
  it('go when nothing shows them, and stay with the piece that does', async () => {
    const { id: ownerId } = await aUser(ctx);
    const unused = await anImage(ctx, { ownerId });
    const shown = await anImage(ctx, { ownerId, filename: 'Adas Garten.jpg' });
    const foreign = await anImage(ctx);
    await withTransaction(ctx, async (ctx) => {
      const after = { caption: 'Bei Ada', width: 300 };
      await record(ctx, { type: 'image', objectId: shown.id, action: 'image.edited', after });
    });
    await withTransaction(ctx, (ctx) =>
      setImageUses(ctx, { type: 'article', id: 7 }, [{ imageId: shown.id, isPublic: true }]),
    );
    const ids = [unused.id, shown.id, foreign.id];
    expect(await ownImages.exportFor(ctx, ownerId)).toMatchObject([{ id: unused.id }, { id: shown.id }]);
    await ownImages.eraseFor(ctx, ownerId, { keepsComments: true });
    await ownImages.eraseFor(ctx, ownerId, { keepsComments: true });
    expect([...(await findImages(ctx, ids)).keys()].toSorted((a, b) => a - b)).toEqual([
      shown.id,
      foreign.id,
    ]);
    expect(await originalsOf(ctx, ownerId)).toHaveLength(1);
    expect((await findImages(ctx, [shown.id])).get(shown.id)?.filename).toBe('');
    const told = await listHistory(ctx, { type: 'image', id: shown.id });
    const entry = told.find(({ action }) => action !== 'history.redacted');
    expect(entry?.after).toEqual({ width: 300 });
  });

  it('leave no words of those that were deleted before, and those of others theirs', async () => {
    const [owner, heir] = [await aUser(ctx), await aUser(ctx)];
    const asOwner = actAs(ctx, owner.viewer);
    const [deleted, replaced, handedOver] = [
      await anImage(ctx, { ownerId: owner.id, caption: 'Bei Ada' }),
      await anImage(ctx, { ownerId: owner.id }),
      await anImage(ctx, { ownerId: heir.id }),
    ];
    const images = [deleted.id, replaced.id, handedOver.id];
    await withTransaction(asOwner, async (ctx) => {
      const after = { alt: 'Ada im Garten', width: 300 };
      for (const objectId of images)
        await record(ctx, { type: 'image', objectId, action: 'image.uploaded', after });
      await removeIfUnused(ctx, replaced.id, owner.id);
    });
    const edited = { action: 'image.edited', after: { caption: 'Bei Ada' } };
    await withTransaction(ctx, (ctx) => record(ctx, { type: 'image', objectId: deleted.id, ...edited }));
    await deleteImage(asOwner, deleted.id);
    await ownImages.eraseFor(ctx, owner.id, { keepsComments: true });
    const said = await Promise.all(
      images.map(async (id) => JSON.stringify(await listHistory(ctx, { type: 'image', id }))),
    );
    expect(said.map((text) => text.includes('Ada'))).toEqual([false, false, true]);
    expect(said.every((text) => text.includes('300'))).toBe(true);
  });

  it('name them no longer as their authors where they stay, nor do the files, and name others as before', async () => {
    const { id: ownerId, viewer } = await aUser(ctx);
    const [own, foreign] = [
      await anImage(ctx, { ownerId, copyright: viewer.name!.toUpperCase() }),
      await anImage(ctx, { ownerId, copyright: 'Tomasz Adamek' }),
    ];
    const others = await anImage(ctx, { copyright: viewer.name! });
    const uses = [own, foreign].map(({ id: imageId }) => ({ imageId, isPublic: true }));
    await withTransaction(ctx, (ctx) => setImageUses(ctx, { type: 'article', id: 12 }, uses));
    await ownImages.eraseFor(ctx, ownerId, { keepsComments: true });
    const kept = await findImages(ctx, [own.id, foreign.id, others.id]);
    expect([own, foreign, others].map(({ id }) => kept.get(id)?.copyright)).toEqual([
      'Gelöschtes Mitglied',
      'Tomasz Adamek',
      viewer.name,
    ]);
    const { rows } = await ctx.db.execute(
      sql`select data from pgboss.job where name = ${REMAKE_IMAGE} and data ->> 'imageId' in (${String(own.id)}, ${String(foreign.id)})`,
    );
    expect(rows).toEqual([{ data: { imageId: own.id, what: 'all' } }]);
  });

  it('forget why moderators took them away, and stay away', async () => {
    const { id: ownerId } = await aUser(ctx);
    const [kept, released] = [await anImage(ctx, { ownerId }), await anImage(ctx, { ownerId })];
    const uses = [kept, released].map(({ id: imageId }) => ({ imageId, isPublic: true }));
    await withTransaction(ctx, (ctx) => setImageUses(ctx, { type: 'article', id: 11 }, uses));
    for (const { id } of [kept, released]) await quarantineImage(ctx, id, 'Zeigt Ada unbekleidet.');
    await releaseImage(ctx, released.id);
    await ownImages.eraseFor(ctx, ownerId, { keepsComments: true });
    for (const { id } of [kept, released])
      expect(JSON.stringify(await listHistory(ctx, { type: 'image', id }))).not.toContain('Ada');
    expect((await findImages(ctx, [kept.id])).get(kept.id)).toMatchObject({
      block: 'quarantined',
      blockReason: '',
    });
  });

  it('leave no file behind', async () => {
    const { files } = ctx.portal;
    const image = { id: 4711, key: 'originals/aa/weg.png' };
    for (const key of [image.key, 'images/4711/abc/xl.webp', 'images/47110/abc/xl.webp'])
      await files.put(key, [Buffer.from('x')].values() as never, {
        contentType: key.endsWith('png') ? 'image/png' : 'image/webp',
      });
    await removeFilesJob.work(ctx, { images: [image] });
    await removeFilesJob.work(ctx, { images: [image] });
    const left: string[] = [];
    for await (const key of files.list('')) left.push(key);
    expect(left).toEqual(['images/47110/abc/xl.webp']);
  });
});
