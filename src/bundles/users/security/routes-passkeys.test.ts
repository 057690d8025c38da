import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { mailsTo } from '../registration/test-data.ts';
import { aSession, aUser, changeUser } from '../test-data.ts';
import type { TestUser } from '../test-data.ts';
import { passkeyChallenges, passkeys } from './schema.ts';
import { aBrowser, anAuthenticator } from './test-data.ts';
import type { AuthenticatorTraits } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

type Browser = ReturnType<typeof aBrowser>;

const somebody = async () => {
  const user = await aUser(ctx);
  const token = await aSession(ctx, user.id);
  return { user, browser: aBrowser(app, { litfass_session: token }) };
};

const questionToMake = async (browser: Browser) =>
  (await browser.json('/konto/sicherheit/passkeys/frage')).json<{
    challenge: string;
    user: { id: string; name: string };
    rp: { id: string };
    excludeCredentials: { id: string }[];
    authenticatorSelection: object;
  }>();
const add = (browser: Browser, answer: string, name = 'Telefon') =>
  browser.post('/konto/sicherheit/passkeys', { name, answer });

/** Somebody with one passkey. */
const withPasskey = async (traits: AuthenticatorTraits = {}) => {
  const { user, browser } = await somebody();
  const device = anAuthenticator(traits);
  const reply = await add(browser, device.make(await questionToMake(browser)));
  return { user, browser, device, reply };
};

const ask = async (browser: Browser) =>
  (await browser.json('/anmelden/passkey-frage')).json<{
    challenge: string;
    userVerification: string;
    allowCredentials?: object[];
  }>();
const enter = (browser: Browser, answer: string, next = '/') =>
  browser.post('/anmelden/passkey', { answer, next, stay: '1' });
const halfWay = async ({ login, password }: TestUser) => {
  const browser = aBrowser(app);
  await browser.post('/anmelden', { login, password });
  return browser;
};
const askSecond = async (browser: Browser) =>
  (await browser.json('/anmelden/bestaetigen/passkey-frage')).json<{
    challenge: string;
    allowCredentials: { id: string }[];
  }>();
const confirm = (browser: Browser, answer: string) => browser.post('/anmelden/bestaetigen', { answer });
const isSignedIn = (browser: Browser) => browser.jar.has('litfass_session');
const subjectsTo = async (address: string) => (await mailsTo(ctx, address)).map(({ subject }) => subject);
const REFUSED = 'Dieser Passkey passt hier nicht.';

describe('POST /konto/sicherheit/passkeys', () => {
  it('asks for one that finds its account by itself, whose device knows its owner', async () => {
    const { user, browser } = await somebody();
    const question = await questionToMake(browser);
    expect(question).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.login },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(question)).not.toContain(user.email);
  });

  it('keeps it by its name, with recovery codes for the first one, and tells by mail', async () => {
    const { user, browser, reply, device } = await withPasskey();
    expect(reply.statusCode).toBe(200);
    expect(reply.body.match(/<code>/g)).toHaveLength(10);
    const second = anAuthenticator();
    const question = await questionToMake(browser);
    expect(question.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    const more = await add(browser, second.make(question), '  Schlüssel\u00a0am   Bund ');
    expect([more.statusCode, more.headers.location]).toEqual([303, '/konto/sicherheit']);
    const { body } = await browser.get('/konto/sicherheit');
    expect(body).toContain('<h3>Telefon<');
    expect(body).toContain('<h3>Schlüssel am Bund<');
    const mail = 'Ein Passkey wurde hinzugefügt';
    expect(await subjectsTo(user.email)).toEqual([mail, mail]);
    const rows = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
    expect(new Set(rows.map(({ userHandle }) => userHandle)).size).toBe(1);
    expect(rows[0]?.transports).toEqual(['internal']);
  });

  it.each<[string, AuthenticatorTraits]>([
    ['of another page', { origin: 'https://boese.example' }],
    ['of another portal', { party: 'boese.example' }],
    ['of a device that doesn’t know its owner', { verifiesUser: false }],
  ])('refuses one %s', async (_what, traits) => {
    const { user, browser, reply } = await withPasskey(traits);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.');
    expect(reply.body).toContain('value="Telefon"');
    expect(await ctx.db.select().from(passkeys).where(eq(passkeys.userId, user.id))).toEqual([]);
    expect(browser.jar.has('litfass_session')).toBe(true);
  });

  it('takes each question’s answer once, and only from the person who was asked', async () => {
    const { browser, user } = await somebody();
    const other = await somebody();
    const question = await questionToMake(browser);
    const answer = anAuthenticator().make(question);
    expect((await add(other.browser, answer)).statusCode).toBe(422);
    expect((await add(browser, answer)).statusCode).toBe(422);
    const once = anAuthenticator().make(await questionToMake(browser));
    const replies = await Promise.all([1, 2, 3].map(() => add(browser, once)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await ctx.db.select().from(passkeys).where(eq(passkeys.userId, user.id))).toHaveLength(1);
  });

  it('takes no answer that comes too late', async () => {
    const { browser } = await somebody();
    const answer = anAuthenticator().make(await questionToMake(browser));
    await ctx.db.update(passkeyChallenges).set({ expiresAt: ctx.now });
    expect((await add(browser, answer)).statusCode).toBe(422);
  });

  it('never takes the same passkey for two people', async () => {
    const { device } = await withPasskey();
    const other = await somebody();
    expect((await add(other.browser, device.make(await questionToMake(other.browser)))).statusCode).toBe(422);
  });

  it.each([
    '',
    '{}',
    'null',
    '[1]',
    '"x"',
    '{"id":"\\u0000","rawId":"\\u0000","type":"public-key","response":{}}',
  ])('refuses the broken answer %s', async (answer) => {
    const { browser } = await somebody();
    expect((await add(browser, answer)).statusCode).toBe(422);
  });

  it('stops at ten', async () => {
    const { user, browser } = await withPasskey();
    const [row] = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
    const { id: _id, ...rest } = row!;
    const more = Array.from({ length: 9 }, (_, at) => ({
      ...rest,
      credentialId: `${rest.credentialId}${at}`,
    }));
    await ctx.db.insert(passkeys).values(more);
    const reply = await add(browser, anAuthenticator().make(await questionToMake(browser)));
    expect(reply.body).toContain('Mehr als 10 Passkeys gehen nicht.');
  });
});

