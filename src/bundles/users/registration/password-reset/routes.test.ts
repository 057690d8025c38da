import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { users } from '../../schema.ts';
import { authenticatorApps } from '../../security/schema.ts';
import { aUser, signedIn } from '../../test-data.ts';
import { aBrowser, flashesOf, linkTo, mailsTo, sessionOf } from '../test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const { get, post } = aBrowser(app);
const JSON_ONLY = { accept: 'application/json' };
const NEW = { password: 'ein neuer ganzer Satz' };

const ask = (login: string) => post('/passwort-vergessen', { login });
const linkFor = async (email: string) => linkTo(ctx, email, '/passwort-vergessen/');
const askedLink = async ({ login, email }: { login: string; email: string }) => {
  await ask(login);
  return linkFor(email);
};
const guard = (userId: number) =>
  ctx.db.insert(authenticatorApps).values({ userId, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now });
const rowOf = async (id: number) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!;

describe('POST /passwort-vergessen', () => {
  it.each(['login', 'email'] as const)('sends a link to whoever has that %s', async (field) => {
    const user = await aUser(ctx);
    const reply = await ask(user[field].toUpperCase());
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/passwort-vergessen/gesendet']);
    expect(await linkFor(user.email)).toMatch(/^\/passwort-vergessen\/[\w-]{43}$/);
  });

  it('answers the same to everybody', async () => {
    const user = await aUser(ctx);
    const replies = [];
    for (const login of [user.login, user.email, 'gibt-es-nicht', 'nie-da@litfass.example'])
      replies.push(await ask(login));
    for (const { statusCode, headers, body, cookies } of replies)
      expect([statusCode, headers.location, body, cookies]).toEqual([
        303,
        '/passwort-vergessen/gesendet',
        '',
        [],
      ]);
    expect(await mailsTo(ctx, 'nie-da@litfass.example')).toEqual([]);
  });

  it('sends nothing to the owner of an address that somebody else typed for their account', async () => {
    const owner = await aUser(ctx);
    await aUser(ctx, { login: 'mitgenutzt', email: owner.email, confirmedAt: null });
    await ask('mitgenutzt');
    expect(await mailsTo(ctx, owner.email)).toEqual([]);
  });

  it('asks for something to be typed', async () => {
    const reply = await ask(' ');
    expect([reply.statusCode, reply.body.includes('href="#f-login"')]).toEqual([422, true]);
    expect((await post('/passwort-vergessen', {}, JSON_ONLY)).json()).toMatchObject({
      status: 'error',
      errors: { login: expect.any(String) },
    });
  });

  it('answers the same to what is too long to be anybody', async () => {
    const long = Array.from({ length: 1000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const reply = await ask(long.join(''));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/passwort-vergessen/gesendet']);
  });

  it('asks for patience after too many mails, whether or not there is an account', async () => {
    const { login } = await aUser(ctx);
    for (const name of [login, 'unbekannt']) {
      const replies = [];
      for (let i = 0; i < 6; i++) replies.push((await ask(name)).statusCode);
      expect(replies).toEqual([303, 303, 303, 303, 303, 429]);
    }
  });

  it('is there for those who are suspended and still signed in', async () => {
    const until = new Date(Date.now() + 60_000);
    const user = await aUser(ctx, { suspendedUntil: until });
    const reply = await post('/passwort-vergessen', { login: user.login }, await signedIn(app, user));
    expect(reply.statusCode).toBe(303);
  });
});

describe('GET /passwort-vergessen', () => {
  it('is a form for one line, and a page that says where to look', async () => {
    const { body } = await get('/passwort-vergessen');
    expect(body).toContain('<form action="/passwort-vergessen" method="post">');
    expect((await get('/passwort-vergessen/gesendet')).body).toContain(texts.sentHeading);
  });
});

describe('GET /passwort-vergessen/{token}', () => {
  it('asks for the new password alone, and changes nothing', async () => {
    const user = await aUser(ctx);
    await ask(user.login);
    const { passwordHash } = await rowOf(user.id);
    const { statusCode, body } = await get(await linkFor(user.email));
    expect(statusCode).toBe(200);
    expect(body).toContain('autoComplete="new-password"');
    expect(body).toContain('Mindestens 12 Zeichen');
    expect((await rowOf(user.id)).passwordHash).toBe(passwordHash);
  });

  it('says of a link that is over what to do next', async () => {
    const reply = await get(`/passwort-vergessen/${'x'.repeat(43)}`);
    expect(reply.statusCode).toBe(410);
    expect(reply.body).toContain(texts.resetOver);
    expect(reply.body).toContain('href="/passwort-vergessen"');
  });
});

describe('POST /passwort-vergessen/{token}', () => {
  it('sets the password, ends all sessions, tells by mail and leads to the sign-in page', async () => {
    const user = await aUser(ctx);
    const elsewhere = await signedIn(app, user);
    await ask(user.login);
    const link = await linkFor(user.email);
    const reply = await post(link, NEW, elsewhere);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/anmelden']);
    expect(flashesOf(app, reply)).toEqual([['success', texts.resetDone]]);
    expect(sessionOf(reply)).toBeUndefined();
    expect((await get('/konto/sicherheit/e-mail', elsewhere)).statusCode).toBe(303);
    expect((await post('/anmelden', { login: user.login, password: user.password })).statusCode).toBe(422);
    expect(sessionOf(await post('/anmelden', { login: user.login, ...NEW }))).toBeDefined();
    const mail = (await mailsTo(ctx, user.email)).at(-1);
    expect(mail?.subject).toBe('Ihr Passwort für Litfass wurde geändert');
    expect((await post(link, NEW)).statusCode).toBe(410);
  });

  it('shows what is wrong with a password, and the link is still good', async () => {
    const user = await aUser(ctx);
    await ask(user.login);
    const link = await linkFor(user.email);
    for (const password of ['kurz', user.email]) {
      const reply = await post(link, { password });
      expect([reply.statusCode, reply.body.includes('href="#f-password"')]).toEqual([422, true]);
      expect(reply.body).not.toContain(`value="${password}"`);
    }
    expect((await post(link, { password: 'kurz' }, JSON_ONLY)).json()).toMatchObject({ status: 'error' });
    expect((await post(link, NEW)).statusCode).toBe(303);
  });

  it('asks on its page for the second factor of an account that has one', async () => {
    const user = await aUser(ctx);
    expect((await get(await askedLink(user))).body).not.toContain(texts.factorIntro);
    await guard(user.id);
    const link = await askedLink(user);
    expect((await get(link)).body).toContain(texts.factorIntro);
    const reply = await post(link, NEW);
    expect([reply.statusCode, reply.body.includes('href="#f-code"')]).toEqual([422, true]);
    expect((await post(link, { ...NEW, code: '1234' }, JSON_ONLY)).json()).toMatchObject({
      status: 'error',
      errors: { code: expect.any(String) },
    });
  });

  it('makes those who guess codes from everywhere wait, and says on the page for how long', async () => {
    const user = await aUser(ctx);
    await guard(user.id);
    const link = await askedLink(user);
    const guess = { ...NEW, code: '123456' };
    const seen = [];
    for (let at = 0; at < 21; at++) seen.push(await post(link, guess));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(20).fill(422), 429]);
    expect([seen.at(-1)!.headers['retry-after'], seen.at(-1)!.body.includes('href="#f-code"')]).toEqual([
      '60',
      true,
    ]);
    expect((await post(link, guess, JSON_ONLY)).json()).toMatchObject({ status: 'error' });
  });

  it('asks a passkey only by a link that is good', async () => {
    const user = await aUser(ctx);
    const link = await askedLink(user);
    const asked = await post(`${link}/passkey-frage`, {}, JSON_ONLY);
    expect([asked.statusCode, typeof asked.json<{ challenge: string }>().challenge]).toEqual([200, 'string']);
    const unknown = await post(`/passwort-vergessen/${'x'.repeat(43)}/passkey-frage`, {}, JSON_ONLY);
    expect(unknown.statusCode).toBe(410);
  });

  it('confirms the address of somebody who had not done so', async () => {
    const user = await aUser(ctx, { confirmedAt: null });
    await ask(user.email);
    await post(await linkFor(user.email), NEW);
    expect((await rowOf(user.id)).confirmedAt).not.toBeNull();
  });
});
