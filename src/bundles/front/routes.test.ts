import { describe, expect, it } from 'vitest';
import { defineBundle } from '#kernel/bundle.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { upcoming } from '#bundles/teasers/public.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const get = ({ http }: TestApp, url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Gives ids of the articles on a page, in its order. */
const idsOn = (body: string) =>
  [...body.matchAll(/<h[23]><a href="[^"]*_a(\d+)">/g)].map(([, id]) => Number(id));

const olderLink = (body: string) => /<a href="([^"]*)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
const newerLink = (body: string) => /<a href="([^"]*)" rel="prev"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
/** Gives an address in the head, without the host. */
const inHead = (body: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="(?:http://localhost:3000)?([^"]*)"`).exec(body)?.[1];
/** Returns the part of a page before what comes from elsewhere. */
const own = (body: string) => body.split('Neu in Ihrer Nähe')[0]!;

/** Makes a district with two towns, a quarter, two categories, and an article in each place and category. */
const aPortal = async () => {
  const app = await testApp();
  const { ctx } = app;
  const author = await aUser(ctx, { name: 'Aylin Özdemir' });
  const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
  const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
  const quarter = await aPlace(ctx, {
    name: 'Gerberviertel',
    slug: 'gerberviertel',
    kind: 'quarter',
    parentId: auenfeld.id,
  });
  const steinach = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
  const politics = await aCategory(ctx, { name: 'Politik', slug: 'politik' });
  const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });
  const articleIn = async (locationId: number, categoryId: number, headline = 'Etwas ist geschehen') =>
    (await anArticle(ctx, { locationId, categoryId, headline, authorId: author.id })).id;
  return { app, ctx, author, district, auenfeld, quarter, steinach, politics, sport, articleIn };
};

