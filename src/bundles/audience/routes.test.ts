import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aLike } from '#bundles/likes/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, aViewer, signedIn } from '#bundles/users/test-data.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { BEACONS_PER_MINUTE } from './constants.ts';
import { flush } from './counting.ts';
import { trending, viewsOf } from './figures.ts';
import { audienceAges, audienceHours, audienceTotals } from './schema.ts';
import { someReadings } from './test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
const place = await aPlace(ctx);
const author = await aUser(ctx);
const hoursAgo = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR_MS);
const article = await anArticle(ctx, {
  publishedAt: hoursAgo(5.5),
  locationId: place.id,
  authorId: author.id,
});
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const own = { 'sec-fetch-site': 'same-origin', 'user-agent': AGENT };
type Headers = Record<string, string>;

beforeEach(async () => {
  for (const table of [audienceTotals, audienceHours, audienceAges]) await ctx.db.delete(table);
});

const total = async (ref: { type: string; id: number } = article) => {
  await flush(portal);
  return (await viewsOf(ctx, [ref])).get(`${ref.type}:${ref.id}`)!.views;
};

const bodyOf = async (href: string, headers: Headers = {}) =>
  (await app.http.inject({ method: 'GET', url: href, headers })).body;
const get = async (path: string, user = author) =>
  app.http.inject({ url: `/schreiben/zahlen/${path}`, headers: await signedIn(app, user) });

