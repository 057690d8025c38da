import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { aBrowser, flashesOf } from '../registration/test-data.ts';
import { aUser, changeUser, signedIn } from '../test-data.ts';
import { publishTerms } from './commands.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const { get, post } = aBrowser(app);
const JSON_ONLY = { accept: 'application/json' };
const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);

await aUser(ctx);
const admin = await signedIn(
  app,
  await aUser(ctx, { login: 'chefin', roles: [{ role: 'admin', locationPath: '' }], agreedVersion: 1 }),
);

const anOwing = async () => {
  const user = await aUser(ctx);
  return { user, browser: await signedIn(app, user) };
};

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('a portal without terms', () => {
  it('has no page for them, no link to them, and sends nobody there', async () => {
    expect((await get('/nutzungsbedingungen')).statusCode).toBe(404);
    const member = await signedIn(app, await aUser(ctx));
    const page = await get('/netiquette-gibt-es-nicht', member);
    expect(page.body).not.toContain('href="/nutzungsbedingungen"');
    expect((await get('/', member)).statusCode).toBe(200);
    const agreeing = await get('/nutzungsbedingungen/zustimmen?next=/auenfeld', member);
    expect(agreeing.headers.location).toBe('/auenfeld');
  });

  it('says on the desk how to begin', async () =>
    expect((await get('/admin/nutzungsbedingungen', admin)).body).toContain(texts.noVersionsTitle));
});

describe('POST /admin/nutzungsbedingungen', () => {
  it('publishes the first version, at once', async () => {
    const fields = { title: 'Unsere Regeln', text: 'Vorweg.\r\n\r\n## Was gilt\r\nSeid <nett>.' };
    const reply = await post('/admin/nutzungsbedingungen', fields, admin);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/nutzungsbedingungen']);
    // The next version begins with these words.
    const desk = await get('/admin/nutzungsbedingungen', admin);
    expect(desk.body).toMatch(/<textarea[^>]*name="text"[^>]*>\s*Vorweg\./);
    expect(flashesOf(app, reply)).toEqual([['success', texts.published(1)]]);
    const page = await get('/nutzungsbedingungen');
    expect(page.body).toContain('<h2>Was gilt</h2><p>Seid &lt;nett&gt;.</p>');
  });

  it('shows the form again with everything typed', async () => {
    const typed = { title: 'Neue Regeln', text: '', changes: 'Fast alles.', validFrom: '1999-01-01' };
    const reply = await post('/admin/nutzungsbedingungen', typed, admin);
    expect(reply.statusCode).toBe(422);
    for (const part of ['value="Neue Regeln"', 'Fast alles.', 'value="1999-01-01"', 'href="#f-text"'])
      expect(reply.body).toContain(part);
    expect(reply.body).toContain('muss später beginnen');
    const day = await post('/admin/nutzungsbedingungen', { ...typed, validFrom: '2027-02-30' }, admin);
    expect(day.body).toContain(texts.dayInvalid);
    const json = await post('/admin/nutzungsbedingungen', typed, { ...admin, ...JSON_ONLY });
    expect([json.statusCode, Object.keys(json.json().errors)]).toEqual([422, ['text', 'validFrom']]);
  });

  it('is for administrators of the whole portal', async () => {
    const roles = [{ role: 'admin' as const, locationPath: '1/' }];
    const local = await signedIn(app, await aUser(ctx, { roles, agreedVersion: 1 }));
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }], agreedVersion: 1 });
    for (const browser of [local, await signedIn(app, editor)]) {
      expect((await get('/admin/nutzungsbedingungen', browser)).statusCode).toBe(403);
      expect((await get('/admin/nutzungsbedingungen/1/zustimmungen', browser)).statusCode).toBe(403);
      expect((await post('/admin/nutzungsbedingungen', {}, browser)).statusCode).toBe(403);
    }
    expect((await get('/cockpit/suche', local)).body).not.toContain('href="/admin/nutzungsbedingungen"');
    expect((await get('/cockpit/suche', admin)).body).toContain('href="/admin/nutzungsbedingungen"');
  });
});

describe('GET /nutzungsbedingungen', () => {
  it('is kept for visitors, and stands at the foot of every page', async () => {
    expect((await get('/')).body).toContain('href="/nutzungsbedingungen"');
    await get('/nutzungsbedingungen');
    expect((await get('/nutzungsbedingungen')).headers['x-page-cache']).toBe('hit');
  });

  it('shows every version with its time, and leads from others to the valid one', async () => {
    await publishTerms(
      { ...ctx, now: inDays(0) },
      { title: 'Künftig', text: 'Bald.', validFrom: inDays(20) },
    );
    const future = await get('/nutzungsbedingungen/2');
    expect(future.body).toContain('Fassung 2, gilt ab dem');
    expect(future.body).toContain(texts.toValid);
    expect((await get('/nutzungsbedingungen')).body).toContain('Unsere Regeln');
    expect((await get('/nutzungsbedingungen/1')).body).toContain('Fassung 1, gilt seit dem');
    for (const number of ['3', '0', 'x'])
      expect((await get(`/nutzungsbedingungen/${number}`)).statusCode).toBe(404);
  });
});

