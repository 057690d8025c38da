import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { mailsTo } from '../registration/test-data.ts';
import { sessions } from '../schema.ts';
import { hashSessionToken } from '../sessions.ts';
import { aSession, aUser, changeUser } from '../test-data.ts';
import { aBrowser } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Somebody with a session, and the browser it is in. */
const somebody = async (
  changes: Parameters<typeof aUser>[1] = {},
  session: Parameters<typeof aSession>[2] = {},
) => {
  const user = await aUser(ctx, changes);
  const token = await aSession(ctx, user.id, session);
  return { user, token, browser: aBrowser(app, { litfass_session: token }) };
};
const elsewhere = async (userId: number, changes: Parameters<typeof aSession>[2] = {}) => {
  const token = await aSession(ctx, userId, changes);
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashSessionToken(token)));
  return { id: row!.id, browser: aBrowser(app, { litfass_session: token }) };
};
const subjectsTo = async (address: string) => (await mailsTo(ctx, address)).map(({ subject }) => subject);
const isIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/konto/sicherheit')).statusCode === 200;

describe('GET /konto/sicherheit', () => {
  it('is one’s own: visitors sign in first and come back', async () => {
    await aUser(ctx);
    const reply = await aBrowser(app).get('/konto/sicherheit');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/anmelden?next=%2Fkonto%2Fsicherheit']);
  });

  it('names each device, since when, and which one this is', async () => {
    const { user, browser } = await somebody();
    await elsewhere(user.id, { userAgent: FIREFOX, createdAt: new Date('2026-03-01T08:30:00Z') });
    await elsewhere(user.id, { userAgent: 'abgelaufen iPhone', expiresAt: ctx.now });
    const { body } = await browser.get('/konto/sicherheit');
    expect(body).toContain('Firefox unter Windows');
    expect(body).toContain('1.\u00a0März 2026, 9.30\u00a0Uhr');
    expect(body.match(/diese Sitzung/g)).toHaveLength(1);
    expect(body).toContain('Alle anderen abmelden');
    expect(body).not.toContain('iOS');
  });

  it('stands in the menu and keeps to itself', async () => {
    const { browser } = await somebody();
    const reply = await browser.get('/konto/sicherheit');
    expect(reply.body).toContain('<a href="/konto/sicherheit" aria-current="page">Anmeldung und Sicherheit');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('noindex');
  });

  it('offers the mail with the link once more to those who have not confirmed', async () => {
    const { browser, user } = await somebody({ confirmedAt: null });
    const { body } = await browser.get('/konto/sicherheit');
    expect(body).toContain('action="/registrieren/noch-einmal"');
    expect(body).toContain(`Wir haben einen Link an ${user.email} geschickt.`);
    expect(body).toContain('sobald Ihre E-Mail-Adresse bestätigt ist');
    for (const href of ['/konto/sicherheit/app', '/konto/sicherheit/passkeys']) {
      expect(body).not.toContain(`href="${href}"`);
      expect((await browser.get(href)).headers.location).toBe('/konto/sicherheit');
    }
    const confirmed = await somebody();
    expect((await confirmed.browser.get('/konto/sicherheit')).body).not.toContain(
      '/registrieren/noch-einmal',
    );
  });
});

