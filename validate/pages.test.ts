// This is the short form of `npm run validate`: pages of the main kinds, feeds and sitemaps, as three kinds
// of people.
import { describe, expect, it } from 'vitest';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { markForNews } from '#bundles/feeds/news/commands.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { headFaults, headOf, sharedTitles } from './head-rules.ts';
import { elementsOf } from './html.ts';
import { markupFaults } from './markup.ts';
import { referencesIn } from './references.ts';
import { structuredDataOf } from './structured-data-rules.ts';
import { jsonFeedFaults } from './json-feed-rules.ts';
import { atomFaults, feedFaults, sitemapFaults } from './xml-rules.ts';

const app = await testApp();
const { ctx } = app;
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const author = await aUser(ctx, { name: 'Henrike Voßberg' });
const text = build.doc(
  build.p('Ein Satz, der eine Beschreibung sein kann.'),
  build.h3('Zu tief begonnen'),
  build.image((await anImage(ctx, { ownerId: author.id })).id),
);
const at = { locationId: place.id, categoryId: category.id, authorId: author.id, tags: ['Werle'] };
const heroId = (await anImage(ctx, { ownerId: author.id })).id;
const article = await anArticle(ctx, { ...at, heroId, body: text });
const snapshot = await aSnapshot(ctx, { ...at, imageId: heroId, text });
const event = await anEvent(ctx, { ...at, imageId: heroId, body: text });
const question = await aComment(ctx, article, { author: author.viewer });
await aComment(ctx, article, { parentId: question.id });
const cmsPage = await aCmsPage(ctx, { body: text });

const PUBLIC = [
  '/',
  `/${place.slug}`,
  `/${place.slug}/c-${category.slug}`,
  '/tag/werle',
  `/profile/${author.id}/henrike-vossberg`,
  article.href,
  snapshot.href,
  ...(isOn('events') ? [event.href] : []),
  `/p/${cmsPage.slug}`,
];
const MEMBERS = [
  '/konto',
  '/konto/profil',
  '/konto/sicherheit',
  '/konto/bilder',
  '/konto/mitteilungen',
  '/schreiben',
];
const DESKS = ['/cockpit/beitraege', '/cockpit/mitglieder', '/cockpit/kommentare', '/admin/einstellungen'];

const member = await signedIn(app, await aUser(ctx));
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const PEOPLE = {
  visitor: { headers: {}, pages: [...PUBLIC, '/anmelden', '/registrieren', '/gibt-es-nicht'] },
  member: { headers: member, pages: [...PUBLIC, ...MEMBERS] },
  admin: { headers: admin, pages: [...PUBLIC, ...MEMBERS, ...DESKS] },
};

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body;

describe.each(Object.entries(PEOPLE))('what a %s reads', (_name, { headers, pages }) => {
  it.each(pages)('is HTML without the faults that we know: %s', async (url) =>
    expect(markupFaults(await read(url, headers))).toEqual([]),
  );
});

describe('links', () => {
  it('lead to nothing that is not there', async () => {
    const pages = await Promise.all(
      PUBLIC.map(async (url) => ({ url, elements: elementsOf(await read(url)) })),
    );
    const named = pages.flatMap(({ url, elements }) => referencesIn(elements, url, ctx.config.publicUrl));
    const addresses = new Set(named.filter(({ isFile }) => !isFile).map(({ address }) => address));
    expect(addresses.size).toBeGreaterThan(PUBLIC.length);
    const broken = [];
    for (const url of addresses) {
      const { statusCode } = await app.http.inject({ url, headers: { accept: 'text/html' } });
      if (statusCode >= 400) broken.push(`${url}: ${statusCode}`);
    }
    expect(broken).toEqual([]);
  });
});

describe('what search engines read', () => {
  it.each(PUBLIC)('has a title, a description, one address and a picture: %s', async (url) =>
    expect(headFaults(headOf(elementsOf(await read(url))))).toEqual([]),
  );

  it('has a title of its own', async () => {
    const heads = await Promise.all(
      PUBLIC.map(async (url) => ({ address: url, head: headOf(elementsOf(await read(url))) })),
    );
    expect(
      sharedTitles(heads.map((page) => ({ ...page, address: new URL(page.address, 'http://x').pathname }))),
    ).toEqual([]);
  });

  it.each(PUBLIC)('tells of things with all that is asked for: %s', async (url) =>
    expect(structuredDataOf(elementsOf(await read(url))).faults).toEqual([]),
  );
});

describe('feeds and sitemaps', () => {
  const FEEDS = [
    '/',
    `/${place.slug}/`,
    `/${place.slug}/c-${category.slug}/`,
    '/tag/werle/',
    `/profile/${author.id}/`,
  ];

  it.each(FEEDS.map((of) => `${of}feed.xml`))('can be read: %s', async (url) =>
    expect(feedFaults(await read(url))).toEqual([]),
  );

  it.each(FEEDS)('can be read in the other forms: %s', async (of) => {
    expect(atomFaults(await read(`${of}atom.xml`))).toEqual([]);
    expect(jsonFeedFaults(await read(`${of}feed.json`))).toEqual([]);
  });

  it('keep to their schema', async () => {
    const index = await read('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, part]) => part!);
    expect(parts.length).toBeGreaterThan(4);
    await markForNews(ctx, article, true);
    expect(await read('/sitemap-news.xml')).toContain(article.href);
    for (const part of ['/sitemap.xml', '/sitemap-news.xml', ...parts])
      expect([part, sitemapFaults(await read(part))]).toEqual([part, []]);
  });
});
