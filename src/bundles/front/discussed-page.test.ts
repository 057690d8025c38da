// This is what is talked about most: /meistdiskutiert, and the same below a place.
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { createLocation } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { DISCUSSED_DAYS } from './constants.ts';

/** Makes a district with two towns. */
const aPortal = async () => {
  const { ctx, http } = await testApp();
  await aUser(ctx);
  const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
  const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
  const steinach = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
  const get = (url: string) => http.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const titlesAt = async (url: string) => {
    const reply = await get(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    return [...reply.body.matchAll(/<h2><a href="[^"]*">([^<]*)<\/a><\/h2>/g)].map(([, title]) => title);
  };
  return { ctx, auenfeld, steinach, get, titlesAt };
};

const anArticleWith = async (
  ctx: Ctx,
  comments: number,
  { headline, locationId, daysAgo = 1 }: { headline: string; locationId: number; daysAgo?: number },
) => {
  const publishedAt = new Date(ctx.now.getTime() - daysAgo * 24 * 3600_000);
  const article = await anArticle(ctx, { headline, locationId, publishedAt });
  for (let count = 0; count < comments; count++) await aComment(ctx, article);
  return article;
};

describe('what is talked about most', () => {
  it('stands first, in the portal and in a place with what lies below it', async () => {
    const { ctx, auenfeld, steinach, titlesAt } = await aPortal();
    await anArticleWith(ctx, 1, { headline: 'Ein Wort', locationId: auenfeld.id });
    await anArticleWith(ctx, 3, { headline: 'Drei Worte', locationId: steinach.id });
    await anArticleWith(ctx, 2, { headline: 'Zwei Worte', locationId: auenfeld.id });
    const silent = await anArticleWith(ctx, 0, { headline: 'Stille', locationId: auenfeld.id });
    const everywhere = ['Drei Worte', 'Zwei Worte', 'Ein Wort'];
    expect(await titlesAt('/meistdiskutiert')).toEqual(everywhere);
    expect(await titlesAt('/werletal/meistdiskutiert')).toEqual(everywhere);
    expect(await titlesAt('/auenfeld/meistdiskutiert')).toEqual(['Zwei Worte', 'Ein Wort']);
    // Kept pages, too, show what has just come to be talked about.
    for (let count = 0; count < 3; count++) await aComment(ctx, silent);
    expect(await titlesAt('/auenfeld/meistdiskutiert')).toEqual(['Stille', 'Zwei Worte', 'Ein Wort']);
  });

  it('is of the last weeks, and out', async () => {
    const { ctx, auenfeld, get, titlesAt } = await aPortal();
    const locationId = auenfeld.id;
    await anArticleWith(ctx, 1, { headline: 'Neulich', locationId, daysAgo: DISCUSSED_DAYS - 1 });
    await anArticleWith(ctx, 2, { headline: 'Lange her', locationId, daysAgo: DISCUSSED_DAYS + 1 });
    const gone = await anArticleWith(ctx, 3, { headline: 'Zurückgezogen', locationId });
    await putArticleInState(ctx, gone.id, 'withdrawn');
    expect(await titlesAt('/auenfeld/meistdiskutiert')).toEqual(['Neulich']);
    const empty = (await get('/steinach/meistdiskutiert')).body;
    expect(empty).toContain('In den letzten 30 Tagen hat hier niemand etwas kommentiert.');
    expect(empty).toContain('<meta name="robots" content="noindex"');
  });

  it('says what it is, and is found at one address', async () => {
    const { get } = await aPortal();
    const canonicalAt = async (url: string) =>
      /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec((await get(url)).body)?.[1];
    expect((await get('/auenfeld/meistdiskutiert')).body).toContain(
      '<title>Meistdiskutiert · Auenfeld – Litfass</title>',
    );
    expect(await canonicalAt('/auenfeld/meistdiskutiert')).toBe('/auenfeld/meistdiskutiert');
    expect(await canonicalAt('/werletal/meistdiskutiert')).toBe('/meistdiskutiert');
  });

  it('leads on to the place in small letters, knows no others, and no place may be called so', async () => {
    const { ctx, get } = await aPortal();
    const moved = await get('/AUENFELD/meistdiskutiert');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/auenfeld/meistdiskutiert']);
    expect((await get('/nirgends/meistdiskutiert')).statusCode).toBe(404);
    const place = { name: 'Ort', slug: 'meistdiskutiert', kind: 'town', parentId: null } as const;
    expect(await createLocation(ctx, place)).toMatchObject({ kind: 'invalid' });
  });

  it('is where the head of the ranking on a front page leads', async () => {
    const { ctx, auenfeld, get } = await aPortal();
    const locationId = auenfeld.id;
    for (let count = 1; count <= 20; count++)
      await anArticleWith(ctx, count > 10 ? 1 : 0, { headline: `Nummer ${count}`, locationId });
    expect((await get('/auenfeld')).body).toMatch(
      /<a [^>]*href="\/auenfeld\/meistdiskutiert">Meistdiskutiert<svg/,
    );
  });
});
