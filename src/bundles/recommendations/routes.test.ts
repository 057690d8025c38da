import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { createLocation } from '#bundles/locations/public.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { aSubscription } from '#bundles/subscriptions/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { wantLess } from './commands.ts';
import { FEED_LENGTH, FRESHNESS, HOME_POINTS, LESS_POINTS } from './constants.ts';
import { findReader } from './queries.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
const town = async (name: string, slug: string) => {
  const input = { name, slug, kind: 'town', parentId: district.id } as const;
  const made = await createLocation(actAs(ctx, portalItself), input);
  return (made as Extract<typeof made, { kind: 'saved' | 'created' }> & { location: { id: number } })
    .location;
};
const [auenfeld, steinach] = [await town('Auenfeld', 'auenfeld'), await town('Steinach', 'steinach')];
const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });
const ruth = await aUser(ctx, { name: 'Ruth Lindner' });
const paul = await aUser(ctx, { name: 'Paul Kern' });

let minutes = 0;
const publish = async (headline: string, changes: Partial<Parameters<typeof anArticle>[1]> = {}) =>
  anArticle(ctx, {
    headline,
    categoryId: sport.id,
    locationId: steinach.id,
    authorId: paul.id,
    publishedAt: new Date(ctx.now.getTime() - 5 * HOUR_MS - ++minutes * 60_000),
    ...changes,
  });
