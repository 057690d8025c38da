import { eq, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from '../commands.ts';
import { MAKE_VARIANTS, REMAKE_IMAGE } from '../constants.ts';
import { aSample } from '../formats/test-data.ts';
import { makeVariants } from '../make-variants.ts';
import { findImages } from '../queries.ts';
import { images, imageUses } from '../schema.ts';
import { anImage } from '../test-data.ts';
import { deleteImage, editImage } from './commands.ts';
import type { ImageEdit } from './edit.ts';

const ctx = await testCtx();
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await aUser(ctx);
  stranger = await aUser(ctx);
});

const ownImage = (changes: Parameters<typeof anImage>[1] = {}) =>
  anImage(ctx, { ownerId: owner.id, ...changes });
const rowOf = async (id: number) => (await findImages(ctx, [id])).get(id);
const edit = (id: number, changes: ImageEdit, by: TestUser = owner) =>
  editImage(actAs(ctx, by.viewer), id, changes);

/** Gives a finished image of the owner's, made of this file. */
const uploaded = async (file: Buffer): Promise<number> => {
  const outcome = await receiveUpload(actAs(ctx, owner.viewer), Readable.from([file]), {});
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  await makeVariants(ctx, { imageId: outcome.id });
  return outcome.id;
};

/** Returns Payloads of the jobs that wait for an image. */
const jobsFor = async (name: string, imageId: number): Promise<object[]> => {
  const { rows } = await ctx.db.execute<{ data: { imageId: number } }>(
    sql`select data from pgboss.job where name = ${name}`,
  );
  return rows.map(({ data }) => data).filter((data) => data.imageId === imageId);
};

describe('turning an image', () => {
  it('changes size and focus at once, makes the files anew, and 0 restores the original', async () => {
    const { id } = await ownImage({ focusX: 20, focusY: 10 });
    expect(await edit(id, { rotation: 90 })).toMatchObject({
      kind: 'edited',
      // The old files serve until the new ones are there.
      image: { rotation: 90, width: 1333, height: 2000, focusX: 90, focusY: 20, isStub: true, version: 'v1' },
    });
    expect(await jobsFor(MAKE_VARIANTS, id)).toHaveLength(1);
    expect(await edit(id, { rotation: 0 })).toEqual({ kind: 'stub' });
    await ctx.db.update(images).set({ isStub: false }).where(eq(images.id, id));
    expect(await edit(id, { rotation: 0 })).toMatchObject({
      image: { rotation: 0, width: 2000, height: 1333, focusX: 20, focusY: 10 },
    });
  });

  it('takes a focus for the image as it is shown then', async () => {
    const { id } = await ownImage();
    expect(await edit(id, { rotation: 270, focusX: 1, focusY: 2 })).toMatchObject({
      image: { rotation: 270, focusX: 1, focusY: 2 },
    });
  });

  it('gives upright pixels in the end', async () => {
    const id = await uploaded(await aSample('jpeg', { width: 600, height: 400 }));
    await edit(id, { rotation: 90 });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: false, width: 400, height: 600, rotation: 90 });
  });
});

