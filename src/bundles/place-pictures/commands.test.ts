import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aLogo } from '#bundles/branding/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage, quarantineImage, releaseImage } from '#bundles/media/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { choosePlacePicture, savePicture } from './commands.ts';
import { UPLOAD_LIMIT } from './constants.ts';
import { loadPlacePicture } from './picture.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const asRole = async (role: 'admin' | 'editor', locationPath = ''): Promise<Ctx> =>
  actAs(ctx, aViewer({ id: (await aUser(ctx)).id, roles: [{ role, locationPath }] }));
const admin = await asRole('admin');
const ownImage = () => anImage(ctx, { ownerId: admin.viewer.id!, access: 'gated' });

const pictureOf = async (placeId: number) => (await findLocation(ctx, placeId))?.pictureId;
const isPublic = async (imageId: number) => (await picturesByIds(ctx, [imageId])).get(imageId)?.query === '';
const usesOf = async (imageId: number) => {
  const uses = sql`select object_id, location_path from image_uses where type = 'location' and image_id = ${imageId}`;
  return (await ctx.db.execute(uses)).rows;
};

const fileOf = (content: Buffer): UploadedFile => ({
  filename: 'blick.png',
  bytes: content.length,
  async *read() {
    yield* Readable.from([content]);
  },
  close: () => Promise.resolve(),
});
const NOTHING = { image: '', alt: '', credit: '' };

describe('the picture of a place', () => {
  it('is open to everybody as long as it is there, and each change is in the history', async () => {
    const [place, first, second] = [await aPlace(ctx), await ownImage(), await ownImage()];
    for (const { id } of [first, second])
      expect(await choosePlacePicture(admin, place.id, id)).toEqual({ kind: 'saved', place: place.name });
    expect(await pictureOf(place.id)).toBe(second.id);
    expect([await isPublic(first.id), await isPublic(second.id)]).toEqual([false, true]);
    expect(await choosePlacePicture(admin, place.id, second.id)).toMatchObject({ kind: 'unchanged' });
    await choosePlacePicture(admin, place.id, null);
    expect([await pictureOf(place.id), await isPublic(second.id)]).toEqual([null, false]);
    expect((await listHistory(ctx, { type: 'location', id: place.id })).slice(0, 3)).toMatchObject([
      { action: 'location.picture-removed', before: { pictureId: second.id }, after: { pictureId: null } },
      { action: 'location.picture-chosen', before: { pictureId: first.id }, after: { pictureId: second.id } },
      { action: 'location.picture-chosen', before: { pictureId: null } },
    ]);
  });

  it('is chosen by administrators of the whole portal, for places that are there', async () => {
    const [place, image] = [await aPlace(ctx), await ownImage()];
    for (const who of [await asRole('editor'), await asRole('admin', place.path)])
      await expect(choosePlacePicture(who, place.id, image.id)).rejects.toMatchObject({ status: 403 });
    await expect(choosePlacePicture(admin, 2147483647, image.id)).rejects.toMatchObject({ status: 404 });
    for (const id of [2147483647, (await anImage(ctx, { access: 'blocked' })).id])
      await expect(choosePlacePicture(admin, place.id, id)).rejects.toMatchObject({ status: 403 });
    expect(await pictureOf(place.id)).toBeNull();
  });

  it('is one of those that several choose at the same time, and the only one that is open', async () => {
    const place = await aPlace(ctx);
    const images = await Promise.all([ownImage(), ownImage(), ownImage()]);
    await Promise.all(images.map(({ id }) => choosePlacePicture(admin, place.id, id)));
    const chosen = await pictureOf(place.id);
    const open = await Promise.all(images.map(({ id }) => isPublic(id)));
    expect(images.filter((_, at) => open[at]).map(({ id }) => id)).toEqual([chosen]);
  });

  it('isn’t seen while a moderator keeps it away, and comes back', async () => {
    const [place, image] = [await aPlace(ctx), await ownImage()];
    await choosePlacePicture(admin, place.id, image.id);
    const seen = async () => (await loadPlacePicture(ctx, await findLocation(ctx, place.id))).picture?.id;
    expect(await seen()).toBe(image.id);
    await quarantineImage(admin, image.id, 'Jemand hat widersprochen.');
    expect(await seen()).toBeUndefined();
    await releaseImage(admin, image.id);
    expect(await seen()).toBe(image.id);
  });
});

