import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp, testPortal } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { mailsTo } from '../registration/test-data.ts';
import { aSession, aUser, changeUser } from '../test-data.ts';
import type { TestUser } from '../test-data.ts';
import { authenticatorApps, recoveryCodes } from './schema.ts';
import { aBrowser } from './test-data.ts';

const OLD_SECRET = 'o'.repeat(32);
const app = await testApp({ config: { secrets: [OLD_SECRET] } });
const { ctx } = app;

type Browser = ReturnType<typeof aBrowser>;
type Reply = Awaited<ReturnType<Browser['get']>>;

const somebody = async (at: TestApp = app) => {
  const user = await aUser(at.ctx);
  const token = await aSession(at.ctx, user.id);
  return { user, browser: aBrowser(at, { litfass_session: token }) };
};

/** Returns the code that an app shows, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-1, 0, 1].some((steps) => codeOf(secret, steps) === code),
  )!;

const offer = async (browser: Browser) => {
  const { body } = await browser.get('/konto/sicherheit/app');
  return offerIn(body);
};
const offerIn = (body: string) => ({
  sealed: /name="sealed" value="([\w-]+)"/.exec(body)![1]!,
  secret: />((?:[A-Z2-7]{4} )+[A-Z2-7]{1,4})</.exec(body)![1]!.replaceAll(' ', ''),
});
const codesIn = (body: string) => [...body.matchAll(/<code>([\w-]+)<\/code>/g)].map(([, code]) => code!);

/** Sets the app up with the code of the step before this one, so that this one's is still good. */
const withApp = async (at: TestApp = app) => {
  const { user, browser } = await somebody(at);
  const { sealed, secret } = await offer(browser);
  const reply = await browser.post('/konto/sicherheit/app', { sealed, code: codeOf(secret, -1) });
  return { user, browser, secret, codes: codesIn(reply.body), reply };
};

/** Signs in as far as the question for the second factor. */
const halfWay = async ({ login, password }: TestUser, next?: string, at: TestApp = app) => {
  const browser = aBrowser(at);
  const reply = await browser.post('/anmelden', { login, password, stay: '1', ...(next && { next }) });
  return { browser, reply };
};
const confirm = (browser: Browser, code: string, next = '/') =>
  browser.post('/anmelden/bestaetigen', { code, next });
const isSignedIn = (browser: Browser) => browser.jar.has('litfass_session');
const subjectsTo = async (address: string) => (await mailsTo(ctx, address)).map(({ subject }) => subject);
const flashesOf = (reply: Reply) =>
  unpackFlashes(app.portal.secrets, reply.cookies.find(({ name }) => name === 'litfass_flash')?.value).map(
    ({ text }) => text,
  );