describe('GET /', () => {
  it('is the front page of an empty portal, too, as soon as there is somebody', async () => {
    const app = await testApp();
    expect((await get(app, '/')).headers.location).toBe('/einrichten');
    await aUser(app.ctx);
    const reply = await get(app, '/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Litfass</title>');
    expect(reply.body).toContain('Hier hängt noch nichts');
    expect(reply.body).toContain('Sobald hier etwas erscheint, steht es an dieser Stelle.');
    expect(olderLink(reply.body)).toBeUndefined();
  });

  it('shows the newest pieces of all places, with what a reader wants to know of them', async () => {
    const { app, ctx, auenfeld, steinach, politics, sport, articleIn } = await aPortal();
    const older = await articleIn(steinach.id, sport.id, 'Drei zu <zwei> in Steinach');
    const newer = await articleIn(auenfeld.id, politics.id, 'Elf zu zehn');
    await aComment(ctx, { type: 'article', id: older });
    const { body } = await get(app, '/');
    expect(idsOn(body)).toEqual([newer, older]);
    for (const words of [
      `<a href="/auenfeld/c-politik/elf-zu-zehn_a${newer}">Elf zu zehn</a>`,
      'Drei zu &lt;zwei&gt; in Steinach',
      'Der Rat hat entschieden.',
      'Aylin Özdemir',
      'Auenfeld',
      'Politik',
      'gerade eben',
      '1\u00a0Kommentar',
      '<link rel="canonical" href="http://localhost:3000/"/>',
    ])
      expect(body).toContain(words);
  });

  it('marks premium pieces, and leaves out what is not out or gone again', async () => {
    const { app, ctx, auenfeld, politics, articleIn } = await aPortal();
    const shared = { locationId: auenfeld.id, categoryId: politics.id };
    const premium = await anArticle(ctx, { ...shared, isPremium: true });
    await anArticle(ctx, { ...shared, publishedAt: new Date(Date.now() + 3600_000) });
    await anArticle(ctx, { ...shared, state: 'draft' });
    const withdrawn = await articleIn(auenfeld.id, politics.id);
    expect(idsOn((await get(app, '/')).body)).toEqual([withdrawn, premium.id]);
    await putArticleInState(ctx, withdrawn, 'withdrawn');
    const { body } = await get(app, '/');
    expect(idsOn(body)).toEqual([premium.id]);
    expect(body).toMatch(/class="[^"]*plus[^"]*"|>plus</);
  });

  it('hangs what was said last on the column', async () => {
    const { app, ctx, auenfeld, politics, articleIn } = await aPortal();
    const id = await articleIn(auenfeld.id, politics.id, 'Elf zu zehn');
    await aComment(ctx, { type: 'article', id }, { text: 'Zuerst.' });
    const last = await aComment(ctx, { type: 'article', id }, { text: 'Und zuletzt <b>dies</b>.' });
    await aComment(ctx, { type: 'article', id }, { text: 'Doch nicht.', isDeleted: true });
    const { body } = await get(app, '/');
    expect(body).toContain(`_a${id}#comment-${last.id}">„Und zuletzt &lt;b&gt;dies&lt;/b&gt;.“</a>`);
    for (const words of ['Zuerst.', 'Doch nicht.']) expect(body).not.toContain(words);
  });

  it('sets opinions apart, each once on the page', async () => {
    const { app, ctx, auenfeld, politics, articleIn } = await aPortal();
    const opinion = await aCategory(ctx, { name: 'Meinung', slug: 'meinung', tone: 'opinion' });
    const news = await articleIn(auenfeld.id, politics.id);
    const opinions = [await articleIn(auenfeld.id, opinion.id), await articleIn(auenfeld.id, opinion.id)];
    const { body } = await get(app, '/auenfeld');
    expect(idsOn(body)).toEqual([news, ...opinions.toReversed()]);
    expect(body).toContain('<a href="/auenfeld/meinung">Alle Meinungen<svg');
  });

  it('hangs snapshots into a strip', async () => {
    const { app, ctx, auenfeld } = await aPortal();
    const titles = ['Kraniche', 'Laternen', 'Anton'];
    for (const title of titles) await aSnapshot(ctx, { locationId: auenfeld.id, title });
    for (const url of ['/', '/auenfeld']) {
      const { body } = await get(app, url);
      for (const words of ['>Schnappschüsse</h2>', ...titles.map((title) => `>${title}</a>`)])
        expect(body.split(words)).toHaveLength(2);
    }
  });

  it('lists what takes place soon, from whichever bundle knows', async () => {
    const soon: ContentRef[] = [];
    const dates = defineBundle({
      name: 'dates',
      slots: [upcoming.add(async () => ({ refs: soon, tags: ['dates'] }))],
    });
    const { portal } = await testApp();
    const others = portal.bundles.filter(({ name }) => name !== 'events');
    const app = await testApp({ bundles: [...others, dates] });
    const shared = { categoryId: (await aCategory(app.ctx)).id, authorId: (await aUser(app.ctx)).id };
    const news = await anArticle(app.ctx, { ...shared, headline: 'Neues' });
    for (const headline of ['Apfelfest', 'Vorlesen'])
      soon.push(await anArticle(app.ctx, { ...shared, headline }));
    const { body } = await get(app, '/');
    expect(body).toContain('>Termine</h2>');
    expect(idsOn(body)).toEqual([news.id, ...soon.map(({ id }) => id)]);
  });

  it('bears the name of the portal', async () => {
    const { app, ctx } = await aPortal();
    await changeSetting(ctx, portalName, 'Auenfelder Anschlag');
    expect((await get(app, '/')).body).toContain('<title>Auenfelder Anschlag</title>');
  });

  it('is cached for visitors and drawn afresh for people who are signed in', async () => {
    const { app, author } = await aPortal();
    await expect.poll(async () => (await get(app, '/')).headers['x-page-cache']).toBe('hit');
    const reply = await get(app, '/', await signedIn(app, author));
    expect(reply.headers).not.toHaveProperty('x-page-cache');
    expect(reply.body).toContain('Abmelden');
  });
});

