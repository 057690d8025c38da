import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { packListCursor } from '#kernel/list-cursor.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { notifications } from './bundle.ts';
import { PAGE_LENGTH } from './constants.ts';
import { countUnread, findSettings } from './queries.ts';
import { aNotice, choose, noticesOf } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const TITLE = 'Elf zu zehn für die alte Brücke';
const PAGE = { accept: 'text/html' };
const VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
let reader: TestUser;
let article: ContentRef & { readonly href: string };
let cookie: { cookie: string };

beforeEach(async () => {
  reader = await aUser(ctx);
  article = await anArticle(ctx, { headline: TITLE });
  cookie = await signedIn(app, reader);
});

const get = (url: string, headers = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...cookie, ...headers } });
const post = (url: string, payload: object = {}, headers = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { ...cookie, ...headers } });
const form = (url: string, fields: Record<string, string> = {}) =>
  post(url, Buffer.from(String(new URLSearchParams(fields))), {
    ...PAGE,
    'content-type': 'application/x-www-form-urlencoded',
  });
const flashOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  unpackFlashes(
    app.portal.secrets,
    decodeURIComponent(cookies.find(({ name }) => name === 'litfass_flash')?.value ?? ''),
  )[0]?.text;
const unread = () => countUnread(ctx, reader.id);

const idsIn = (body: string) =>
  [...body.matchAll(/href="\/konto\/mitteilungen\/(\d+)"/g)].map(([, id]) => id);

describe('GET /konto/mitteilungen', () => {
  it('lists what happened, newest first, by days, unread ones marked', async () => {
    const yesterday = { ...ctx, now: new Date(ctx.now.getTime() - 24 * 3_600_000) };
    await aNotice(yesterday, reader, article, { extra: { followed: [`user-${reader.id}`] } });
    const liker = await aUser(ctx, { name: 'Linh Tran' });
    await aNotice(ctx, reader, article, { kind: 'like', actorId: liker.id });
    const { body } = await get('/konto/mitteilungen');
    expect(body).toMatch(/<h2>Heute<\/h2>.*Linh Tran<\/b> mag Ihren Beitrag.*<h2>Gestern<\/h2>.*Neu von/s);
    expect(body.match(/>ungelesen</g)).toHaveLength(2);
    expect(body).toContain('Alle als gelesen markieren');
    expect(body).toMatch(/<a[^>]*href="\/konto\/mitteilungen"[^>]*>[^<]*<svg.*?title="2 ungelesen"/s);
  });

  it('says what to do where nothing is yet', async () => {
    const { body } = await get('/konto/mitteilungen');
    expect(body).toContain('Noch ist es still');
    expect(body).not.toContain('Alle als gelesen markieren');
  });

  it('goes on by pages', async () => {
    for (let made = 0; made < PAGE_LENGTH + 1; made++) await aNotice(ctx, reader, article, { actorId: 1 });
    const first = (await get('/konto/mitteilungen')).body;
    const [, older = ''] = /href="(\/konto\/mitteilungen\?vor=[^"]+)"/.exec(first) ?? [];
    const second = (await get(older)).body;
    expect(idsIn(first)).toHaveLength(PAGE_LENGTH);
    expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(PAGE_LENGTH + 1);
    expect(second).toContain('rel="prev"');
  });

  it('shows nothing of a piece that became invisible, and rings no bell for it', async () => {
    await aNotice(ctx, reader, article);
    await putArticleInState(ctx, article.id, 'withdrawn');
    const { body } = await get('/konto/mitteilungen');
    expect(body).not.toContain(TITLE);
    expect(body).toContain('Noch ist es still');
    expect(await unread()).toBe(0);
  });

  it('is only for oneself', async () => {
    const other = await aUser(ctx);
    await aNotice(ctx, other, article);
    expect((await get('/konto/mitteilungen')).body).not.toContain(TITLE);
    const visitor = await app.http.inject({ url: '/konto/mitteilungen', headers: PAGE });
    expect(visitor.headers.location).toBe('/anmelden?next=%2Fkonto%2Fmitteilungen');
  });
});

const bellsFor = async (viewer: Viewer) => {
  const before = app.portal.database.queryCount();
  const frame = await notifications.frame!({ ...ctx, viewer }, { path: '/' });
  return { frame, queries: app.portal.database.queryCount() - before };
};