describe('POST /anmelden/passkey', () => {
  it('signs in without a password, remembers to stay, and leads on', async () => {
    const { user, device } = await withPasskey();
    const browser = aBrowser(app);
    const question = await ask(browser);
    expect(question.userVerification).toBe('required');
    expect(question.allowCredentials ?? []).toEqual([]);
    const reply = await enter(browser, device.use(question), '/auenfeld');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/auenfeld']);
    expect(reply.cookies.find(({ name }) => name === 'litfass_session')?.maxAge).toBe(60 * 24 * 3600);
    const { body } = await browser.get('/konto/sicherheit');
    expect(body).toContain(user.login);
    expect(body).toContain('zuletzt benutzt <relative-time');
  });

  it.each<[string, AuthenticatorTraits, string?]>([
    ['from another page', {}, 'https://boese.example'],
    ['of a device that didn’t ask its owner', { verifiesUser: false }],
  ])('refuses an answer %s', async (_what, traits, from) => {
    const { user } = await withPasskey();
    const device = anAuthenticator(traits);
    const owner = await somebody();
    const made = anAuthenticator();
    await add(owner.browser, made.make(await questionToMake(owner.browser)));
    await ctx.db.update(passkeys).set({ credentialId: device.id }).where(eq(passkeys.userId, user.id));
    const browser = aBrowser(app);
    const reply = await enter(browser, (from ? made : device).use(await ask(browser), from));
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(REFUSED);
    expect(isSignedIn(browser)).toBe(false);
  });

  it('takes each answer once, also of several that come at the same time', async () => {
    const { device } = await withPasskey();
    const answer = device.use(await ask(aBrowser(app)));
    const browsers = [1, 2, 3].map(() => aBrowser(app));
    const replies = await Promise.all(browsers.map((browser) => enter(browser, answer)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422]);
    expect((await enter(aBrowser(app), answer)).statusCode).toBe(422);
  });

  it('refuses a copy, whose counter lags behind', async () => {
    const { device } = await withPasskey();
    expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(303);
    device.turnBack(1);
    expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(422);
    expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(303);
  });

  it('takes those that don’t count', async () => {
    const { device } = await withPasskey({ counts: false });
    for (let i = 0; i < 2; i++)
      expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(303);
  });

  it('knows no passkey that was removed, and nobody who was erased', async () => {
    const { user, browser, device } = await withPasskey();
    const { body } = await browser.get('/konto/sicherheit');
    const path = /\/konto\/sicherheit\/passkeys\/\d+\/entfernen/.exec(body)![0];
    const stranger = await somebody();
    await stranger.browser.post(path);
    expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(303);
    await browser.post(path);
    expect((await enter(aBrowser(app), device.use(await ask(aBrowser(app))))).statusCode).toBe(422);
    expect((await subjectsTo(user.email)).at(-1)).toBe('Ein Passkey wurde entfernt');
    const gone = await withPasskey();
    await changeUser(ctx, gone.user.id, { erasedAt: new Date() });
    expect((await enter(aBrowser(app), gone.device.use(await ask(aBrowser(app))))).statusCode).toBe(422);
  });

  it('takes no answer to another question: of making one, or of a second factor', async () => {
    const { user, browser, device } = await withPasskey();
    expect((await enter(aBrowser(app), device.use(await questionToMake(browser)))).statusCode).toBe(422);
    const half = await halfWay(user);
    expect((await enter(aBrowser(app), device.use(await askSecond(half)))).statusCode).toBe(422);
    expect((await confirm(half, device.use(await ask(half)))).statusCode).toBe(422);
  });
});

describe('POST /anmelden/bestaetigen with a passkey', () => {
  it('asks for those of the person, and lets in also without a second look at the owner', async () => {
    const { user, device } = await withPasskey();
    const browser = await halfWay(user);
    expect(isSignedIn(browser)).toBe(false);
    expect((await browser.get('/anmelden/bestaetigen')).body).toContain('Mit Passkey bestätigen');
    const question = await askSecond(browser);
    expect(question.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect((await confirm(browser, device.use(question))).statusCode).toBe(303);
    expect(isSignedIn(browser)).toBe(true);
  });

  it('takes nobody else’s passkey', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const browser = await halfWay(one.user);
    const reply = await confirm(browser, other.device.use(await askSecond(browser)));
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(REFUSED);
  });

  it('asks nobody who has not given the password', async () => {
    const reply = await aBrowser(app).json('/anmelden/bestaetigen/passkey-frage');
    expect(reply.statusCode).toBe(401);
  });
});

it('does not let one address ask for passkeys without end', async () => {
  const browser = aBrowser(app);
  for (let i = 0; i < 60; i++) await browser.json('/anmelden/passkey-frage');
  expect((await browser.json('/anmelden/passkey-frage')).statusCode).toBe(429);
});
