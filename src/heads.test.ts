// This is what every kind of page tells search engines and those who link to it: read from the pages
// themselves.
import { describe, expect, it } from 'vitest';
import { isOn, itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { packCursor } from '#bundles/lists/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const HOST = 'http://localhost:3000';
const get = (url: string) => app.http.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

const state = await aPlace(ctx, { name: 'Werleland', slug: 'werleland', kind: 'state' });
const district = await aPlace(ctx, {
  name: 'Werletal',
  slug: 'werletal',
  kind: 'district',
  parentId: state.id,
});
const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
const quarter = await aPlace(ctx, {
  name: 'Gerberviertel',
  slug: 'gerberviertel',
  kind: 'quarter',
  parentId: auenfeld.id,
});
const category = await aCategory(ctx, { name: 'Rathaus', slug: 'rathaus' });
await aCategory(ctx, { name: 'Sport', slug: 'sport' });
const author = await aUser(ctx, { name: 'Aylin Özdemir' });
const where = { locationId: quarter.id, categoryId: category.id, authorId: author.id };
const image = await anImage(ctx, {
  ownerId: author.id,
  copyright: 'Linh Tran',
  licence: 'cc-by-4.0',
});
const bare = await anArticle(ctx, { ...where, tags: ['Brücke'] });
const article = await anArticle(ctx, { ...where, heroId: image.id, headline: 'Mit Bild' });
const premium = await anArticle(ctx, {
  ...where,
  heroId: image.id,
  headline: 'Für Abonnenten',
  isPremium: true,
});
const snapshot = await aSnapshot(ctx, where);
const events = isOn('events') ? [await anEvent(ctx, { ...where, feeCents: 0 })] : [];
const newest = events[0] ?? { ...snapshot, type: 'imagepost' as const };
const cmsPage = await aCmsPage(ctx, { title: 'Impressum' });
const older = `?vor=${packCursor({ publishedAt: new Date(Date.now() + 1000), id: 2_000_000, type: 'article' })}`;
const oldest = `?vor=${packCursor({ publishedAt: newest.row.publishedAt!, id: newest.id, type: newest.type })}`;
const profile = (await loadProfile(ctx, author.id)).href;

interface Thing {
  readonly [name: string]: unknown;
}

interface Head {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly things: readonly Thing[];
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const headOf = async (url: string): Promise<Head> => {
  const { body, statusCode } = await get(url);
  expect([url, statusCode]).toEqual([url, 200]);
  const head = body.slice(0, body.indexOf('<body'));
  const meta = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  const links = [...head.matchAll(/<link rel="([^"]*)"[^>]*?href="([^"]*)"/g)];
  return {
    title: unescaped(/<title>([^<]*)/.exec(head)![1]!),
    meta: Object.fromEntries(meta.map(([, name, content]) => [name!, unescaped(content!)])),
    links: links.map(([, rel, href]) => ({ rel: rel!, href: unescaped(href!) })),
    things: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Thing,
    ),
  };
};

const linked = (head: Head, rel: string) =>
  head.links.filter((link) => link.rel === rel).map(({ href }) => href);
const thing = (head: Head, type: string) => head.things.find((one) => one['@type'] === type);
const typesIn = (head: Head) => head.things.map((one) => one['@type']);
const wayIn = (head: Head) =>
  (thing(head, 'BreadcrumbList')?.['itemListElement'] as { name: string; item: string }[] | undefined)?.map(
    ({ name, item }) => `${name} ${item.replace(HOST, '')}`,
  );

/** Each kind of page with its canonical path, the kind of its picture, what it is, and the way to it. */
type Page = [name: string, url: string, canonical: string, card: RegExp, types: string[], way?: string[]];
const PAGES: Page[] = [
  ['the front page', '/', '/', /portal/, ['WebSite', 'Organization']],
  ['older than the front page', `/${older}`, `/${older}`, /portal/, []],
  ['a district that holds all', '/werletal', '/', /location-/, ['WebSite', 'Organization']],
  ['a state that holds all', '/werleland', '/', /location-/, ['WebSite', 'Organization']],
  ['older in such a district', `/werletal${older}`, `/${older}`, /location-/, []],
  ['a town', '/auenfeld', '/auenfeld', /location-/, ['BreadcrumbList'], ['Litfass /', 'Auenfeld /auenfeld']],
  [
    'a quarter',
    '/gerberviertel',
    '/gerberviertel',
    /location-/,
    ['BreadcrumbList'],
    ['Litfass /', 'Auenfeld /auenfeld', 'Gerberviertel /gerberviertel'],
  ],
  [
    'older in a town',
    `/auenfeld${older}`,
    `/auenfeld${older}`,
    /location-/,
    ['BreadcrumbList'],
    ['Litfass /', 'Auenfeld /auenfeld'],
  ],
  [
    'a category',
    '/auenfeld/c-rathaus',
    '/auenfeld/c-rathaus',
    /category-/,
    ['BreadcrumbList'],
    ['Litfass /', 'Auenfeld /auenfeld', 'Rathaus /auenfeld/c-rathaus'],
  ],
  [
    'a category of the state',
    '/werleland/c-rathaus',
    '/werletal/c-rathaus',
    /category-/,
    ['BreadcrumbList'],
    ['Litfass /', 'Rathaus /werletal/c-rathaus'],
  ],
  ['a tag', '/tag/bruecke', '/tag/bruecke', /tag-/, ['BreadcrumbList'], ['Litfass /', 'Brücke /tag/bruecke']],
  [
    'an article without a picture',
    bare.href,
    bare.href,
    /article-/,
    ['NewsArticle', 'BreadcrumbList'],
    [
      'Litfass /',
      'Auenfeld /auenfeld',
      'Gerberviertel /gerberviertel',
      'Rathaus /gerberviertel/c-rathaus',
      `Elf zu zehn für die alte Brücke ${bare.href}`,
    ],
  ],
  ['an article with a picture', article.href, article.href, /_social/, ['NewsArticle', 'BreadcrumbList']],
  [
    'an article whose picture is kept back',
    premium.href,
    premium.href,
    /article-/,
    ['NewsArticle', 'BreadcrumbList'],
  ],
  ['a snapshot', snapshot.href, snapshot.href, /_social/, ['ImageObject', 'BreadcrumbList']],
  ...events.map(({ href }): Page => ['an event', href, href, /event-/, ['Event', 'BreadcrumbList']]),
  ['a person', profile, profile, /user-/, ['ProfilePage', 'BreadcrumbList']],
  [
    'a tab of a person',
    `${profile}?art=schnappschuesse`,
    `${profile}?art=schnappschuesse`,
    /user-/,
    ['ProfilePage', 'BreadcrumbList'],
  ],
  [
    'a page of the portal',
    cmsPage.href,
    cmsPage.href,
    /cmspage-/,
    ['BreadcrumbList'],
    ['Litfass /', `Impressum ${cmsPage.href}`],
  ],
  ['the page on embedded contents', '/p/einbettungen', '/p/einbettungen', /portal/, ['BreadcrumbList']],
];

describe.each(PAGES)('the head of %s', (_, url, canonical, card, types, way) => {
  it('has a description, one address, and what it is', async () => {
    const head = await headOf(url);
    expect(head.meta['description']).toBeTruthy();
    expect(linked(head, 'canonical')).toEqual([HOST + canonical]);
    expect(head.meta['og:url']).toBe(HOST + canonical);
    expect(head.meta['og:description']).toBe(head.meta['description']);
    expect(typesIn(head)).toEqual(types);
    if (way) expect(wayIn(head)).toEqual(way);
    expect(wayIn(head)?.[0] ?? 'Litfass /').toBe('Litfass /');
    expect(head.meta).not.toHaveProperty('robots');
  });

  it('has a picture that everybody may fetch', async () => {
    const { meta } = await headOf(url);
    expect(meta['og:image']).toMatch(card);
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(meta['twitter:card']).toBe('summary_large_image');
    // The pictures of tests have rows without files.
    if (meta['og:image']!.includes('/teilen/'))
      expect((await get(meta['og:image']!.replace(HOST, ''))).statusCode).toBe(200);
  });
});

describe('titles', () => {
  it('are different on every page', async () => {
    const canonical = PAGES.filter(([, url, address]) => url === address);
    const titles = await Promise.all(canonical.map(async ([, url]) => (await headOf(url)).title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('say before which moment the pieces of a later page were published', async () => {
    expect((await headOf(`/auenfeld${oldest}`)).title).toMatch(
      /^Auenfeld: Beiträge vor dem \d+\.\s\p{L}+ \d{4}, \d+\.\d\d\sUhr – Litfass$/u,
    );
  });

  itWith('events')('say what is in a tab of a person', async () => {
    expect((await headOf(`${profile}?art=termine`)).title).toBe('Termine von Aylin Özdemir – Litfass');
  });
});

describe('feeds', () => {
  it.each([
    ['an article', bare.href] as const,
    ['a snapshot', snapshot.href] as const,
    ...events.map(({ href }) => ['an event', href] as const),
  ])('of place and category are announced by %s', async (_, url) => {
    const told = linked(await headOf(url), 'alternate');
    const asked = (format: string) => `${HOST}/oembed?${new URLSearchParams({ url: HOST + url, format })}`;
    const [comments] = told.filter((address) => address.startsWith('/kommentare/'));
    expect(comments).toMatch(/^\/kommentare\/[a-z]+\/\d+\/feed\.xml$/);
    const lists = ['/gerberviertel', '/gerberviertel/c-rathaus', comments!.replace('/feed.xml', '')];
    const feeds = lists.flatMap((list) => [`${list}/feed.xml`, `${list}/atom.xml`, `${list}/feed.json`]);
    expect(told).toEqual([...feeds, asked('json'), asked('xml')]);
    for (const address of told) expect((await get(address.replace(HOST, ''))).statusCode).toBe(200);
  });

  it('of a piece aren’t said to be of the page, at its foot', async () =>
    expect((await get(bare.href)).body).not.toContain('Diese Seite als RSS-Feed'));
});

/** Returns what the structured data of an event with this fee tell. */
const costs = async (fee: { feeCents?: number; price?: string }) =>
  thing(await headOf((await anEvent(ctx, { ...where, ...fee })).href), 'Event')!;

describe('structured data', () => {
  it('name the portal with its logo, there and as the publisher', async () => {
    const { things } = await headOf('/');
    const publisher = {
      '@type': 'Organization',
      '@id': `${HOST}/#organisation`,
      name: 'Litfass',
      url: `${HOST}/`,
      logo: {
        '@type': 'ImageObject',
        url: expect.stringContaining('icon-512') as string,
        width: 512,
        height: 512,
      },
    };
    expect(things[0]).toMatchObject({ '@type': 'WebSite', url: `${HOST}/`, name: 'Litfass', publisher });
    expect(things[1]).toMatchObject(publisher);
    // There is no page to search on yet.
    expect(things[0]).not.toHaveProperty('potentialAction');
    expect(thing(await headOf(bare.href), 'NewsArticle')).toMatchObject({ publisher, commentCount: 0 });
    expect(thing(await headOf(snapshot.href), 'ImageObject')).toMatchObject({ publisher, commentCount: 0 });
  });

  it('tell whose a picture is and under which terms', async () => {
    const [picture] = thing(await headOf(article.href), 'NewsArticle')!['image'] as Thing[];
    expect(picture).toMatchObject({
      '@type': 'ImageObject',
      creditText: 'Linh Tran',
      copyrightNotice: '© Linh Tran',
      license: 'https://creativecommons.org/licenses/by/4.0/deed.de',
    });
    expect(thing(await headOf(bare.href), 'NewsArticle')).not.toHaveProperty('image');
  });

  it('tell nothing of a picture that is kept back', async () => {
    const { body } = await get(premium.href);
    expect(body.slice(0, body.indexOf('<body'))).not.toContain('/media/image/');
  });

  itWith('events')('know what it costs only where somebody said so', async () => {
    expect(await costs({ feeCents: 0 })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: '0.00' },
    });
    expect(await costs({ feeCents: 1250 })).toMatchObject({
      isAccessibleForFree: false,
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
    });
    const unclear = await costs({ price: 'Eintritt frei, Saft 1,20 Euro' });
    expect(unclear).not.toHaveProperty('offers');
    expect(unclear).not.toHaveProperty('isAccessibleForFree');
  });
});

describe('an empty list', () => {
  it.each(['/auenfeld/c-sport', '/steinach/c-rathaus'])('%s is nothing for search engines', async (url) => {
    expect((await headOf(url)).meta['robots']).toBe('noindex');
  });

  it('behind the end of a list leads search engines to its beginning', async () => {
    const before = `?vor=${packCursor({ publishedAt: new Date(0), id: 1, type: 'article' })}`;
    const head = await headOf(`/auenfeld/c-rathaus${before}`);
    expect(head.meta).not.toHaveProperty('robots');
    expect(linked(head, 'canonical')).toEqual([`${HOST}/auenfeld/c-rathaus`]);
  });
});

describe('the sitemap', () => {
  it('lists what holds everything once', async () => {
    const { body } = await get('/sitemap-location-1.xml');
    const listed = [...body.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address!.replace(HOST, ''));
    expect(listed.toSorted()).toEqual(
      [
        '/',
        '/artikel',
        '/schnappschuesse',
        '/werletal/c-rathaus',
        '/auenfeld',
        '/auenfeld/artikel',
        '/auenfeld/c-rathaus',
        '/auenfeld/schnappschuesse',
        '/gerberviertel',
        '/gerberviertel/artikel',
        '/gerberviertel/c-rathaus',
        '/gerberviertel/schnappschuesse',
      ].toSorted(),
    );
    for (const url of listed) expect(linked(await headOf(url), 'canonical')).toEqual([HOST + url]);
  });
});

describe('what devices show around a page', () => {
  it('has icons, a manifest and colours of both schemes', async () => {
    const { body } = await get('/');
    for (const tag of [
      '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
      '<link rel="manifest" href="/manifest.webmanifest"/>',
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf8"/>',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15161a"/>',
    ])
      expect(body).toContain(tag);
    expect(body).toMatch(/<link rel="apple-touch-icon" href="[^"]*apple-touch-icon[^"]*\.png"\/>/);
  });

  it('keeps to the scheme that somebody chose', async () => {
    const chosen = await app.http.inject({ method: 'GET', url: '/', headers: { cookie: 'schema=dark' } });
    expect(chosen.body.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#15161a"/>',
    ]);
  });
});
