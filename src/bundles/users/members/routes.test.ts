import { describe, expect, it } from 'vitest';
import { routesOff } from '#kernel/testing/routes-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aBrowser } from '../security/test-data.ts';
import { aSession, aUser } from '../test-data.ts';
import { OPEN_END } from './constants.ts';
import { decidedMeanwhile } from './texts.ts';

const app = await testApp();
const { ctx } = app;
const tomorrow = new Date(Date.now() + 24 * HOUR_MS);

const browserOf = async (user: { readonly id: number }) =>
  aBrowser(app, { litfass_session: await aSession(ctx, user.id) });
const holding = async (role: Role, locationPath = '') => {
  const user = await aUser(ctx, { name: `Wer ${role}`, roles: [{ role, locationPath }] });
  return { user, browser: await browserOf(user) };
};
const { browser: moderator, user: theModerator } = await holding('moderator');
const { browser: admin } = await holding('admin');

const DESK = '/cockpit/mitglieder';
const namesIn = (body: string) =>
  [...body.matchAll(/<a href="\/cockpit\/mitglieder\/\d+">([^<]+)<\/a>/g)].map(([, name]) => name);

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('GET /cockpit/mitglieder', () => {
  it('is for moderators of the whole portal and above', async () => {
    expect((await aBrowser(app).get(DESK)).headers.location).toMatch(/^\/anmelden/);
    for (const [role, place, status] of [
      ['member', '', 403],
      ['author', '', 403],
      ['moderator', '1/', 403],
      ['admin', '1/', 403],
      ['moderator', '', 200],
      ['editor', '', 200],
      ['admin', '', 200],
    ] as const) {
      const { browser } = await holding(role, place);
      expect((await browser.get(DESK)).statusCode, `${role} ${place}`).toBe(status);
      const inMenu = (await browser.get('/cockpit/suche')).body.includes(`href="${DESK}"`);
      expect(inMenu, `${role} ${place}`).toBe(status === 200);
    }
  });

  it('finds by name and user name, in any case, with every sign as it stands', async () => {
    await aUser(ctx, { name: 'Änne Zucker_100%', login: 'Zuckerbäcker' });
    await aUser(ctx, { name: 'Änne Zuckerx1000' });
    const find = async (q: string) =>
      namesIn((await moderator.get(`${DESK}?${new URLSearchParams({ q })}`)).body);
    expect(await find('änne zucker_1')).toEqual(['Änne Zucker_100%']);
    expect(await find('100%')).toEqual(['Änne Zucker_100%']);
    expect(await find('ZUCKERBÄCK')).toEqual(['Änne Zucker_100%']);
    expect(await find(' Änne  Zucker ')).toEqual(['Änne Zucker_100%', 'Änne Zuckerx1000']);
    expect(await find('\\')).toEqual([]);
    const nobody = await moderator.get(`${DESK}?q=gibtesnicht`);
    expect(nobody.body).toContain('Niemand gefunden');
    expect(nobody.body).toContain('0 Mitglieder');
  });

  it('finds from the beginnings of words, whoever asks', async () => {
    const { name } = await aUser(ctx, { name: 'Wortanfang Zimmermann', login: 'wortanfang.z' });
    for (const [q, found] of [
      ['zimmer', [name]],
      ['mann', []],
      ['wortanfang zimmer', [name]],
      ['zimmer wortanfang', []],
      ['fang.z', []],
    ] as const)
      expect([q, namesIn((await moderator.get(`${DESK}?${new URLSearchParams({ q })}`)).body)]).toEqual([
        q,
        found,
      ]);
  });

  it('finds by e-mail address only for administrators, and shows it to nobody in the list', async () => {
    const { email, name } = await aUser(ctx, { name: 'Post Bote', email: 'brieftraeger@litfass.example' });
    const query = `${DESK}?q=brieftraeger`;
    expect(namesIn((await moderator.get(query)).body)).toEqual([]);
    const reply = await admin.get(query);
    expect(namesIn(reply.body)).toEqual([name]);
    expect(reply.body).not.toContain(email);
  });

  it('filters by state and role and keeps the filter in the address', async () => {
    const [suspended, waiting, writer] = await Promise.all([
      aUser(ctx, { name: 'Filter Gesperrt', suspendedUntil: tomorrow }),
      aUser(ctx, { name: 'Filter Wartend', confirmedAt: null }),
      aUser(ctx, { name: 'Filter Schreibend', roles: [{ role: 'editor', locationPath: '1/4/' }] }),
    ]);
    await aUser(ctx, { name: 'Filter Frei', suspendedUntil: ctx.now });
    const find = async (query: string) => namesIn((await moderator.get(`${DESK}?q=Filter&${query}`)).body);
    expect(await find('zustand=gesperrt')).toEqual([suspended.name]);
    expect(await find('zustand=unbestaetigt')).toEqual([waiting.name]);
    expect(await find('rolle=editor')).toEqual([writer.name]);
    expect(await find('rolle=erfunden&zustand=erfunden&sortiert=erfunden')).toHaveLength(4);
    const { body } = await moderator.get(`${DESK}?q=Filter&zustand=gesperrt`);
    expect(body).toMatch(/<option value="gesperrt" selected/);
    expect(body).toContain('value="Filter"');
  });

  it('sorts by name or age, page by page', async () => {
    for (let at = 0; at < 32; at++)
      await aUser(ctx, {
        name: `Reihe ${String(at).padStart(2, '0')}`,
        createdAt: new Date(Date.UTC(2020, 0, 1 + ((at * 7) % 32))),
      });
    const first = await moderator.get(`${DESK}?q=Reihe`);
    expect(first.body).toContain('32 Mitglieder');
    expect(namesIn(first.body)).toHaveLength(30);
    expect(namesIn(first.body)[0]).toBe('Reihe 00');
    expect(first.body).toContain('href="/cockpit/mitglieder?q=Reihe&amp;seite=2"');
    const second = await moderator.get(`${DESK}?q=Reihe&seite=2`);
    expect(namesIn(second.body)).toEqual(['Reihe 30', 'Reihe 31']);
    expect(second.body).toContain('href="/cockpit/mitglieder?q=Reihe"');
    expect(second.body).not.toContain('seite=3');
    expect(namesIn((await moderator.get(`${DESK}?q=Reihe&sortiert=alt`)).body)[0]).toBe('Reihe 00');
    expect(namesIn((await moderator.get(`${DESK}?q=Reihe&sortiert=neu`)).body).slice(0, 2)).toEqual(
      // This follows from 7 · 9 = 63 = 31 of 32, and 7 · 18 = 126 = 30 of 32.
      ['Reihe 09', 'Reihe 18'],
    );
    for (const wrong of ['0', '-1', 'x', '100001'])
      expect((await moderator.get(`${DESK}?seite=${wrong}`)).statusCode).toBe(400);
  });

  it('leaves out those who were erased', async () => {
    await aUser(ctx, { name: 'Fort Gegangen', erasedAt: ctx.now });
    expect(namesIn((await moderator.get(`${DESK}?q=Fort`)).body)).toEqual([]);
  });
});