describe('POST /konto/sicherheit/app', () => {
  it('shows a picture and the secret, and takes the first code', async () => {
    const { user, browser } = await somebody();
    const page = await browser.get('/konto/sicherheit/app');
    expect(page.body).toMatch(/<svg viewBox="0 0 \d+ \d+"[^>]*><path d="M\d+ \d+h1v1h-1z/);
    expect(page.body).toContain(`otpauth://totp/Litfass:${user.login}?secret=`);
    const { sealed, secret } = offerIn(page.body);
    const reply = await browser.post('/konto/sicherheit/app', { sealed, code: codeOf(secret) });
    expect(reply.statusCode).toBe(200);
    expect(new Set(codesIn(reply.body)).size).toBe(10);
    expect((await browser.get('/konto/sicherheit')).body).toContain('Noch 10 von 10 sind gültig.');
    expect(await subjectsTo(user.email)).toEqual(['Eine App schützt jetzt Ihr Konto']);
    expect((await browser.get('/konto/sicherheit/app')).headers.location).toBe('/konto/sicherheit');
  });

  it('keeps the secret sealed and the codes hashed, and tells the history neither', async () => {
    const { user, secret, codes } = await withApp();
    const [row] = await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, user.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const kept = await ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(kept.map(({ codeHash }) => codeHash.length)).toEqual(Array.from({ length: 10 }, () => 32));
    const history = JSON.stringify(await listHistory(ctx, { type: 'user', id: user.id }));
    expect(history).toContain('user.app-added');
    for (const told of [secret, codes[0]!, user.email]) expect(history).not.toContain(told);
  });

  it('shows the same secret again after a wrong code, and keeps nothing', async () => {
    const { user, browser } = await somebody();
    const { sealed, secret } = await offer(browser);
    const reply = await browser.post('/konto/sicherheit/app', { sealed, code: wrongCode(secret) });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Dieser Code stimmt nicht. Nehmen Sie den, den die App gerade zeigt.');
    expect(offerIn(reply.body)).toEqual({ sealed, secret });
    expect((await halfWay(user)).browser.jar.has('litfass_session')).toBe(true);
  });

  it.each(['', 'kaputt', 'A'.repeat(80)])('takes no secret of one’s own making: %j', async (sealed) => {
    const { browser } = await somebody();
    const reply = await browser.post('/konto/sicherheit/app', { sealed, code: '123456' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Das hat zu lange gedauert.');
  });

  it('takes nobody else’s offer', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { sealed, secret } = await offer(one.browser);
    const reply = await other.browser.post('/konto/sicherheit/app', { sealed, code: codeOf(secret) });
    expect(reply.statusCode).toBe(422);
  });
});

describe('POST /anmelden with a second factor', () => {
  it('opens no session, but asks for it, and then leads to the destination and stays', async () => {
    const { user, secret } = await withApp();
    const { browser, reply } = await halfWay(user, '/auenfeld');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/anmelden/bestaetigen?next=%2Fauenfeld',
    ]);
    expect(isSignedIn(browser)).toBe(false);
    const pending = reply.cookies.find(({ name }) => name === 'litfass_pending');
    expect(pending).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    const page = await browser.get('/anmelden/bestaetigen?next=%2Fauenfeld');
    expect(page.body).toContain('name="next" value="/auenfeld"');
    expect(page.body).not.toContain(user.name);
    const entry = await confirm(browser, codeOf(secret), '/auenfeld');
    expect([entry.statusCode, entry.headers.location]).toEqual([303, '/auenfeld']);
    expect(flashesOf(entry)).toEqual([`Willkommen zurück, ${user.name}.`]);
    const session = entry.cookies.find(({ name }) => name === 'litfass_session');
    expect(session?.maxAge).toBe(60 * 24 * 3600);
    expect(browser.jar.has('litfass_pending')).toBe(false);
    expect((await browser.get('/konto/sicherheit')).statusCode).toBe(200);
  });

  it('tells a program what is missing', async () => {
    const { user, secret } = await withApp();
    const browser = aBrowser(app);
    const reply = await browser.json('/anmelden', { login: user.login, password: user.password });
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      {
        status: 'error',
        msg: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
        secondFactor: true,
      },
    ]);
    const entry = await browser.json('/anmelden/bestaetigen', { code: codeOf(secret) });
    expect(entry.json()).toMatchObject({ status: 'success' });
    expect(isSignedIn(browser)).toBe(true);
  });

  it('asks nothing of somebody who gave a wrong password', async () => {
    const { user } = await withApp();
    const browser = aBrowser(app);
    const reply = await browser.json('/anmelden', { login: user.login, password: 'falsch' });
    expect([reply.statusCode, browser.jar.has('litfass_pending')]).toEqual([422, false]);
  });

  it('is over after ten minutes, after a new password, and for whoever has not begun', async () => {
    const { user, browser: own, secret } = await withApp();
    const { browser } = await halfWay(user);
    await app.portal.database.query(`update pending_sign_ins set expires_at = now() - interval '1 second'`);
    const late = await confirm(browser, codeOf(secret), '/auenfeld');
    expect(late.headers.location).toBe('/anmelden?next=%2Fauenfeld');
    expect(flashesOf(late)).toEqual(['Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.']);
    const again = (await halfWay(user)).browser;
    const change = { current: user.password, password: 'ein ganz neuer Satz' };
    expect((await own.json('/konto/sicherheit/passwort', change)).statusCode).toBe(200);
    expect((await confirm(again, codeOf(secret))).headers.location).toBe('/anmelden');
    const stranger = aBrowser(app, { litfass_pending: 'x'.repeat(43) });
    expect((await stranger.get('/anmelden/bestaetigen')).headers.location).toBe('/anmelden');
    expect((await stranger.json('/anmelden/bestaetigen', { code: '123456' })).statusCode).toBe(401);
    for (const each of [browser, again, stranger]) expect(isSignedIn(each)).toBe(false);
  });

  it('is over for somebody who was erased meanwhile', async () => {
    const { user, secret } = await withApp();
    const { browser } = await halfWay(user);
    await changeUser(ctx, user.id, { erasedAt: new Date() });
    expect((await confirm(browser, codeOf(secret))).headers.location).toBe('/anmelden');
  });

  it('makes whoever guesses codes wait, whichever way they come', async () => {
    const { user, secret } = await withApp();
    const { browser } = await halfWay(user);
    for (let i = 0; i < 5; i++) expect((await confirm(browser, wrongCode(secret))).statusCode).toBe(422);
    const reply = await confirm(browser, codeOf(secret));
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
    expect(reply.body).toContain('Bitte warten Sie noch eine Minute');
    expect(isSignedIn(browser)).toBe(false);
  });

  it('does not make the owner wait on a device they know', async () => {
    const { user, secret } = await withApp();
    const { browser: owner } = await halfWay(user);
    await confirm(owner, codeOf(secret));
    owner.jar.delete('litfass_session');
    for (let i = 0; i < 25; i++) {
      const { browser } = await halfWay(user);
      await confirm(browser, wrongCode(secret));
    }
    const stranger = (await halfWay(user)).browser;
    expect((await confirm(stranger, codeOf(secret, 1))).statusCode).toBe(429);
    await owner.post('/anmelden', { login: user.login, password: user.password });
    expect((await confirm(owner, codeOf(secret, 1))).statusCode).toBe(303);
    expect(isSignedIn(owner)).toBe(true);
  });
});

