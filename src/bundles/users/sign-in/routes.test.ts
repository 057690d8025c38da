import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { aBrowser } from '../security/test-data.ts';
import { aSession, aUser, signedIn } from '../test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const user = await aUser(app.ctx, { login: 'Jörg', name: 'Jörg Ährenfeld', password: 'ein ganzer Satz' });

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
let lastAddress = 0;

/** Posts as a browser sends a form, or a program JSON; each call comes from an address of its own. */
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

  it('tells somebody who is suspended why and until when, and lets them in', async () => {
    const suspendedUntil = new Date('2033-04-01T10:30:00Z');
    const suspended = { suspendedUntil, suspensionReason: 'Beleidigungen' };
    const { login, password } = await aUser(app.ctx, suspended);
    const reply = await post('/anmelden', { login, password });
    expect(sessionCookie(reply)).toBeDefined();
    expect(flashesOf(reply)[1]).toEqual([
      'warning',
      'Ihr Konto ist bis 1.\u00a0April 2033, 12.30\u00a0Uhr gesperrt. Sie können lesen, aber nicht schreiben. Grund: Beleidigungen',
    ]);
  });

  it('is refused from a page of somebody else', async () => {
    const reply = await post('/anmelden', RIGHT, { 'sec-fetch-site': 'cross-site' });
    expect(reply.statusCode).toBe(403);
    expect(sessionCookie(reply)).toBeUndefined();
  });
});

const guess = (browser: ReturnType<typeof aBrowser>, login: string, password = 'geraten') =>
  browser.post('/anmelden', { login, password, next: '/auenfeld' });

describe('guessing a password', () => {
  it('costs more and more time, and the form says how much and keeps what was typed', async () => {
    const { login, password } = await aUser(app.ctx);
    const browser = aBrowser(app);
    for (let i = 0; i < 5; i++) expect((await guess(browser, login)).statusCode).toBe(422);
    const reply = await guess(browser, login, password);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
    expect(reply.body).toContain(
      'Das waren zu viele falsche Versuche. Bitte warten Sie noch eine Minute, bevor Sie es wieder versuchen.',
    );
    expect(reply.body).toContain(`value="${login}"`);
    expect(reply.body).toContain('name="next" value="/auenfeld"');
    const json = await browser.json('/anmelden', { login, password });
    expect([json.statusCode, json.json()]).toMatchObject([429, { status: 'error' }]);
  });

  it('costs the same for names that nobody has', async () => {
    const browser = aBrowser(app);
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) seen.push((await guess(browser, 'gibt-es-nicht')).statusCode);
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('by strangers from everywhere keeps out newcomers, but not the person on a device they know', async () => {
    const { login, password } = await aUser(app.ctx);
    const owner = aBrowser(app);
    await guess(owner, login, password);
    expect(owner.jar.get('litfass_device')).toMatch(/^[\w-]{16}\.[\w-]{22}$/);
    owner.jar.delete('litfass_session');
    for (let i = 0; i < 25; i++) await guess(aBrowser(app), login);
    expect((await guess(aBrowser(app), login, password)).statusCode).toBe(429);
    expect((await guess(owner, login, password)).statusCode).toBe(303);
  });

  it('is not made easier by a device that is forged or somebody else’s', async () => {
    const [victim, attacker] = [await aUser(app.ctx), await aUser(app.ctx)];
    const browser = aBrowser(app);
    await guess(browser, attacker.login, attacker.password);
    const own = browser.jar.get('litfass_device')!;
    for (let i = 0; i < 25; i++) await guess(aBrowser(app), victim.login);
    for (const device of [own, `${own.slice(0, 17)}${'x'.repeat(22)}`, 'kaputt', '', '..'])
      expect(
        (await guess(aBrowser(app, { litfass_device: device }), victim.login, victim.password)).statusCode,
        device,
      ).toBe(429);
  });

  it('remembers five people of a household', async () => {
    const browser = aBrowser(app);
    for (let i = 0; i < 6; i++) {
      const { login, password } = await aUser(app.ctx);
      await guess(browser, login, password);
    }
    expect(browser.jar.get('litfass_device')).toMatch(/^[\w-]{16}(\.[\w-]{22}){5}$/);
  });
});