describe('GET /{location}', () => {
  it('shows a place with what lies below it', async () => {
    const { app, auenfeld, quarter, steinach, politics, articleIn } = await aPortal();
    const inTown = await articleIn(auenfeld.id, politics.id);
    const inQuarter = await articleIn(quarter.id, politics.id);
    const elsewhere = await articleIn(steinach.id, politics.id);
    const idsAt = async (url: string) => idsOn(own((await get(app, url)).body));
    expect(await idsAt('/werletal')).toEqual([elsewhere, inQuarter, inTown]);
    expect(await idsAt('/auenfeld')).toEqual([inQuarter, inTown]);
    expect(await idsAt('/gerberviertel')).toEqual([inQuarter]);
    expect(await idsAt('/steinach')).toEqual([elsewhere]);
    const { body } = await get(app, '/auenfeld');
    expect(body).toContain('<title>Auenfeld – Litfass</title>');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/auenfeld"/>');
  });

  it('says whose parts it has and what it is part of', async () => {
    const { app } = await aPortal();
    const { body } = await get(app, '/auenfeld');
    expect(body).toContain('<a href="/gerberviertel">Gerberviertel</a>');
    expect(body).toContain('<a href="/werletal">Werletal</a>');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json!)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Litfass', item: 'http://localhost:3000/' },
        { position: 2, name: 'Auenfeld', item: 'http://localhost:3000/auenfeld' },
      ],
    });
  });

  it('shows what is new in the towns around, with the way there, and no place twice', async () => {
    const app = await testApp();
    const { ctx } = app;
    const author = await aUser(ctx);
    const [auenfeld, steinach] = [
      await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', latitude: 51.02, longitude: 9.9 }),
      await aPlace(ctx, { name: 'Steinach', slug: 'steinach', latitude: 50.975, longitude: 10.007 }),
    ];
    const shared = { categoryId: (await aCategory(ctx, { name: 'Politik' })).id, authorId: author.id };
    const mine = await anArticle(ctx, { ...shared, locationId: auenfeld.id });
    const theirs = [];
    for (let i = 0; i < 2; i++) theirs.push(await anArticle(ctx, { ...shared, locationId: steinach.id }));
    const { body } = await get(app, '/auenfeld');
    expect(idsOn(own(body))).toEqual([mine.id]);
    expect(idsOn(body)).toEqual([mine.id, ...theirs.map(({ id }) => id).toReversed()]);
    expect(body).toMatch(/<b>Steinach<\/b><span>9\u00a0km<\/span>/);
    expect(body).not.toContain('<b>Auenfeld</b>');
    expect((await get(app, '/')).body).toContain('<b>Auenfeld</b>');
  });

  it('says so when there is nothing yet', async () => {
    const { app } = await aPortal();
    expect((await get(app, '/steinach')).body).toContain('Hier hängt noch nichts');
  });

  it('leads on to the address in small letters, and knows no other places', async () => {
    const { app } = await aPortal();
    for (const url of ['/Auenfeld', '/AUENFELD']) {
      const reply = await get(app, url);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, '/auenfeld']);
    }
    for (const url of [
      '/nirgends',
      '/auenfeld-',
      '/%00',
      '/constructor',
      '/__proto__',
      `/${'x'.repeat(400)}`,
    ])
      expect([url, (await get(app, url)).statusCode]).toEqual([url, 404]);
  });
});