describe('a place that becomes part of another', () => {
  it('brings its picture along where the other has none', async () => {
    const [place, into, image] = [await aPlace(ctx), await aPlace(ctx), await ownImage()];
    await choosePlacePicture(admin, place.id, image.id);
    await mergeLocation(admin, place.id, into.id);
    expect([await pictureOf(into.id), await isPublic(image.id)]).toEqual([image.id, true]);
    expect(await usesOf(image.id)).toEqual([{ object_id: into.id, location_path: into.path }]);
    const [entry] = await listHistory(ctx, { type: 'location', id: place.id });
    expect(entry).toMatchObject({ action: 'location.merged', after: { pictureId: image.id } });
  });

  it('leaves the other its own, and its picture to whose it is', async () => {
    const [place, into, image, other] = [
      await aPlace(ctx),
      await aPlace(ctx),
      await ownImage(),
      await ownImage(),
    ];
    await choosePlacePicture(admin, place.id, image.id);
    await choosePlacePicture(admin, into.id, other.id);
    await mergeLocation(admin, place.id, into.id);
    expect(await pictureOf(into.id)).toBe(other.id);
    expect([await isPublic(image.id), await isPublic(other.id)]).toEqual([false, true]);
    expect(await usesOf(image.id)).toEqual([]);
  });
});

describe('what a form sends', () => {
  const words = { alt: 'Blick vom Turm', credit: 'Ada Stille' };

  it('is a file with its words, or the number or address of an image', async () => {
    const place = await aPlace(ctx);
    const file = fileOf(await aLogo());
    expect(await savePicture(admin, place.id, { image: '', ...words }, file)).toMatchObject({
      kind: 'saved',
    });
    const id = (await pictureOf(place.id))!;
    expect((await picturesByIds(ctx, [id])).get(id)).toMatchObject({ alt: words.alt, credit: words.credit });
    const other = await ownImage();
    const address = `https://litfass.example/konto/bilder/${other.id}`;
    await savePicture(admin, place.id, { ...NOTHING, image: address }, undefined);
    expect(await pictureOf(place.id)).toBe(other.id);
  });

  it.each([
    ['nothing at all', {}, texts.missing],
    ['no number', { image: 'das da' }, texts.unusable],
    ['the number of nothing', { image: '2147483647' }, texts.unusable],
    ['a number that is none', { image: '99999999999999999999' }, texts.unusable],
  ])('is refused as %s', async (_, typed, text) => {
    const place = await aPlace(ctx);
    expect(await savePicture(admin, place.id, { ...NOTHING, ...typed }, undefined)).toEqual({
      kind: 'invalid',
      errors: { image: text },
    });
  });

  it('needs a description and whose it is, of what is there as of what is new', async () => {
    const place = await aPlace(ctx);
    const mute = await anImage(ctx, { ownerId: admin.viewer.id!, alt: '' });
    const nobodys = await anImage(ctx, { ownerId: admin.viewer.id!, copyright: '' });
    const errorsOf = async (typed: object, file?: UploadedFile) => {
      const outcome = await savePicture(admin, place.id, { ...NOTHING, ...typed }, file);
      return outcome.kind === 'invalid' && outcome.errors;
    };
    expect(await errorsOf({ image: String(mute.id) })).toEqual({ image: texts.withoutAlt });
    expect(await errorsOf({ image: String(nobodys.id) })).toEqual({ image: texts.withoutCredit });
    const file = fileOf(await aLogo({ color: '#00aa00' }));
    expect(await errorsOf({ credit: 'Ada' }, file)).toEqual({ alt: texts.altMissing });
    expect(await errorsOf({ alt: 'Blick' }, file)).toEqual({ credit: texts.creditMissing });
    expect(await errorsOf({ ...words, alt: 'x'.repeat(201) }, file)).toEqual({ alt: texts.tooLong(200) });
    expect(await pictureOf(place.id)).toBeNull();
  });

  it('has an end for those who upload and upload, and what isn’t a picture leaves nothing', async () => {
    const [place, once] = [await aPlace(ctx), await asRole('admin')];
    const upload = () =>
      savePicture(once, place.id, { image: '', ...words }, fileOf(Buffer.from('kein Bild')));
    const before = await originals();
    for (let sent = 0; sent < UPLOAD_LIMIT.attempts; sent++)
      expect(await upload()).toMatchObject({ kind: 'invalid', errors: { file: expect.any(String) } });
    await expect(upload()).rejects.toMatchObject({ status: 429 });
    expect(await originals()).toEqual(before);
  });
});

const originals = async () => {
  const keys: string[] = [];
  for await (const key of ctx.portal.files.list('originals/')) keys.push(key);
  return keys.toSorted();
};
