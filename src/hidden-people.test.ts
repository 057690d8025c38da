// Somebody who is suspended together with what they contributed: it is on no page, in no list, feed or call, and back
// again afterwards. contract.md 16.6
import { beforeAll, describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { articles } from '#bundles/articles/schema.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { liftSuspension, suspendUser } from '#bundles/users/members/commands.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const author = await aUser(ctx, { name: 'Verena Verborgen' });
const reader = await aUser(ctx);
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const place = await aPlace(ctx, { slug: 'moorbach', name: 'Moorbach' });
const by = { authorId: author.id, locationId: place.id };
const article = await anArticle(ctx, { ...by, headline: 'Der verborgene Artikel' });
const things = [article, await aSnapshot(ctx, by), ...(isOn('events') ? [await anEvent(ctx, by)] : [])];
const open = await anArticle(ctx, { locationId: place.id, headline: 'Der offene Artikel' });
const comment = await aComment(ctx, open, { author: author.viewer, text: 'Verborgene Worte.' });

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const lists = ['/', '/moorbach', '/moorbach/feed.xml'];
const dates = isOn('events')
  ? ['/events', '/moorbach/events', '/events?ansicht=plakat', '/events.ics', '/moorbach/events.ics']
  : [];
const sitemaps = [
  ...things.map(({ type, href }) => ({ path: `/sitemap-${type}-1.xml`, href })),
  { path: '/sitemap-user-1.xml', href: `/profile/${author.id}/` },
];
const visibleRows = (viewer: typeof anonymous) =>
  app.ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(ctx.portal.kinds.get('article')!.visibleTo(viewer, new Date(), ctx.portal.kinds));

describe('what somebody contributed who is hidden', () => {
  beforeAll(async () => {
    for (const path of lists) expect((await get(path)).body).toContain('Der verborgene Artikel');
    for (const path of dates) expect((await get(path)).body).toContain('Weihnachtsmarkt');
    for (const { path, href } of sitemaps) expect((await get(path)).body).toContain(href);
    expect((await get(article.href)).statusCode).toBe(200);
    const outcome = await suspendUser(ctx, author.id, {
      reason: 'Hetze',
      until: new Date(Date.now() + 3600_000),
      hidesContributions: true,
    });
    expect(outcome).toMatchObject({ kind: 'done' });
  });

  it('is on none of its pages, though they were kept a moment ago', async () => {
    for (const thing of things) expect((await get(thing.href)).statusCode).toBe(404);
    expect((await get(`/profile/${author.id}/verena-verborgen`)).statusCode).toBe(404);
  });

  it('is in no list', async () => {
    for (const path of lists) {
      const { body } = await get(path);
      expect(body).not.toContain('Der verborgene Artikel');
      expect(body).not.toContain('Verborgene Worte.');
    }
    for (const { path, href } of sitemaps) expect((await get(path)).body).not.toContain(href);
  });

  it.skipIf(!isOn('events'))('is no date anywhere', async () => {
    for (const path of dates) expect((await get(path)).body).not.toContain('Weihnachtsmarkt');
  });

  it('is not told among comments', async () => {
    expect((await get(open.href)).body).not.toContain('Verborgene Worte.');
    expect((await get(`/a/pub-api/articles/${open.id}/comments.json`)).body).not.toContain(
      'Verborgene Worte.',
    );
  });

  it('can be neither answered nor mentioned', async () => {
    const session = await signedIn(app, reader);
    const answer = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentnew/${open.id}`,
      headers: session,
      payload: { text: 'Dazu sage ich etwas.', parentId: comment.id },
    });
    expect(answer.json()).toMatchObject({ errors: { parentId: expect.any(String) } });
    const offers = await get(`/a/ajax/mentions/article/${open.id}?q=ver`, session);
    expect(offers.json()).toEqual({ people: [] });
    expect((await get(`${open.href}?antwort=${comment.id}`, session)).body).not.toContain('Verena');
  });

  it('is nothing to others by its kind, in code as in SQL', async () => {
    for (const viewer of [anonymous, reader.viewer]) {
      for (const { type, id } of things)
        expect(await findSummary(actAs(ctx, viewer), { type, id })).toBeUndefined();
      expect((await visibleRows(viewer)).map(({ id }) => id)).toEqual([open.id]);
    }
    expect(await visibleRows(editor.viewer)).toHaveLength(2);
    expect((await get(article.href, await signedIn(app, editor))).statusCode).toBe(200);
  });

  it('comes back afterwards', async () => {
    await liftSuspension(ctx, author.id);
    for (const thing of things) expect((await get(thing.href)).statusCode).toBe(200);
    for (const path of lists) expect((await get(path)).body).toContain('Der verborgene Artikel');
    for (const path of dates) expect((await get(path)).body).toContain('Weihnachtsmarkt');
    for (const { path, href } of sitemaps) expect((await get(path)).body).toContain(href);
    expect((await get(open.href)).body).toContain('Verborgene Worte.');
  });
});