describe('POST /konto/sicherheit/sitzungen/{id}/beenden', () => {
  it('ends that one at once, and no other', async () => {
    const { user, browser } = await somebody();
    const [lost, kept] = [await elsewhere(user.id), await elsewhere(user.id)];
    expect(await isIn(lost.browser)).toBe(true);
    const reply = await browser.post(`/konto/sicherheit/sitzungen/${lost.id}/beenden`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit']);
    expect(await isIn(lost.browser)).toBe(false);
    expect(await isIn(kept.browser)).toBe(true);
    const [entry] = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entry).toMatchObject({ action: 'user.session-ended', actorId: user.id });
  });

  it('never ends somebody else’s', async () => {
    const { browser } = await somebody();
    const other = await elsewhere((await aUser(ctx)).id);
    expect((await browser.post(`/konto/sicherheit/sitzungen/${other.id}/beenden`)).statusCode).toBe(303);
    expect(await isIn(other.browser)).toBe(true);
  });

  it('signs out when it is this very one', async () => {
    const { user, browser, token } = await somebody();
    const { body } = await browser.get('/konto/sicherheit');
    const id = /sitzungen\/(\d+)\/beenden/.exec(body)![1];
    const reply = await browser.post(`/konto/sicherheit/sitzungen/${id}/beenden`);
    expect(reply.headers.location).toBe('/');
    expect(browser.jar.has('litfass_session')).toBe(false);
    expect(await isIn(aBrowser(app, { litfass_session: token }))).toBe(false);
    expect(user.id).toBeGreaterThan(0);
  });

  it('is for those who are suspended as well, as signing out is', async () => {
    const { user, browser } = await somebody({ suspendedUntil: new Date(Date.now() + HOUR_MS) });
    const lost = await elsewhere(user.id);
    await browser.post(`/konto/sicherheit/sitzungen/${lost.id}/beenden`);
    expect(await isIn(lost.browser)).toBe(false);
  });

  it('is for nobody without a session, and knows no broken number', async () => {
    expect((await aBrowser(app).json('/konto/sicherheit/sitzungen/1/beenden')).statusCode).toBe(401);
    const { browser } = await somebody();
    expect((await browser.post('/konto/sicherheit/sitzungen/0/beenden')).statusCode).toBe(404);
  });
});

describe('POST /konto/sicherheit/sitzungen/beenden', () => {
  it('ends all but this one', async () => {
    const { user, browser } = await somebody();
    const others = [await elsewhere(user.id), await elsewhere(user.id)];
    const stranger = await elsewhere((await aUser(ctx)).id);
    const reply = await browser.json('/konto/sicherheit/sitzungen/beenden');
    expect(reply.json()).toEqual({ status: 'success', msg: 'Alle anderen Geräte sind abgemeldet.' });
    for (const other of others) expect(await isIn(other.browser)).toBe(false);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(stranger.browser)).toBe(true);
  });
});

describe('POST /konto/sicherheit/passwort', () => {
  const NEW = 'ein ganz anderer Satz';

  it('takes the old one, ends all other sessions and tells by mail', async () => {
    const { user, browser } = await somebody();
    const other = await elsewhere(user.id);
    const reply = await browser.post('/konto/sicherheit/passwort', { current: user.password, password: NEW });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit']);
    expect(await isIn(other.browser)).toBe(false);
    expect(await isIn(browser)).toBe(true);
    expect(await subjectsTo(user.email)).toEqual(['Ihr Passwort wurde geändert']);
    const entry = { login: user.login, password: NEW };
    expect((await aBrowser(app).json('/anmelden', entry)).json()).toMatchObject({ status: 'success' });
    expect((await aBrowser(app).json('/anmelden', { ...entry, password: user.password })).statusCode).toBe(
      422,
    );
    const [change] = await listHistory(ctx, { type: 'user', id: user.id });
    expect(JSON.stringify(await listHistory(ctx, { type: 'user', id: user.id }))).not.toMatch(/argon2|@/);
    expect(change?.actorId).toBe(user.id);
  });

  it.each([
    [
      'a wrong old one',
      { current: 'falsch', password: NEW },
      { current: 'Das ist nicht Ihr jetziges Passwort.' },
    ],
    [
      'a short new one',
      { current: 'litfass-test', password: 'kurz' },
      { password: 'Bitte geben Sie mindestens 12 Zeichen ein.' },
    ],
    [
      'the same again',
      { current: 'litfass-test', password: 'litfass-test' },
      { password: 'Das ist Ihr jetziges Passwort.' },
    ],
    ['nothing', {}, { password: 'Bitte geben Sie mindestens 12 Zeichen ein.' }],
  ] as const)('refuses %s', async (_what, fields, errors) => {
    const { browser, user } = await somebody();
    const reply = await browser.post('/konto/sicherheit/passwort', fields);
    expect(reply.statusCode).toBe(422);
    for (const text of Object.values(errors)) expect(reply.body).toContain(text);
    expect(reply.body).not.toContain(NEW);
    expect((await browser.json('/konto/sicherheit/passwort', fields)).json()).toMatchObject({ errors });
    expect(await subjectsTo(user.email)).toEqual([]);
  });

  it('makes whoever guesses wait, and says how long', async () => {
    const { browser, user } = await somebody();
    const guess = { current: 'geraten', password: NEW };
    for (let i = 0; i < 5; i++) await browser.post('/konto/sicherheit/passwort', guess);
    const reply = await browser.post('/konto/sicherheit/passwort', { ...guess, current: user.password });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
    expect(reply.body).toContain('Bitte warten Sie noch eine Minute, bevor Sie es wieder versuchen.');
    const json = await browser.json('/konto/sicherheit/passwort', guess);
    expect([json.statusCode, json.json().status]).toEqual([429, 'error']);
  });

  it('is for those who are suspended as well: somebody may have stolen theirs', async () => {
    const { browser, user } = await somebody();
    await changeUser(ctx, user.id, { suspendedUntil: new Date(Date.now() + HOUR_MS) });
    const thief = await elsewhere(user.id);
    const reply = await browser.json('/konto/sicherheit/passwort', { current: user.password, password: NEW });
    expect(reply.statusCode).toBe(200);
    expect([await isIn(browser), await isIn(thief.browser)]).toEqual([true, false]);
  });
});