describe('POST /a/ajax/reading', () => {
  const said = {
    contentType: 'article',
    contentId: article.id,
    views: 1,
    reads: 1,
    seconds: 42,
    shares: 1,
    channel: 'search',
  };
  let nth = 0;
  const send = (changes: object = {}, headers: Headers = own, address = `192.0.2.${++nth}`) =>
    app.http.inject({
      method: 'POST',
      url: '/a/ajax/reading',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      payload: String(new URLSearchParams({ ...said, ...changes } as unknown as Record<string, string>)),
      remoteAddress: address,
    });

  it('counts a reading, and answers nothing', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    expect(await total()).toBe(1);
    expect((await ctx.db.select().from(audienceTotals))[0]).toMatchObject({
      views: 1,
      reads: 1,
      seconds: 42,
      shares: 1,
      search: 1,
      direct: 0,
    });
  });

  it('adds what came later without counting the reader again', async () => {
    await send({ reads: 0 });
    await send({ views: 0, seconds: 8, shares: 0 });
    expect((await total()) && (await ctx.db.select().from(audienceTotals))[0]).toMatchObject({
      views: 1,
      reads: 1,
      seconds: 50,
      search: 1,
    });
  });

  it('asks the database nothing while the beacon is answered, not even for somebody who is signed in', async () => {
    const session = await signedIn(app, author);
    const answer = await send({}, { ...own, ...session });
    expect(answer.statusCode).toBe(204);
    expect(await ctx.db.select().from(audienceTotals)).toEqual([]);
    expect(await total()).toBe(1);
  });

  it('refuses other sites with 403', async () => {
    const answer = await send({}, { ...own, 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.json().msg]).toEqual([403, 'Unbefugter Zugriff.']);
    expect((await send({}, { origin: 'https://boese.example', 'user-agent': AGENT })).statusCode).toBe(403);
    expect(await total()).toBe(0);
  });

  it.each([
    ['programs that say so', { ...own, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['programs that don’t say where they call from', { 'user-agent': AGENT }],
  ])('doesn’t count %s', async (_who, headers) => {
    expect((await send({}, headers)).statusCode).toBe(204);
    expect(await total()).toBe(0);
  });

  it('takes no more than 400 bytes', async () => {
    const answer = await send({ more: 'x'.repeat(400) });
    expect([answer.statusCode, answer.json().msg]).toEqual([413, 'Die Meldung ist länger als 400 Bytes.']);
  });

  it.each([
    ['channel', 'https://suche.example/?q=geheim'],
    ['contentType', 'comment'],
    ['contentType', 'toString'],
    ['contentId', '0'],
    ['contentId', '1e99'],
    ['views', '2'],
    ['reads', '-1'],
    ['seconds', '1e9'],
    ['shares', '99'],
    ['contentId', '1e3'],
    ['views', '1e0'],
    ['reads', ' 1'],
    ['seconds', '0x10'],
    ['shares', '1.0'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await send({ [name]: value })).statusCode).toBe(400);
    expect(await total()).toBe(0);
  });

  it('takes so many of one address within a minute, and says when there may be more', async () => {
    const answers = await Promise.all(
      Array.from({ length: BEACONS_PER_MINUTE + 1 }, () => send({}, own, '198.51.100.7')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeLessThanOrEqual(1);
    expect((await send({}, own, '198.51.100.7')).headers['retry-after']).toBe('60');
  });

  it('counts all addresses of one network together, of which anybody has as many as they like', async () => {
    const answers = await Promise.all(
      Array.from({ length: BEACONS_PER_MINUTE + 1 }, (_, n) => send({}, own, `2001:db8::${n.toString(16)}`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeLessThanOrEqual(1);
    expect((await send({}, own, '2001:db8::ffff')).headers['retry-after']).toBe('60');
    expect((await send({}, own, '2001:db8:0:1::1')).statusCode).toBe(204);
  });

  it('drops what is sent of pieces that nobody can read', async () => {
    const hidden = await anArticle(ctx);
    await putArticleInState(ctx, hidden.id, 'withdrawn');
    expect((await send({ contentId: hidden.id })).statusCode).toBe(204);
    expect(await total(hidden)).toBe(0);
  });

  it('drops what is sent of pieces that there never were, and keeps no row of them', async () => {
    expect((await send({ contentId: '2147483647' })).statusCode).toBe(204);
    await flush(portal);
    for (const table of [audienceTotals, audienceHours, audienceAges])
      expect(await ctx.db.select().from(table)).toEqual([]);
  });
});

describe('the mark on the page of a piece', async () => {
  const pieces = [article, await aSnapshot(ctx, { locationId: place.id, authorId: author.id })];
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });

  it.each(pieces)('is there for readers, and no trace of the gauge: %o', async ({ type, id, href }) => {
    for (const headers of [{}, await signedIn(app, await aUser(ctx))]) {
      const body = await bodyOf(href, headers);
      expect(body).toContain(`<div data-reading="${type}:${id}"></div>`);
      expect(body).not.toMatch(/gauge|\/schreiben\/zahlen\/\w/);
    }
  });

  it.each(pieces)(
    'is missing for those who look after it, who get the gauge: %o',
    async ({ type, id, href }) => {
      for (const somebody of [author, editor]) {
        const body = await bodyOf(href, await signedIn(app, somebody));
        expect(body).not.toContain('data-reading');
        expect(body).toMatch(/<performance-gauge [^>]*data-of="/);
        expect(body).toContain(`href="/schreiben/zahlen/${type}/${id}"`);
      }
    },
  );
});

describe('POST /cockpit/ajax/performancegauge', () => {
  const asking = { type: 'teaser', contentType: 'article', contentId: article.id, userId: author.id };
  const ask = async (changes: object = {}, headers?: Headers) =>
    app.http.inject({
      method: 'POST',
      url: '/cockpit/ajax/performancegauge',
      headers: { accept: 'application/json', ...(headers ?? (await signedIn(app, author))) },
      payload: { ...asking, ...changes },
    });
  const htmlOf = async (changes: object = {}, headers?: Headers) => {
    const answer = await ask(changes, headers);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ html: string }>().html;
  };

  it('compares with the author’s and the place’s pieces at the same age', async () => {
    await someReadings(ctx, article, { views: 80, reads: 40, seconds: 8000, search: 80 }, hoursAgo(4));
    // This is too late to count at that age.
    await someReadings(ctx, article, { views: 20, direct: 20 });
    for (const views of [20, 40, 60]) {
      const ofAuthor = await anArticle(ctx, { publishedAt: hoursAgo(30), authorId: author.id });
      await someReadings(ctx, ofAuthor, { views }, hoursAgo(28));
      await someReadings(ctx, ofAuthor, { views: 500 }, hoursAgo(20));
      const ofPlace = await anArticle(ctx, { publishedAt: hoursAgo(30), locationId: place.id });
      await someReadings(ctx, ofPlace, { views: views * 2 }, hoursAgo(28));
    }
    const html = await htmlOf();
    expect(html).toContain(
      '80 Aufrufe nach 5 Stunden: deutlich mehr als Ihre Beiträge sonst (40), etwa so viele wie Beiträge aus',
    );
    expect(html).toContain('<svg');
    expect(html).toContain('<dt>Aufrufe</dt><dd>100</dd>');
    expect(html).toContain('<dd>40 (40\u00a0%)</dd>');
    expect(html).toContain('<dd>1:20\u00a0Min.</dd>');
    const detail = await htmlOf({ type: 'detail' });
    expect(detail).toContain('Aufrufe in den ersten 48 Stunden');
    expect(detail).toContain('<polyline');
    expect(detail).toContain('Suchmaschinen');
    expect(detail).toContain('Tag für Tag');
  });

  it('tells small numbers as such', async () => {
    await someReadings(ctx, article, { views: 9, reads: 3, seconds: 90, social: 9, shares: 2 }, hoursAgo(4));
    for (const type of ['teaser', 'detail']) {
      const html = await htmlOf({ type });
      expect(html).toContain('<dt>Aufrufe</dt><dd>unter 10</dd>');
      expect(html).toContain('Für einen Vergleich haben noch zu wenige den Beitrag aufgerufen.');
      expect(html).not.toMatch(/<d[dt]>[1-9]<|<td>[1-9]<|>9</);
    }
  });

  it('tells exactly what everybody sees below the piece', async () => {
    const liked = await anArticle(ctx, { authorId: author.id });
    await aLike(ctx, liked, await aUser(ctx));
    expect(await htmlOf({ contentId: liked.id })).toContain('<dt>Gefällt mir</dt><dd>1</dd>');
  });

  it('waits for the first hour', async () => {
    const fresh = await anArticle(ctx, { authorId: author.id });
    expect(await htmlOf({ contentId: fresh.id })).toContain(
      'Nach der ersten Stunde steht hier, wie der Beitrag im Vergleich läuft.',
    );
    expect(await htmlOf({ contentId: fresh.id, type: 'detail' })).not.toContain('<polyline');
  });

  it('is empty for those who may see the piece but not its figures', async () => {
    expect(await htmlOf({}, {})).toBe('');
    expect(await htmlOf({}, await signedIn(app, await aUser(ctx)))).toBe('');
    const elsewhere = await aPlace(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: elsewhere.path }] });
    expect(await htmlOf({}, await signedIn(app, editor))).toBe('');
  });

  it('compares an author’s piece with nobody else’s for that author, and for editors with anybody’s', async () => {
    const other = await aUser(ctx);
    expect(await htmlOf({ userId: other.id })).toBe('');
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    expect(await htmlOf({ userId: other.id }, await signedIn(app, editor))).toContain('<svg');
  });

  it('knows its wrappers by name and echoes nothing', async () => {
    const plain = await htmlOf();
    expect(await htmlOf({ containerStart: '<b onclick=x>', containerEnd: '</b>' })).toBe(plain);
    expect(await htmlOf({ containerStart: { a: 1 }, containerEnd: [] })).toBe(plain);
    expect(await htmlOf({ containerStart: 'card', containerEnd: 'plain' })).toBe(plain);
    expect(await htmlOf({ containerStart: 'card', containerEnd: 'card' })).not.toBe(plain);
  });

  it.each([
    [{ type: 'riesig' }, 400, 'Diese Anzeige ist unbekannt.'],
    [{ contentType: 'comment' }, 400, 'Für Inhalte dieser Art werden keine Leserinnen und Leser gezählt.'],
    [
      { contentType: 'constructor' },
      400,
      'Für Inhalte dieser Art werden keine Leserinnen und Leser gezählt.',
    ],
    [{ contentId: 2 ** 31 - 1 }, 404, 'Diese Seite gibt es nicht.'],
  ])('refuses %o with %i', async (changes, status, msg) => {
    const answer = await ask(changes);
    expect([answer.statusCode, answer.json().msg]).toEqual([status, msg]);
  });
});

