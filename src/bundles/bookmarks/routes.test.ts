import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { MAX_BOOKMARKS, PAGE_LENGTH } from './constants.ts';
import { bookmarks } from './schema.ts';
import { aBookmark } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const user = await aUser(ctx);
const member = await signedIn(app, user);

const get = async (url: string, headers: Record<string, string> = member) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = member) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const actionIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

describe('saving for later', () => {
  it('works by plain forms: saved on the piece, put into a folder, taken away', async () => {
    const article = await anArticle(ctx, { headline: 'Das Hallenbad öffnet' });
    const action = `/konto/ajax/gemerkt/article/${article.id}`;
    expect(await get(article.href, {})).not.toContain(action);
    expect(await get(article.href)).toContain(`action="${action}"`);
    const saved = await send(action, { gemerkt: '1' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, encodeURI(article.href)]);
    const folder = await send('/konto/gemerkt/ordner', { name: 'Für Sonntag' });
    const inFolder = String(folder.headers.location);
    expect(inFolder).toMatch(/^\/konto\/gemerkt\?ordner=\d+$/);
    expect(await get(inFolder)).toContain(texts.emptyFolderTitle);
    const list = await get('/konto/gemerkt');
    expect(list).toContain(article.href);
    const move = actionIn(list, /action="(\/konto\/gemerkt\/\d+\/verschieben)"/);
    await send(move, { ordner: inFolder.split('=')[1]! });
    expect(await get(inFolder)).toContain(article.href);
    await send(actionIn(list, /action="(\/konto\/gemerkt\/\d+\/entfernen)"/), {});
    expect(await get('/konto/gemerkt')).toContain(texts.noneTitle);
  });

  it('answers scripts with how it stands now', async () => {
    const { id } = await anArticle(ctx);
    const headers = { ...member, accept: 'application/json' };
    const url = `/konto/ajax/gemerkt/article/${id}`;
    const set = async (gemerkt: string) =>
      (await app.http.inject({ method: 'POST', url, headers, payload: { gemerkt } })).json();
    expect(await set('1')).toMatchObject({ status: 'success', saved: true });
    expect(await set('0')).toMatchObject({ status: 'success', saved: false });
    const unknown = await app.http.inject({
      method: 'POST',
      url: '/konto/ajax/gemerkt/user/1',
      headers,
      payload: { gemerkt: '1' },
    });
    expect(unknown.statusCode).toBe(400);
  });

  it('says in words that the list is full, to scripts as to forms', async () => {
    const reader = await aUser(ctx);
    const browser = await signedIn(app, reader);
    const rows = Array.from({ length: MAX_BOOKMARKS }, (_, at) => ({
      userId: reader.id,
      type: 'article',
      objectId: 2_000_000 + at,
      createdAt: ctx.now,
    }));
    await ctx.db.insert(bookmarks).values(rows);
    const { id, href } = await anArticle(ctx);
    const url = `/konto/ajax/gemerkt/article/${id}`;
    const headers = { ...browser, accept: 'application/json' };
    const answer = await app.http.inject({ method: 'POST', url, headers, payload: { gemerkt: '1' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'error', saved: false, msg: texts.tooMany(MAX_BOOKMARKS) },
    ]);
    const form = await send(url, { gemerkt: '1' }, browser);
    expect([form.statusCode, form.headers.location]).toEqual([303, '/konto/gemerkt']);
    expect(await get(href, browser)).toContain('value="1"');
  });

  it('says of what was taken back that it is gone, and not what it was', async () => {
    const reader = await aUser(ctx);
    const browser = await signedIn(app, reader);
    const article = await anArticle(ctx, { headline: 'Streng vertraulich' });
    const bookmarkId = await aBookmark(ctx, reader, { type: 'article', id: article.id });
    await putArticleInState(ctx, article.id, 'withdrawn');
    const list = await get('/konto/gemerkt', browser);
    expect(list).toContain(texts.goneTitle);
    expect(list).not.toContain('vertraulich');
    const kept = await app.http.inject({ url: '/konto/ajax/gemerkt', headers: browser });
    expect(kept.json()).toMatchObject({ status: 'success', hrefs: [] });
    await send(`/konto/gemerkt/${bookmarkId}/entfernen`, {}, browser);
    expect(await get('/konto/gemerkt', browser)).toContain(texts.noneTitle);
  });

  it('comes back to where something was taken away: a folder, a further page as long as it holds something', async () => {
    const reader = await aUser(ctx);
    const browser = await signedIn(app, reader);
    const folder = String(
      (await send('/konto/gemerkt/ordner', { name: 'Für Sonntag' }, browser)).headers.location,
    );
    const folderId = Number(folder.split('=')[1]);
    for (let at = 0; at <= PAGE_LENGTH; at++) {
      const { id } = await anArticle(ctx);
      const createdAt = new Date(ctx.now.getTime() - at * 1000);
      await aBookmark(ctx, reader, { type: 'article', id }, { createdAt, folderId });
    }
    const older = actionIn(await get(folder, browser), /href="([^"]*vor=[^"]*)"/).replaceAll('&amp;', '&');
    const page = await get(older, browser);
    const back = actionIn(page, /name="next" value="([^"]*)"/).replaceAll('&amp;', '&');
    expect(back).toBe(older);
    const remove = actionIn(page, /action="(\/konto\/gemerkt\/\d+\/entfernen)"/);
    const gone = await send(remove, { next: back }, browser);
    expect([gone.statusCode, gone.headers.location]).toEqual([303, older]);
    const empty = await app.http.inject({ url: older, headers: { accept: 'text/html', ...browser } });
    expect([empty.statusCode, empty.headers.location]).toEqual([303, folder]);
    const elsewhere = await send(remove, { next: 'https://boese.example/' }, browser);
    expect(elsewhere.headers.location).toBe('/');
  });

  it('lists the newest first, page by page, and for the browser all that can be read', async () => {
    const reader = await aUser(ctx);
    const browser = await signedIn(app, reader);
    const articles = [];
    for (let at = 0; at <= PAGE_LENGTH; at++) {
      const article = await anArticle(ctx);
      const createdAt = new Date(ctx.now.getTime() - at * 1000);
      await aBookmark(ctx, reader, { type: 'article', id: article.id }, { createdAt });
      articles.push(article);
    }
    const first = await get('/konto/gemerkt', browser);
    expect(first).toContain(articles[0]!.href);
    expect(first).not.toContain(articles[PAGE_LENGTH]!.href);
    const next = actionIn(first, /href="(\/konto\/gemerkt\?vor=[^"]+)"/);
    expect(await get(next, browser)).toContain(articles[PAGE_LENGTH]!.href);
    const kept = await app.http.inject({ url: '/konto/ajax/gemerkt', headers: browser });
    expect(kept.json().hrefs).toEqual(articles.map(({ href }) => href));
  });

  it('gives a name that can’t be taken back to its field', async () => {
    await send('/konto/gemerkt/ordner', { name: 'Reise' });
    const answer = await send('/konto/gemerkt/ordner', { name: 'Reise' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(texts.nameTaken);
    expect(answer.body).toContain('value="Reise"');
  });
});
