import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { locationPaths } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { heard, inWords, noticesOf } from '#bundles/notifications/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { imageExpired, imageQuarantined } from './rights/commands.ts';
import { anImage } from './test-data.ts';

let ctx: Ctx;
beforeEach(async () => {
  ctx = await testCtx();
});

/** Calls the listener twice, as jobs may run twice. */
const hear = async <P>(listener: (ctx: Ctx, payload: P) => Promise<void>, payload: P) => {
  await listener(ctx, payload);
  await listener(ctx, payload);
};
const wordsFor = async (userId: number) =>
  (await inWords(ctx, userId, await noticesOf(ctx, userId))).map(({ lead, about, note, href }) => [
    lead,
    about,
    note,
    href,
  ]);

describe('images.quarantined', () => {
  it('tells the owner once, with the reason, and once more when it is taken away again', async () => {
    const { id: imageId, ownerId } = await anImage(ctx);
    const payload = { imageId, ownerId, reason: 'Kinder ohne Erlaubnis.' };
    await hear(heard(imageQuarantined), { ...payload, at: '2026-11-20T10:00:00.000Z' });
    const words = [
      'Ein Bild von Ihnen wurde gesperrt',
      null,
      'Begründung: Kinder ohne Erlaubnis.',
      '/konto/bilder',
    ];
    expect(await wordsFor(ownerId)).toEqual([words]);
    await hear(heard(imageQuarantined), { ...payload, at: '2026-11-21T10:00:00.000Z' });
    expect(await wordsFor(ownerId)).toEqual([words, words]);
  });
});

describe('images.expired', () => {
  const expire = heard(imageExpired);

  it('tells author and editors of each piece once with the way there, and the owner of the image', async () => {
    const place = await aPlace(ctx);
    const [author, editor, elsewhere] = [
      await aUser(ctx),
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] }),
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '999/' }] }),
    ];
    const article = await anArticle(ctx, {
      headline: 'Elf zu zehn',
      authorId: author.id,
      locationId: place.id,
    });
    const { id: imageId, ownerId } = await anImage(ctx);
    const uses = [{ type: 'article', id: article.id, locationPath: place.path }] as const;
    await hear(expire, { imageId, ownerId, endedAt: '2026-11-20T23:00:00.000Z', actorId: null, uses });
    const told = 'Die Lizenz eines Bildes ist abgelaufen, es ist hier nicht mehr zu sehen';
    for (const { id } of [author, editor])
      expect(await wordsFor(id)).toEqual([[told, 'Elf zu zehn', null, article.href]]);
    expect(await wordsFor(elsewhere.id)).toEqual([]);
    expect(await wordsFor(ownerId)).toEqual([
      [
        'Die Lizenz eines Bildes von Ihnen ist abgelaufen, es ist nicht mehr zu sehen',
        null,
        null,
        '/konto/bilder',
      ],
    ]);
  });

  it('tells of a piece, and not once more of the manuscript behind it', async () => {
    const place = await aPlace(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    const article = await anArticle(ctx, { headline: 'Elf zu zehn', locationId: place.id });
    const { id: imageId, ownerId } = await anImage(ctx);
    const uses = [
      { type: 'article', id: article.id, locationPath: place.path },
      { type: 'manuscript', id: 7, locationPath: place.path },
    ] as const;
    await hear(expire, { imageId, ownerId, endedAt: '2026-11-20T23:00:00.000Z', actorId: null, uses });
    expect((await wordsFor(editor.id)).map(([, about]) => about)).toEqual(['Elf zu zehn']);
  });

  it('says which place it was the picture of', async () => {
    const place = await aPlace(ctx, { name: 'Auenfeld' });
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const { id: imageId } = await anImage(ctx, { ownerId: admin.id });
    const uses = [{ type: 'location', id: place.id, locationPath: place.path }] as const;
    const payload = { imageId, ownerId: admin.id, endedAt: '2026-11-20T23:00:00.000Z', actorId: null, uses };
    await hear(expire, payload);
    expect((await wordsFor(admin.id)).map(([, about, , href]) => [about, href])).toEqual([
      ['Auenfeld', url(locationPaths.place, { location: place.slug })],
    ]);
  });

  it('tells nobody twice, nor the one who ended it; the next end is told again', async () => {
    const author = await aUser(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const article = await anArticle(ctx, { authorId: author.id });
    const { id: imageId } = await anImage(ctx, { ownerId: author.id });
    const uses = [{ type: 'article', id: article.id, locationPath: article.row.locationPath }] as const;
    const payload = { imageId, ownerId: author.id, actorId: editor.id, uses };
    await hear(expire, { ...payload, endedAt: '2026-11-20T23:00:00.000Z' });
    expect(await noticesOf(ctx, author.id)).toHaveLength(1);
    expect(await noticesOf(ctx, editor.id)).toEqual([]);
    await hear(expire, { ...payload, endedAt: '2027-11-20T23:00:00.000Z' });
    expect(await noticesOf(ctx, author.id)).toHaveLength(2);
  });
});
