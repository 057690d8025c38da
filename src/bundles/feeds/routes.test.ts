import { JSDOM } from 'jsdom';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { hasWholeTexts } from '#bundles/syndication/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';

const { DOMParser } = new JSDOM().window;

/** Returns a town with its quarter, two categories and somebody who writes. */
const aPortal = async () => {
  const app = await testApp();
  const { ctx } = app;
  const author = await aUser(ctx, { name: 'Aylin Özdemir' });
  const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
  const quarter = await aPlace(ctx, {
    name: 'Mühlviertel',
    slug: 'muehlviertel',
    kind: 'quarter',
    parentId: town.id,
  });
  const category = await aCategory(ctx, { name: 'Schule & Kita', slug: 'schule-kita' });
  const shared = { locationId: quarter.id, categoryId: category.id, authorId: author.id };
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ method: 'GET', url, headers });
  const feedAt = async (url: string) => {
    const reply = await get(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    return new DOMParser().parseFromString(reply.body, 'application/xml');
  };
  const titlesAt = async (url: string) => textsOf(await feedAt(url), 'item > title');
  return { app, ctx, author, town, quarter, category, shared, get, feedAt, titlesAt };
};

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

const FEEDS = [
  '/feed.xml',
  '/auenfeld/feed.xml',
  '/auenfeld/c-schule-kita/feed.xml',
  '/tag/turnhalle/feed.xml',
];