describe('GET /{location}/c-{category}', () => {
  it('shows a category in a place with what lies below it', async () => {
    const { app, auenfeld, quarter, politics, sport, articleIn } = await aPortal();
    const vote = await articleIn(auenfeld.id, politics.id);
    const match = await articleIn(quarter.id, sport.id);
    const { body } = await get(app, '/auenfeld/c-sport');
    expect(idsOn(body)).toEqual([match]);
    expect(body).toContain('<title>Sport · Auenfeld – Litfass</title>');
    expect(idsOn((await get(app, '/werletal/c-politik')).body)).toEqual([vote]);
    expect(idsOn((await get(app, '/gerberviertel/c-politik')).body)).toEqual([]);
  });

  it('leads on to the address in small letters, and knows no others', async () => {
    const { app } = await aPortal();
    const reply = await get(app, '/Auenfeld/c-Sport');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/auenfeld/c-sport']);
    for (const url of ['/auenfeld/c-nichts', '/nirgends/c-sport', '/auenfeld/c-', '/auenfeld/sport'])
      expect([url, (await get(app, url)).statusCode]).toEqual([url, 404]);
  });
});

describe('GET /tag/{slug}', () => {
  it('shows what bears a tag, wherever it is, and how much that is', async () => {
    const { app, ctx, auenfeld, steinach, politics } = await aPortal();
    const shared = { categoryId: politics.id, tags: ['Brücke', 'Stadtrat'] };
    const one = await anArticle(ctx, { ...shared, locationId: auenfeld.id });
    const other = await anArticle(ctx, { ...shared, locationId: steinach.id });
    await anArticle(ctx, { ...shared, tags: ['Stadtrat'] });
    const { body } = await get(app, '/tag/bruecke');
    expect(idsOn(body)).toEqual([other.id, one.id]);
    for (const words of ['<h1>Brücke</h1>', '2\u00a0Beiträge', '<title>Zum Thema Brücke – Litfass</title>'])
      expect(body).toContain(words);
    expect(inHead(body, 'canonical')).toBe('/tag/bruecke');
    expect(inHead(body, 'alternate')).toBe('/tag/bruecke/feed.xml');
    await expect.poll(async () => (await get(app, '/tag/bruecke')).headers['x-page-cache']).toBe('hit');
    await putArticleInState(ctx, one.id, 'withdrawn');
    expect(idsOn((await get(app, '/tag/bruecke')).body)).toEqual([other.id]);
  });

  it('is not called like the place that its tag names', async () => {
    const { app, ctx, auenfeld } = await aPortal();
    await anArticle(ctx, { tags: [auenfeld.name] });
    const titleOf = async (path: string) => /<title>[^<]*/.exec((await get(app, path)).body)?.[0];
    expect(await titleOf('/tag/auenfeld')).not.toBe(await titleOf('/auenfeld'));
  });

  it('leads on to the address in small letters, and knows no others', async () => {
    const { app, ctx } = await aPortal();
    await anArticle(ctx, { tags: ['Brücke'] });
    const reply = await get(app, '/tag/Bruecke');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/tag/bruecke']);
    for (const url of ['/tag/nichts', '/tag/', '/tag', '/tag/%00'])
      expect([url, (await get(app, url)).statusCode]).toEqual([url, 404]);
  });

  it('stays there when all that bore it is gone', async () => {
    const { app, ctx } = await aPortal();
    const { id } = await anArticle(ctx, { tags: ['Brücke'] });
    await putArticleInState(ctx, id, 'withdrawn');
    const { statusCode, body } = await get(app, '/tag/bruecke');
    expect([statusCode, idsOn(body)]).toEqual([200, []]);
    expect(body).toContain('Hier hängt noch nichts');
  });
});

describe('what every list says in its head', () => {
  it.each([
    ['/', '/feed.xml'],
    ['/auenfeld', '/auenfeld/feed.xml'],
    ['/auenfeld/c-sport', '/auenfeld/c-sport/feed.xml'],
  ])('%s', async (url, feed) => {
    const { app } = await aPortal();
    const { body } = await get(app, url);
    expect(inHead(body, 'alternate')).toBe(feed);
    expect(body).toContain('<meta property="og:type" content="website"/>');
    expect(body).toContain(`<meta property="og:url" content="http://localhost:3000${url}"/>`);
  });
});