describe('POST /konto/sicherheit/nachweis', () => {
  const STALE = { provenAt: new Date(Date.now() - 11 * 60_000) };

  it('is asked for before second factors change, when signing in is longer ago than ten minutes', async () => {
    const { browser } = await somebody({}, STALE);
    const proof = '/konto/sicherheit/nachweis?next=';
    for (const page of ['app', 'passkeys'])
      expect((await browser.get(`/konto/sicherheit/${page}`)).headers.location).toBe(
        `${proof}%2Fkonto%2Fsicherheit%2F${page}`,
      );
    for (const [path, fields] of [
      ['app', { sealed: 'x', code: '123456' }],
      ['app/entfernen', {}],
      ['passkeys', { name: 'x', answer: '{}' }],
      ['passkeys/7/entfernen', {}],
      ['wiederherstellungscodes', {}],
    ] as const) {
      const reply = await browser.post(`/konto/sicherheit/${path}`, fields);
      expect(reply.headers.location, path).toBe(`${proof}%2Fkonto%2Fsicherheit`);
      const json = await browser.json(`/konto/sicherheit/${path}`, fields);
      expect([json.statusCode, json.json().msg], path).toEqual([
        403,
        'Bitte geben Sie zuerst noch einmal Ihr Passwort ein.',
      ]);
    }
    expect((await browser.json('/konto/sicherheit/passkeys/frage')).statusCode).toBe(403);
  });

  it('takes the password and leads on, for ten minutes', async () => {
    const { browser, user, token } = await somebody({}, STALE);
    const next = '/konto/sicherheit/app';
    const wrong = await browser.post('/konto/sicherheit/nachweis', { password: 'falsch', next });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Das ist nicht Ihr Passwort.');
    expect(wrong.body).toContain(`name="next" value="${next}"`);
    const reply = await browser.post('/konto/sicherheit/nachweis', { password: user.password, next });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, next]);
    expect((await browser.get(next)).statusCode).toBe(200);
    const other = await elsewhere(user.id, STALE);
    expect((await other.browser.get(next)).statusCode).toBe(303);
    await ctx.db
      .update(sessions)
      .set(STALE)
      .where(eq(sessions.tokenHash, hashSessionToken(token)));
    expect((await browser.get(next)).statusCode).toBe(303);
  });

  it.each(['https://boese.example', '//boese.example', '/konto', '/konto/sicherheitsluecke', ''])(
    'leads to no other page than its own: %j',
    async (next) => {
      const { browser, user } = await somebody();
      const reply = await browser.post('/konto/sicherheit/nachweis', { password: user.password, next });
      expect(reply.headers.location).toBe('/konto/sicherheit');
    },
  );

  it('makes whoever guesses wait', async () => {
    const { browser, user } = await somebody({}, STALE);
    for (let i = 0; i < 5; i++) await browser.post('/konto/sicherheit/nachweis', { password: 'geraten' });
    const reply = await browser.post('/konto/sicherheit/nachweis', { password: user.password });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
  });
});
