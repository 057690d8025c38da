import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createImage, receiveUpload } from './commands.ts';
import type { ImageDetails } from './commands.ts';
import { MAKE_VARIANTS } from './constants.ts';
import { aSample } from './formats/test-data.ts';
import { removeOrphanedOriginals } from './clean-up.ts';
import { storeOriginal } from './originals.ts';
import { findImages } from './queries.ts';
import { images } from './schema.ts';
import { acceptsWebp } from './settings.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const member = await aUser(ctx);
const asMember = actAs(ctx, member.viewer);
const jpeg = await aSample('jpeg', { width: 640, height: 360 });

/** Returns the file in pieces, as it comes over the network. */
const stream = (file: Buffer, pieceBytes = 1000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
    })(),
  );
const upload = async (file: Buffer, details?: ImageDetails, by: Ctx = asMember) => {
  const outcome = await receiveUpload(by, stream(file), details);
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return (await findImages(ctx, [outcome.id])).get(outcome.id)!;
};
/** Returns the file filled with segments that nobody reads. */
const fattened = (file: Buffer, bytes: number) => {
  const fillers: Buffer[] = [];
  for (let left = bytes - file.length; left > 0; left -= fillers.at(-1)!.length) {
    // The last segment and the one before it share the rest, so that neither is too short.
    const length = left > 131_000 ? 65_000 : left > 65_000 ? Math.floor(left / 2) : left;
    const filler = Buffer.alloc(length);
    filler.set([0xff, 0xef, (length - 2) >> 8, (length - 2) & 0xff]);
    fillers.push(filler);
  }
  return Buffer.concat([file.subarray(0, 2), ...fillers, file.subarray(2)]);
};
const storedKeys = () => Readable.from(portal.files.list('')).toArray();
const stored = async () => {
  const outcome = await storeOriginal(asMember, stream(jpeg));
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.original;
};
const jobsOf = async (imageId: number) => {
  const { rows } = await ctx.db.execute(
    sql`select priority from pgboss.job where name = ${MAKE_VARIANTS} and data ->> 'imageId' = ${String(imageId)}`,
  );
  return rows;
};