describe('taking part in a place', () => {
  it('names what can be written for it and what is asked there, each once; the portal’s own page doesn’t', async () => {
    const { app, auenfeld, politics, articleIn } = await aPortal();
    const asked = await articleIn(auenfeld.id, politics.id, 'Muss die Linde weg?');
    const part = (await get(app, '/auenfeld')).body.split('Mitmachen in Auenfeld')[1] ?? '';
    expect(part).toContain('href="/schreiben/artikel"');
    expect(part.match(new RegExp(`_a${asked}#kommentare`, 'g'))).toHaveLength(1);
    for (const url of ['/', '/werletal']) expect((await get(app, url)).body).not.toContain('Mitmachen in');
  });
});

describe('a long list', () => {
  it('goes back page by page without gaps or repeats, also when many pieces share a moment', async () => {
    const { app, ctx, author, auenfeld, politics } = await aPortal();
    const ids: number[] = [];
    for (let i = 0; i < 55; i++) {
      const publishedAt = new Date(ctx.now.getTime() - Math.floor(i / 20) * 60_000);
      const shared = { locationId: auenfeld.id, categoryId: politics.id, authorId: author.id, publishedAt };
      ids.push((await anArticle(ctx, shared)).id);
    }
    const minutesOld = (id: number) => Math.floor(ids.indexOf(id) / 20);
    const byAge = (a: number, b: number) => minutesOld(a) - minutesOld(b) || b - a;
    const inOrder = ids.toSorted(byAge);
    for (const first of ['/', '/auenfeld', '/auenfeld/c-politik']) {
      const seen: number[][] = [];
      const urls: string[] = [];
      for (let url: string | undefined = first; url; ) {
        const { body } = await get(app, url);
        seen.push(idsOn(body));
        expect(inHead(body, 'canonical')).toBe(url);
        expect(inHead(body, 'prev')).toBe(newerLink(body));
        expect(inHead(body, 'next')).toBe(olderLink(body));
        expect(newerLink(body)).toBe(urls.at(-1));
        urls.push(url);
        url = olderLink(body);
      }
      // The first page is composed, not in the order of time.
      expect(seen.map((page) => page.toSorted(byAge))).toEqual([
        inOrder.slice(0, 24),
        inOrder.slice(24, 48),
        inOrder.slice(48),
      ]);
    }
  });

  it.each([
    '',
    'x',
    '1',
    '--1-1-article',
    '1-9999999999-article',
    '999999999999999-1-article',
    "1-1-article'--",
  ])('begins anew for ?vor=%s, which is none of its addresses', async (before) => {
    const { app, auenfeld, politics, articleIn } = await aPortal();
    const id = await articleIn(auenfeld.id, politics.id);
    for (const path of ['/', '/auenfeld']) {
      const reply = await get(app, `${path}?vor=${encodeURIComponent(before)}`);
      expect([reply.statusCode, idsOn(reply.body)]).toEqual([200, [id]]);
    }
  });

  it('ends with an empty page behind its last entry', async () => {
    const { app, auenfeld, politics, articleIn } = await aPortal();
    await articleIn(auenfeld.id, politics.id);
    // Newspapers bring pieces along from before 1970, from where moments are counted back.
    for (const behind of ['0-1-article', '-1-1-article']) {
      const { statusCode, body } = await get(app, `/?vor=${behind}`);
      expect([statusCode, idsOn(body)]).toEqual([200, []]);
      expect(olderLink(body)).toBeUndefined();
    }
  });

  it('takes few queries, however much is on it', async () => {
    const { app, ctx } = await aPortal();
    for (let i = 0; i < 24; i++) await aComment(ctx, await anArticle(ctx));
    const browser = await signedIn(app, await aUser(ctx));
    await get(app, '/', browser);
    const before = app.portal.database.queryCount();
    expect(idsOn((await get(app, '/', browser)).body).length).toBeGreaterThanOrEqual(24);
    expect(app.portal.database.queryCount() - before).toBeLessThanOrEqual(14);
  });
});