const far = await publish('Weit weg ist viel los');
const home = await publish('Daheim wird gebaut', { locationId: auenfeld.id });
const byRuth = await publish('Ruth schreibt wieder', { authorId: ruth.id });

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
const send = (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const idsOn = (body: string) =>
  [...body.matchAll(/<h[23]><a href="[^"]*_a(\d+)">/g)].map(([, id]) => Number(id));
const aReader = async (changes: Parameters<typeof aUser>[1] = { locationId: auenfeld.id }) => {
  const user = await aUser(ctx, changes);
  return { user, browser: await signedIn(app, user) };
};

describe('the feed', () => {
  it('puts what suits its reader further up, and says by which points', async () => {
    const { user, browser } = await aReader();
    await aSubscription(ctx, `user-${ruth.id}`, user);
    const body = await get('/konto/feed', browser);
    expect(idsOn(body)).toEqual([home.id, byRuth.id, far.id]);
    const [, first = ''] = body.split(texts.why);
    const fresh = FRESHNESS[1].points;
    expect(first).toContain('Auenfeld ist Ihr Wohnort');
    for (const count of [fresh, HOME_POINTS, fresh + HOME_POINTS])
      expect(first).toContain(texts.points(count));
    expect(body).toContain('Sie folgen Ruth Lindner');
  });

  it('goes by time alone for who has said nothing, and says so', async () => {
    const { browser } = await aReader({});
    const body = await get('/konto/feed', browser);
    expect(body).toContain(texts.unknownTitle);
    expect(idsOn(body)[0]).toBe(far.id);
  });

  it('is by time alone with one press, which is kept until the next one', async () => {
    const { user, browser } = await aReader();
    expect(idsOn(await get('/konto/feed?ordnung=neueste', browser))).toEqual([far.id, home.id, byRuth.id]);
    expect(idsOn(await get('/konto/feed', browser))[0]).toBe(home.id);
    const reply = await send('/konto/feed/ordnung', { ordnung: 'neueste', next: '/konto/feed' }, browser);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/feed']);
    const newest = await get('/konto/feed', browser);
    expect(idsOn(newest)).toEqual([far.id, home.id, byRuth.id]);
    expect(newest).not.toContain(texts.why);
    expect((await findReader(ctx, user.id)).order).toBe('neueste');
    expect((await send('/konto/feed/ordnung', { ordnung: 'teuerste' }, browser)).statusCode).toBe(303);
    expect((await findReader(ctx, user.id)).order).toBe('neueste');
    await send('/konto/feed/ordnung', { ordnung: 'passend' }, browser);
    expect(idsOn(await get('/konto/feed', browser))[0]).toBe(home.id);
  });

  it('has less of what somebody wants less of, which can be taken back at once', async () => {
    const { browser } = await aReader();
    const body = await get('/konto/feed', browser);
    expect(body).toContain(`formAction="/konto/feed/weniger/location-${auenfeld.id}"`);
    const next = '/konto/feed?ordnung=passend';
    const reply = await send(`/konto/feed/weniger/location-${auenfeld.id}`, { next }, browser);
    expect(reply.headers.location).toBe(next);
    const after = await get('/konto/feed', browser);
    expect(idsOn(after).at(-1)).toBe(home.id);
    expect(after).toContain(texts.points(LESS_POINTS));
    const settings = await get('/konto/feed/einstellungen', browser);
    expect(settings).toContain('aus Auenfeld');
    await send(`/konto/feed/wieder/location-${auenfeld.id}`, {}, browser);
    expect(idsOn(await get('/konto/feed', browser))[0]).toBe(home.id);
  });

  it('takes no wish about what isn’t there', async () => {
    const { user, browser } = await aReader();
    for (const wish of ['user-999999', 'kind-nichts', 'article-1', 'quatsch'])
      expect((await send(`/konto/feed/weniger/${wish}`, {}, browser)).statusCode).toBe(303);
    expect((await findReader(ctx, user.id)).less.size).toBe(0);
    const json = await app.http.inject({
      method: 'POST',
      url: '/konto/feed/weniger/user-999999',
      headers: { ...browser, accept: 'application/json' },
      payload: {},
    });
    expect(json.statusCode).toBe(409);
  });
});

describe('the settings', () => {
  it('are plain forms: sliders, places in order, and consent', async () => {
    const { user, browser } = await aReader();
    expect(await get('/konto/feed/einstellungen', browser)).toContain('type="range"');
    const factors = { nearness: '0', follows: '4', topics: '2', freshness: '1' };
    expect((await send('/konto/feed/einstellungen', factors, browser)).statusCode).toBe(303);
    await send('/konto/feed/einstellungen', { ...factors, nearness: '9' }, browser);
    await send('/konto/feed/orte', { add: String(steinach.id) }, browser);
    await send('/konto/feed/orte', { add: String(district.id) }, browser);
    await send('/konto/feed/orte', { up: String(district.id) }, browser);
    await send('/konto/feed/orte', { add: '' }, browser);
    expect(await findReader(ctx, user.id)).toMatchObject({
      factors: { nearness: 0, follows: 4, topics: 2, freshness: 1 },
      ownPlaceIds: [district.id, steinach.id],
      homeId: auenfeld.id,
    });
    await send('/konto/feed/orte', { remove: String(district.id) }, browser);
    expect((await findReader(ctx, user.id)).ownPlaceIds).toEqual([steinach.id]);
  });

  it('let reading be counted by category, once a day, and only until that is taken back', async () => {
    const { user, browser } = await aReader();
    await get(far.href, browser);
    await send('/konto/feed/themen', { learns: '1' }, browser);
    expect((await findReader(ctx, user.id)).readDays.size).toBe(0);
    for (const { href } of [far, byRuth, far]) await get(href, browser);
    expect([...(await findReader(ctx, user.id)).readDays]).toEqual([[sport.id, 1]]);
    expect(await get('/konto/feed', browser)).toContain(texts.topicPart('Sport', 1));
    await send('/konto/feed/themen', { learns: '0' }, browser);
    await get(far.href, browser);
    expect((await findReader(ctx, user.id)).readDays.size).toBe(0);
  });

  it.each([
    ['the browser’s worker', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
  ])('count nothing that %s fetches', async (_, headers) => {
    const { user, browser } = await aReader();
    await send('/konto/feed/themen', { learns: '1' }, browser);
    expect(await get(far.href, { ...browser, ...headers })).toContain('Weit weg');
    expect((await findReader(ctx, user.id)).readDays.size).toBe(0);
  });

  it('stay with what a place has become', async () => {
    const { user, browser } = await aReader({});
    const [gone, kept] = [await town('Alt', 'alt'), await town('Neu', 'neu')];
    await send('/konto/feed/orte', { add: String(gone.id) }, browser);
    await wantLess(actAs(ctx, user.viewer), `location-${gone.id}`);
    await mergeLocation(actAs(ctx, portalItself), gone.id, kept.id);
    expect(await findReader(ctx, user.id)).toMatchObject({
      ownPlaceIds: [kept.id],
      less: new Set([`location-${kept.id}`]),
    });
  });
});

describe('how pieces are put in order', () => {
  it('is explained to everybody, with the numbers that count', async () => {
    const body = await get('/reihenfolge');
    for (const count of [HOME_POINTS, LESS_POINTS, ...FRESHNESS.map(({ points }) => points)])
      expect(body).toContain(texts.points(count));
    expect(body).toContain('Warum sehe ich das?');
    expect(body).toContain(`<link rel="canonical" href="${ctx.config.publicUrl}/reihenfolge"/>`);
  });
});

describe('the front page', () => {
  it('has a member’s own part below what leads it, and nothing twice', async () => {
    let last = 0;
    for (let at = 0; at < 16; at++)
      last = (await publish(`Lokales Nr. ${at}`, { authorId: at % 2 ? ruth.id : paul.id })).id;
    const { browser } = await aReader();
    const anonymousBody = await get('/');
    const body = await get('/', browser);
    expect(body).toContain(texts.why);
    const ids = idsOn(body);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 4)).toEqual(idsOn(anonymousBody).slice(0, 4));
    expect(ids).toContain(last);
    expect(await get('/')).toBe(anonymousBody);
    expect(anonymousBody).not.toContain(texts.why);
    await send('/konto/feed/ordnung', { ordnung: 'neueste', next: '/' }, browser);
    expect(await get('/', browser)).not.toContain(texts.why);
  });

  it('costs a member one query more than the page that all share', async () => {
    const queriesFor = async (headers: Record<string, string>) => {
      for (let warm = 0; warm < 2; warm++) await get('/', headers);
      const before = app.portal.database.queryCount();
      await get('/', headers);
      return app.portal.database.queryCount() - before;
    };
    const [plain, own] = [await aReader({}), await aReader()];
    const withFeed = await queriesFor(own.browser);
    expect(await get('/', own.browser)).toContain(texts.why);
    // The same query also asks about a reader who has said nothing.
    expect(await queriesFor(plain.browser)).toBe(withFeed);
    // The only other query asks who the visitor is.
    expect(withFeed).toBe(2);
  });
});

describe('a feed that goes on', () => {
  it('does so as it was begun, while new pieces come', async () => {
    const { browser } = await aReader();
    const first = await get('/konto/feed', browser);
    const seen: number[] = [];
    for (let at = 0; at < FEED_LENGTH; at++)
      await publish(`Später Nr. ${at}`, { authorId: at % 2 ? ruth.id : paul.id });
    const whole = idsOn(await get('/konto/feed', browser));
    expect(whole).toHaveLength(FEED_LENGTH);
    seen.push(...whole);
    const next = () => /href="([^"]*vor=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    let page = await get('/konto/feed', browser);
    const fresh = await publish('Eben erschienen', { publishedAt: new Date(), locationId: auenfeld.id });
    page = await get(next()!, browser);
    seen.push(...idsOn(page));
    expect(seen).not.toContain(fresh.id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(idsOn(await get('/konto/feed', browser))[0]).toBe(fresh.id);
    expect(first).toContain(texts.feedName);
  });

  it('begins anew where its address is no page of one', async () => {
    const { browser } = await aReader();
    for (const vor of ['quatsch', '24~1-1-article', '24~9999999999999-1-article'])
      expect(await get(`/konto/feed?vor=${vor}`, browser)).not.toContain('rel="prev"');
  });
});
