import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { users } from '../schema.ts';
import { changeUser, aUser, signedIn } from '../test-data.ts';
import { publishTerms } from '../terms/commands.ts';
import { termsAgreements } from '../terms/schema.ts';
import { registrationOpen } from './settings.ts';
import { aBrowser, flashesOf, linkTo, mailsTo, sessionOf, tokenIn } from './test-data.ts';
import { closed } from '../mails/texts.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
await aUser(ctx, { login: 'Jörg', email: 'joerg@litfass.example', name: 'Jörg Ährenfeld' });
const { get, post } = aBrowser(app);
const JSON_ONLY = { accept: 'application/json' };

const somebody = (login: string) => ({
  name: 'Frieda Über',
  login,
  email: `${login.replaceAll(' ', '-')}@litfass.example`,
  password: 'ein ganzer Satz',
});
const register = (login: string, more: Record<string, string> = {}) =>
  post('/registrieren', { ...somebody(login), ...more });

const from = (remoteAddress: string, fields: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url: '/registrieren',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  });

const rowOf = async (login: string) => (await ctx.db.select().from(users).where(eq(users.login, login)))[0];

/** Returns what a stranger sees of an answer. */
const seen = (reply: Awaited<ReturnType<typeof post>>) => ({
  status: reply.statusCode,
  location: reply.headers.location,
  cookies: reply.cookies,
  body: reply.body,
});

describe('GET /registrieren', () => {
  it('shows a form that says what is expected, and keeps where one came from', async () => {
    const reply = await get('/registrieren?next=/auenfeld%3Fa=1');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('<form action="/registrieren" method="post">');
    expect(reply.body).toContain('name="next" value="/auenfeld?a=1"');
    expect(reply.body).toContain('href="/anmelden?next=%2Fauenfeld%3Fa%3D1"');
    expect(reply.body).toContain('Mindestens 12 Zeichen');
    for (const part of ['name', 'username', 'email', 'new-password'])
      expect(reply.body).toContain(`autoComplete="${part}"`);
    expect(reply.body).toContain('noindex');
    expect(reply.body).not.toContain('name="agrees"');
  });

  it.each(['https://boese.example/', '//boese.example', '/\\boese.example'])(
    'forgets the destination %s',
    async (next) =>
      expect((await get(`/registrieren?${new URLSearchParams({ next })}`)).body).not.toContain('name="next"'),
  );

  it.each(['/registrieren', '/registrieren/noch-einmal'])(
    'fills %s with nothing from its address',
    async (path) => {
      const { statusCode, body } = await get(`${path}?login=boese&login[0][x]=y&email=boese@litfass.example`);
      expect([statusCode, body.includes('boese')]).toEqual([200, false]);
    },
  );

  it('leads on whoever is a member already', async () => {
    const member = await signedIn(app, await aUser(ctx));
    expect((await get('/registrieren?next=/auenfeld', member)).headers.location).toBe('/auenfeld');
    expect((await post('/registrieren', somebody('noch-eins'), member)).headers.location).toBe('/');
    expect(await rowOf('noch-eins')).toBeUndefined();
  });

  it('is offered where people sign in, with where they want to go', async () => {
    const { body } = await get('/anmelden?next=/auenfeld');
    expect(body).toContain('href="/registrieren?next=%2Fauenfeld"');
    expect(body).toContain('href="/passwort-vergessen"');
  });
});

