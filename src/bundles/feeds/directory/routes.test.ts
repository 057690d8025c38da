// Tests /feeds and /feeds.opml: which feeds there are.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn, suspendUser } from '#bundles/users/test-data.ts';
import { MOST_PLACES } from '../constants.ts';
import { placesToList } from './feeds-of-portal.ts';

const { DOMParser } = new JSDOM().window;
const app = await testApp();
const { ctx } = app;
const author = await aUser(ctx);
const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
const quarter = await aPlace(ctx, {
  name: 'Mühlviertel',
  slug: 'muehlviertel',
  kind: 'quarter',
  parentId: town.id,
});
const category = await aCategory(ctx, { name: 'Schule & Kita', slug: 'schule-kita' });
const shared = { locationId: quarter.id, categoryId: category.id, authorId: author.id };
await anArticle(ctx, { ...shared, tags: ['Verborgen'] });
await anArticle(ctx, { locationId: town.id, tags: ['Turnhalle'] });
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const save = async (url: string, fields: Record<string, string>) => {
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...admin },
    payload: new URLSearchParams(fields).toString(),
  });
  expect([url, statusCode]).toEqual([url, 303]);
};

describe('the list of all feeds', () => {
  it('has every list with something in it, as a page and for programs, and each can be read', async () => {
    const opml = new DOMParser().parseFromString((await get('/feeds.opml')).body, 'application/xml');
    const feeds = [...opml.querySelectorAll('outline[xmlUrl]')].map(
      (outline) => new URL(outline.getAttribute('xmlUrl')!).pathname,
    );
    expect(feeds).toEqual(
      expect.arrayContaining([
        '/feed.xml',
        '/artikel/feed.xml',
        '/auenfeld/feed.xml',
        '/muehlviertel/c-schule-kita/feed.xml',
        '/tag/turnhalle/feed.xml',
      ]),
    );
    const page = (await get('/feeds')).body;
    for (const feed of feeds) {
      expect((await get(feed)).statusCode).toBe(200);
      expect(page).toContain(`href="${feed}"`);
    }
    expect((await get('/')).body).toContain('href="/feeds"');
  });

  it('is put together once for all, whoever is signed in', async () => {
    const session = await signedIn(app, await aUser(ctx));
    const asked = async (page: string) => {
      const before = ctx.portal.database.queryCount();
      expect((await get(page, session)).body).toContain('/tag/turnhalle/feed.xml');
      return ctx.portal.database.queryCount() - before;
    };
    await asked('/feeds');
    await asked('/feeds');
    // The query that is left asks who is signed in.
    expect(await asked('/feeds.opml')).toBeLessThanOrEqual(1);
  });

  it('names neither places and categories that are hidden, nor what stands on pieces of hidden people alone', async () => {
    const bodies = async () => [(await get('/feeds')).body, (await get('/feeds.opml')).body];
    const names = ['/muehlviertel/feed.xml', '/auenfeld/c-schule-kita/feed.xml', '/tag/verborgen/feed.xml'];
    for (const body of await bodies()) for (const name of names) expect(body).toContain(name);
    const until = new Date(Date.now() + HOUR_MS);
    await suspendUser(ctx, author.id, { reason: 'Hetze', until, hidesContributions: true });
    const { name, slug, kind } = quarter;
    await save(`/admin/orte/${quarter.id}`, { name, slug, kind, parentId: `${town.id}`, isHidden: '1' });
    await save(`/admin/rubriken/${category.id}`, {
      name: category.name,
      slug: category.slug,
      tone: category.tone,
      isHidden: '1',
    });
    for (const body of await bodies()) {
      for (const hidden of names) expect(body).not.toContain(hidden);
      expect(body).toContain('/auenfeld/feed.xml');
      expect(body).toContain('/tag/turnhalle/feed.xml');
    }
    expect((await get('/muehlviertel/feed.xml')).statusCode).toBe(200);
  });

  it('lists so many places at most: those in which something came out last', () => {
    const all = Array.from({ length: MOST_PLACES + 2 }, (_, id) => ({ id, isHidden: id === 3 }));
    const few = all.slice(0, MOST_PLACES);
    expect(placesToList(few, () => [])).toHaveLength(MOST_PLACES - 1);
    expect(placesToList(all, () => [9, 3, 4, 9]).map(({ id }) => id)).toEqual([4, 9]);
    expect(placesToList(all, () => all.map(({ id }) => id))).toHaveLength(MOST_PLACES);
  });
});
