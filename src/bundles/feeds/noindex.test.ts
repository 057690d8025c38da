// A portal that isn't to be found says so on every page.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { isIndexed } from './settings.ts';

const app = await testApp();
const { ctx } = app;
const author = await aUser(ctx, { name: 'Aylin Özdemir' });
const article = await anArticle(ctx, { authorId: author.id, tags: ['Brücke'] });
const { locationSlug, categorySlug } = article.row;
const pages = [
  '/',
  `/${locationSlug}`,
  `/${locationSlug}/c-${categorySlug}`,
  '/tag/bruecke',
  `/profile/${author.id}/aylin-oezdemir`,
  article.href,
  (await aSnapshot(ctx)).href,
  (await aCmsPage(ctx)).href,
];

const asked = async (url: string) => {
  const { statusCode, body } = await app.http.inject({ method: 'GET', url });
  expect([url, statusCode]).toEqual([url, 200]);
  return [...body.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content);
};

describe('feeds.isIndexed', () => {
  it('off asks search engines on every page to leave it alone, on asks nothing, at once', async () => {
    for (const [value, expected] of [
      [true, []],
      [false, ['noindex']],
      [true, []],
    ] as const) {
      await changeSetting(ctx, isIndexed, value);
      for (const url of pages) expect([url, await asked(url)]).toEqual([url, expected]);
    }
  });
});
