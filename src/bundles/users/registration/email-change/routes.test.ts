import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { users } from '../../schema.ts';
import { aUser, signedIn } from '../../test-data.ts';
import type { TestUser } from '../../test-data.ts';
import { aBrowser, flashesOf, linkTo, mailsTo } from '../test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const { get, post } = aBrowser(app);
const JSON_ONLY = { accept: 'application/json' };

const emailOf = async ({ id }: TestUser) =>
  (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!.email;
/** Returns a page without the masthead, which shows the person's initials. */
const mainOf = (body: string) => body.slice(body.indexOf('<main'));
const aMember = async () => {
  const user = await aUser(ctx);
  const browser = await signedIn(app, user);
  const change = (email: string, password = user.password) =>
    post('/konto/sicherheit/e-mail', { email, password }, browser);
  return { user, browser, change, wanted: `neu-${user.login}@litfass.example` };
};

describe('GET /konto/sicherheit/e-mail', () => {
  it('is for those who are signed in, and shows their address', async () => {
    const { user, browser } = await aMember();
    expect((await get('/konto/sicherheit/e-mail')).headers.location).toContain('/anmelden?next=');
    const { body } = await get('/konto/sicherheit/e-mail', browser);
    expect(body).toContain(texts.present(user.email));
    expect(body).not.toContain(texts.notConfirmedTitle);
  });

  it('offers the link once more to those who have not confirmed theirs', async () => {
    const waiting = await signedIn(app, await aUser(ctx, { confirmedAt: null }));
    const { body } = await get('/konto/sicherheit/e-mail', waiting);
    expect(body).toContain(texts.notConfirmedTitle);
    expect(body).toContain('href="/registrieren/noch-einmal?next=%2Fkonto%2Fsicherheit%2Fe-mail"');
  });
});

describe('somebody who is suspended', () => {
  it('keeps their address: the page says so and shows no form, and the call is refused', async () => {
    const suspension = { suspendedUntil: new Date(Date.now() + 3600_000), suspensionReason: 'Streit' };
    const user = await aUser(ctx, suspension);
    const browser = await signedIn(app, user);
    const { body } = await get('/konto/sicherheit/e-mail', browser);
    expect(body).toContain(texts.suspended);
    expect(body).toContain('href="/konto/sicherheit"');
    expect(body).not.toContain('name="email"');
    const options = { email: 'neu@litfass.example', password: user.password };
    expect((await post('/konto/sicherheit/e-mail', options, browser)).statusCode).toBe(403);
  });

  it('is offered no mail that nobody would send', async () => {
    const suspendedUntil = new Date(Date.now() + 3600_000);
    const user = await aUser(ctx, { confirmedAt: null, suspendedUntil, suspensionReason: 'Streit' });
    const browser = await signedIn(app, user);
    for (const path of ['/konto/sicherheit/e-mail', '/konto/sicherheit'])
      expect((await get(path, browser)).body).not.toContain('noch-einmal');
  });
});

describe('POST /konto/sicherheit/e-mail', () => {
  it('sends a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const { user, browser, change, wanted } = await aMember();
    const reply = await change(wanted);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit/e-mail']);
    expect(flashesOf(app, reply)).toEqual([['success', texts.asked(wanted)]]);
    expect(await linkTo(ctx, wanted)).toMatch(/\/e-mail\/bestaetigen\/[\w-]{43}$/);
    expect(await linkTo(ctx, user.email)).toMatch(/\/e-mail\/zuruecknehmen\/[\w-]{43}$/);
    expect(await emailOf(user)).toBe(user.email);
    expect((await get('/konto/sicherheit/e-mail', browser)).body).toContain(texts.wantedTitle);
  });

  it('answers and writes the same when the address is somebody else’s, and tells only them', async () => {
    const owner = await aUser(ctx);
    const seen = [];
    for (const isTaken of [true, false]) {
      const { user, browser, change, wanted } = await aMember();
      const email = isTaken ? owner.email : wanted;
      const { statusCode, headers, body } = await change(email);
      const page = await get('/konto/sicherheit/e-mail', browser);
      const notices = await mailsTo(ctx, user.email);
      seen.push(
        JSON.stringify([
          statusCode,
          headers.location,
          body,
          mainOf(page.body),
          notices.map(({ text }) => text),
        ])
          .replaceAll(email, 'NEU')
          .replaceAll(user.email, 'ALT')
          .replaceAll(user.name, 'NAME')
          .replaceAll(user.login, 'LOGIN')
          .replaceAll(/zuruecknehmen\/[\w-]{43}/g, 'zuruecknehmen')
          .replaceAll(/\d+ Uhr|\d+\.\d+\s?Uhr/g, 'UHR'),
      );
    }
    expect(seen[1]).toBe(seen[0]);
    const told = await mailsTo(ctx, owner.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Ihre Adresse gehört schon zu einem Konto bei Litfass',
    ]);
    expect(told[0]?.text).not.toContain('/bestaetigen/');
  });

  it('asks for the password and an address that is another one', async () => {
    const { user, change, wanted } = await aMember();
    const wrong = await change(wanted, 'falsch geraten');
    expect([wrong.statusCode, wrong.body.includes(texts.passwordWrong)]).toEqual([422, true]);
    expect(wrong.body).toContain(`value="${wanted}"`);
    expect(wrong.body).not.toContain('falsch geraten');
    expect((await change(user.email.toUpperCase())).body).toContain(texts.sameEmail);
    expect((await change('nirgends')).statusCode).toBe(422);
    expect(await mailsTo(ctx, wanted)).toEqual([]);
  });

  it('asks for patience after too many guesses of the password', async () => {
    const { change, wanted } = await aMember();
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await change(wanted, 'geraten')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('tells no stranger of a slip of the finger, while the old address is not confirmed', async () => {
    const waiting = await aUser(ctx, { confirmedAt: null });
    const browser = await signedIn(app, waiting);
    const email = 'richtig@litfass.example';
    await post('/konto/sicherheit/e-mail', { email, password: waiting.password }, browser);
    expect(await mailsTo(ctx, waiting.email)).toEqual([]);
    await post(await linkTo(ctx, email), {});
    const [row] = await ctx.db.select().from(users).where(eq(users.id, waiting.id));
    expect(row).toMatchObject({ email, confirmedAt: expect.any(Date) });
  });

  it('answers JSON to whoever asks for it', async () => {
    const { browser } = await aMember();
    const reply = await post('/konto/sicherheit/e-mail', {}, { ...browser, ...JSON_ONLY });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['email', 'password']]);
  });
});

