// Tests the lists of a kind: /artikel, /schnappschuesse, /meinung, and the same below a place.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { createLocation } from '#bundles/locations/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';

/** Makes a district with two towns, one category of news and one of opinions. */
const aPortal = async () => {
  const app = await testApp();
  const { ctx } = app;
  const author = await aUser(ctx);
  const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
  const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
  const steinach = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
  const news = await aCategory(ctx, { name: 'Rathaus', slug: 'rathaus' });
  const opinion = await aCategory(ctx, { name: 'Meinung', slug: 'meinung', tone: 'opinion' });
  const article = async (headline: string, locationId: number, categoryId = news.id) =>
    (await anArticle(ctx, { headline, locationId, categoryId, authorId: author.id })).id;
  const get = (url: string) => app.http.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const titlesAt = async (url: string) => {
    const reply = await get(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    return [...reply.body.matchAll(/<h2><a href="[^"]*">([^<]*)<\/a><\/h2>/g)].map(([, title]) => title);
  };
  return { app, ctx, author, district, auenfeld, steinach, news, opinion, article, get, titlesAt };
};

const inHead = (body: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="(?:http://localhost:3000)?([^"]*)"`).exec(body)?.[1];

describe('a list of a kind', () => {
  it('holds that kind alone, of the portal or of a place with what lies below it', async () => {
    const { ctx, auenfeld, steinach, opinion, article, titlesAt } = await aPortal();
    await article('Elf zu zehn', auenfeld.id);
    await article('Vom Warten', steinach.id, opinion.id);
    await aSnapshot(ctx, { title: 'Kraniche', locationId: auenfeld.id });
    expect(await titlesAt('/artikel')).toEqual(['Vom Warten', 'Elf zu zehn']);
    expect(await titlesAt('/werletal/artikel')).toEqual(['Vom Warten', 'Elf zu zehn']);
    expect(await titlesAt('/auenfeld/artikel')).toEqual(['Elf zu zehn']);
    expect(await titlesAt('/schnappschuesse')).toEqual(['Kraniche']);
    expect(await titlesAt('/steinach/schnappschuesse')).toEqual([]);
    expect(await titlesAt('/meinung')).toEqual(['Vom Warten']);
    expect(await titlesAt('/auenfeld/meinung')).toEqual([]);
  });

  it.each([
    ['/artikel', 'Artikel', '/artikel'],
    ['/auenfeld/artikel', 'Artikel · Auenfeld', '/auenfeld/artikel'],
    ['/schnappschuesse', 'Schnappschüsse', '/schnappschuesse'],
    ['/auenfeld/schnappschuesse', 'Schnappschüsse · Auenfeld', '/auenfeld/schnappschuesse'],
    // What holds all towns lists what the portal lists, and the only category of opinions has an address already.
    ['/werletal/artikel', 'Artikel · Werletal', '/artikel'],
    ['/meinung', 'Meinung', '/werletal/c-meinung'],
    ['/auenfeld/meinung', 'Meinung · Auenfeld', '/auenfeld/c-meinung'],
  ])('%s says what it is, where it is found, and has a feed', async (url, title, canonical) => {
    const { get } = await aPortal();
    const { body } = await get(url);
    expect(body).toContain(`<title>${title} – Litfass</title>`);
    expect(inHead(body, 'canonical')).toBe(canonical);
    expect(inHead(body, 'alternate')).toBe(`${url}/feed.xml`);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect((await get(`${url}/feed.xml`)).statusCode).toBe(200);
  });

  it('goes back page by page, each once', async () => {
    const { ctx, author, auenfeld, news, get } = await aPortal();
    for (let i = 0; i < 30; i++)
      await anArticle(ctx, {
        locationId: auenfeld.id,
        categoryId: news.id,
        authorId: author.id,
        headline: `Nummer ${i}`,
        publishedAt: new Date(ctx.now.getTime() - Math.floor(i / 7) * 60_000),
      });
    for (const first of ['/artikel', '/auenfeld/artikel']) {
      const { body } = await get(first);
      const older = inHead(body, 'next')!.replaceAll('&amp;', '&');
      expect(older).toMatch(new RegExp(`^${first}\\?vor=`));
      const second = (await get(older)).body;
      const numbers = [...(body + second).matchAll(/>(Nummer \d+)<\/a>/g)].map(([, name]) => name);
      expect([numbers.length, new Set(numbers).size]).toEqual([30, 30]);
      expect(inHead(second, 'prev')).toBe(first);
      expect(inHead(second, 'canonical')).toBe(older);
    }
  });

  it('is fresh as soon as something new is out or gone again', async () => {
    const { auenfeld, article, get, titlesAt } = await aPortal();
    for (const url of ['/artikel', '/auenfeld/artikel'])
      await expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');
    await article('Eilmeldung', auenfeld.id);
    for (const url of ['/artikel', '/auenfeld/artikel']) expect(await titlesAt(url)).toEqual(['Eilmeldung']);
  });

  it('leads on to the place in small letters, and knows no others', async () => {
    const { get } = await aPortal();
    const reply = await get('/Auenfeld/Artikel');
    expect(reply.statusCode).toBe(404);
    for (const kind of ['artikel', 'schnappschuesse', 'meinung']) {
      const moved = await get(`/AUENFELD/${kind}`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `/auenfeld/${kind}`]);
      const feed = await get(`/AUENFELD/${kind}/feed.xml`);
      expect([feed.statusCode, feed.headers.location]).toEqual([301, `/auenfeld/${kind}/feed.xml`]);
      for (const url of [`/nirgends/${kind}`, `/nirgends/${kind}/feed.xml`, `/%00/${kind}`, `/konto/${kind}`])
        expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('takes words that no place may be called', async () => {
    const { ctx } = await aPortal();
    for (const slug of ['artikel', 'schnappschuesse', 'meinung'])
      expect(await createLocation(ctx, { name: 'Ort', slug, kind: 'town', parentId: null })).toMatchObject({
        kind: 'invalid',
        errors: { slug: expect.any(String) },
      });
  });

  it('leaves out what is not out or gone again', async () => {
    const { ctx, auenfeld, news, article, titlesAt } = await aPortal();
    const shared = { locationId: auenfeld.id, categoryId: news.id };
    await anArticle(ctx, { ...shared, publishedAt: new Date(Date.now() + 3600_000) });
    await anArticle(ctx, { ...shared, state: 'draft' });
    const id = await article('Elf zu zehn', auenfeld.id);
    expect(await titlesAt('/artikel')).toEqual(['Elf zu zehn']);
    await putArticleInState(ctx, id, 'withdrawn');
    for (const url of ['/artikel', '/auenfeld/artikel']) expect(await titlesAt(url)).toEqual([]);
  });
});

describe('the opinions', () => {
  it('of several categories are one list, with an address of its own', async () => {
    const { ctx, auenfeld, steinach, opinion, article, get, titlesAt } = await aPortal();
    const letters = await aCategory(ctx, { name: 'Leserbriefe', slug: 'leserbriefe', tone: 'opinion' });
    await article('Kommentar', auenfeld.id, opinion.id);
    await article('Brief', auenfeld.id, letters.id);
    await article('Anderswo', steinach.id, letters.id);
    expect(await titlesAt('/meinung')).toEqual(['Anderswo', 'Brief', 'Kommentar']);
    expect(await titlesAt('/auenfeld/meinung')).toEqual(['Brief', 'Kommentar']);
    expect(inHead((await get('/auenfeld/meinung')).body, 'canonical')).toBe('/auenfeld/meinung');
    expect((await get('/auenfeld')).body).toContain('<a href="/auenfeld/meinung">Alle Meinungen<svg');
  });

  it('of a newspaper that has none are not there', async () => {
    const app = await testApp();
    await aPlace(app.ctx, { name: 'Auenfeld', slug: 'auenfeld' });
    await aUser(app.ctx);
    for (const url of ['/meinung', '/auenfeld/meinung', '/meinung/feed.xml'])
      expect([url, (await app.http.inject({ method: 'GET', url })).statusCode]).toEqual([url, 404]);
  });
});