describe('the bell', () => {
  it('costs one query, for those who are signed in', async () => {
    await aNotice(ctx, reader, article);
    const name = 'Mitteilungen';
    const bell = {
      name,
      href: '/konto/mitteilungen',
      icon: 'bell',
      count: 1,
      note: '1 ungelesen',
      topic: 'notices',
    };
    expect(await bellsFor(reader.viewer)).toEqual({ frame: { bells: [bell] }, queries: 1 });
    expect(await bellsFor(anonymous)).toEqual({ frame: {}, queries: 0 });
  });

  it('says no more than that there are many', async () => {
    for (let made = 0; made < 101; made++) await aNotice(ctx, reader, article, { actorId: 1 });
    const { frame } = await bellsFor(reader.viewer);
    expect(frame).toMatchObject({ bells: [{ count: 100, note: 'mehr als 99 ungelesen' }] });
  });
});

describe('live', () => {
  it('lets people hear of their own notices, and visitors of none', async () => {
    const hear = notifications.live!['notices']!;
    expect(await hear({ ...ctx, viewer: reader.viewer }, '')).toBe(`notices:user:${reader.id}`);
    expect(await hear({ ...ctx, viewer: anonymous }, '')).toBeUndefined();
  });
});

describe('GET /konto/mitteilungen/{id}', () => {
  it('leads to what it is about, and marks it as read when a person goes there', async () => {
    const { id } = await aNotice(ctx, reader, article);
    const { statusCode, headers } = await get(`/konto/mitteilungen/${id}`, VISIT);
    expect([statusCode, headers.location]).toEqual([303, article.href]);
    expect(await unread()).toBe(0);
  });

  it.each([
    ['a link that is fetched ahead', { ...VISIT, 'sec-purpose': 'prefetch' }],
    ['a link that is drawn ahead', { ...VISIT, 'sec-purpose': 'prefetch;prerender' }],
    ['a picture of that address on a foreign page', { 'sec-fetch-dest': 'image' }],
    ['a program', {}],
  ])('marks nothing for %s', async (_, headers) => {
    const { id } = await aNotice(ctx, reader, article);
    expect((await get(`/konto/mitteilungen/${id}`, headers)).statusCode).toBe(303);
    expect(await unread()).toBe(1);
  });

  it('leads back to the list when it is gone, and says so', async () => {
    const { id } = await aNotice(ctx, reader, article);
    await putArticleInState(ctx, article.id, 'withdrawn');
    const answer = await get(`/konto/mitteilungen/${id}`, VISIT);
    expect(answer.headers.location).toBe('/konto/mitteilungen');
    expect(flashOf(answer)).toBe('Das, worum es ging, ist nicht mehr zu lesen.');
  });

  it('knows only one’s own', async () => {
    const { id } = await aNotice(ctx, await aUser(ctx), article);
    for (const url of [`/konto/mitteilungen/${id}`, '/konto/mitteilungen/2147483647'])
      expect((await get(url)).statusCode).toBe(404);
  });
});

describe('POST /konto/mitteilungen/{id}', () => {
  it('marks it as read and leads to what it is about', async () => {
    const { id } = await aNotice(ctx, reader, article);
    const { statusCode, headers } = await form(`/konto/mitteilungen/${id}`);
    expect([statusCode, headers.location]).toEqual([303, article.href]);
    expect(await unread()).toBe(0);
  });

  it('tells scripts where, also those who are suspended', async () => {
    const { id } = await aNotice(ctx, reader, article);
    await changeUser(ctx, reader.id, { suspendedUntil: new Date(ctx.now.getTime() + 60_000) });
    const answer = await post(`/konto/mitteilungen/${id}`, {}, { accept: 'application/json' });
    expect(answer.json()).toEqual({ status: 'success', href: article.href });
    expect(await unread()).toBe(0);
  });

  it('changes nothing of others', async () => {
    const other = await aUser(ctx);
    const { id } = await aNotice(ctx, other, article);
    expect((await post(`/konto/mitteilungen/${id}`)).statusCode).toBe(404);
    expect(await countUnread(ctx, other.id)).toBe(1);
  });
});

