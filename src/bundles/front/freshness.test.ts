// Kept pages are fresh again as soon as a command has answered, in this process at once, in others within a second.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;

const get = async (url: string, { http }: TestApp = app) => {
  const { body, headers, statusCode } = await http.inject({ method: 'GET', url });
  return { body, statusCode, cache: headers['x-page-cache'] };
};
/** Waits until a page is as a visitor finds it who comes after others. */
const untilCached = (url: string, at: TestApp = app) =>
  expect.poll(async () => (await get(url, at)).cache, { interval: 10 }).toBe('hit');

const member = await aUser(ctx);
const browser = await signedIn(app, member);

const write = async (ownerId: number, text: string) => {
  const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ text }).toString();
  const url = `/a/ajax/articlecommentnew/${ownerId}`;
  const reply = await app.http.inject({ method: 'POST', url, headers, payload });
  expect(reply.json()).toMatchObject({ commented: true });
  return reply.json<{ commentId: number }>().commentId;
};
const remove = (id: number) =>
  app.http.inject({ method: 'DELETE', url: `/a/pub-api/articles/comment/${id}`, headers: browser });

describe('a page that is cached for visitors', () => {
  it('shows a comment as soon as it is written, changed and deleted, and counts it on the front page', async () => {
    const { id, href, row } = await anArticle(ctx);
    const lists = ['/', `/${row.locationSlug}`, `/${row.locationSlug}/c-${row.categorySlug}`];
    for (const url of [href, `${href}?kommentare=alle`, ...lists]) await untilCached(url);

    const commentId = await write(id, 'Ganz frisch.');
    for (const url of [href, `${href}?kommentare=alle`])
      expect((await get(url)).body).toContain('Ganz frisch.');
    for (const url of lists) expect((await get(url)).body).toContain('1\u00a0Kommentar');

    const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
    await untilCached(href);
    const change = { method: 'POST', url: `/a/ajax/articlecommentedit/${commentId}`, headers } as const;
    await app.http.inject({ ...change, payload: 'text=Ganz+anders.' });
    expect((await get(href)).body).toContain('Ganz anders.');

    for (const url of [href, ...lists]) await untilCached(url);
    await remove(commentId);
    expect((await get(href)).body).not.toContain('Ganz anders.');
    for (const url of lists) expect((await get(url)).body).not.toContain('1\u00a0Kommentar');
  });

  it('asks after a comment for its number and its words, and for nothing else that it shows', async () => {
    const article = await anArticle(ctx);
    const { author } = await aComment(ctx, article);
    await get('/');
    await aComment(ctx, article, { author });
    const before = app.portal.database.queryCount();
    expect((await get('/')).body).toContain('2\u00a0Kommentare');
    expect(app.portal.database.queryCount() - before).toBe(2);
  });

  it('shows the new name and picture of somebody who only said something there', async () => {
    const [article, image] = [await anArticle(ctx), await anImage(ctx)];
    const speaker = await aUser(ctx, { name: 'Ada Vorher' });
    await aComment(ctx, article, { author: speaker.viewer });
    await untilCached('/');
    expect((await get('/')).body).toContain('Ada Vorher');
    await changeUser(ctx, speaker.id, { name: 'Ada Nachher', pictureId: image.id });
    const { body } = await get('/');
    expect(body).not.toContain('Ada Vorher');
    expect(body).toContain('Ada Nachher');
  });

  it('of another article stays as it is', async () => {
    const [one, other] = [await anArticle(ctx), await anArticle(ctx)];
    await untilCached(other.href);
    await write(one.id, 'Nur hier.');
    expect((await get(other.href)).cache).toBe('hit');
  });

  it('shows that a thread was locked', async () => {
    const { id, href } = await anArticle(ctx);
    await untilCached(href);
    const moderator = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] }),
    );
    const headers = { ...moderator, 'content-type': 'application/x-www-form-urlencoded' };
    await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlelockcomments/${id}`,
      headers,
      payload: 'lock=1',
    });
    expect((await get(href)).body).toContain('Die Kommentare zu diesem Beitrag sind geschlossen.');
  });

  it('shows a new article and forgets a withdrawn one', async () => {
    const { row } = await anArticle(ctx);
    const place = `/${row.locationSlug}`;
    await untilCached('/');
    await untilCached(place);
    const news = await anArticle(ctx, {
      locationId: row.locationId,
      categoryId: row.categoryId,
      headline: 'Eilmeldung',
    });
    for (const url of ['/', place]) expect((await get(url)).body).toContain('Eilmeldung');
    await untilCached(place);
    await putArticleInState(ctx, news.id, 'withdrawn');
    expect((await get(place)).body).not.toContain('Eilmeldung');
  });

  it('shows a new category and another name of the portal', async () => {
    const { href } = await anArticle(ctx);
    await untilCached(href);
    await aCategory(ctx, { name: 'Eine neue Rubrik' });
    expect((await get(href)).body).toContain('Eine neue Rubrik');
    await untilCached(href);
    await changeSetting(ctx, portalName, 'Umbenannt');
    expect((await get(href)).body).toContain('– Umbenannt</title>');
  });

  it('is not made stale by a comment that was refused', async () => {
    const { id, href } = await anArticle(ctx);
    await untilCached(href);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `/a/ajax/articlecommentnew/${id}`;
    expect(
      (await app.http.inject({ method: 'POST', url, headers, payload: 'text=Nein' })).json(),
    ).toMatchObject({
      notGranted: true,
    });
    expect((await get(href)).cache).toBe('hit');
  });

  it('never shows an old state after a write, however many read meanwhile', async () => {
    const { id, href } = await anArticle(ctx);
    for (let round = 1; round <= 10; round++) {
      const readers = Array.from({ length: 8 }, () => get(href));
      const { text } = await aComment(ctx, { type: 'article', id });
      expect((await get(href)).body).toContain(`<p>${text}</p>`);
      await Promise.all(readers);
      expect((await get(href)).body).toContain(`<p>${text}</p>`);
    }
  });
});

describe('a page that another process caches', () => {
  it('shows a comment and its count within a second', async () => {
    const other = await testApp({ target: app.portal.target });
    const { id, href } = await anArticle(ctx);
    await untilCached(href, other);
    await untilCached('/', other);
    const commentId = await write(id, 'Von nebenan.');
    const inOther = async (url: string) => (await get(url, other)).body;
    await expect.poll(() => inOther(href), { timeout: 1000, interval: 20 }).toContain('Von nebenan.');
    await expect.poll(() => inOther('/'), { timeout: 1000, interval: 20 }).toContain('1\u00a0Kommentar');
    await untilCached(href, other);
    await remove(commentId);
    await expect.poll(() => inOther(href), { timeout: 1000, interval: 20 }).not.toContain('Von nebenan.');
  });
});
