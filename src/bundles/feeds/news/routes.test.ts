import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn, suspendUser } from '#bundles/users/test-data.ts';
import { anEditor } from '#bundles/writing/test-data.ts';
import { isIndexed } from '../settings.ts';
import { markForNews } from './commands.ts';
import { MAX_NEWS_IN_FILE, NEWS_HOURS } from './constants.ts';
import { isMarkedForNews } from './queries.ts';
import { newsMarks } from './schema.ts';
import { publicationLanguage, publicationName } from './settings.ts';

const { DOMParser } = new JSDOM().window;
const ORIGIN = 'http://localhost:3000';
const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const author = await aUser(ctx);
const at = { locationId: place.id, categoryId: category.id, authorId: author.id };
const editor = await signedIn(app, await anEditor(ctx));

afterEach(async () => {
  vi.useRealTimers();
  await ctx.db.delete(newsMarks);
});

const get = (url: string) => app.http.inject({ method: 'GET', url });
const documentAt = async (url: string) => {
  const reply = await get(url);
  expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  return new DOMParser().parseFromString(reply.body, 'application/xml');
};
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const newsAt = async (url = '/sitemap-news.xml') =>
  textsOf(await documentAt(url), 'loc').map((address) => address.slice(ORIGIN.length));

const toggle = (id: number, headers: Record<string, string> = editor, payload?: object | string) =>
  app.http.inject({
    method: 'POST',
    url: `/a/ajax/article/newssitemap/${id}`,
    headers: { accept: 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  });

const aMarked = async (changes: Parameters<typeof anArticle>[1] = {}) => {
  const article = await anArticle(ctx, { ...at, ...changes });
  await markForNews(ctx, article, true);
  return article;
};

describe('POST /a/ajax/article/newssitemap/{id}', () => {
  it('answers is_marked, the opposite of what was, and the sitemap has it at once', async () => {
    const article = await anArticle(ctx, at);
    const first = await toggle(article.id);
    expect([first.statusCode, first.json()]).toMatchObject([200, { is_marked: true }]);
    expect(await newsAt()).toEqual([article.href]);
    expect((await toggle(article.id)).json()).toMatchObject({ is_marked: false });
    expect(await newsAt()).toEqual([]);
  });

  it('does what is_marked says, also twice', async () => {
    const { id } = await anArticle(ctx, at);
    for (const wish of [1, 1, 0, 0])
      expect((await toggle(id, editor, { is_marked: wish })).json()).toMatchObject({ is_marked: wish === 1 });
  });

  it('leads back to the article, with a message, when a form sends it', async () => {
    const { id, href } = await anArticle(ctx, at);
    const form = { ...editor, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await toggle(id, form, 'is_marked=1');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, href]);
    expect(await isMarkedForNews(ctx, { type: 'article', id })).toBe(true);
  });

  it.each(['2', '-1', 'x', '', '1.5', '[]'])('400 for is_marked=%s', async (wish) => {
    const { id } = await anArticle(ctx, at);
    expect((await toggle(id, editor, { is_marked: wish })).statusCode).toBe(400);
  });

  it.each(['0', '-1', '2147483647', '2147483648', 'x', '1e0', '%00'])('404 for the id %s', async (id) =>
    expect((await toggle(id as unknown as number)).statusCode).toBe(404),
  );

  it('is offered to editors of the place on the page, and to nobody else', async () => {
    const { id, href } = await anArticle(ctx, at);
    const seenBy = async (headers: Record<string, string>) =>
      (await app.http.inject({ url: href, headers: { accept: 'text/html', ...headers } })).body;
    const own = await signedIn(app, author);
    for (const headers of [{}, own]) expect(await seenBy(headers)).not.toContain('newssitemap');
    expect(await seenBy(editor)).toContain('In News-Sitemap aufnehmen');
    await toggle(id);
    expect(await seenBy(editor)).toContain('Aus News-Sitemap nehmen');
  });
});

const toldOfPublication = async () => {
  const document = await documentAt('/sitemap-news.xml');
  return ['news:name', 'news:language'].map((name) => textsOf(document, name)[0]);
};
const ago = (hours: number) => ({ publishedAt: new Date(Date.now() - hours * HOUR_MS) });