describe('replacing the file of an image', () => {
  it('takes over the original of an upload, keeps id and uses, forgets focus and rotation', async () => {
    const target = await uploaded(await aSample('jpeg', { width: 600, height: 400 }));
    const upload = await uploaded(await aSample('png', { width: 300, height: 500 }));
    await edit(target, { rotation: 90, focusX: 10, focusY: 10 });
    await makeVariants(ctx, { imageId: target });
    await ctx.db
      .insert(imageUses)
      .values({ imageId: target, type: 'article', objectId: 4711, isPublic: true });
    const [before, taken] = [await rowOf(target), await rowOf(upload)];

    expect(await edit(target, { uploadedImageId: upload })).toMatchObject({
      image: { id: target, width: 300, height: 500, rotation: 0, focusX: 50, focusY: 50, isStub: true },
    });
    expect(await rowOf(upload)).toBeUndefined();
    const now = await rowOf(target);
    expect(now?.originalKey).toBe(taken?.originalKey);
    expect(now?.originalKey).not.toBe(before?.originalKey);
    await makeVariants(ctx, { imageId: target });
    expect(await rowOf(target)).toMatchObject({ isStub: false, failure: null, width: 300, height: 500 });
    expect(await ctx.db.$count(imageUses, eq(imageUses.imageId, target))).toBe(1);
    const [entry] = await listHistory(ctx, { type: 'image', id: target });
    expect(entry).toMatchObject({
      action: 'image.replaced',
      after: { uploadedImageId: upload, width: 300 },
    });
    expect(JSON.stringify(entry)).not.toContain('originals/');
  });

  it('waits until the new file has become a picture: the old one can’t be had back', async () => {
    const target = await ownImage({ originalKey: 'originals/alt.jpg' });
    const upload = await ownImage({ isStub: true, version: '', sizes: [] });
    expect(await edit(target.id, { uploadedImageId: upload.id })).toEqual({ kind: 'stub' });
    expect(await rowOf(target.id)).toMatchObject({ originalKey: 'originals/alt.jpg', isStub: false });
    expect(await rowOf(upload.id)).toBeDefined();
  });

  it('runs before turning and focus, whatever was done to the upload', async () => {
    const { id } = await ownImage();
    const upload = await ownImage({ rotation: 90, width: 400, height: 600, focusX: 1 });
    expect(
      await edit(id, { uploadedImageId: upload.id, rotation: 180, focusX: 30, focusY: 40 }),
    ).toMatchObject({
      image: { rotation: 180, width: 600, height: 400, focusX: 30, focusY: 40 },
    });
  });

  it('only takes an unused upload of the viewer’s own that is an image', async () => {
    const { id } = await ownImage();
    const foreign = await anImage(ctx, { ownerId: stranger.id });
    const [used, failed] = [await ownImage(), await ownImage({ failure: 'kaputt' })];
    await ctx.db.insert(imageUses).values({ imageId: used.id, type: 'article', objectId: 1, isPublic: true });
    for (const uploadedImageId of [foreign.id, used.id, id, 2147483647])
      await expect(edit(id, { uploadedImageId }), String(uploadedImageId)).rejects.toMatchObject({
        status: 403,
        message: 'Unbefugter Zugriff.',
      });
    expect(await edit(id, { uploadedImageId: failed.id })).toEqual({
      kind: 'invalid',
      errors: {
        uploadedImageId:
          'Aus der neuen Datei ließ sich kein Bild machen. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.',
      },
    });
    expect(await rowOf(failed.id)).toBeDefined();
  });
});

describe('words and focus', () => {
  it('are written into the files afterwards: words into all, the focus into the social card', async () => {
    const [words, focus, rights] = [await ownImage(), await ownImage(), await ownImage()];
    await edit(words.id, { copyright: 'Ada', focusX: 1, focusY: 1 });
    await edit(focus.id, { focusX: 1, focusY: 1 });
    await edit(rights.id, { alt: 'Ein Fluss' });
    expect(await jobsFor(REMAKE_IMAGE, words.id)).toEqual([{ imageId: words.id, what: 'all' }]);
    expect(await jobsFor(REMAKE_IMAGE, focus.id)).toEqual([{ imageId: focus.id, what: 'card' }]);
    expect(await jobsFor(REMAKE_IMAGE, rights.id)).toEqual([]);
  });
});

describe('two who do something at once', () => {
  it('both get through with an edit, and nothing of either is lost', async () => {
    const { id } = await ownImage();
    await Promise.all([
      edit(id, { caption: 'Von der einen' }),
      edit(id, { copyright: 'Von der anderen' }),
      edit(id, { focusX: 10, focusY: 20 }),
    ]);
    expect(await rowOf(id)).toMatchObject({
      caption: 'Von der einen',
      copyright: 'Von der anderen',
      focusX: 10,
    });
  });

  it('delete an image once', async () => {
    const { id } = await ownImage();
    const by = actAs(ctx, owner.viewer);
    const outcomes = await Promise.allSettled([deleteImage(by, id), deleteImage(by, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 404 } });
  });
});