describe('POST /konto/mitteilungen/gelesen', () => {
  it('marks all', async () => {
    for (let made = 0; made < 3; made++) await aNotice(ctx, reader, article);
    const answer = await form('/konto/mitteilungen/gelesen', { bis: '' });
    expect(answer.headers.location).toBe('/konto/mitteilungen');
    expect(flashOf(answer)).toBe('Alle Mitteilungen sind als gelesen markiert.');
    expect(await unread()).toBe(0);
  });

  it('leaves those that came after what the page showed', async () => {
    const shown = await aNotice(ctx, reader, article);
    await aNotice({ ...ctx, now: new Date(ctx.now.getTime() + 5000) }, reader, article);
    await form('/konto/mitteilungen/gelesen', { bis: packListCursor(shown) });
    const states = (await noticesOf(ctx, reader.id)).map(({ readAt }) => readAt !== null);
    expect(states).toEqual([true, false]);
  });
});

describe('GET /konto/ajax/mitteilungen', () => {
  it('counts the unread, and those since what a page shows', async () => {
    const shown = await aNotice(ctx, reader, article);
    await aNotice({ ...ctx, now: new Date(ctx.now.getTime() + 5000) }, reader, article);
    const { json } = await get(`/konto/ajax/mitteilungen?seit=${packListCursor(shown)}`);
    expect(json()).toEqual({ status: 'success', unread: 2, newer: 1 });
  });
});

describe('/konto/mitteilungen/einstellungen', () => {
  const fields = {
    portal_reply: '1',
    mail_reply: 'weekly',
    mail_mention: 'off',
    portal_like: '1',
    mail_like: 'daily',
    push_like: '1',
    mail_piece: 'now',
    mail_message: 'off',
    mail_reminder: 'off',
    mail_registration: 'off',
    mail_decision: 'off',
    mail_week: 'weekly',
    mail_breaking: 'off',
    mail_rules: 'off',
    mail_search: 'off',
  };

  itWith('events')('shows what holds and saves what is chosen, as a plain form', async () => {
    const { body } = await get('/konto/mitteilungen/einstellungen');
    for (const name of Object.keys(fields)) expect(body).toContain(`name="${name}"`);
    const answer = await form('/konto/mitteilungen/einstellungen', fields);
    expect(answer.headers.location).toBe('/konto/mitteilungen/einstellungen');
    expect(flashOf(answer)).toBe('Ihre Einstellungen sind gespeichert.');
    const none = { isListed: false, mail: 'off', isPushed: false };
    expect(await findSettings(ctx, reader.id)).toEqual({
      reply: { isListed: true, mail: 'weekly', isPushed: false },
      mention: none,
      like: { isListed: true, mail: 'daily', isPushed: true },
      piece: { isListed: false, mail: 'now', isPushed: false },
      message: none,
      reminder: { ...none, isListed: true },
      registration: { ...none, isListed: true },
      decision: { ...none, isListed: true },
      // The forms for these kinds are for editors alone.
      desk: { isListed: true, mail: 'daily', isPushed: false },
      exports: { isListed: true, mail: 'off', isPushed: false },
      week: { isListed: false, mail: 'weekly', isPushed: false },
      rules: { ...none, isListed: true },
      search: none,
      breaking: none,
    });
  });

  it('asks editors, and nobody else, how they hear of what waits on their desk', async () => {
    const editor = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    const settingsOf = async (headers: Record<string, string>) =>
      (await app.http.inject({ url: '/konto/mitteilungen/einstellungen', headers })).body;
    expect(await settingsOf(editor)).toContain('name="mail_desk"');
    expect((await get('/konto/mitteilungen/einstellungen')).body).not.toContain('name="mail_desk"');
  });

  it('leaves what the form doesn’t ask for as it was chosen', async () => {
    const chosen = { isListed: false, mail: 'weekly', isPushed: true } as const;
    await choose(ctx, reader, { desk: chosen });
    await form('/konto/mitteilungen/einstellungen', fields);
    expect((await findSettings(ctx, reader.id))['desk']).toEqual(chosen);
  });

  it('changes of what a program sends only what it names', async () => {
    const before = await findSettings(ctx, reader.id);
    const address = '/konto/mitteilungen/einstellungen';
    await post(address, { mail_like: 'weekly', push_mention: '1', portal_reply: '0' });
    expect(await findSettings(ctx, reader.id)).toEqual({
      ...before,
      like: { ...before['like'], mail: 'weekly' },
      mention: { ...before['mention'], isPushed: true },
      reply: { ...before['reply'], isListed: false },
    });
  });

  it('refuses paces that there are not', async () => {
    const { statusCode } = await post('/konto/mitteilungen/einstellungen', {
      ...fields,
      mail_reply: 'hourly',
    });
    expect(statusCode).toBe(400);
  });
});