describe('receiveUpload', () => {
  it('answers with a stub, a job and a record', async () => {
    const image = await upload(jpeg, {
      caption: ' Die Brücke ',
      copyright: 'Tomasz Adamek',
      alt: 'Eine Brücke',
      focus: { x: 46.04, y: 250 },
      priority: 9,
    });
    expect(image).toMatchObject({
      ownerId: member.id,
      isStub: true,
      width: 640,
      height: 360,
      bytes: jpeg.length,
      caption: 'Die Brücke',
      focusX: 46,
      focusY: 100,
      access: 'gated',
      version: '',
      sizes: [],
    });
    expect(await jobsOf(image.id)).toEqual([{ priority: 9 }]);
    expect(await listHistory(ctx, { type: 'image', id: image.id })).toMatchObject([
      { action: 'image.uploaded', actorId: member.id },
    ]);
    const original = await portal.files.get(image.originalKey);
    expect(Buffer.concat(await original!.stream.toArray()).equals(jpeg)).toBe(true);
  });

  it('takes exactly 32,000,000 bytes and not one more', async () => {
    const full = fattened(jpeg, 32_000_000);
    expect((await upload(full)).bytes).toBe(32_000_000);
    const before = await storedKeys();
    const outcome = await receiveUpload(asMember, stream(fattened(jpeg, 32_000_001), 1_000_000));
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'tooLarge',
      text: 'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.',
    });
    expect(await storedKeys()).toEqual(before);
  });

  it('stops reading what it refuses by its first bytes', async () => {
    let pieces = 0;
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          pieces++;
          yield Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">');
        }
      })(),
    );
    expect(await receiveUpload(asMember, endless)).toMatchObject({ reason: 'type' });
    expect(endless.destroyed).toBe(true);
    expect(pieces).toBeLessThan(100);
  });

  it.each([
    ['no image', Buffer.from('Das ist ein Brief und kein Bild.'), 'type'],
    ['nothing', Buffer.alloc(0), 'type'],
    ['half an image', jpeg.subarray(0, jpeg.length / 2), 'broken'],
    ['an image and a page', Buffer.concat([jpeg, Buffer.from('<html>')]), 'more'],
  ])('refuses %s and keeps nothing of it', async (_, file, reason) => {
    const [before, count] = [await storedKeys(), await ctx.db.$count(images)];
    expect(await receiveUpload(asMember, stream(file))).toMatchObject({ kind: 'refused', reason });
    expect([await storedKeys(), await ctx.db.$count(images)]).toEqual([before, count]);
  });

  it('names the kinds it takes', async () => {
    expect(await receiveUpload(asMember, stream(Buffer.from('Brief, kein Bild')))).toMatchObject({
      text: 'Diese Datei ist kein Bild, wie wir es annehmen. Erlaubt sind GIF, JPG, PNG, TIFF und BMP.',
    });
  });

  it('takes WebP when the portal says so', async () => {
    const webp = await aSample('webp');
    expect(await receiveUpload(asMember, stream(webp))).toMatchObject({ reason: 'type' });
    await changeSetting(ctx, acceptsWebp, true);
    expect((await upload(webp)).originalKey).toMatch(/\.webp$/);
  });

  it('refuses who may not, before anything is stored', async () => {
    const before = await storedKeys();
    for (const viewer of [anonymous, { ...member.viewer, isSuspended: true }])
      expect(await receiveUpload(actAs(ctx, viewer), stream(jpeg))).toEqual({
        kind: 'refused',
        reason: 'notGranted',
        text: texts.uploadNotGranted,
      });
    expect(await receiveUpload(asMember, stream(jpeg), { ownerId: member.id + 1 })).toMatchObject({
      reason: 'notGranted',
    });
    expect(await storedKeys()).toEqual(before);
  });

  it('brings pictures for others when an editor asks', async () => {
    expect((await upload(jpeg, { ownerId: member.id }, ctx)).ownerId).toBe(member.id);
  });

  it('leaves nothing when the connection breaks', async () => {
    const before = await storedKeys();
    const broken = Readable.from(
      (async function* () {
        yield jpeg.subarray(0, 500);
        throw new Error('abgerissen');
      })(),
    );
    await expect(receiveUpload(asMember, broken)).rejects.toThrow('abgerissen');
    expect(await storedKeys()).toEqual(before);
  });
});

describe('createImage', () => {
  it('belongs to the transaction it is called in', async () => {
    const original = await stored();
    let id = 0;
    const work = withTransaction(asMember, async (inside) => {
      const outcome = await createImage(inside, original);
      if (outcome.kind === 'created') ({ id } = outcome);
      throw new Error('doch nicht');
    });
    await expect(work).rejects.toThrow('doch nicht');
    expect(id).toBeGreaterThan(0);
    expect((await findImages(ctx, [id])).size).toBe(0);
    expect(await jobsOf(id)).toEqual([]);
  });

  it('never reached, its original goes after a day and no other', async () => {
    const { key } = await stored();
    const { originalKey } = await upload(jpeg);
    const tomorrow = { ...ctx, now: new Date(Date.now() + 25 * 3_600_000) };
    await removeOrphanedOriginals(ctx);
    expect(await storedKeys()).toContain(key);
    expect(await removeOrphanedOriginals(tomorrow)).toBeGreaterThan(0);
    expect(await storedKeys()).not.toContain(key);
    expect(await storedKeys()).toContain(originalKey);
  });

  it('needs its file before the transaction', async () => {
    await expect(withTransaction(asMember, (inside) => storeOriginal(inside, stream(jpeg)))).rejects.toThrow(
      'before the transaction',
    );
  });
});