describe('a feed', () => {
  it('is RSS 2.0 that says what it is and where it stands', async () => {
    const { get, feedAt, shared, ctx } = await aPortal();
    await anArticle(ctx, { ...shared, tags: ['Turnhalle'] });
    expect((await get('/feed.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const channels = {
      '/feed.xml': ['Litfass', '/'],
      '/auenfeld/feed.xml': ['Auenfeld – Litfass', '/auenfeld'],
      '/auenfeld/c-schule-kita/feed.xml': ['Schule & Kita in Auenfeld – Litfass', '/auenfeld/c-schule-kita'],
      '/tag/turnhalle/feed.xml': ['Zum Thema Turnhalle – Litfass', '/tag/turnhalle'],
      [`/profile/${shared.authorId}/feed.xml`]: [
        'Aylin Özdemir – Litfass',
        `/profile/${shared.authorId}/aylin-oezdemir`,
      ],
    };
    for (const [address, [title, page]] of Object.entries(channels)) {
      const feed = await feedAt(address);
      expect(feed.documentElement.getAttribute('version')).toBe('2.0');
      expect(textsOf(feed, 'channel > title')).toEqual([title]);
      expect(textsOf(feed, 'channel > image > title')).toEqual([title]);
      expect(textsOf(feed, 'channel > link:not([rel])')).toEqual([`http://localhost:3000${page}`]);
      expect(feed.querySelector('channel > link[rel=self]')?.getAttribute('href')).toBe(
        `http://localhost:3000${address}`,
      );
      expect(feed.querySelectorAll('item')).toHaveLength(1);
    }
  });

  it('lists what its page lists, of every kind, newest first', async () => {
    const { ctx, shared, town, author, titlesAt } = await aPortal();
    await anArticle(ctx, { ...shared, headline: 'Turnhalle', tags: ['Turnhalle'], publishedAt: ago(3) });
    await aSnapshot(ctx, { ...shared, title: 'Kraniche', publishedAt: ago(2) });
    await anArticle(ctx, { locationId: town.id, headline: 'Andere Rubrik', publishedAt: ago(4) });
    await anArticle(ctx, { authorId: author.id, headline: 'Anderer Ort', publishedAt: ago(5) });
    const ofAllKinds = ['Kraniche', 'Turnhalle'];
    expect(await titlesAt('/feed.xml')).toEqual([...ofAllKinds, 'Andere Rubrik', 'Anderer Ort']);
    expect(await titlesAt('/auenfeld/feed.xml')).toEqual([...ofAllKinds, 'Andere Rubrik']);
    expect(await titlesAt('/auenfeld/c-schule-kita/feed.xml')).toEqual(ofAllKinds);
    expect(await titlesAt('/tag/turnhalle/feed.xml')).toEqual(['Turnhalle']);
    expect(await titlesAt(`/profile/${author.id}/feed.xml`)).toEqual([...ofAllKinds, 'Anderer Ort']);
  });

  it('of a kind lists that kind alone, of the portal or a place', async () => {
    const { ctx, shared, titlesAt, feedAt } = await aPortal();
    const opinion = await aCategory(ctx, { name: 'Meinung', slug: 'meinung', tone: 'opinion' });
    await anArticle(ctx, { ...shared, headline: 'Turnhalle', publishedAt: ago(3) });
    await anArticle(ctx, { ...shared, headline: 'Vom Warten', categoryId: opinion.id, publishedAt: ago(2) });
    await anArticle(ctx, { authorId: shared.authorId, headline: 'Anderer Ort', publishedAt: ago(4) });
    await aSnapshot(ctx, { ...shared, title: 'Kraniche' });
    expect(await titlesAt('/artikel/feed.xml')).toEqual(['Vom Warten', 'Turnhalle', 'Anderer Ort']);
    expect(await titlesAt('/auenfeld/artikel/feed.xml')).toEqual(['Vom Warten', 'Turnhalle']);
    expect(await titlesAt('/schnappschuesse/feed.xml')).toEqual(['Kraniche']);
    expect(await titlesAt('/auenfeld/schnappschuesse/feed.xml')).toEqual(['Kraniche']);
    expect(await titlesAt('/meinung/feed.xml')).toEqual(['Vom Warten']);
    expect(await titlesAt('/auenfeld/meinung/feed.xml')).toEqual(['Vom Warten']);
    const feed = await feedAt('/auenfeld/schnappschuesse/feed.xml');
    expect(textsOf(feed, 'channel > title')).toEqual(['Schnappschüsse aus Auenfeld – Litfass']);
    expect(textsOf(feed, 'channel > link:not([rel])')).toEqual([
      'http://localhost:3000/auenfeld/schnappschuesse',
    ]);
  });

  it('tells of a piece what a reader wants to know before opening it', async () => {
    const { ctx, shared, feedAt } = await aPortal();
    const image = await anImage(ctx, { ownerId: shared.authorId, alt: 'Eine <Brücke>' });
    const publishedAt = new Date('2026-03-12T09:30:00Z');
    const headline = 'Drei & zwei <sind> „fünf“: Donaudampfschifffahrtsgesellschaft';
    const { href, id } = await anArticle(ctx, { ...shared, headline, publishedAt, heroId: image.id });
    const feed = await feedAt('/feed.xml');
    const link = `http://localhost:3000${href}`;
    expect(textsOf(feed, 'item > *')).toEqual([
      headline,
      link,
      `tag:localhost,2026:article/${id}`,
      'Thu, 12 Mar 2026 09:30:00 GMT',
      '2026-03-12T09:30:00.000Z',
      'Aylin Özdemir',
      'Mühlviertel',
      'Schule & Kita',
      'Der Rat hat entschieden.',
      'Eine <Brücke>Tomasz Adamek',
    ]);
    expect(feed.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
    const media = feed.getElementsByTagName('media:content')[0];
    expect(media?.getAttribute('url')).toBe(`http://localhost:3000/media/image/${image.id}/v1_XL.jpg`);
    expect(media?.getAttribute('width')).toBe('1200');
  });

  it('never holds what isn’t for everybody, whoever asks', async () => {
    const { app, ctx, shared, author, get } = await aPortal();
    const heroId = (await anImage(ctx, { ownerId: author.id, access: 'gated' })).id;
    const secret = build.doc(build.p('Frei. '.repeat(200)), build.p('Nur für plus.'), build.p('Auch das.'));
    const tags = ['Turnhalle'];
    await anArticle(ctx, { ...shared, tags, headline: 'Premium', isPremium: true, body: secret, heroId });
    await anArticle(ctx, {
      ...shared,
      tags,
      headline: 'Kommt erst',
      publishedAt: new Date(Date.now() + HOUR_MS),
    });
    for (const state of ['draft', 'in-review', 'hidden', 'expired', 'erased', 'withdrawn'] as const)
      await anArticle(ctx, { ...shared, tags, headline: `Verborgen ${state}`, state });
    const reader = await aUser(ctx, { passUntil: new Date(Date.now() + HOUR_MS) });
    const own = [{}, await signedIn(app, author), await signedIn(app, reader)];
    for (const address of [...FEEDS, `/profile/${author.id}/feed.xml`])
      for (const headers of own) {
        const { body } = await get(address, headers);
        expect(body).toContain('<title>Premium</title>');
        expect(body).toContain('<category>plus</category>');
        for (const hidden of ['Nur für plus', 'Frei.', 'media/image', 'Kommt erst', 'Verborgen'])
          expect(body).not.toContain(hidden);
      }
  });

  it('is kept, compressed, and not sent twice to a reader who has it', async () => {
    const { app, ctx, shared, get } = await aPortal();
    for (let i = 0; i < 5; i++) await anArticle(ctx, { ...shared, tags: ['Turnhalle'] });
    for (const url of [...FEEDS, `/profile/${shared.authorId}/feed.xml`]) {
      const first = await get(url);
      expect((await get(url)).headers['x-page-cache']).toBe('hit');
      const known = await get(url, { 'if-none-match': String(first.headers['etag']) });
      expect([known.statusCode, known.body]).toEqual([304, '']);
      const head = await app.http.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(first.headers['content-length']);
      const brotli = await get(url, { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
      const gzip = await get(url, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(first.body);
    }
  });

  it('shows a new piece at once, and one that was withdrawn no longer', async () => {
    const { ctx, shared, titlesAt } = await aPortal();
    const { id } = await anArticle(ctx, { ...shared, headline: 'Alt', tags: ['Turnhalle'] });
    const addresses = [...FEEDS, `/profile/${shared.authorId}/feed.xml`];
    for (const url of addresses) expect(await titlesAt(url)).toEqual(['Alt']);
    await anArticle(ctx, { ...shared, headline: 'Neu', tags: ['Turnhalle'] });
    for (const url of addresses) expect(await titlesAt(url)).toEqual(['Neu', 'Alt']);
    await putArticleInState(ctx, id, 'withdrawn');
    for (const url of addresses) expect(await titlesAt(url)).toEqual(['Neu']);
  });

  it('is found under its one address only', async () => {
    const { ctx, shared, author, get } = await aPortal();
    await anArticle(ctx, { ...shared, tags: ['Turnhalle'] });
    for (const [asked, to] of [
      ['/AUENFELD/feed.xml', '/auenfeld/feed.xml'],
      ['/auenfeld/c-Schule-Kita/feed.xml', '/auenfeld/c-schule-kita/feed.xml'],
      ['/tag/Turnhalle/feed.xml', '/tag/turnhalle/feed.xml'],
    ] as const) {
      const reply = await get(asked);
      expect([reply.statusCode, reply.headers['location']]).toEqual([301, to]);
    }
    for (const nowhere of [
      '/x/feed.xml',
      '/auenfeld/c-x/feed.xml',
      '/tag/x/feed.xml',
      '/profile/99999/feed.xml',
    ])
      expect((await get(nowhere)).statusCode).toBe(404);
    const own = `/profile/${author.id}/feed.xml`;
    expect((await get(own)).statusCode).toBe(200);
    await changeUser(ctx, author.id, { suspendedUntil: new Date(Date.now() + HOUR_MS) });
    expect((await get(own)).statusCode).toBe(404);
    await changeUser(ctx, author.id, { erasedAt: ctx.now });
    expect((await get(own)).statusCode).toBe(410);
  });

  it('of an empty list is empty', async () => {
    const { titlesAt } = await aPortal();
    expect(await titlesAt('/feed.xml')).toEqual([]);
    expect(await titlesAt('/auenfeld/feed.xml')).toEqual([]);
  });
});

describe('the other forms of a feed', () => {
  it('lie beside it, list the same, and move along with it', async () => {
    const { ctx, shared, get, feedAt } = await aPortal();
    await anArticle(ctx, { ...shared, headline: 'Turnhalle', tags: ['Turnhalle'] });
    for (const list of ['', '/auenfeld', '/auenfeld/c-schule-kita', '/tag/turnhalle', '/artikel']) {
      const atom = await feedAt(`${list}/atom.xml`);
      expect(textsOf(atom, 'entry > title')).toEqual(['Turnhalle']);
      const json = await get(`${list}/feed.json`);
      expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
      expect(JSON.parse(json.body)).toMatchObject({
        feed_url: `http://localhost:3000${list}/feed.json`,
        items: [{ title: 'Turnhalle' }],
      });
    }
    expect((await get('/AUENFELD/atom.xml')).headers['location']).toBe('/auenfeld/atom.xml');
    const page = (await get('/auenfeld', { accept: 'text/html' })).body;
    for (const [type, file] of [
      ['application/rss+xml', 'feed.xml'],
      ['application/atom+xml', 'atom.xml'],
      ['application/feed+json', 'feed.json'],
    ] as const) {
      const [link] = page.match(new RegExp(`<link[^>]*href="/auenfeld/${file}"[^>]*>`)) ?? [];
      expect(link).toContain(`rel="alternate" type="${type}"`);
    }
  });

  it('hold whole texts where the portal wishes it, of premium ones the free part', async () => {
    const { ctx, shared, get } = await aPortal();
    const body = build.doc(build.p('Frei. '.repeat(200)), build.p('Nur für plus.'));
    await anArticle(ctx, { ...shared, headline: 'Premium', isPremium: true, body });
    await anArticle(ctx, {
      ...shared,
      headline: 'Offen',
      body: build.doc(build.p('Drei & zwei <sind> fünf.')),
    });
    for (const isOn of [true, false]) {
      await changeSetting(actAs(ctx, portalItself), hasWholeTexts, isOn);
      for (const url of ['/feed.xml', '/atom.xml', '/feed.json']) {
        const { body: text } = await get(url);
        expect([url, isOn, text.includes('Frei. Frei.'), text.includes('zwei')]).toEqual([
          url,
          isOn,
          isOn,
          isOn,
        ]);
        expect(text).not.toContain('Nur für plus');
      }
    }
  });
});

describe('a feed that is asked for by date', () => {
  it('is sent anew when something was taken away, and else not again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { ctx, shared, get } = await aPortal();
      await anArticle(ctx, { ...shared, headline: 'Neu' });
      const { id } = await anArticle(ctx, { ...shared, headline: 'Alt', publishedAt: ago(2) });
      expect((await get('/feed.xml')).headers['last-modified']).toBeUndefined();
      vi.setSystemTime(Date.now() + 5000);
      const date = String((await get('/feed.xml')).headers['last-modified']);
      expect(Date.parse(date)).toBeGreaterThan(0);
      const known = await get('/feed.xml', { 'if-modified-since': date });
      expect([known.statusCode, known.body]).toEqual([304, '']);
      const later = new Date(Date.now() + HOUR_MS).toUTCString();
      expect((await get('/feed.xml', { 'if-modified-since': later })).statusCode).toBe(200);
      await putArticleInState(ctx, id, 'withdrawn');
      const anew = await get('/feed.xml', { 'if-modified-since': date });
      expect([anew.statusCode, anew.body.includes('Alt')]).toEqual([200, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the comments of a piece as a feed', () => {
  it('have what was said last first, and nothing of what is held, hidden or under what isn’t there', async () => {
    const { ctx, shared, get, titlesAt } = await aPortal();
    const article = await anArticle(ctx, shared);
    const url = `/kommentare/article/${article.id}/feed.xml`;
    expect(await titlesAt(url)).toEqual([]);
    const [first, second] = [await aUser(ctx, { name: 'Erste' }), await aUser(ctx, { name: 'Zweite' })];
    await aComment(ctx, article, { author: first.viewer, text: '[b]Guten[/b] Morgen & Tag' });
    await aComment(ctx, article, { author: second.viewer, text: 'Ebenso.' });
    const { text: held } = await aPendingComment(ctx, article, { author: second.viewer });
    expect(await titlesAt(url)).toEqual(['Zweite schreibt', 'Erste schreibt']);
    const { body } = await get(url);
    expect(body).toContain('<description>Guten Morgen &amp; Tag</description>');
    expect(body).not.toContain(held);
    expect((await get(article.href, { accept: 'text/html' })).body).toContain(`href="${url}"`);
    await changeUser(ctx, second.id, {
      contributionsHidden: true,
      suspendedUntil: new Date(Date.now() + HOUR_MS),
    });
    expect(await titlesAt(url)).toEqual(['Erste schreibt']);
    await putArticleInState(ctx, article.id, 'withdrawn');
    expect((await get(url)).statusCode).toBe(404);
  });
});
