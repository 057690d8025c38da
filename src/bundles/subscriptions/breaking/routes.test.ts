import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { breakingNews } from './schema.ts';

const app = await testApp();
const { ctx } = app;
const district = await aPlace(ctx, { name: 'Landkreis Werle' });
const village = await aPlace(ctx, { name: 'Moorbach', parentId: district.id });
const quarter = await aPlace(ctx, { name: 'Unterdorf', parentId: village.id });
const elsewhere = await aPlace(ctx, { name: 'Auenfeld', parentId: district.id });
const TITLE = 'Trinkwasser bitte abkochen';

let editor: Awaited<ReturnType<typeof aUser>>;
let cookie: Record<string, string>;
let article: Awaited<ReturnType<typeof anArticle>>;

beforeEach(async () => {
  await ctx.db.delete(breakingNews);
  editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: village.path }] });
  cookie = await signedIn(app, editor);
  article = await anArticle(ctx, { locationId: village.id, headline: TITLE });
});

const addressOf = (id: number | string, type = 'article') => `/cockpit/eilmeldung/${type}/${id}`;
const get = (url: string, headers = cookie) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const post = (url: string, headers = cookie) =>
  app.http.inject({ method: 'POST', url, headers: { accept: 'application/json', ...headers } });

const livingAt = async (locationId: number) => {
  const user = await aUser(ctx);
  await changeUser(ctx, user.id, { locationId });
  return user;
};

describe('GET /cockpit/eilmeldung/{contentType}/{contentId}', () => {
  it('says how many may hear of it, and that it can’t be taken back', async () => {
    await livingAt(quarter.id);
    const { statusCode, body } = await get(addressOf(article.id));
    expect(statusCode).toBe(200);
    expect(body).toMatch(/Mitglied(er bekommen| bekommt) sie: wer in Moorbach wohnt/);
    expect(body).toContain('lässt sich nicht zurücknehmen');
    expect(body).toContain(`action="${addressOf(article.id)}"`);
  });

  it('is for editors of the place; others don’t learn what isn’t out', async () => {
    const foreign = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: elsewhere.path }] }),
    );
    const draft = await anArticle(ctx, { locationId: village.id, state: 'draft' });
    for (const call of [get, post]) {
      expect((await call(addressOf(article.id), foreign)).statusCode).toBe(403);
      expect((await call(addressOf(draft.id), foreign)).statusCode).toBe(404);
      for (const ref of [
        addressOf(2147483647),
        addressOf('x'),
        addressOf(1, 'comment'),
        addressOf(1, 'user'),
      ])
        expect((await call(ref)).statusCode).toBe(404);
    }
  });
});

describe('POST /cockpit/eilmeldung/{contentType}/{contentId}', () => {
  it('sends it once, whoever presses at the same moment, and offers it no more', async () => {
    expect((await get(article.href)).body).toContain('Als Eilmeldung senden');
    const replies = await Promise.all([1, 2, 3].map(() => post(addressOf(article.id))));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await get(article.href)).body).not.toContain('Als Eilmeldung senden');
    expect((await get(addressOf(article.id))).body).toContain('ging schon als Eilmeldung hinaus');
  });

  it('leads back to the piece when a form sends it, and to the page that says why where it can’t be sent', async () => {
    const form = { ...cookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const leads = async () => (await post(addressOf(article.id), form)).headers.location;
    expect(await leads()).toBe(article.href);
    expect(await leads()).toBe(addressOf(article.id));
  });

  it('refuses what isn’t out, and what came out more than a day ago', async () => {
    const old = { locationId: village.id, publishedAt: new Date(Date.now() - 25 * HOUR_MS) };
    const ahead = { locationId: village.id, publishedAt: new Date(Date.now() + HOUR_MS) };
    for (const options of [old, ahead]) {
      const { id, href } = await anArticle(ctx, options);
      expect((await post(addressOf(id))).statusCode).not.toBe(200);
      expect((await get(href)).body).not.toContain('Als Eilmeldung senden');
    }
  });
});