describe('GET and POST /konto/sicherheit/e-mail/bestaetigen/{token}', () => {
  it('shows one button, whoever opens it, which makes the new address hold', async () => {
    const { user, change, wanted } = await aMember();
    await change(wanted);
    const link = await linkTo(ctx, wanted);
    const page = await get(link);
    expect([page.statusCode, page.body.includes(wanted)]).toEqual([200, true]);
    expect(await emailOf(user)).toBe(user.email);
    const reply = await post(link, {});
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit/e-mail']);
    expect(await emailOf(user)).toBe(wanted);
    expect((await post(link, {})).statusCode).toBe(410);
    const over = await get(link);
    expect([over.statusCode, over.body.includes(texts.confirmOver)]).toEqual([410, true]);
  });
});

describe('GET and POST /konto/sicherheit/e-mail/zuruecknehmen/{token}', () => {
  it('brings the old address back after the new one held, ends all sessions and asks for a new password', async () => {
    const { user, browser, change, wanted } = await aMember();
    await change(wanted);
    const undo = await linkTo(ctx, user.email);
    await post(await linkTo(ctx, wanted), {});
    const page = (await get(undo)).body;
    for (const words of [user.email, 'einen zweiten Faktor richten Sie danach neu ein'])
      expect(page).toContain(words);
    expect((await mailsTo(ctx, user.email))[0]?.text).toContain(
      'Ein zweiter Faktor ist danach ausgeschaltet',
    );
    expect(await emailOf(user)).toBe(wanted);
    const reply = await post(undo, {});
    expect(reply.headers.location).toMatch(/^\/passwort-vergessen\/[\w-]{43}$/);
    expect(flashesOf(app, reply)).toEqual([['success', texts.undone]]);
    expect(await emailOf(user)).toBe(user.email);
    expect((await get('/konto/sicherheit/e-mail', browser)).statusCode).toBe(303);
    expect((await post(reply.headers.location!, { password: 'ein neuer ganzer Satz' })).statusCode).toBe(303);
    expect((await post(undo, {})).body).toContain(texts.undoOver);
  });

  it('stops a change that was not confirmed yet', async () => {
    const { user, change, wanted } = await aMember();
    await change(wanted);
    await post(await linkTo(ctx, user.email), {});
    expect((await post(await linkTo(ctx, wanted), {})).statusCode).toBe(410);
    expect(await emailOf(user)).toBe(user.email);
  });

  it('answers JSON to whoever asks for it', async () => {
    const { statusCode, json } = await post(
      `/konto/sicherheit/e-mail/zuruecknehmen/${'x'.repeat(43)}`,
      {},
      JSON_ONLY,
    );
    expect([statusCode, json()]).toEqual([410, { status: 'error', msg: texts.undoOver }]);
  });
});
