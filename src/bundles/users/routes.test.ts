import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { sessions, users } from './schema.ts';
import { setupCode } from './setup-code.ts';
import { aSession, aUser, signedIn } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const user = await aUser(app.ctx, { login: 'Jörg', name: 'Jörg Ährenfeld', password: 'ein ganzer Satz' });

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
let lastAddress = 0;

/** As a browser sends a form, or a program JSON; each call from an address of its own. */
const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  at: TestApp = app,
) =>
  at.http.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: `198.51.100.${++lastAddress}`,
  });
const get = (url: string, headers: Record<string, string> = {}, at: TestApp = app) =>
  at.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

const JSON_ONLY = { accept: 'application/json' };
const RIGHT = { login: 'jörg', password: 'ein ganzer Satz' };

type Reply = Awaited<ReturnType<typeof get>>;
const sessionCookie = (reply: Reply) => reply.cookies.find(({ name }) => name.endsWith('litfass_session'));
const flashesOf = (reply: Reply) =>
  unpackFlashes(app.portal.secrets, reply.cookies.find(({ name }) => name === 'litfass_flash')?.value).map(
    ({ type, text }) => [type, text],
  );
const cookieOf = (reply: Reply) => ({
  cookie: `${sessionCookie(reply)!.name}=${sessionCookie(reply)!.value}`,
});

describe('GET /anmelden', () => {
  it('shows the form, with where to go afterwards', async () => {
    const reply = await get('/anmelden?next=/auenfeld%3Fa=1%26b=2');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Anmelden');
    expect(reply.body).toContain('<form action="/anmelden" method="post">');
    expect(reply.body).toContain('name="next" value="/auenfeld?a=1&amp;b=2"');
    expect(reply.body).toContain('noindex');
  });

  it.each(['https://boese.example/', '//boese.example', '/\\boese.example', 'javascript:alert(1)', '/'])(
    'forgets the destination %s',
    async (next) =>
      expect((await get(`/anmelden?${new URLSearchParams({ next })}`)).body).not.toContain('name="next"'),
  );

  it('is never kept', async () => {
    for (const reply of [await get('/anmelden'), await get('/anmelden')]) {
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect(reply.headers).not.toHaveProperty('x-page-cache');
    }
  });

  it('leads on whoever is signed in already', async () => {
    const browser = await signedIn(app, user);
    expect((await get('/anmelden?next=/auenfeld', browser)).headers.location).toBe('/auenfeld');
    expect((await get('/anmelden?next=//boese.example', browser)).headers.location).toBe('/');
    expect((await get('/anmelden', browser)).statusCode).toBe(303);
  });
});