describe('GET /sitemap-news.xml', () => {
  it('says of each piece where it is, what it is called, when it came out and who publishes it', async () => {
    const publishedAt = new Date(Date.now() - HOUR_MS);
    const article = await aMarked({ headline: 'Rat & Bürger: <Brücke>', publishedAt });
    const document = await documentAt('/sitemap-news.xml');
    const told = (name: string) => textsOf(document, name);
    expect(told('loc')).toEqual([ORIGIN + article.href]);
    expect(told('news:title')).toEqual(['Rat & Bürger: <Brücke>']);
    expect(told('news:publication_date')).toEqual([publishedAt.toISOString()]);
    expect([told('news:name'), told('news:language')]).toEqual([['Litfass'], ['de']]);
  });

  it('takes the publication’s name and language from the settings', async () => {
    await aMarked();
    await changeSetting(ctx, portalName, 'Werletaler Säule');
    expect(await toldOfPublication()).toEqual(['Werletaler Säule', 'de']);
    await changeSetting(ctx, publicationName, 'Säule');
    await changeSetting(ctx, publicationLanguage, 'nds');
    expect(await toldOfPublication()).toEqual(['Säule', 'nds']);
    expect(publicationLanguage.parse('Deutsch')).toBeUndefined();
  });

  it('holds what is marked, public to everybody and new, newest first, and nothing else', async () => {
    const older = await aMarked(ago(NEWS_HOURS - 1));
    const newer = await aMarked(ago(2));
    await anArticle(ctx, { ...at, ...ago(1) });
    await aMarked(ago(NEWS_HOURS + 1));
    await aMarked(ago(-1));
    await aMarked({ isPremium: true });
    for (const state of ['draft', 'scheduled', 'withdrawn', 'expired', 'hidden'] as const)
      await aMarked({ state, ...ago(1) });
    const suspended = await aUser(ctx);
    await aMarked({ ...ago(1), authorId: suspended.id });
    await suspendUser(ctx, suspended.id, { reason: 'Streit', until: null, hidesContributions: true });
    expect(await newsAt()).toEqual([newer.href, older.href]);
  });

  it('loses at once what is taken back or hidden, and has it again when it is out again', async () => {
    const article = await aMarked();
    for (const state of ['withdrawn', 'expired'] as const) {
      expect(await newsAt()).toEqual([article.href]);
      await putArticleInState(ctx, article.id, state);
      expect(await newsAt()).toEqual([]);
      await putArticleInState(ctx, article.id, 'published');
    }
    await putArticleInState(ctx, article.id, 'hidden');
    expect(await newsAt()).toEqual([]);
    await putArticleInState(ctx, article.id, 'erased');
    expect(await newsAt()).toEqual([]);
  });

  it('loses by the clock alone what is 48 hours old, and gains what was set for a later hour', async () => {
    const start = Date.now();
    const old = await aMarked({ publishedAt: new Date(start - 47 * HOUR_MS) });
    const later = await aMarked({ publishedAt: new Date(start + 2 * HOUR_MS) });
    const after = async (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
      return newsAt();
    };
    expect(await after(0)).toEqual([old.href]);
    expect(await after(HOUR_MS - 1)).toEqual([old.href]);
    expect(await after(HOUR_MS)).toEqual([]);
    expect(await after(2 * HOUR_MS)).toEqual([later.href]);
    expect(await after(50 * HOUR_MS)).toEqual([]);
  });

  it('is kept by nobody', async () => {
    await aMarked();
    for (let i = 0; i < 2; i++) {
      const { headers } = await get('/sitemap-news.xml');
      expect([headers['cache-control'], headers['x-page-cache']]).toEqual(['private, no-store', undefined]);
    }
  });

  it('is not there on a portal that isn’t to be found', async () => {
    await changeSetting(ctx, isIndexed, false);
    expect((await get('/sitemap-news.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-news-1.xml')).statusCode).toBe(404);
    await changeSetting(ctx, isIndexed, true);
  });

  it('stands in robots.txt', async () =>
    expect((await get('/robots.txt')).body.split('\n')).toContain(`Sitemap: ${ORIGIN}/sitemap-news.xml`));
});

describe('GET /sitemap-news-{part}.xml', () => {
  it('holds 1,000 at most; of more there is a list of files, with a handful of queries', async () => {
    const count = 2500;
    const { id } = await aMarked();
    await copyArticle(id, count - 1);
    const files = [1, 2, 3].map((part) => `/sitemap-news-${part}.xml`);
    expect(await newsAt()).toEqual(files);
    const before = app.portal.database.queryCount();
    const lists = await Promise.all(files.map(newsAt));
    expect(app.portal.database.queryCount() - before).toBeLessThanOrEqual(12);
    expect(lists.map(({ length }) => length)).toEqual([MAX_NEWS_IN_FILE, MAX_NEWS_IN_FILE, 500]);
    expect(new Set(lists.flat()).size).toBe(count);
    for (const part of ['4', '0', 'x', '2147483648'])
      expect((await get(`/sitemap-news-${part}.xml`)).statusCode).toBe(404);
    await putArticleInState(ctx, id, 'withdrawn');
    expect((await Promise.all(files.map(newsAt))).flat()).toHaveLength(count - 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NEWS_HOURS * HOUR_MS });
    expect(await newsAt()).toEqual([]);
    expect((await get(files[0]!)).statusCode).toBe(404);
  });
});

/** Copies straight into the tables: a thousand published by the command would take too long. */
const copyArticle = async (id: number, times: number) => {
  await ctx.db.execute(sql`
    with copies as (
      insert into articles (slug, state, location_id, location_path, category_id, author_id, tag_ids, created_at,
        published_at, revision, genre, is_premium)
      select slug, state, location_id, location_path, category_id, author_id, tag_ids, created_at,
        published_at, revision, genre, is_premium
      from articles, generate_series(1, ${times}) where id = ${id} returning id, published_at
    ), words as (
      insert into article_revisions (article_id, number, headline, lead, body, parts, free_parts, reading_minutes, created_at)
      select copies.id, number, headline, lead, body, parts, free_parts, reading_minutes, created_at
      from article_revisions, copies where article_id = ${id}
    ), listed as (
      insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, was_listed,
        is_premium, tag_ids)
      select type, copies.id, location_id, category_id, author_id, copies.published_at, is_listed, was_listed,
        is_premium, tag_ids
      from pieces, copies where type = 'article' and object_id = ${id}
    )
    insert into news_marks (type, object_id, marked_at) select 'article', id, published_at from copies`);
};
