import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { removeBrandPicture, saveBrandPicture } from './commands.ts';
import { BRAND_PICTURES, CARD_BOX, LARGEST_SIDE, LOGO_BOX, SMALLEST, UPLOAD_LIMIT } from './constants.ts';
import type { BrandPictureName } from './constants.ts';
import { cardFile, fileKey, iconFile, logoFile, maskableFile } from './files.ts';
import { findBrandPicture } from './queries.ts';
import { brandStorage } from './storage.ts';
import { aLogo } from './test-data.ts';

const ctx = await testCtx();
const asRole = async (role: 'admin' | 'editor', locationPath = ''): Promise<Ctx> =>
  actAs(ctx, aViewer({ id: (await aUser(ctx)).id, roles: [{ role, locationPath }] }));
const admin = await asRole('admin');

const save = (which: BrandPictureName, file: Buffer, as = admin) =>
  saveBrandPicture(as, which, Readable.from([file]));

const load = async (which: BrandPictureName, name: string) => {
  const found = await findBrandPicture(ctx, which);
  const file = await ctx.portal.files.get(fileKey(found!.version, name));
  return sharp(Buffer.concat(await file!.stream.toArray()));
};

const originals = async () => {
  const keys: string[] = [];
  for await (const key of ctx.portal.files.list('originals/')) keys.push(key);
  return keys;
};

describe('a picture of the portal', () => {
  it('is counted among what lies in the storage, with those that were there before', async () => {
    const before = await brandStorage(ctx);
    await save('logo', await aLogo({ width: 1800, height: 700 }));
    const after = await brandStorage(ctx);
    expect(after.files).toBeGreaterThan(before.files);
    expect(after.bytes).toBeGreaterThan(before.bytes!);
  });

  it('is a logo without its empty edge, as high as screens need it, and clear where it was', async () => {
    expect(await save('logo', await aLogo({ width: 2000, height: 800 }))).toEqual({ kind: 'saved' });
    const { width, height, hasAlpha } = await (await load('logo', logoFile)).metadata();
    expect([height, hasAlpha]).toEqual([LOGO_BOX.height, true]);
    expect(await findBrandPicture(ctx, 'logo')).toMatchObject({ width, height });
    // The picture has 1800 × 600 without the edge.
    expect(width).toBe(600);
  });

  it('is a symbol in every size, opaque where devices would show black', async () => {
    expect(await save('icon', await aLogo({ width: 400, height: 300 }))).toEqual({ kind: 'saved' });
    for (const side of [512, 192, 180, 32] as const) {
      const { width, height } = await (await load('icon', iconFile(side))).metadata();
      expect([width, height]).toEqual([side, side]);
    }
    for (const name of [iconFile(180), maskableFile])
      expect((await (await load('icon', name)).stats()).isOpaque).toBe(true);
  });

  it('is a card of the size that Open Graph asks for', async () => {
    expect(await save('card', await aLogo({ width: 900, height: 900 }))).toEqual({ kind: 'saved' });
    const { width, height, format } = await (await load('card', cardFile)).metadata();
    expect({ width, height, format }).toEqual({ ...CARD_BOX, format: 'jpeg' });
  });

  it('leaves nothing of what was uploaded, and tells when it is the same again', async () => {
    const file = await aLogo({ color: '#00aa00' });
    expect(await save('logoDark', file)).toEqual({ kind: 'saved' });
    expect(await save('logoDark', file)).toEqual({ kind: 'unchanged' });
    expect(await originals()).toEqual([]);
  });

  it('comes from what phones send sideways, upright and without its words', async () => {
    const sideways = await sharp(await aLogo({ width: 200, height: 600 }))
      .flatten({ background: '#ffffff' })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Geheim' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await save('logo', sideways)).toEqual({ kind: 'saved' });
    const made = await load('logo', logoFile);
    const { width, height, exif } = await made.metadata();
    expect(width).toBeGreaterThan(height);
    expect(exif).toBeUndefined();
  });

  it.each([
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    ['one that is cut off', async () => (await aLogo()).subarray(0, 300), 'broken'],
    ['one that is too small', () => aLogo({ width: SMALLEST.logo.width - 8, height: 40 }), 'size'],
    ['one that is larger than a screen', () => aLogo({ width: LARGEST_SIDE + 8, height: 100 }), 'size'],
  ])('refuses %s, and keeps the former one', async (_, draw, reason) => {
    const before = await findBrandPicture(ctx, 'logo');
    expect(await save('logo', await draw())).toMatchObject({ kind: 'refused', reason });
    expect(await findBrandPicture(ctx, 'logo')).toEqual(before);
    expect(await originals()).toEqual([]);
  });

  it('goes again', async () => {
    for (const which of BRAND_PICTURES) {
      await removeBrandPicture(admin, which);
      expect(await findBrandPicture(ctx, which)).toBeUndefined();
    }
    expect(await removeBrandPicture(admin, 'logo')).toEqual({ kind: 'unchanged' });
  });

  it('has an end for those who upload and upload, whatever they upload', async () => {
    const once = await asRole('admin');
    const broken = () => save('logo', Buffer.from('kein Bild'), once);
    for (let sent = 0; sent < UPLOAD_LIMIT.attempts; sent++)
      expect(await broken()).toMatchObject({ kind: 'refused' });
    await expect(broken()).rejects.toMatchObject({ status: 429 });
  });

  it('is chosen by administrators of the whole portal', async () => {
    const file = await aLogo();
    for (const who of [await asRole('editor'), await asRole('admin', 'nirgends')]) {
      await expect(save('logo', file, who)).rejects.toMatchObject({ status: 403 });
      await expect(removeBrandPicture(who, 'logo')).rejects.toMatchObject({ status: 403 });
    }
  });
});