describe('POST /anmelden', () => {
  it('signs in: a cookie for this browser session, a greeting, and on to the destination', async () => {
    const reply = await post('/anmelden', { ...RIGHT, next: '/auenfeld' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/auenfeld');
    expect(flashesOf(reply)).toEqual([['success', 'Willkommen zurück, Jörg Ährenfeld.']]);
    const { value, ...attributes } = sessionCookie(reply)!;
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(attributes).toEqual({ name: 'litfass_session', path: '/', httpOnly: true, sameSite: 'Lax' });
    expect((await get('/anmelden', cookieOf(reply))).statusCode).toBe(303);
  });

  it('stays signed in for sixty days when asked to', async () => {
    const cookie = sessionCookie(await post('/anmelden', { ...RIGHT, stay: '1' }));
    expect(cookie?.maxAge).toBe(60 * 24 * 3600);
  });

  it('marks the cookie as one of this host and for https only under https', async () => {
    const secure = await testApp({ config: { publicUrl: 'https://litfass.example' } });
    await aUser(secure.ctx, { login: 'jörg', password: 'ein ganzer Satz' });
    const cookie = sessionCookie(await post('/anmelden', RIGHT, {}, secure));
    expect(cookie).toMatchObject({ name: '__Host-litfass_session', path: '/', secure: true, httpOnly: true });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('never takes over a token that the browser brought, and ends the session behind it', async () => {
    const planted = await aSession(app.ctx, user.id);
    const reply = await post('/anmelden', RIGHT, { cookie: `litfass_session=${planted}` });
    expect(sessionCookie(reply)?.value).not.toBe(planted);
    const open = await get('/anmelden', { cookie: `litfass_session=${planted}` });
    expect(open.statusCode).toBe(200);
  });

  it('shows the form again with everything typed except the password', async () => {
    const reply = await post('/anmelden', {
      login: '<Jörg>',
      password: 'geheim geraten',
      stay: '1',
      next: '/auenfeld',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(texts.signInRefused);
    expect(reply.body).toContain('value="&lt;Jörg&gt;"');
    expect(reply.body).toMatch(/name="stay"[^>]*checked/);
    expect(reply.body).toContain('name="next" value="/auenfeld"');
    expect(reply.body).not.toContain('geheim geraten');
    expect(sessionCookie(reply)).toBeUndefined();
  });

  it('says the same about an unknown name as about a wrong password', async () => {
    const wrong = await post('/anmelden', { login: 'Jörg', password: 'falsch' });
    const unknown = await post('/anmelden', { login: 'Görg', password: 'falsch' });
    expect(unknown.body.replace('Görg', 'Jörg')).toBe(wrong.body);
  });

  it('takes an empty form for a wrong one', async () => {
    const reply = await post('/anmelden', {});
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(texts.signInRefused);
  });

  it('answers JSON to whoever asks for it', async () => {
    const right = await post('/anmelden', RIGHT, JSON_ONLY);
    expect([right.statusCode, right.json()]).toEqual([
      200,
      { status: 'success', msg: 'Willkommen zurück, Jörg Ährenfeld.' },
    ]);
    expect(sessionCookie(right)).toBeDefined();
    const wrong = await post('/anmelden', { ...RIGHT, password: 'falsch' }, JSON_ONLY);
    expect([wrong.statusCode, wrong.json()]).toEqual([422, { status: 'error', msg: texts.signInRefused }]);
    const tooLong = await post('/anmelden', { ...RIGHT, login: 'x'.repeat(1001) }, JSON_ONLY);
    expect([tooLong.statusCode, tooLong.json().errors]).toEqual([400, { login: expect.any(String) }]);
  });

  it('takes JSON as well as a form', async () => {
    const headers = { ...JSON_ONLY, 'content-type': 'application/json' };
    const payload = JSON.stringify({ ...RIGHT, stay: true });
    const reply = await app.http.inject({ method: 'POST', url: '/anmelden', headers, payload });
    expect(reply.json()).toMatchObject({ status: 'success' });
    expect(sessionCookie(reply)?.maxAge).toBe(60 * 24 * 3600);
  });

  it.each(['https://boese.example', '//boese.example', '/\\boese.example'])(
    'does not lead to %s',
    async (next) => expect((await post('/anmelden', { ...RIGHT, next })).headers.location).toBe('/'),
  );

  it('leads to addresses with letters of every script', async () => {
    const reply = await post('/anmelden', { ...RIGHT, next: '/tag/東京?q=→' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/tag/%E6%9D%B1%E4%BA%AC?q=%E2%86%92');
  });

  it('asks for patience after too many guesses', async () => {
    const { login, password } = await aUser(app.ctx);
    const victim = { login, password };
    for (let i = 0; i < 10; i++) await post('/anmelden', { ...victim, password: 'geraten' });
    const reply = await post('/anmelden', victim);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.body).toContain('Das waren zu viele Versuche. Bitte warten Sie einen Augenblick.');
    expect((await post('/anmelden', victim, JSON_ONLY)).json()).toMatchObject({ status: 'error' });
  });

  it('is refused from a page of somebody else', async () => {
    const reply = await post('/anmelden', RIGHT, { 'sec-fetch-site': 'cross-site' });
    expect(reply.statusCode).toBe(403);
    expect(sessionCookie(reply)).toBeUndefined();
  });
});

describe('the frame of a page', () => {
  it('names who is signed in and offers to sign out', async () => {
    const { body } = await get('/gibt/es/nicht', await signedIn(app, user));
    expect(body).toContain('Jörg Ährenfeld');
    expect(body).toContain('<form action="/abmelden" method="post">');
    expect(body).not.toContain('href="/anmelden');
  });

  it.each(['kaputt', 'x'.repeat(43), '%00', '%E0%A4%A', '"', 'a=b; litfass_session=c'])(
    'offers to sign in to whoever brings the cookie %j',
    async (value) => {
      const reply = await get('/gibt/es/nicht', { cookie: `litfass_session=${value}` });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('href="/anmelden');
    },
  );
});

describe('POST /abmelden', () => {
  it('ends the session, takes the cookie away and leads home', async () => {
    const browser = await signedIn(app, user);
    const reply = await post('/abmelden', {}, browser);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    expect(flashesOf(reply)).toEqual([['success', 'Sie sind abgemeldet.']]);
    expect(sessionCookie(reply)).toMatchObject({ value: '', path: '/', httpOnly: true });
    expect(sessionCookie(reply)!.expires!.getTime()).toBe(0);
    expect((await get('/anmelden', browser)).statusCode).toBe(200);
  });

  it('works also when the session is over or was never there', async () => {
    const browser = await signedIn(app, user);
    await app.ctx.db.delete(sessions).where(eq(sessions.userId, user.id));
    for (const headers of [browser, {}, { cookie: 'litfass_session=kaputt' }]) {
      const reply = await post('/abmelden', {}, headers);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
      expect(sessionCookie(reply)?.value).toBe('');
    }
  });

  it('answers JSON to whoever asks for it', async () =>
    expect((await post('/abmelden', {}, JSON_ONLY)).json()).toEqual({
      status: 'success',
      msg: 'Sie sind abgemeldet.',
    }));

  it('takes the cookie away under https too', async () => {
    const secure = await testApp({ config: { publicUrl: 'https://litfass.example' } });
    const reply = await post('/abmelden', {}, {}, secure);
    expect(sessionCookie(reply)).toMatchObject({ name: '__Host-litfass_session', secure: true, path: '/' });
  });

  it('never happens by a link', async () => {
    const browser = await signedIn(app, user);
    await get('/abmelden', browser);
    expect((await get('/anmelden', browser)).statusCode).toBe(303);
  });
});

describe('GET /einrichten', () => {
  it('is not there once there are people', async () => {
    expect((await get('/einrichten')).statusCode).toBe(404);
    expect((await post('/einrichten', {})).statusCode).toBe(404);
  });

  it('shows the form to the first visitor, to whom it is announced', async () => {
    const empty = await testApp();
    const users = empty.portal.bundles.find(({ name }) => name === 'users');
    expect(await users?.detour?.(empty.ctx, '/')).toBe('/einrichten');
    const reply = await get('/einrichten', {}, empty);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(texts.setupButton);
    expect(reply.body).not.toContain('name="code"');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const before = empty.portal.database.queryCount();
    await users?.detour?.(empty.ctx, '/');
    expect(empty.portal.database.queryCount()).toBe(before);
  });
});

describe('POST /einrichten', () => {
  const first = {
    name: 'Nele Nowak',
    login: 'nele',
    email: 'nele@litfass.example',
    password: 'ein ganzer Satz',
  };

  it('makes the administrator, signs them in, and is gone', async () => {
    const empty = await testApp();
    const reply = await post('/einrichten', first, {}, empty);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    const frame = await get('/gibt/es/nicht', cookieOf(reply), empty);
    expect(frame.body).toContain('Nele Nowak');
    expect((await get('/einrichten', {}, empty)).statusCode).toBe(404);
    expect((await post('/einrichten', { ...first, login: 'zweite' }, {}, empty)).statusCode).toBe(404);
    expect(
      await empty.portal.bundles.find(({ name }) => name === 'users')?.detour?.(empty.ctx, '/'),
    ).toBeUndefined();
    expect(await empty.ctx.db.select().from(users)).toHaveLength(1);
  });

  it('shows the form again with everything typed except the password', async () => {
    const empty = await testApp();
    const typed = { ...first, email: 'nirgends', password: 'kurz und' };
    const reply = await post('/einrichten', typed, {}, empty);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Nele Nowak');
    expect(reply.body).toContain('nirgends');
    expect(reply.body).toContain(texts.emailInvalid);
    expect(reply.body).not.toContain('kurz und');
    const json = await post('/einrichten', typed, JSON_ONLY, empty);
    expect([json.statusCode, Object.keys(json.json().errors)]).toEqual([422, ['email', 'password']]);
  });

  it('asks for the code of the start on an address that others reach', async () => {
    const open = await testApp({ config: { publicUrl: 'https://litfass.example' } });
    expect((await get('/einrichten', {}, open)).body).toContain('name="code"');
    const refused = await post('/einrichten', { ...first, code: 'geraten' }, {}, open);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(texts.setupCodeWrong);
    const reply = await post('/einrichten', { ...first, code: setupCode(open.portal)! }, {}, open);
    expect(reply.statusCode).toBe(303);
    expect(sessionCookie(reply)?.name).toBe('__Host-litfass_session');
  });
});
