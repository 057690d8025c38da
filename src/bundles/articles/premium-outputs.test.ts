// Tests that what a premium article keeps back is in none of the forms in which it goes out. contract.md 11.5, 14.5
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p, cut } = build;

const CANARY = 'Kanarienvogel';
const place = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
const author = await aUser(ctx, { name: 'Aylin Özdemir' });
const anUnseenImage = () => anImage(ctx, { access: 'gated', caption: CANARY, alt: CANARY });
const [hero, picture, one, two] = [
  await anUnseenImage(),
  await anUnseenImage(),
  await anUnseenImage(),
  await anUnseenImage(),
];
const embedded = await anArticle(ctx, { headline: `${CANARY} im Kasten` });
const body = doc(
  p('Das ist frei.'),
  cut(),
  p(`${CANARY}.`),
  build.image(picture.id, { caption: CANARY }),
  build.gallery(one.id, two.id),
  build.embed('article', embedded.id),
  build.video('youtube', { src: `https://video.example/${CANARY}` }),
);
const common = { body, isPremium: true, heroId: hero.id, locationId: place.id, authorId: author.id };
const closed = await anArticle(ctx, { ...common, tags: ['Brücke'] });
const freed = await anArticle(ctx, { ...common, heroId: (await anImage(ctx)).id, isHeroFree: true });
const host = await anArticle(ctx, {
  locationId: place.id,
  tags: ['Brücke'],
  body: doc(p('Siehe:'), build.embed('article', closed.id)),
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
const member = await signedIn(app, await aUser(ctx));
const holder = await signedIn(app, await aUser(ctx, { passUntil: new Date(Date.now() + 86_400_000) }));

const forms = [
  closed.href,
  `${closed.href}?kommentare=alle`,
  `${closed.href}?_format=json`,
  `${closed.href}?_format=html`,
  `/a/ajax/articlecard/${closed.id}`,
  `/a/ajax/articlecard/${closed.id}?layout=article-text`,
  `/a/ajax/articlecard/${closed.id}?layout=article-teaser`,
  `/a/pub-api/articles/${closed.id}/comments`,
  `/a/pub-api/articles/${closed.id}/comments.html`,
  '/sitemap.xml',
];
/** Where it is announced. */
const announcements = [
  '/',
  '/auenfeld',
  `/auenfeld/c-${closed.row.categorySlug}`,
  '/tag/bruecke',
  `/profile/${author.id}/aylin-oezdemir`,
  host.href,
  '/feed.xml',
  '/auenfeld/feed.xml',
  `/auenfeld/c-${closed.row.categorySlug}/feed.xml`,
  '/tag/bruecke/feed.xml',
  `/profile/${author.id}/feed.xml`,
  '/sitemap-article-1.xml',
];
const hidden = [hero, picture, one, two].map(({ id }) => `/media/image/${id}/`);

describe('what is kept back', () => {
  it.each([...forms, ...announcements])('is not in %s, neither for visitors nor for members', async (url) => {
    for (const headers of [{}, member]) {
      const { statusCode, body: answer } = await get(url, headers);
      expect(statusCode).toBe(200);
      // The embedded piece is free and stands in lists by itself.
      expect(answer.replaceAll(`${CANARY} im Kasten`, '')).not.toContain(CANARY);
      for (const address of hidden) expect(answer).not.toContain(address);
    }
  });

  it.each(announcements)('but %s does say that there is such an article', async (url) =>
    expect((await get(url)).body).toContain(closed.href),
  );

  it('is all there for those who are entitled, so that the test above can fail', async () => {
    const { body: answer } = await get(closed.href, holder);
    expect(answer).toContain(`<p>${CANARY}.</p>`);
    for (const address of hidden) expect(answer).toContain(address);
  });

  it('has a neutral picture in its place, on the page and on cards', async () => {
    const drawing = '<svg class="picture"';
    expect((await get(closed.href)).body).toContain(drawing);
    expect((await get(host.href)).body).toContain(drawing);
    expect((await get(`/a/ajax/articlecard/${closed.id}`)).json().html).toContain(drawing);
  });

  it('but for an opening picture that the author gave free', async () => {
    const { body: page } = await get(freed.href);
    expect(page).toContain(`/media/image/${freed.row.heroId}/`);
    expect(page).not.toContain(CANARY);
    expect((await get(`/a/ajax/articlecard/${freed.id}`)).json().html).toContain(
      `/media/image/${freed.row.heroId}/`,
    );
  });
});

/** Returns what an article's page tells search engines. */
const newsOf = async (href: string) => {
  const scripts = (await get(href)).body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const things = [...scripts].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
  return things.find((thing) => thing['@type'] === 'NewsArticle')!;
};

describe('search engines', () => {
  it('are told that there is more, and where it would stand', async () => {
    const news = await newsOf(closed.href);
    expect(news).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
    });
    expect(news).not.toHaveProperty('image');
    expect((await get(closed.href)).body).toMatch(/class="paywall /);
    expect((await get(closed.href, holder)).body).toMatch(/class="paywall"/);
  });

  it('are told nothing of that kind about free articles', async () => {
    const news = await newsOf(host.href);
    expect(news['isAccessibleForFree']).toBe(true);
    expect(news).not.toHaveProperty('hasPart');
  });
});
