import { beforeEach, describe, expect, it } from 'vitest';
import { url } from '#kernel/named-routes.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { FOLLOWERS_SHOWN, HASH_PURPOSE, TOGGLE_LIMIT } from './constants.ts';
import { followerCount } from './followers.ts';
import { subscriptionPaths } from './paths.ts';
import { subscriptions } from './schema.ts';
import { aSubscription } from './test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
const place = await aPlace(ctx, { name: 'Moorbach' });
const tag = `location-${place.id}`;
const reader = await aUser(ctx);
const browser = await signedIn(app, reader);

beforeEach(async () => void (await ctx.db.delete(subscriptions)));

type Headers = Record<string, string>;

const hashFor = (userId: number, selectorTag: string, secrets = portal.secrets) =>
  signHash(secrets, HASH_PURPOSE, userId, selectorTag);

interface Press {
  readonly selectorTag?: string;
  readonly hash?: string;
  readonly body?: Record<string, string>;
  readonly headers?: Headers;
}

const press = ({ selectorTag = tag, hash, body, headers = browser }: Press = {}) =>
  app.http.inject({
    method: 'POST',
    url: url(subscriptionPaths.toggle, {
      selectorTag,
      securityHash: hash ?? hashFor(reader.id, selectorTag),
    }),
    headers: { ...headers, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(body && { payload: new URLSearchParams(body).toString() }),
  });

const get = (address: string, headers: Headers = browser) =>
  app.http.inject({ method: 'GET', url: address, headers });

describe('POST /cs/ajax/toggle-subscription/{selectorTag}/{securityHash}', () => {
  it('toggles when nothing else is said', async () => {
    expect((await press()).json()).toEqual({
      status: 'success',
      subscribed: true,
      msg: 'Sie folgen jetzt: Moorbach.',
    });
    expect((await press()).json()).toEqual({
      status: 'success',
      subscribed: false,
      msg: 'Sie folgen nicht mehr: Moorbach.',
    });
  });

  it('does what is asked, however often', async () => {
    for (let i = 0; i < 2; i++)
      expect((await press({ body: { subscribed: '1' } })).json()).toMatchObject({ subscribed: true });
    for (let i = 0; i < 2; i++)
      expect((await press({ body: { subscribed: '0' } })).json()).toMatchObject({ subscribed: false });
    expect((await press({ body: { subscribed: '7' } })).statusCode).toBe(400);
  });

  it('refuses a forged hash and changes nothing', async () => {
    const other = await aUser(ctx);
    const forged = [
      'x'.repeat(22),
      hashFor(other.id, tag),
      hashFor(reader.id, 'location-1234'),
      signHash(portal.secrets, 'another', reader.id, tag),
    ];
    for (const hash of forged) {
      const answer = await press({ hash });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 'error', subscribed: false, msg: 'Unbefugter Zugriff.' });
    }
    await press();
    expect((await press({ hash: 'forged' })).json()).toMatchObject({ status: 'error', subscribed: true });
    expect(await followerCount(ctx, tag)).toBe(1);
  });

  it('asks visitors to sign in', async () => {
    const answer = await press({ headers: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'error', subscribed: false, msg: 'Bitte melden Sie sich an.' });
  });

  it.each([
    ['unconfirmed', { confirmedAt: null }, 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.'],
    [
      'suspended',
      { suspendedUntil: new Date(Date.now() + 60_000) },
      'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
    ],
  ])('tells the %s why not', async (_who, changes, msg) => {
    const somebody = await aUser(ctx);
    await changeUser(ctx, somebody.id, changes);
    const headers = await signedIn(app, somebody);
    const answer = await press({ headers, hash: hashFor(somebody.id, tag) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'error', subscribed: false, msg }]);
  });

  it('knows no other targets', async () => {
    for (const selectorTag of ['comment-1', 'location-999999', 'nonsense'])
      expect((await press({ selectorTag })).json()).toMatchObject({ status: 'error', subscribed: false });
  });

  it('is refused when another site’s page sent it', async () => {
    const headers = { ...browser, 'sec-fetch-site': 'cross-site' };
    expect((await press({ headers })).statusCode).toBe(403);
  });

  it('leads a form without JavaScript back to its page, with a message', async () => {
    const headers = { ...browser, accept: 'text/html' };
    const answer = await press({ headers, body: { subscribed: '1', next: '/konto/feed/abos' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/konto/feed/abos']);
    const cookie = `${browser.cookie}; ${[answer.headers['set-cookie']].flat()[0]!.split(';')[0]}`;
    expect((await get('/konto/feed/abos', { cookie })).body).toContain('Sie folgen jetzt: Moorbach.');
    const elsewhere = await press({ headers, body: { next: '//boese.example' } });
    expect(elsewhere.headers.location).toBe('/');
    expect((await press({ headers, hash: 'forged' })).statusCode).toBe(303);
  });

  it('is slowed down for those who press without end', async () => {
    const hasty = await aUser(ctx);
    const headers = await signedIn(app, hasty);
    const statuses: number[] = [];
    for (let i = 0; i <= TOGGLE_LIMIT.attempts; i++)
      statuses.push((await press({ headers, hash: hashFor(hasty.id, tag) })).statusCode);
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  });
});

const at = (hours: number) => ({ publishedAt: new Date(Date.now() - hours * 3_600_000) });

describe('GET /konto/feed/ich-folge', () => {
  it('is for those who are signed in', async () => {
    const answer = await get('/konto/feed/ich-folge', {});
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/anmelden?next=%2Fkonto%2Ffeed%2Fich-folge',
    ]);
  });

  it('shows what one follows, newest first, each with why', async () => {
    const [author, category] = [await aUser(ctx), await aCategory(ctx, { name: 'Kultur' })];
    await anArticle(ctx, { ...at(1), headline: 'Neueste', locationId: place.id, authorId: author.id });
    await aSnapshot(ctx, { ...at(2), title: 'Zweitneueste', categoryId: category.id });
    const last = await anArticle(ctx, { ...at(3), headline: 'Drittneueste', tags: ['Werle'] });
    const itself = await anArticle(ctx, { ...at(4), headline: 'Viertneueste' });
    await anArticle(ctx, { headline: 'Anderswo' });
    const [werle] = last.row.tagIds;
    const tags = [
      tag,
      `user-${author.id}`,
      `category-${category.id}`,
      `tag-${werle}`,
      `article-${itself.id}`,
    ];
    for (const one of tags) await aSubscription(ctx, one, reader);
    const { body } = await get('/konto/feed/ich-folge');
    const places = ['Neueste', 'Zweitneueste', 'Drittneueste', 'Viertneueste'].map((word) =>
      body.indexOf(`>${word}<`),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(body).not.toContain('Anderswo');
    for (const because of [
      `weil Sie ${author.name} und Moorbach folgen`,
      'weil Sie der Rubrik „Kultur“ folgen',
      'weil Sie dem Thema „Werle“ folgen',
      'weil Sie diesem Beitrag folgen',
    ])
      expect(body).toContain(because);
  });

  it('suggests places and people to those who follow nothing', async () => {
    const { body } = await get('/konto/feed/ich-folge');
    expect(body).toContain('Sie folgen noch niemandem');
    expect(body).toContain('data-of="location-');
    expect(body).toContain('data-of="user-');
    expect(body).not.toContain(`data-of="user-${reader.id}"`);
  });

  it('says when there is nothing new', async () => {
    await aSubscription(ctx, `user-${(await aUser(ctx)).id}`, reader);
    expect((await get('/konto/feed/ich-folge')).body).toContain('Noch nichts angeschlagen');
  });

  it('stands in the menu of one’s own pages', async () => {
    expect((await get('/konto/feed/abos')).body).toMatch(/href="\/konto\/feed\/ich-folge"[^>]*>Ich folge/);
  });
});

describe('GET /konto/feed/abos', () => {
  it('shows all that one follows, each with the button that ends it', async () => {
    const gone = await anArticle(ctx, { headline: 'Bald verschwunden' });
    for (const one of [tag, `article-${gone.id}`]) await aSubscription(ctx, one, reader);
    const { body } = await get('/konto/feed/abos');
    expect(body).toContain('Moorbach');
    expect(body).toContain('Bald verschwunden');
    expect(body).toContain(`action="/cs/ajax/toggle-subscription/${tag}/${hashFor(reader.id, tag)}"`);
  });

  it('names a thing no longer that isn’t seen any more', async () => {
    const author = await aUser(ctx);
    await aSubscription(ctx, `user-${author.id}`, reader);
    await changeUser(ctx, author.id, { confirmedAt: null });
    const { body } = await get('/konto/feed/abos');
    expect(body).not.toContain(author.name);
    expect(body).toContain('nicht mehr da');
  });
});

describe('GET /profile/{id}/{slug}/follower', () => {
  const author = aUser(ctx, { name: 'Henrike Voßberg' });
  const address = async () => `/profile/${(await author).id}/henrike-vossberg/follower`;

  it('shows who follows somebody', async () => {
    const follower = await aSubscription(ctx, `user-${(await author).id}`);
    const answer = await get(await address(), {});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Wer Henrike Voßberg folgt');
    expect(answer.body).toContain(follower.name);
  });

  it('is drawn anew when somebody joins or is hidden', async () => {
    await get(await address(), {});
    const late = await aSubscription(ctx, `user-${(await author).id}`);
    expect((await get(await address(), {})).body).toContain(late.name);
    await changeUser(ctx, late.id, { confirmedAt: null });
    const { body } = await get(await address(), {});
    expect(body).not.toContain(late.name);
  });

  it('goes on page by page', async () => {
    const { id } = await author;
    for (let i = 0; i <= FOLLOWERS_SHOWN; i++) await aSubscription(ctx, `user-${id}`);
    const first = await get(await address(), {});
    const [, older = ''] = /href="([^"]*\?vor=\d+)"/.exec(first.body) ?? [];
    const second = await get(older, {});
    expect([first, second].map(({ body }) => body.match(/>Frau person-/g)?.length)).toEqual([
      FOLLOWERS_SHOWN,
      1,
    ]);
  });

  it('leads to the canonical address, and knows nobody who isn’t there', async () => {
    const { id } = await author;
    const moved = await get(`/profile/${id}/anders/follower`, {});
    expect([moved.statusCode, moved.headers.location]).toEqual([301, await address()]);
    expect((await get('/profile/999999/x/follower', {})).statusCode).toBe(404);
  });

  it('keeps it back for those who want that', async () => {
    const { id } = await author;
    const follower = await aSubscription(ctx, `user-${id}`);
    const privacy = {
      showsPlace: true,
      showsComments: true,
      showsFollowers: false,
      messagesFrom: 'everybody',
    } as const;
    await changeUser(ctx, id, { privacy });
    const { body } = await get(await address(), {});
    expect(body).not.toContain(follower.name);
    expect(body).toContain('Henrike Voßberg zeigt nicht, wer folgt.');
    const profile = await get((await address()).replace('/follower', ''), {});
    expect(profile.body).not.toContain('/follower');
  });
});
