// Tests somebody's own feed under a secret address.
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { OWN_FEED_LIMIT } from '../constants.ts';
import { personalFeed } from './personal-data.ts';

const app = await testApp();
const { ctx } = app;

const open = (url: string, headers = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const send = (url: string, headers = {}) =>
  app.http.inject({ method: 'POST', url, headers: { accept: 'text/html', ...headers } });

const addressIn = (body: string) =>
  /value="http:\/\/localhost:3000(\/feeds\/mein\/[^"]*feed\.xml)"/.exec(body)?.[1];

/** Somebody with a running pass and a feed, which programs read by its address alone. */
const aReader = async () => {
  const user = await aUser(ctx, { passUntil: new Date(Date.now() + HOUR_MS) });
  const session = await signedIn(app, user);
  expect((await send('/konto/feedreader', session)).statusCode).toBe(303);
  const address = addressIn((await open('/konto/feedreader', session)).body)!;
  return { user, session, address };
};

const SECRET = 'Nur für plus.';
await anArticle(ctx, {
  headline: 'Premium',
  isPremium: true,
  body: build.doc(build.p('Frei. '.repeat(200)), build.p(SECRET)),
});

describe('one’s own feed', () => {
  it('has the whole texts while the pass runs, and what everybody reads after that', async () => {
    const { user, address } = await aReader();
    for (const file of ['feed.xml', 'atom.xml', 'feed.json'])
      expect((await open(address.replace('feed.xml', file))).body).toContain(SECRET);
    expect((await open('/feed.xml')).body).not.toContain('Frei.');
    await changeUser(ctx, user.id, { passUntil: new Date(Date.now() - HOUR_MS) });
    const { body } = await open(address);
    expect(body).toContain('Premium');
    expect(body).not.toMatch(/Nur für plus|Frei\./);
  });

  it('is nothing that anybody keeps, and not sent twice to a program that has it', async () => {
    const { address } = await aReader();
    const { headers } = await open(address);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-page-cache']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    const again = await open(address, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.http.inject({ method: 'HEAD', url: address })).body).toBe('');
  });

  it('tells nothing of what was withdrawn, at once', async () => {
    const { address } = await aReader();
    const { id } = await anArticle(ctx, { headline: 'Bald zurückgezogen' });
    expect((await open(address)).body).toContain('Bald zurückgezogen');
    await putArticleInState(ctx, id, 'withdrawn');
    expect((await open(address)).body).not.toContain('Bald zurückgezogen');
  });

  it('says on its page what stands in it, also to editors without a pass', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const session = await signedIn(app, editor);
    await send('/konto/feedreader', session);
    const { body } = await open('/konto/feedreader', session);
    expect(body).toContain('Solange Sie zur Redaktion gehören, stehen darin die ganzen Texte');
    expect((await open(addressIn(body)!)).body).toContain(SECRET);
    const member = await signedIn(app, await aUser(ctx));
    expect((await open('/konto/feedreader', member)).body).toContain('Mit einem Pass stehen darin');
  });

  it('of somebody who is suspended is what everybody reads', async () => {
    const { user, address } = await aReader();
    await changeUser(ctx, user.id, { suspendedUntil: new Date(Date.now() + HOUR_MS) });
    expect((await open(address)).body).not.toContain(SECRET);
  });

  it('has another address when it is renewed, and none when it is given up', async () => {
    const { session, address } = await aReader();
    await send('/konto/feedreader', session);
    const another = addressIn((await open('/konto/feedreader', session)).body)!;
    expect((await open(address)).statusCode).toBe(404);
    expect((await open(another)).statusCode).toBe(200);
    for (let time = 0; time < 2; time++) await send('/konto/feedreader/aufheben', session);
    expect((await open(another)).statusCode).toBe(404);
    expect((await open('/konto/feedreader', session)).body).toContain('Ihr Feed hat noch keine Adresse.');
    for (const token of ['x', 'x'.repeat(32), '%00'])
      expect((await open(`/feeds/mein/${token}/feed.xml`)).statusCode).toBe(404);
  });

  it('is refused to programs that can’t stop asking', async () => {
    const { address } = await aReader();
    const asked = { method: 'HEAD', url: address } as const;
    for (let at = 0; at < OWN_FEED_LIMIT.attempts; at++)
      expect((await app.http.inject(asked)).statusCode).toBe(200);
    expect((await app.http.inject(asked)).statusCode).toBe(429);
  });

  it('ends with the account, or with the one that is merged into another', async () => {
    const [gone, one, other] = [await aReader(), await aReader(), await aReader()];
    const { mergeInto } = personalFeed;
    if (mergeInto === 'left') throw new Error('It is merged.');
    await withTransaction(ctx, (ctx) => personalFeed.eraseFor(ctx, gone.user.id, { keepsComments: true }));
    await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: one.user.id, intoId: other.user.id }));
    expect((await open(gone.address)).statusCode).toBe(404);
    expect((await open(one.address)).statusCode).toBe(404);
    expect((await open(other.address)).statusCode).toBe(200);
  });
});