describe('a member who has not agreed to the terms that hold', () => {
  it('is led to them from every page, with where to go on to', async () => {
    const { browser } = await anOwing();
    for (const path of ['/', '/konto/sicherheit', '/auenfeld']) {
      const next = encodeURIComponent(`${path}?a=1&b=2`);
      const { headers } = await get(`${path}?a=1&b=2`, browser);
      expect(headers.location).toBe(`/nutzungsbedingungen/zustimmen?next=${next}`);
    }
  });

  it('may read the terms, the pages about the portal and data protection, and sign out', async () => {
    const { browser } = await anOwing();
    for (const path of ['/nutzungsbedingungen', '/nutzungsbedingungen/1', '/konto/datenschutz'])
      expect([path, (await get(path, browser)).statusCode]).toEqual([path, 200]);
    expect((await get('/p/gibt-es-nicht', browser)).statusCode).toBe(404);
    expect((await post('/abmelden', {}, browser)).headers.location).toBe('/');
  });

  it('gets pictures and scripts’ calls as always', async () => {
    const { browser } = await anOwing();
    const reply = await get('/', { ...browser, 'sec-fetch-dest': 'image' });
    expect(reply.statusCode).toBe(200);
    expect((await get('/', { ...browser, 'sec-fetch-dest': 'document' })).statusCode).toBe(303);
  });

  it('is refused whatever changes something', async () => {
    const { browser } = await anOwing();
    const reply = await post('/konto/sicherheit/e-mail', { email: 'x@litfass.example' }, browser);
    expect([
      reply.statusCode,
      reply.body.includes('stimmen Sie zuerst den neuen Nutzungsbedingungen zu'),
    ]).toEqual([403, true]);
  });

  it('reads them, agrees, and goes on', async () => {
    const { browser } = await anOwing();
    const page = await get('/nutzungsbedingungen/zustimmen?next=/auenfeld%3Fa%3D1', browser);
    expect(page.statusCode).toBe(200);
    for (const part of [
      'Seid &lt;nett&gt;.',
      'name="version" value="1"',
      'value="/auenfeld?a=1"',
      'action="/abmelden"',
    ])
      expect(page.body).toContain(part);
    const fields = { version: '1', next: '/auenfeld?a=1' };
    const reply = await post('/nutzungsbedingungen/zustimmen', fields, browser);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/auenfeld?a=1']);
    expect(flashesOf(app, reply)).toEqual([['success', texts.agreed]]);
    expect((await get('/', browser)).statusCode).toBe(200);
    const again = await get('/nutzungsbedingungen/zustimmen', browser);
    expect(again.headers.location).toBe('/');
  });

  it('reads them again when another version came in between', async () => {
    const { browser } = await anOwing();
    const reply = await post('/nutzungsbedingungen/zustimmen', { version: '2', next: '/auenfeld' }, browser);
    expect([reply.statusCode, reply.body.includes(texts.outdated)]).toEqual([409, true]);
    expect(reply.body).toContain('value="/auenfeld"');
    const json = await post('/nutzungsbedingungen/zustimmen', {}, { ...browser, ...JSON_ONLY });
    expect([json.statusCode, json.json()]).toEqual([409, { status: 'error', msg: texts.outdated }]);
  });

  it('may agree also while suspended', async () => {
    const { user, browser } = await anOwing();
    await changeUser(ctx, user.id, { suspendedUntil: inDays(1) });
    expect((await post('/nutzungsbedingungen/zustimmen', { version: '1' }, browser)).statusCode).toBe(303);
  });

  it('is somebody who is signed in', async () => {
    expect((await get('/nutzungsbedingungen/zustimmen')).headers.location).toContain('/anmelden?next=');
    expect((await post('/nutzungsbedingungen/zustimmen', { version: '1' })).headers.location).toBe(
      '/anmelden',
    );
  });
});

describe('GET /admin/nutzungsbedingungen/{version}/zustimmungen', () => {
  it('says who agreed when, fifty on a page', async () => {
    for (let i = 0; i < 52; i++) {
      const user = await aUser(ctx, { login: `ja-${i}` });
      await post('/nutzungsbedingungen/zustimmen', { version: '1' }, await signedIn(app, user));
    }
    const first = await get('/admin/nutzungsbedingungen/1/zustimmungen', admin);
    expect(first.body).toContain('54 Mitglieder haben zugestimmt.');
    expect(first.body).toContain('Frau ja-51 (ja-51)');
    expect(first.body).not.toContain('Frau ja-1 (ja-1)');
    expect(first.body).toContain('href="/admin/nutzungsbedingungen/1/zustimmungen?seite=2"');
    const second = await get('/admin/nutzungsbedingungen/1/zustimmungen?seite=2', admin);
    expect(second.body).toContain('Frau ja-1 (ja-1)');
    expect(second.body).not.toContain('seite=3');
    expect((await get('/admin/nutzungsbedingungen', admin)).body).toContain('>54</a>');
  });

  it('says so when nobody did, and is not there for a version that isn’t', async () => {
    expect((await get('/admin/nutzungsbedingungen/2/zustimmungen', admin)).body).toContain(
      texts.nobodyAgreedTitle,
    );
    expect((await get('/admin/nutzungsbedingungen/9/zustimmungen', admin)).statusCode).toBe(404);
  });
});

describe('POST /admin/nutzungsbedingungen of two administrators', () => {
  it('tells the second one, and whoever sends it twice, of the version that came in between', async () => {
    const page = (await get('/admin/nutzungsbedingungen', admin)).body;
    const seen = seenIn(page);
    const fields = {
      title: 'Unsere Regeln',
      text: 'Vorweg.',
      changes: 'Kürzer.',
      validFrom: '2090-01-01',
      seen,
    };
    expect((await post('/admin/nutzungsbedingungen', fields, admin)).statusCode).toBe(303);
    const again = await post('/admin/nutzungsbedingungen', { ...fields, validFrom: '2091-01-01' }, admin);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain(texts.publishedMeanwhile);
    expect(again.body).toContain('Kürzer.');
    expect(seenIn(again.body)).toBe(String(Number(seen) + 1));
    expect((await get(`/nutzungsbedingungen/${Number(seen) + 2}`)).statusCode).toBe(404);
  });
});