describe('GET /cockpit/mitglieder/{id}', () => {
  it('shows administrators the address and what they may change, moderators neither', async () => {
    const user = await aUser(ctx);
    const own = (await moderator.get(`${DESK}/${user.id}`)).body;
    expect(own).not.toContain(user.email);
    expect(own).not.toContain('/rollen');
    expect(own).not.toContain('/zugang');
    expect(own).toContain(`action="${DESK}/${user.id}/sperren"`);
    const all = (await admin.get(`${DESK}/${user.id}`)).body;
    for (const part of [user.email, '/rollen"', '/rollen/entziehen"', '/zugang"'])
      expect(all).toContain(part);
  });

  it('offers nobody to suspend themselves or somebody with a wider role', async () => {
    const self = (await moderator.get(`${DESK}/${theModerator.id}`)).body;
    expect(self).toContain('Das sind Sie selbst');
    expect(self).not.toContain('/sperren');
    const { user: editor } = await holding('editor', '1/4/');
    const wider = (await moderator.get(`${DESK}/${editor.id}`)).body;
    expect(wider).toContain('Dieses Mitglied hat eine weitere Rolle als Sie.');
    expect(wider).not.toContain('/sperren');
  });

  it('names roles by their places, in the order of the tree', async () => {
    const above = await aPlace(ctx, { name: 'Kreis Auen', kind: 'district' });
    const town = await aPlace(ctx, { name: 'Auenfeld', parentId: above.id });
    const user = await aUser(ctx, {
      roles: [
        { role: 'moderator', locationPath: town.path },
        { role: 'editor', locationPath: '99999/' },
      ],
    });
    const { body } = await admin.get(`${DESK}/${user.id}`);
    expect(body).toContain('Moderation <span class="note">Auenfeld</span>');
    expect(body).toContain('Redaktion <span class="note">Ort, den es nicht mehr gibt</span>');
    expect(body).toContain(
      `<option value="${above.path}">Kreis Auen</option><option value="${town.path}">\u2003Auenfeld</option>`,
    );
  });

  it('is not there for nobody', async () => {
    for (const id of ['0', 'x', '2147483647'])
      expect((await moderator.get(`${DESK}/${id}`)).statusCode).toBe(404);
    const gone = await aUser(ctx, { erasedAt: ctx.now });
    expect((await moderator.get(`${DESK}/${gone.id}`)).statusCode).toBe(404);
  });
});

