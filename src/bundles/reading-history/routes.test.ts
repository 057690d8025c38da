import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { PAGE_LENGTH } from './constants.ts';
import { someReading } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const LIST = '/konto/leseverlauf';

const aBrowser = async () => {
  const user = await aUser(ctx);
  return { user, headers: await signedIn(app, user) };
};
type Headers = Record<string, string>;
const get = async (url: string, headers: Headers) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
const send = (url: string, fields: Record<string, string>, headers: Headers) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const sync = (payload: object, headers: Headers) =>
  app.http.inject({
    method: 'POST',
    url: '/konto/ajax/leseverlauf',
    headers: { accept: 'application/json', ...headers },
    payload,
  });

describe('what an account keeps of somebody’s reading', () => {
  it('is off until its member switches it on, by plain forms', async () => {
    const { headers } = await aBrowser();
    const before = await get(LIST, headers);
    expect(before).toContain(texts.keep);
    expect(before).not.toContain('data-saves-reading');
    expect((await sync({}, headers)).json()).toEqual({ status: 'success', keeps: false });
    const kept = await send(LIST, { aufheben: '1' }, headers);
    expect([kept.statusCode, kept.headers.location]).toEqual([303, LIST]);
    const after = await get(LIST, headers);
    expect(after).toContain('data-saves-reading');
    expect(after).toContain(texts.nothingTitle);
    await send(LIST, { aufheben: '0' }, headers);
    expect(await get(LIST, headers)).not.toContain('data-saves-reading');
  });

  it('is listed, and erased with one click', async () => {
    const { user, headers } = await aBrowser();
    const article = await anArticle(ctx, { headline: 'Das Hallenbad öffnet' });
    const gone = await anArticle(ctx, { headline: 'Nicht mehr zu lesen' });
    await someReading(ctx, user, article);
    await someReading(ctx, user, gone, { isRead: true });
    await putArticleInState(ctx, gone.id, 'withdrawn');
    const list = await get(LIST, headers);
    expect(list).toContain('Das Hallenbad öffnet');
    expect(list).toContain(texts.wasBegun);
    expect(list).not.toContain('Nicht mehr zu lesen');
    await send(`${LIST}/loeschen`, {}, headers);
    const after = await get(LIST, headers);
    expect(after).toContain(texts.nothingTitle);
    expect(after).toContain('data-saves-reading');
  });

  it('goes on on further pages', async () => {
    const { user, headers } = await aBrowser();
    for (let at = 0; at <= PAGE_LENGTH; at++)
      await someReading(ctx, user, await anArticle(ctx, { headline: `Stück ${at}.` }), {
        readAt: new Date(ctx.now.getTime() + at),
      });
    const first = await get(LIST, headers);
    expect(first).toContain(`Stück ${PAGE_LENGTH}.`);
    expect(first).not.toContain('Stück 0.');
    const [, older] = /href="(\/konto\/leseverlauf\?vor=[\d-]+)"/.exec(first)!;
    expect(await get(older!, headers)).toContain('Stück 0.');
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await aBrowser(), await aBrowser()];
    const article = await anArticle(ctx);
    for (const { headers } of [one, other]) await send(LIST, { aufheben: '1' }, headers);
    const told = { path: encodeURI(article.href), paragraph: 2, isRead: true };
    expect((await sync({ state: '', pieces: [told] }, one.headers)).json()).toMatchObject({
      keeps: true,
      forget: false,
      pieces: [told],
    });
    expect((await sync({ state: '' }, other.headers)).json()).toMatchObject({ pieces: [] });
    expect((await sync({}, {})).statusCode).toBe(401);
  });

  it.each([
    [
      'too many pieces',
      { pieces: Array.from({ length: 51 }, () => ({ path: '/', paragraph: 0, isRead: true })) },
    ],
    ['a paragraph that no text has', { pieces: [{ path: '/', paragraph: -1, isRead: true }] }],
    ['a long address', { pieces: [{ path: `/${'a'.repeat(501)}`, paragraph: 0, isRead: true }] }],
    ['no list', { pieces: 'alles' }],
  ])('is told of by no call with %s', async (_, body) => {
    const { headers } = await aBrowser();
    expect((await sync(body, headers)).statusCode).toBe(400);
  });
});