describe('POST /registrieren', () => {
  it('makes an unconfirmed member, signs nobody in, and sends a link', async () => {
    const reply = await register('Frieda von Über');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/registrieren/gesendet']);
    expect(sessionOf(reply)).toBeUndefined();
    expect(await rowOf('Frieda von Über')).toMatchObject({ name: 'Frieda Über', confirmedAt: null });
    const [mail] = await mailsTo(ctx, 'Frieda-von-Über@litfass.example');
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Adresse für Litfass');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/registrieren\/bestaetigen\/[\w-]{43}/);
  });

  it('greets nobody by a name that a stranger may have typed', async () => {
    await register('werbung', { name: 'Gewinnen Sie jetzt bei boese.example' });
    const [mail] = await mailsTo(ctx, 'werbung@litfass.example');
    expect(JSON.stringify(mail)).not.toContain('Gewinnen');
  });

  it('answers the same, whether or not the address is taken, and tells only its owner', async () => {
    const free = await register('frei-1', { email: 'frei@litfass.example' });
    const taken = await register('frei-2', { email: 'Joerg@Litfass.example' });
    expect(seen(taken)).toEqual(seen(free));
    const mails = await mailsTo(ctx, 'joerg@litfass.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Sie haben schon ein Konto bei Litfass']);
    expect(mails[0]?.text).toContain('der Benutzername ist „Jörg“');
    expect(mails[0]?.text).not.toContain('/bestaetigen/');
  });

  it('leaves an account behind that looks the same, whether or not the address was taken', async () => {
    const pages = [];
    for (const email of ['ganz-frei@litfass.example', 'joerg@litfass.example']) {
      const login = email === 'joerg@litfass.example' ? 'zwilling-b' : 'zwilling-a';
      await register(login, { email });
      expect(await register(`${login}`, { email: 'andere@litfass.example' })).toMatchObject({
        statusCode: 422,
      });
      const entry = await post('/anmelden', { login, password: 'ein ganzer Satz' });
      const session = sessionOf(entry)!;
      const page = await get('/konto/sicherheit/e-mail', session);
      // The label by which a browser tells readers apart is another for each, and tells nothing of them.
      const body = page.body.replace(/ data-reader="[\w-]+"/, '');
      pages.push(body.replaceAll(email, 'ADRESSE').replaceAll(login, 'NAME'));
      const byAddress = await post('/anmelden', { login: email, password: 'ein ganzer Satz' });
      expect(byAddress.statusCode).toBe(422);
    }
    expect(pages[1]).toBe(pages[0]);
    expect(pages[0]).toContain('ADRESSE');
  });

  it('says at the field that a user name is taken', async () => {
    const reply = await register('JÖRG', { email: 'jemand@litfass.example' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(texts.loginTaken);
    expect(reply.body).toContain('href="#f-login"');
    expect(await mailsTo(ctx, 'jemand@litfass.example')).toEqual([]);
  });

  it('says the same of a taken user name, whosever the address is', async () => {
    const own = await register('Jörg', { email: 'joerg@litfass.example' });
    const other = await register('Jörg', { email: 'nie-da@litfass.example' });
    expect(own.body.replaceAll('joerg@', 'nie-da@')).toBe(other.body);
  });

  it('shows the form again with everything typed except the password', async () => {
    const reply = await post('/registrieren', {
      name: '<Frieda>',
      login: '!',
      email: 'nirgends',
      password: 'kurz und',
      next: '/auenfeld',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('value="&lt;Frieda&gt;"');
    expect(reply.body).toContain('value="nirgends"');
    expect(reply.body).toContain('name="next" value="/auenfeld"');
    expect(reply.body).not.toContain('kurz und');
  });

  it('takes nothing that is not in the form', async () => {
    await register('streber', { isConfirmed: '1', 'roles[0][role]': 'admin', confirmedAt: '2020-01-01' });
    expect(await rowOf('streber')).toMatchObject({ confirmedAt: null });
    const { rows } = await app.portal.database.query(
      `select role from user_roles where user_id = ${(await rowOf('streber'))!.id}`,
    );
    expect(rows).toEqual([{ role: 'author' }]);
  });

  it('answers JSON to whoever asks for it', async () => {
    const right = await post('/registrieren', somebody('programm'), JSON_ONLY);
    expect([right.statusCode, right.json()]).toEqual([200, { status: 'success', msg: texts.sentIntro }]);
    const wrong = await post('/registrieren', {}, JSON_ONLY);
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([
      422,
      ['name', 'login', 'email', 'password'],
    ]);
  });

  it('asks for patience after too many attempts from one address, and for one mailbox', async () => {
    for (let i = 0; i < 30; i++) await from('198.51.100.1', {});
    expect((await from('198.51.100.1', {})).statusCode).toBe(429);
    const email = 'viel-post@litfass.example';
    for (let i = 0; i < 5; i++) await register(`viele-${i}`, { email });
    expect((await register('viele-5', { email })).statusCode).toBe(429);
    expect(await mailsTo(ctx, email)).toHaveLength(5);
  });

  it('is refused from a page of somebody else', async () =>
    expect(
      (await post('/registrieren', somebody('fremd'), { 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(403));
});

describe('a portal that takes nobody in', () => {
  it('says so, refuses and offers nothing', async () => {
    await changeSetting(ctx, registrationOpen, false);
    const page = await get('/registrieren');
    expect([page.statusCode, page.body.includes(closed.text)]).toEqual([200, true]);
    const reply = await register('zu-spaet');
    expect([reply.statusCode, reply.body.includes(closed.text)]).toEqual([403, true]);
    expect((await post('/registrieren', somebody('zu-spaet'), JSON_ONLY)).json()).toMatchObject({
      status: 'error',
      msg: closed.text,
    });
    expect(await rowOf('zu-spaet')).toBeUndefined();
    expect((await get('/anmelden')).body).not.toContain('href="/registrieren');
    await changeSetting(ctx, registrationOpen, true);
  });
});

describe('GET /registrieren/gesendet', () => {
  it('says where to look, and how to get the mail once more', async () => {
    const { body } = await get('/registrieren/gesendet');
    expect(body).toContain(texts.sentHeading);
    expect(body).toContain('href="/registrieren/noch-einmal"');
  });
});

describe('GET /registrieren/bestaetigen/{token}', () => {
  it('shows one button and changes nothing, since mail scanners follow links', async () => {
    await register('geduld');
    const link = await linkTo(ctx, 'geduld@litfass.example');
    const reply = await get(link);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<form action="${link}" method="post">`);
    expect(reply.body).toContain('geduld@litfass.example');
    expect((await rowOf('geduld'))?.confirmedAt).toBeNull();
  });

  it('says of a link that is over what to do next', async () => {
    const reply = await get(`/registrieren/bestaetigen/${'x'.repeat(43)}`);
    expect(reply.statusCode).toBe(410);
    expect(reply.body).toContain(texts.confirmOver);
    expect(reply.body).toContain('href="/registrieren/noch-einmal"');
  });

  it.each(['x', 'x'.repeat(44), '%00', 'ä'.repeat(43)])('is not there for %j', async (token) =>
    expect((await get(`/registrieren/bestaetigen/${token}`)).statusCode).toBeGreaterThanOrEqual(400),
  );
});

describe('POST /registrieren/bestaetigen/{token}', () => {
  it('confirms, signs in and goes on to where one came from, with a message', async () => {
    await register('ankommen', { next: '/auenfeld/c-politik?a=1#kommentare' });
    const link = await linkTo(ctx, 'ankommen@litfass.example');
    const reply = await post(link, {});
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/auenfeld/c-politik?a=1#kommentare']);
    expect(flashesOf(app, reply)).toEqual([['success', texts.confirmed('Frieda Über')]]);
    expect((await rowOf('ankommen'))?.confirmedAt).not.toBeNull();
    const page = await get('/konto/sicherheit/e-mail', sessionOf(reply)!);
    expect(page.body).toContain('ankommen@litfass.example');
    const again = await post(link, {});
    expect([again.statusCode, sessionOf(again)]).toEqual([410, undefined]);
    // Whoever clicks twice sees what comes of the second click alone.
    for (const { body } of [again, await get(link)]) expect(body).toContain(texts.confirmUsed);
    const own = (await get(link, sessionOf(reply)!)).body;
    expect([own.includes(texts.confirmUsedSignedIn), own.includes('können sich anmelden')]).toEqual([
      true,
      false,
    ]);
  });

  it('answers JSON to whoever asks for it', async () => {
    const reply = await post(`/registrieren/bestaetigen/${'x'.repeat(43)}`, {}, JSON_ONLY);
    expect([reply.statusCode, reply.json()]).toEqual([410, { status: 'error', msg: texts.confirmOver }]);
  });

  it('takes the place of the session that the browser had', async () => {
    await register('ersatz');
    const other = await signedIn(app, await aUser(ctx));
    const reply = await post(await linkTo(ctx, 'ersatz@litfass.example'), {}, other);
    expect(sessionOf(reply)).toBeDefined();
    expect((await get('/konto/sicherheit/e-mail', other)).statusCode).toBe(303);
  });
});

describe('POST /registrieren/noch-einmal', () => {
  it('sends a new link, which goes to the same place, and kills the older one', async () => {
    await register('nochmal', { next: '/auenfeld' });
    const first = await linkTo(ctx, 'nochmal@litfass.example');
    const reply = await post('/registrieren/noch-einmal', {
      email: 'NOCHMAL@litfass.example',
      next: '/auenfeld',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/registrieren/gesendet']);
    expect((await post(first, {})).statusCode).toBe(410);
    const second = await linkTo(ctx, 'nochmal@litfass.example');
    expect((await post(second, {})).headers.location).toBe('/auenfeld');
  });

  it('answers the same to everybody', async () => {
    await register('wartend');
    const replies = [];
    for (const email of [
      'wartend@litfass.example',
      'joerg@litfass.example',
      'nie-da-gewesen@litfass.example',
    ])
      replies.push(seen(await post('/registrieren/noch-einmal', { email })));
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await mailsTo(ctx, 'nie-da-gewesen@litfass.example')).toEqual([]);
  });

  it('knows the address of whoever presses the button on their own pages', async () => {
    const waiting = await aUser(ctx, { login: 'knopf', confirmedAt: null });
    const reply = await post('/registrieren/noch-einmal', {}, await signedIn(app, waiting));
    expect(reply.headers.location).toBe('/konto/sicherheit');
    expect(flashesOf(app, reply)).toEqual([['success', texts.sentAgain]]);
    expect(tokenIn(await linkTo(ctx, waiting.email))).toHaveLength(43);
  });

  it('shows waiting members their address, and asks others for one', async () => {
    const waiting = await aUser(ctx, { confirmedAt: null });
    const { body } = await get('/registrieren/noch-einmal', await signedIn(app, waiting));
    expect(body).toContain(`value="${waiting.email}"`);
    const empty = await post('/registrieren/noch-einmal', { email: ' ' });
    expect([empty.statusCode, empty.body.includes('href="#f-email"')]).toEqual([422, true]);
  });

  it('answers the same to what is too long to be an address', async () => {
    const long = Array.from({ length: 1000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const reply = await post('/registrieren/noch-einmal', { email: long.join('') });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/registrieren/gesendet']);
  });

  it('asks for patience after too many mails to one mailbox, whether or not it is known', async () => {
    for (const email of ['joerg@litfass.example', 'unbekannt@litfass.example']) {
      const replies = [];
      for (let i = 0; i < 6; i++) replies.push(await post('/registrieren/noch-einmal', { email }));
      expect(replies.at(-1)?.statusCode).toBe(429);
    }
  });
});

describe('a member who has not confirmed the address', () => {
  it('may sign in by user name and reads what is missing', async () => {
    await register('halb drin');
    const reply = await post('/anmelden', { login: 'halb drin', password: 'ein ganzer Satz' });
    expect(sessionOf(reply)).toBeDefined();
    expect(flashesOf(app, reply).map(([, text]) => text)).toContain(texts.confirmFirst);
    expect((await get('/konto/sicherheit', sessionOf(reply)!)).body).toContain('/registrieren/noch-einmal');
  });
});

describe('registering where there are no terms', () => {
  it('writes no agreement down, whatever is sent', async () => {
    expect((await register('ohne-regeln', { agrees: '1', terms: '7' })).statusCode).toBe(303);
    const member = await rowOf('ohne-regeln');
    expect(member?.agreedVersion).toBeNull();
    const log = await ctx.db.select().from(termsAgreements).where(eq(termsAgreements.userId, member!.id));
    expect(log).toEqual([]);
  });
});

describe('registering where there are terms', () => {
  it('asks for agreement, links to it, and logs the version', async () => {
    await publishTerms(ctx, { title: 'Regeln', text: 'Seid nett.' });
    const page = await get('/registrieren');
    expect(page.body).toContain('href="/nutzungsbedingungen/1"');
    expect(page.body).toContain('name="terms" value="1"');
    const without = await register('ohne-ja');
    expect([without.statusCode, without.body.includes(texts.agreeMissing)]).toEqual([422, true]);
    expect(without.body).toContain('href="#f-agrees"');
    expect((await register('mit-ja', { agrees: '1', terms: '1' })).statusCode).toBe(303);
    const member = await rowOf('mit-ja');
    expect(member?.agreedVersion).toBe(1);
    const log = await ctx.db.select().from(termsAgreements).where(eq(termsAgreements.userId, member!.id));
    expect(log).toMatchObject([{ version: 1 }]);
  });

  it('asks again when another version came in between', async () => {
    const later = { ...ctx, now: new Date(Date.now() + 1) };
    await publishTerms(later, { title: 'Neue Regeln', text: 'Seid sehr nett.' });
    await changeUser(ctx, (await rowOf('Jörg'))!.id, { agreedVersion: 2 });
    const reply = await register('zwischendurch', { agrees: '1', terms: '1' });
    expect([reply.statusCode, reply.body.includes(texts.agreeOutdated)]).toEqual([422, true]);
    expect(reply.body).toContain('name="terms" value="2"');
    expect(reply.body).not.toMatch(/name="agrees"[^>]*checked/);
  });
});