describe('GET /schreiben/zahlen', () => {
  it('shows one’s own week and pieces, and nobody else’s', async () => {
    await someReadings(ctx, article, { views: 33, direct: 33 });
    const mine = await app.http.inject({ url: '/schreiben/zahlen', headers: await signedIn(app, author) });
    expect(mine.body).toContain('<dd>33</dd>');
    expect(mine.body).toContain(`/schreiben/zahlen/article/${article.id}`);
    const other = await app.http.inject({
      url: '/schreiben/zahlen',
      headers: await signedIn(app, await aUser(ctx)),
    });
    expect(other.body).toContain('Noch ist nichts von Ihnen erschienen');
  });
});

describe('GET /schreiben/zahlen/{contentType}/{contentId}', () => {
  it('shows its author and its editors a piece’s figures, others 403, and 404 what isn’t there', async () => {
    const page = await get(`article/${article.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Wie der Beitrag läuft');
    expect((await get(`article/${article.id}`, await aUser(ctx))).statusCode).toBe(403);
    expect((await get('article/2147483647')).statusCode).toBe(404);
    expect((await get('comment/1')).statusCode).toBe(404);
  });
});

describe('trending', () => {
  it('is what was read most in a day of what somebody looks after, and not by few', async () => {
    const elsewhere = await anArticle(ctx);
    await someReadings(ctx, article, { views: 12 });
    await someReadings(ctx, elsewhere, { views: 40 });
    await someReadings(ctx, await anArticle(ctx, { locationId: place.id }), { views: 9 });
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: place.path }] }));
    expect(await trending(editor, 5)).toMatchObject([{ id: article.id, views: 12, text: '12' }]);
    expect((await trending(ctx, 5)).map(({ id }) => id)).toEqual([elsewhere.id, article.id]);
  });
});
