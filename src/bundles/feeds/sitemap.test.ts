import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { IDS_PER_PART, sitemapSourcesOf } from '#kernel/sitemap.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { listKinds } from '#bundles/front/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { isIndexed } from './settings.ts';

const { DOMParser } = new JSDOM().window;
const ORIGIN = 'http://localhost:3000';

const get = ({ http }: TestApp, url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers });

/** Gives the addresses in a sitemap, without the origin. */
const locationsIn = async (app: TestApp, url: string): Promise<string[]> => {
  const reply = await get(app, url);
  expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  const document = new DOMParser().parseFromString(reply.body, 'application/xml');
  const found = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
  for (const address of found) expect(address.startsWith(ORIGIN)).toBe(true);
  return found.map((address) => address.slice(ORIGIN.length));
};

describe('the sitemap', () => {
  it('leads to everything that a visitor may read, and to nothing else', async () => {
    const app = await testApp();
    const { ctx } = app;
    const author = await aUser(ctx, { name: 'Aylin Özdemir' });
    const town = await aPlace(ctx, { slug: 'auenfeld' });
    const quarter = await aPlace(ctx, { slug: 'muehlviertel', kind: 'quarter', parentId: town.id });
    await aPlace(ctx, { slug: 'leer' });
    const category = await aCategory(ctx, { slug: 'schule' });
    await aCategory(ctx, { slug: 'sport' });
    const shared = { locationId: quarter.id, categoryId: category.id, authorId: author.id };
    const article = await anArticle(ctx, { ...shared, tags: ['Turnhalle'] });
    const premium = await anArticle(ctx, { ...shared, isPremium: true });
    const snapshot = await aSnapshot(ctx, shared);
    const page = await aCmsPage(ctx);
    const suspended = await aUser(ctx, { suspendedUntil: new Date(Date.now() + HOUR_MS) });
    const bySuspended = await anArticle(ctx, { ...shared, authorId: suspended.id });
    for (const changes of [
      { state: 'draft' as const, tags: ['Entwurf'] },
      { publishedAt: new Date(Date.now() + HOUR_MS), tags: ['Morgen'] },
    ])
      await anArticle(ctx, { ...changes, authorId: (await aUser(ctx)).id });
    const parts = await locationsIn(app, '/sitemap.xml');
    const all = await Promise.all(parts.map((part) => locationsIn(app, part)));
    expect(Object.fromEntries(parts.map((part, at) => [part, all[at]]))).toEqual({
      '/sitemap-location-1.xml': [
        '/',
        '/auenfeld',
        '/auenfeld/c-schule',
        '/muehlviertel',
        '/muehlviertel/c-schule',
        '/artikel',
        '/schnappschuesse',
        '/auenfeld/artikel',
        '/auenfeld/schnappschuesse',
        '/muehlviertel/artikel',
        '/muehlviertel/schnappschuesse',
      ],
      '/sitemap-cmspage-1.xml': [page.href],
      '/sitemap-article-1.xml': [article.href, premium.href, bySuspended.href],
      '/sitemap-imagepost-1.xml': [snapshot.href],
      '/sitemap-tag-1.xml': ['/tag/turnhalle'],
      '/sitemap-user-1.xml': [`/profile/${author.id}/aylin-oezdemir`],
    });
    for (const address of all.flat())
      expect([address, (await get(app, address)).statusCode]).toEqual([address, 200]);
  });

  it('leads to each list of a kind once, at the address that it names itself', async () => {
    const app = await testApp();
    const { ctx } = app;
    const state = await aPlace(ctx, { slug: 'werleland', kind: 'state' });
    const district = await aPlace(ctx, { slug: 'werletal', kind: 'district', parentId: state.id });
    const town = await aPlace(ctx, { slug: 'auenfeld', parentId: district.id });
    await aPlace(ctx, { slug: 'steinach', parentId: district.id });
    const shared = { locationId: town.id, authorId: (await aUser(ctx)).id };
    const opinion = await aCategory(ctx, { slug: 'meinung', tone: 'opinion' });
    await anArticle(ctx, { ...shared, categoryId: opinion.id });
    const listed = async () => {
      const places = await locationsIn(app, '/sitemap-location-1.xml');
      return places.filter((address) => /artikel|schnappschuesse|meinung/.test(address));
    };
    const ofArticles = ['/artikel', '/auenfeld/artikel'];
    expect(await listed()).toEqual(['/werletal/c-meinung', '/auenfeld/c-meinung', ...ofArticles]);
    const letters = await aCategory(ctx, { slug: 'leserbriefe', tone: 'opinion' });
    await anArticle(ctx, { ...shared, categoryId: letters.id });
    expect(await listed()).toEqual(
      expect.arrayContaining([...ofArticles, '/meinung', '/auenfeld/meinung', '/auenfeld/c-meinung']),
    );
    for (const address of await listed())
      expect((await get(app, address)).body).toContain(`rel="canonical" href="${ORIGIN}${address}"`);
    for (const [address, canonical] of [
      ['/werleland/artikel', '/artikel'],
      ['/werleland/meinung', '/meinung'],
    ] as const)
      expect((await get(app, address)).body).toContain(`rel="canonical" href="${ORIGIN}${canonical}"`);
  });

  it('says when a piece was changed last', async () => {
    const app = await testApp();
    const publishedAt = new Date('2026-03-10T09:30:00Z');
    const updatedAt = new Date('2026-03-12T09:30:00Z');
    await anArticle(app.ctx, { publishedAt });
    await anArticle(app.ctx, { publishedAt, updatedAt });
    const { body } = await get(app, '/sitemap-article-1.xml');
    expect([...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, moment]) => moment)).toEqual([
      '2026-03-10T09:30:00.000Z',
      '2026-03-12T09:30:00.000Z',
    ]);
  });

  it('comes in parts by id, which stay what they are while new things come', async () => {
    const app = await testApp();
    const { ctx } = app;
    const { href } = await anArticle(ctx);
    const before = await get(app, '/sitemap-article-1.xml');
    // This is a later article far behind, as the ids of a large portal are.
    await ctx.db.execute(
      sql`alter sequence articles_id_seq restart with ${sql.raw(String(IDS_PER_PART * 2 + 1))}`,
    );
    const later = await anArticle(ctx);
    expect((await locationsIn(app, '/sitemap.xml')).filter((part) => part.includes('article'))).toEqual([
      '/sitemap-article-1.xml',
      '/sitemap-article-2.xml',
      '/sitemap-article-3.xml',
    ]);
    expect(await locationsIn(app, '/sitemap-article-1.xml')).toEqual([href]);
    expect(await locationsIn(app, '/sitemap-article-2.xml')).toEqual([]);
    expect(await locationsIn(app, '/sitemap-article-3.xml')).toEqual([later.href]);
    const etag = String(before.headers['etag']);
    expect((await get(app, '/sitemap-article-1.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('lists no more than 50,000 addresses in a part, with forty categories and all lists in each place', async () => {
    const { portal } = await testApp();
    const perPlace = 1 + 40 + listKinds(portal.kinds).length;
    for (const { type, idsPerPart } of sitemapSourcesOf(portal.bundles, portal.kinds))
      expect([type, idsPerPart * (type === 'location' ? perPlace : 1) <= 50_000]).toEqual([type, true]);
  });

  it('has no other parts', async () => {
    const app = await testApp();
    await anArticle(app.ctx);
    for (const part of [
      'article-2',
      'article-0',
      'article-x',
      'comment-1',
      'image-1',
      'x-1',
      'article-2147483648',
    ])
      expect((await get(app, `/sitemap-${part}.xml`)).statusCode).toBe(404);
  });

  it('is answered for HEAD as well, and kept', async () => {
    const app = await testApp();
    await anArticle(app.ctx);
    for (const url of ['/sitemap.xml', '/sitemap-article-1.xml', '/robots.txt']) {
      const whole = await get(app, url);
      const head = await app.http.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body, head.headers['x-page-cache']]).toEqual([200, '', 'hit']);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    }
  });

  it('takes a handful of queries for a part, however much is in it', async () => {
    const app = await testApp();
    const { ctx } = app;
    const place = await aPlace(ctx);
    const category = await aCategory(ctx);
    const author = await aUser(ctx);
    const shared = { locationId: place.id, categoryId: category.id, authorId: author.id };
    for (let i = 0; i < 30; i++) await anArticle(ctx, shared);
    await get(app, '/');
    for (const kind of ['article', 'location', 'user']) {
      const before = app.portal.database.queryCount();
      await get(app, `/sitemap-${kind}-1.xml`);
      expect(app.portal.database.queryCount() - before).toBeLessThanOrEqual(4);
    }
  });
});

describe('robots.txt', () => {
  it('lets everybody in but where no pages are, and leads to the sitemap', async () => {
    const app = await testApp();
    await aUser(app.ctx);
    const reply = await get(app, '/robots.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = reply.body.split('\n');
    for (const line of [
      'User-agent: *',
      'Disallow: /a/ajax/',
      'Disallow: /media/imgeditor',
      'Disallow: /anmelden',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ])
      expect(lines).toContain(line);
    expect(lines).not.toContain('Disallow: /');
  });

  it('keeps search engines out of a portal that isn’t to be found, which lists nothing for them', async () => {
    const app = await testApp();
    await anArticle(app.ctx);
    expect((await get(app, '/robots.txt')).body).not.toContain('Disallow: /\n');
    await changeSetting(app.ctx, isIndexed, false);
    expect((await get(app, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    for (const url of ['/sitemap.xml', '/sitemap-article-1.xml'])
      expect((await get(app, url)).statusCode).toBe(404);
  });
});