describe('POST /cockpit/mitglieder/{id}/sperren', () => {
  it('suspends until the end of the day that is asked for, and says so', async () => {
    const user = await aUser(ctx, { name: 'Streit Hahn' });
    const fields = { reason: 'Beleidigungen', until: '2099-12-03', hides: '1' };
    const reply = await moderator.post(`${DESK}/${user.id}/sperren`, fields);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${DESK}/${user.id}`]);
    const { body } = await moderator.get(`${DESK}/${user.id}`);
    expect(body).toContain('Streit Hahn ist bis einschließlich 3.\u00a0Dezember 2099 gesperrt.');
    expect(body).toContain('Gesperrt bis einschließlich 3.\u00a0Dezember 2099.');
    expect(body).toContain('von Wer moderator');
    expect(body).toContain('Die Beiträge sind so lange verborgen.');
  });

  it('tells the second of two moderators, and whoever sends it twice, of the suspension that holds by now', async () => {
    const user = await aUser(ctx);
    const seen = seenIn((await moderator.get(`${DESK}/${user.id}`)).body);
    const long = { reason: 'Drohungen', until: '2099-12-03', seen };
    expect((await admin.post(`${DESK}/${user.id}/sperren`, long)).statusCode).toBe(303);
    const short = { reason: 'Ton vergriffen', until: '2098-01-01', seen };
    const told = await moderator.post(`${DESK}/${user.id}/sperren`, short);
    expect(told.statusCode).toBe(422);
    for (const part of [decidedMeanwhile, '>Ton vergriffen</textarea>', '3.\u00a0Dezember 2099'])
      expect(told.body).toContain(part);
    const again = { ...short, seen: seenIn(told.body) };
    expect((await moderator.post(`${DESK}/${user.id}/sperren`, again)).statusCode).toBe(303);
  });

  it('shows the form again with what was typed', async () => {
    const user = await aUser(ctx);
    const reply = await moderator.post(`${DESK}/${user.id}/sperren`, {
      reason: 'Ein langer Grund',
      until: '2020-01-01',
      hides: '1',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Dieser Tag ist schon vorbei.');
    expect(reply.body).toContain('>Ein langer Grund</textarea>');
    expect(reply.body).toMatch(/name="hides"[^>]*checked/);
    for (const until of ['morgen', '2026-02-30'])
      expect(
        (await moderator.json(`${DESK}/${user.id}/sperren`, { reason: 'x', until })).json(),
      ).toMatchObject({
        errors: { until: 'Diesen Tag gibt es nicht.' },
      });
  });
});

describe('POST /cockpit/mitglieder/{id}/entsperren', () => {
  it('lets somebody write again at once', async () => {
    const user = await aUser(ctx, { suspendedUntil: OPEN_END, suspensionReason: 'Streit' });
    const browser = await browserOf(user);
    const write = () => browser.json('/konto/profil', { name: '' });
    expect((await write()).statusCode).toBe(403);
    await moderator.post(`${DESK}/${user.id}/entsperren`);
    expect((await write()).statusCode).toBe(422);
  });
});

describe('POST /cockpit/mitglieder/{id}/rollen', () => {
  it('gives and takes a role, at once', async () => {
    const user = await aUser(ctx);
    const browser = await browserOf(user);
    const grant = { role: 'moderator', place: '' };
    expect((await admin.post(`${DESK}/${user.id}/rollen`, grant)).statusCode).toBe(303);
    expect((await browser.get(DESK)).statusCode).toBe(200);
    expect((await admin.post(`${DESK}/${user.id}/rollen/entziehen`, grant)).statusCode).toBe(303);
    expect((await browser.get(DESK)).statusCode).toBe(403);
  });

  it('refuses roles and places that don’t exist, and moderators', async () => {
    const user = await aUser(ctx);
    const path = `${DESK}/${user.id}/rollen`;
    expect((await admin.json(path, { role: 'gott' })).json()).toMatchObject({
      errors: { role: 'Diese Rolle gibt es nicht.' },
    });
    const reply = await admin.post(path, { role: 'editor', place: '77777/' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Diesen Ort gibt es nicht.');
    expect(reply.body).toMatch(/<option value="editor" selected/);
    for (const each of [path, `${path}/entziehen`, `${DESK}/${user.id}/zugang`])
      expect((await moderator.json(each, { role: 'admin', place: '' })).statusCode).toBe(403);
  });
});

describe('POST /cockpit/mitglieder/{id}/zugang', () => {
  it('opens plus until the end of a day', async () => {
    const user = await aUser(ctx);
    await admin.post(`${DESK}/${user.id}/zugang`, { passUntil: '2099-06-30' });
    const { body } = await admin.get(`${DESK}/${user.id}`);
    expect(body).toContain('bis einschließlich 30.\u00a0Juni 2099');
    expect(body).toContain('value="2099-06-30"');
    await admin.post(`${DESK}/${user.id}/zugang`, { passUntil: '' });
    expect((await admin.get(`${DESK}/${user.id}`)).body).toContain('keiner');
    const past = await admin.json(`${DESK}/${user.id}/zugang`, { passUntil: '2020-01-01' });
    expect(past.json()).toMatchObject({ errors: { passUntil: 'Dieser Tag ist schon vorbei.' } });
  });
});

describe('somebody who is suspended', async () => {
  const suspendedUntil = new Date('2099-12-03T23:00:00Z');
  const user = await aUser(ctx, {
    suspendedUntil,
    suspensionReason: 'Streit am Gartenzaun',
    roles: [{ role: 'admin', locationPath: '' }],
  });
  const browser = await browserOf(user);

  it('reads on each of their own pages why and until when', async () => {
    for (const path of ['/konto/sicherheit', '/konto/sicherheit/passwort'])
      expect((await browser.get(path)).body, path).toContain(
        'Ihr Konto ist bis einschließlich 3.\u00a0Dezember 2099 gesperrt. Sie können lesen, aber nicht schreiben. Grund: Streit am Gartenzaun',
      );
    const free = await browserOf(await aUser(ctx));
    expect((await free.get('/konto/sicherheit')).body).not.toContain('gesperrt');
  });

  it('changes nothing by any route there is, but what is named here', async () => {
    const unsafe = app.portal.routes
      .all()
      .flatMap(({ methods, ...route }) => methods.map((method) => ({ ...route, method })))
      .filter(({ method }) => method !== 'GET');
    expect(unsafe.length).toBeGreaterThan(40);
    const passed: string[] = [];
    for (const { name, template, method } of unsafe) {
      const url = template.replace(/\{(id|\w+Id)\}/g, '1').replace(/\{\w+\??\}/g, 'x');
      const reply = await app.http.inject({
        method,
        url,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          cookie: `litfass_session=${await aSession(ctx, user.id)}`,
        },
        payload: '{}',
      });
      if (reply.statusCode < 400 && !isTold(reply.body)) passed.push(name);
    }
    const off = await routesOff(app);
    expect(passed.sort()).toEqual(WELCOME.filter((name) => !off.find(name)));
  });
});

/** Says whether a body is what a route says that answers in its own words. contract.md 11.2 */
const isTold = (body: string) => /"(notGranted|blocked)":true|"status":("error"|0)/.test(body);

/**
 * The calls for leaving, taking one's data along, guarding the account, and for what changes nothing but who somebody is, what
 * they have read or put aside for themselves, what their browser keeps.
 */
const WELCOME = [
  'account_app_remove',
  'account_calendar_remove',
  'account_feed_address_remove',
  'account_passkey_question',
  'account_passkey_remove',
  'account_session_end',
  'account_sessions_end',
  'account_stay',
  'bookmark_folder_delete',
  'bookmark_remove',
  'embed_consent_save',
  'hidden_word_remove',
  'notices_read_all',
  'push_device_remove',
  'reading_history_erase',
  'reading_history_keep',
  'reading_history_sync',
  'recommendation_topics',
  'recommendation_usual',
  'saved_search_remove',
  'sign_in_passkey_question',
  'sign_out',
];
