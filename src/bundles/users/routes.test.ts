import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { sessions, users } from './schema.ts';
import { setupCode } from './setup-code.ts';
import { aUser, signedIn } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const user = await aUser(app.ctx, { login: 'Jörg', name: 'Jörg Ährenfeld', password: 'ein ganzer Satz' });

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
let lastAddress = 0;

/** Sends fields as a browser sends a form, or a program JSON; each call comes from an address of its own. */
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

type Reply = Awaited<ReturnType<typeof get>>;
const sessionCookie = (reply: Reply) => reply.cookies.find(({ name }) => name.endsWith('litfass_session'));
const flashesOf = (reply: Reply) =>
  unpackFlashes(app.portal.secrets, reply.cookies.find(({ name }) => name === 'litfass_flash')?.value).map(
    ({ type, text }) => [type, text],
  );
const cookieOf = (reply: Reply) => ({
  cookie: `${sessionCookie(reply)!.name}=${sessionCookie(reply)!.value}`,
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
    expect(await users?.detour?.(empty.ctx, '/', '/')).toBe('/einrichten');
    const reply = await get('/einrichten', {}, empty);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(texts.setupButton);
    expect(reply.body).not.toContain('name="code"');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const before = empty.portal.database.queryCount();
    await users?.detour?.(empty.ctx, '/', '/');
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
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/einrichtung']);
    const frame = await get('/gibt/es/nicht', cookieOf(reply), empty);
    expect(frame.body).toContain('Nele Nowak');
    expect((await get('/einrichten', {}, empty)).statusCode).toBe(404);
    expect((await post('/einrichten', { ...first, login: 'zweite' }, {}, empty)).statusCode).toBe(404);
    expect(
      await empty.portal.bundles.find(({ name }) => name === 'users')?.detour?.(empty.ctx, '/', '/'),
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