describe('a code of the app', () => {
  it('is taken once, also by several who come at the same time', async () => {
    const { user, secret } = await withApp();
    const browsers = await Promise.all([1, 2, 3, 4].map(async () => (await halfWay(user)).browser));
    const code = codeOf(secret);
    const replies = await Promise.all(browsers.map((browser) => confirm(browser, code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422, 422]);
    expect(browsers.filter(isSignedIn)).toHaveLength(1);
    const late = (await halfWay(user)).browser;
    expect((await confirm(late, code)).statusCode).toBe(422);
  });

  it('is not taken at sign-in when it already set the app up', async () => {
    const { user, browser } = await somebody();
    const { sealed, secret } = await offer(browser);
    const code = codeOf(secret);
    await browser.post('/konto/sicherheit/app', { sealed, code });
    expect((await confirm((await halfWay(user)).browser, code)).statusCode).toBe(422);
  });

  it('may be of the step before or after, but of none further away, and none older than one that was taken', async () => {
    const before = await withApp();
    expect((await confirm((await halfWay(before.user)).browser, codeOf(before.secret, 3))).statusCode).toBe(
      422,
    );
    expect((await confirm((await halfWay(before.user)).browser, codeOf(before.secret, -3))).statusCode).toBe(
      422,
    );
    expect((await confirm((await halfWay(before.user)).browser, codeOf(before.secret, 1))).statusCode).toBe(
      303,
    );
    expect((await confirm((await halfWay(before.user)).browser, codeOf(before.secret))).statusCode).toBe(422);
  });

  it('may be typed with spaces', async () => {
    const { user, secret } = await withApp();
    const code = codeOf(secret).replace(/^.../, '$& ');
    expect((await confirm((await halfWay(user)).browser, ` ${code} `)).statusCode).toBe(303);
  });

  it('works with the old SECRET beside a new one, and is sealed with the new one from then on', async () => {
    const { user, secret } = await withApp();
    const { target } = await testPortal({ target: app.portal.target });
    const portalWith = (secrets: string[]) => testApp({ target, config: { secrets } });
    const NEW_SECRET = 'n'.repeat(32);
    const lost = await portalWith([NEW_SECRET]);
    expect((await confirm((await halfWay(user, '/', lost)).browser, codeOf(secret))).statusCode).toBe(422);
    const rotating = await portalWith([NEW_SECRET, OLD_SECRET]);
    expect((await confirm((await halfWay(user, '/', rotating)).browser, codeOf(secret))).statusCode).toBe(
      303,
    );
    const rotated = await portalWith([NEW_SECRET]);
    expect((await confirm((await halfWay(user, '/', rotated)).browser, codeOf(secret, 1))).statusCode).toBe(
      303,
    );
  });
});

describe('a recovery code', () => {
  it('lets in once instead of the app, however it is typed, and a mail tells', async () => {
    const { user, codes } = await withApp();
    const { browser } = await halfWay(user);
    expect((await confirm(browser, codes[0]!.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(303);
    expect(isSignedIn(browser)).toBe(true);
    expect((await browser.get('/konto/sicherheit')).body).toContain('Noch 9 von 10 sind gültig.');
    expect((await subjectsTo(user.email)).at(-1)).toBe('Ein Wiederherstellungscode wurde benutzt');
    expect((await confirm((await halfWay(user)).browser, codes[0]!)).statusCode).toBe(422);
    expect((await confirm((await halfWay(user)).browser, codes[1]!)).statusCode).toBe(303);
  });

  it('is taken once, also by several who come at the same time', async () => {
    const { user, codes } = await withApp();
    const browsers = await Promise.all([1, 2, 3, 4].map(async () => (await halfWay(user)).browser));
    const replies = await Promise.all(browsers.map((browser) => confirm(browser, codes[0]!)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422, 422]);
  });

  it('opens nobody else’s account', async () => {
    const [one, other] = [await withApp(), await withApp()];
    expect((await confirm((await halfWay(one.user)).browser, other.codes[0]!)).statusCode).toBe(422);
  });

  it('is worth nothing once there are new ones', async () => {
    const { user, browser, codes } = await withApp();
    const reply = await browser.post('/konto/sicherheit/wiederherstellungscodes');
    const renewed = codesIn(reply.body);
    expect(renewed).toHaveLength(10);
    expect(renewed.some((code) => codes.includes(code))).toBe(false);
    expect((await confirm((await halfWay(user)).browser, codes[0]!)).statusCode).toBe(422);
    expect((await confirm((await halfWay(user)).browser, renewed[0]!)).statusCode).toBe(303);
    expect((await subjectsTo(user.email)).slice(1, 2)).toEqual(['Neue Wiederherstellungscodes']);
  });

  it('is only for those who have a second factor', async () => {
    const { browser } = await somebody();
    const reply = await browser.json('/konto/sicherheit/wiederherstellungscodes');
    expect([reply.statusCode, reply.json().msg]).toEqual([
      409,
      'Codes gibt es erst, wenn eine App oder ein Passkey eingerichtet ist.',
    ]);
  });
});

describe('POST /konto/sicherheit/app/entfernen', () => {
  it('lets the password suffice again, and takes the recovery codes away', async () => {
    const { user, browser } = await withApp();
    const reply = await browser.post('/konto/sicherheit/app/entfernen');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit']);
    expect(isSignedIn((await halfWay(user)).browser)).toBe(true);
    expect(await ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual([]);
    expect((await subjectsTo(user.email)).at(-1)).toBe('Die App wurde aus Ihrem Konto entfernt');
  });

  it('tells nobody anything when there was none', async () => {
    const { user, browser } = await somebody();
    expect((await browser.json('/konto/sicherheit/app/entfernen')).statusCode).toBe(200);
    expect(await subjectsTo(user.email)).toEqual([]);
  });
});
