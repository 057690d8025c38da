import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp({ config: { pageCache: false } });
const { ctx } = app;
const place = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
const category = await aCategory(ctx, { name: 'Rathaus', slug: 'rathaus' });
const author = await aUser(ctx, { name: 'Henrike Voßberg' });
const hero = await anImage(ctx);
const article = await anArticle(ctx, {
  headline: 'Verkehrsinfrastrukturfinanzierung: „Elf zu <zehn>“</script>',
  lead: 'Der Rat hat entschieden.',
  locationId: place.id,
  categoryId: category.id,
  authorId: author.id,
  heroId: hero.id,
  tags: ['Stadtrat', 'Werle'],
  publishedAt: new Date('2026-03-02T09:05:00Z'),
  updatedAt: new Date('2026-03-03T10:00:00Z'),
});
const { body } = await app.http.inject({ method: 'GET', url: article.href });
const HERE = 'http://localhost:3000';
const address = HERE + article.href;
const profile = `${HERE}/profile/${author.id}/henrike-vossberg`;
const card = `${HERE}/media/image/${hero.id}/`;

const metas = (property: string) =>
  [...body.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(
    ([, told]) => told,
  );
const meta = (property: string) => metas(property)[0];
const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
  ([, json]) => JSON.parse(json!) as Record<string, unknown>,
);

describe('what others are told about an article', () => {
  it('is its kind, words, address, moments and social card', () => {
    expect(meta('og:type')).toBe('article');
    expect(meta('og:title')).toBe('Verkehrsinfrastrukturfinanzierung: „Elf zu &lt;zehn&gt;“&lt;/script&gt;');
    expect(meta('og:description')).toBe('Der Rat hat entschieden.');
    expect(meta('og:url')).toBe(address);
    const [drawn, photo] = metas('og:image');
    expect(drawn).toMatch(new RegExp(`^${HERE}/teilen/article-${article.id}/`));
    expect(photo).toMatch(new RegExp(`^${card}.*social\\.jpg`));
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('article:published_time')).toBe('2026-03-02T09:05:00.000Z');
    expect(meta('article:modified_time')).toBe('2026-03-03T10:00:00.000Z');
    expect(meta('article:section')).toBe('Rathaus');
    expect(meta('article:author')).toBe(profile);
    expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(body).not.toContain('rel="prev"');
  });

  it('is a news article by somebody of a portal', () => {
    const news = things.find((thing) => thing['@type'] === 'NewsArticle');
    expect(news).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      mainEntityOfPage: address,
      headline: article.row.headline,
      description: 'Der Rat hat entschieden.',
      datePublished: '2026-03-02T09:05:00.000Z',
      dateModified: '2026-03-03T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Henrike Voßberg', url: profile },
      publisher: {
        '@type': 'Organization',
        '@id': `${HERE}/#organisation`,
        name: 'Litfass',
        url: `${HERE}/`,
        logo: { '@type': 'ImageObject', url: expect.stringContaining(HERE), width: 512, height: 512 },
      },
      image: [
        {
          '@type': 'ImageObject',
          url: `${card}v1_XL.jpg`,
          contentUrl: `${card}v1_XL.jpg`,
          width: 1200,
          height: 800,
          caption: 'Die Brücke am Morgen',
          creditText: 'Tomasz Adamek',
          creator: { '@type': 'Person', name: 'Tomasz Adamek' },
          copyrightNotice: '© Tomasz Adamek',
        },
      ],
      commentCount: 0,
      articleSection: 'Rathaus',
      keywords: ['Stadtrat', 'Werle'],
      inLanguage: 'de',
      isAccessibleForFree: true,
    });
  });

  it.each([
    ['commentary', ['NewsArticle', 'OpinionNewsArticle']],
    ['letter', ['NewsArticle', 'OpinionNewsArticle']],
    ['feature', ['NewsArticle', 'ReportageNewsArticle']],
    ['interview', 'NewsArticle'],
  ] as const)('is of a narrower type where there is one: %s', async (genre, type) => {
    const { href } = await anArticle(ctx, { genre, locationId: place.id, categoryId: category.id });
    const page = await app.http.inject({ method: 'GET', url: href });
    expect(page.body).toContain(`"@type":${JSON.stringify(type)},"mainEntityOfPage"`);
  });

  it('is the way that leads to it', () => {
    const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(way?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Litfass', item: `${HERE}/` },
      { '@type': 'ListItem', position: 2, name: 'Auenfeld', item: `${HERE}/auenfeld` },
      { '@type': 'ListItem', position: 3, name: 'Rathaus', item: `${HERE}/auenfeld/c-rathaus` },
      { '@type': 'ListItem', position: 4, name: article.row.headline, item: address },
    ]);
  });
});
