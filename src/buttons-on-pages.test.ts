// This says where one can like and follow: on every page of a thing, for those who are signed in a form that
// works by itself, for visitors the way to signing in and nothing that belongs to anybody.
import { describe, expect, it } from 'vitest';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const author = await aUser(ctx, { name: 'Henrike Voßberg' });
const at = { locationId: place.id, categoryId: category.id, authorId: author.id, tags: ['Werle'] };
const [article, snapshot] = [await anArticle(ctx, at), await aSnapshot(ctx, at)];
const events = isOn('events') ? [await anEvent(ctx, at)] : [];
const browser = await signedIn(app, await aUser(ctx));

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ method: 'GET', url, headers })).body;

const writer = `user-${author.id}`;
type Page = readonly [page: string, href: string, followed: readonly string[]];
const PIECES: readonly Page[] = [
  ['an article', article.href, [`article-${article.id}`, writer]],
  ['a snapshot', snapshot.href, [`imagepost-${snapshot.id}`, writer]],
  ...events.map(({ href, id }): Page => ['an event', href, [`event-${id}`]]),
];
const PAGES: readonly Page[] = [
  ...PIECES,
  ['a place', `/${place.slug}`, [`location-${place.id}`]],
  ['a category', `/${place.slug}/c-${category.slug}`, [`category-${category.id}`]],
  ['a tag', '/tag/werle', [`tag-${article.row.tagIds[0]}`]],
  ['a person', `/profile/${author.id}/henrike-vossberg`, [writer]],
];

describe('following', () => {
  it.each(PAGES)('is possible on the page of %s', async (_page, href, followed) => {
    const body = await get(href, browser);
    for (const tag of followed) expect(body).toContain(`/cs/ajax/toggle-subscription/${tag}/`);
  });

  it.each(PAGES)('asks visitors on the page of %s to sign in', async (_page, href) => {
    const body = await get(href);
    expect(body).not.toContain('toggle-subscription');
    expect(body).toContain(`href="/anmelden?next=${encodeURIComponent(href)}" rel="nofollow"`);
  });

  it('is not offered to oneself', async () => {
    const own = await signedIn(app, author);
    expect(await get(`/profile/${author.id}/henrike-vossberg`, own)).not.toContain('toggle-subscription');
    expect(await get(article.href, own)).not.toContain(`toggle-subscription/${writer}`);
  });
});

describe('liking', () => {
  it.each(PIECES)('is possible on the page of %s', async (_page, href, [tag]) => {
    const address = `/interaction/ajax/like/like/${tag!.replace('-', '/')}`;
    expect(await get(href, browser)).toContain(`action="${address}"`);
    expect(await get(href)).not.toContain(address);
  });

  it.each(PIECES)('is shown at once on the page of %s, also to visitors', async (_page, href, [tag]) => {
    const [type, id] = tag!.split('-');
    await get(href);
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: `/interaction/ajax/like/like/${type}/${id}`,
      headers: browser,
    });
    expect(statusCode).toBe(200);
    expect(await get(href)).toContain(`href="/gefaellt/${type}/${id}">1 <span>gefällt das</span>`);
  });
});
