import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { calmWords } from '#bundles/comments/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { booleanSetting, numberSetting } from './definition.ts';
import { portalName } from './portal.ts';
import { readSetting } from './queries.ts';

/** Settings as later bundles declare theirs. */
const editMinutes = numberSetting('comments.edit-minutes', 0, { min: 0, max: 525_600 });
const acceptsWebp = booleanSetting('media.acceptsWebp', false);

const app = await testApp();
const { ctx } = app;
const PAGE = { accept: 'text/html' };
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const get = (headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: '/admin/portal', headers: { ...PAGE, ...headers } });
const save = (group: string, fields: Record<string, string>, headers: Record<string, string> = admin) =>
  app.http.inject({
    method: 'POST',
    url: `/admin/portal/${group}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const PORTAL = { 'portal.name': 'Litfass', 'portal.description': 'Von hier.' };
const COMMENTS = {
  'comments.hold-first': '0',
  'comments.calm-notes': '1',
  'comments.calm-words': calmWords.fallback,
  'comments.edit-minutes': '0',
};
const changes = async () =>
  (await listHistory(ctx, { type: 'setting', id: 0 } as unknown as ContentRef)).map(({ after }) => after);

const takeBack = (id: number, headers: Record<string, string> = admin) =>
  app.http.inject({
    method: 'POST',
    url: `/admin/portal/aenderungen/${id}`,
    headers: { accept: 'application/json', ...headers },
  });
const newest = async () => (await listHistory(ctx, { type: 'setting', id: 0 } as unknown as ContentRef))[0]!;

describe('GET /admin/portal', () => {
  it('shows the settings of all bundles in their groups, with what is set', async () => {
    const { statusCode, body } = await get(admin);
    expect(statusCode).toBe(200);
    for (const name of ['Portal', 'Mitglieder', 'Kommentare', 'Bilder'])
      expect(body).toContain(`>${name}</h2>`);
    for (const label of [
      'Name des Portals',
      'In Suchmaschinen zu finden',
      'Registrierung ist offen',
      'Erste Kommentare zurückhalten',
      'Zurückgehaltene Wörter',
      'Minuten zum Ändern',
      'Alle Kommentare von selbst laden',
      'Bilder brauchen einen Nachweis',
      'HEIC-Dateien annehmen',
    ])
      expect(body).toContain(label);
    expect(body).toMatch(/<input[^>]*name="portal.name"[^>]*value="Litfass"/);
    expect(body).toMatch(/<input[^>]*name="users.registration-open"[^>]*checked/);
    expect(body).not.toMatch(/<input[^>]*name="media.acceptsWebp"[^>]*checked/);
    expect(body).toContain('<a href="/admin/portal" aria-current="page">Einstellungen');
  });

  it('is for administrators of the whole portal', async () => {
    expect((await get()).headers.location).toMatch(/^\/anmelden/);
    for (const [role, locationPath] of [
      ['editor', ''],
      ['admin', '1/4/'],
    ] as const) {
      const browser = await signedIn(app, await aUser(ctx, { roles: [{ role, locationPath }] }));
      expect((await get(browser)).statusCode).toBe(403);
      expect((await save('comments', COMMENTS, browser)).statusCode).toBe(403);
    }
  });
});

describe('POST /admin/portal/{group}', () => {
  it('saves what differs, writes history of that alone, and leads back with a message', async () => {
    const fields = {
      ...COMMENTS,
      'comments.edit-minutes': ' 15 ',
      'comments.calm-words': 'Glück,\r\nGewinn',
    };
    const reply = await save('comments', fields, { ...admin, ...PAGE });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/portal']);
    const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
    expect(unpackFlashes(app.portal.secrets, cookie?.value)[0]).toMatchObject({
      type: 'success',
      text: 'Die Einstellungen „Kommentare“ sind gespeichert.',
    });
    expect([await readSetting(ctx, editMinutes), await readSetting(ctx, calmWords)]).toEqual([
      15,
      'Glück,\nGewinn',
    ]);
    expect(await changes()).toEqual([
      { 'comments.edit-minutes': 15 },
      { 'comments.calm-words': 'Glück,\nGewinn' },
    ]);
    expect((await save('comments', fields)).json()).toEqual({
      status: 'success',
      msg: 'Es war nichts zu ändern.',
    });
  });

  it('takes a box that is not ticked for off', async () => {
    await save('images', { 'media.acceptsWebp': '1' });
    expect(await readSetting(ctx, acceptsWebp)).toBe(true);
    await save('images', {});
    expect(await readSetting(ctx, acceptsWebp)).toBe(false);
  });

  it('of JSON changes what is named, and nothing else', async () => {
    const saveJson = (group: string, payload: object) =>
      app.http.inject({
        method: 'POST',
        url: `/admin/portal/${group}`,
        headers: { ...admin, accept: 'application/json' },
        payload,
      });
    await save('images', { 'media.acceptsWebp': '1' });
    expect((await saveJson('images', {})).json()).toMatchObject({ msg: 'Es war nichts zu ändern.' });
    expect(await readSetting(ctx, acceptsWebp)).toBe(true);
    const bare = { method: 'POST', url: '/admin/portal/images', headers: { ...admin } } as const;
    await app.http.inject(bare);
    expect(await readSetting(ctx, acceptsWebp)).toBe(true);
    await saveJson('images', { 'media.acceptsWebp': false });
    expect(await readSetting(ctx, acceptsWebp)).toBe(false);
    await saveJson('images', { 'media.acceptsWebp': true });
    expect(await readSetting(ctx, acceptsWebp)).toBe(true);
    await saveJson('comments', { 'comments.edit-minutes': 20 });
    expect([await readSetting(ctx, editMinutes), await readSetting(ctx, calmWords)]).toEqual([
      20,
      'Glück,\nGewinn',
    ]);
    for (const value of [null, ['1'], { on: true }]) {
      const answer = await saveJson('images', { 'media.acceptsWebp': value });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { errors: { 'media.acceptsWebp': 'Dieser Wert ist nicht erlaubt.' } },
      ]);
    }
    await save('images', {});
    await save('comments', { ...COMMENTS, 'comments.calm-words': 'Glück,\nGewinn' });
  });

  it('leaves alone what somebody else changed meanwhile, and says so where both changed the same', async () => {
    await save('comments', COMMENTS);
    const seenBefore = {
      ...COMMENTS,
      ...Object.fromEntries(Object.entries(COMMENTS).map(([key, value]) => [`seen.${key}`, value])),
    };
    await save('comments', { ...seenBefore, 'comments.edit-minutes': '30' });
    await save('comments', { ...seenBefore, 'comments.hold-first': '3' });
    expect(await readSetting(ctx, editMinutes)).toBe(30);
    const both = { ...seenBefore, 'comments.hold-first': '3', 'comments.edit-minutes': '40' };
    const reply = await save('comments', both, { ...admin, ...PAGE });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Jemand anders hat das inzwischen geändert, siehe „Zuletzt geändert“.');
    expect(reply.body).toMatch(/<input[^>]*name="comments.edit-minutes"[^>]*value="40"/);
    expect(reply.body).toMatch(/<input[^>]*name="seen.comments.edit-minutes" value="30"/);
    expect(reply.body).toMatch(/<input[^>]*name="seen.comments.calm-notes" value="1"/);
    expect(await readSetting(ctx, editMinutes)).toBe(30);
    await save('comments', { ...both, 'seen.comments.edit-minutes': '30' });
    expect(await readSetting(ctx, editMinutes)).toBe(40);
    await save('comments', {
      ...COMMENTS,
      'comments.edit-minutes': '20',
      'comments.calm-words': 'Glück,\nGewinn',
    });
  });

  it('says beside a box why it can’t be ticked, where the summary leads', async () => {
    const refusedBox = await save('security', { 'users.secondFactor.admin': '1' }, { ...admin, ...PAGE });
    expect(refusedBox.statusCode).toBe(422);
    expect(refusedBox.body).toContain('href="#f-users.secondFactor.admin"');
    expect(refusedBox.body).toMatch(/<input[^>]*id="f-users.secondFactor.admin"[^>]*aria-describedby/);
  });

  it('refuses with 422 beside the fields, saves nothing of the group and loses nothing that was typed', async () => {
    const fields = { ...COMMENTS, 'comments.hold-first': '101', 'comments.calm-words': 'Neues Wort' };
    const reply = await save('comments', fields, { ...admin, ...PAGE });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Bitte eine ganze Zahl von 0 bis 100.');
    expect(reply.body).toContain('Neues Wort</textarea>');
    expect(reply.body).toMatch(/<input[^>]*name="comments.hold-first"[^>]*value="101"/);
    expect(await readSetting(ctx, calmWords)).toBe('Glück,\nGewinn');
    expect((await save('comments', fields)).json()).toMatchObject({
      errors: { 'comments.hold-first': 'Bitte eine ganze Zahl von 0 bis 100.' },
    });
  });

  it.each([
    ['no name', { 'portal.name': '  ' }, 'Bitte füllen Sie dieses Feld aus.'],
    ['a name that is too long', { 'portal.name': 'x'.repeat(61) }, 'Bitte höchstens 60 Zeichen.'],
  ])('refuses %s of the portal', async (_, fields, error) => {
    const reply = await save('portal', fields as Record<string, string>);
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { errors: { 'portal.name': error } }]);
    expect(await readSetting(ctx, portalName)).toBe('Litfass');
  });

  it.each(['', 'abc', '1.5', '-1', '525601', '1e3'])('refuses „%s“ as a number of minutes', async (typed) => {
    const reply = await save('comments', { ...COMMENTS, 'comments.edit-minutes': typed });
    expect(reply.json()).toMatchObject({
      errors: { 'comments.edit-minutes': 'Bitte eine ganze Zahl von 0 bis 525.600.' },
    });
  });

  it.each([
    [
      'portal.email',
      'Redaktion <post@litfass.example>',
      'Bitte eine E-Mail-Adresse wie redaktion@example.org.',
    ],
    ['portal.phone', 'ruf an', 'Bitte eine Telefonnummer aus Ziffern, Leerzeichen, + ( ) / und -.'],
    [
      'portal.accounts',
      'javascript:alert(1)',
      'Bitte je Zeile eine Adresse, die mit https:// beginnt und weder Namen noch Passwort zum Anmelden enthält, höchstens 10.',
    ],
    [
      'portal.accounts',
      'https://a.example\n'.repeat(11),
      'Bitte je Zeile eine Adresse, die mit https:// beginnt und weder Namen noch Passwort zum Anmelden enthält, höchstens 10.',
    ],
    [
      'portal.accounts',
      'https://auental:geheim@social.example/@auental',
      'Bitte je Zeile eine Adresse, die mit https:// beginnt und weder Namen noch Passwort zum Anmelden enthält, höchstens 10.',
    ],
  ])('refuses for %s what nobody can follow', async (key, typed, error) => {
    expect((await save('contact', { [key]: typed })).json()).toMatchObject({ errors: { [key]: error } });
  });

  it('puts claim, contact and accounts on every page, and tells search engines', async () => {
    const front = async () => (await app.http.inject({ method: 'GET', url: '/', headers: PAGE })).body;
    expect(await front()).toContain('Die Säule an der Ecke');
    await save('contact', {
      'portal.address': 'Markt 1\r\n36999 Auenfeld',
      'portal.email': 'post@litfass.example',
      'portal.phone': '06624 / 12-34',
      'portal.accounts':
        'https://www.instagram.com/auental\nhttps://bund.example/@auental\nhttps://auental.example/wir',
    });
    const { body } = await app.http.inject({ method: 'GET', url: '/', headers: PAGE });
    expect(body).toMatch(/<span>Markt 1<\/span><span>36999 Auenfeld<\/span>/);
    expect(body).toContain('<a href="tel:066241234">06624 / 12-34</a>');
    expect(body).toContain('<a href="mailto:post@litfass.example">');
    for (const name of ['Instagram', 'Mastodon', 'auental.example'])
      expect(body).toMatch(new RegExp(`rel="me noopener">${name}</a>`));
    expect(body).toContain('"sameAs":["https://www.instagram.com/auental"');
    await save('portal', { ...PORTAL, 'portal.claim': 'Was im Tal <los> ist' });
    expect(await front()).toContain('Was im Tal &lt;los&gt; ist');
    expect(await front()).not.toContain('Die Säule an der Ecke');
    await save('portal', PORTAL);
    await save('contact', {});
  });

  it('takes no name that nobody could read, and nothing of one that nobody sees', async () => {
    const unseen = await save('portal', { ...PORTAL, 'portal.name': '\u200b \u00ad\u0007' });
    expect([unseen.statusCode, Object.keys(unseen.json().errors)]).toEqual([422, ['portal.name']]);
    await save('portal', { ...PORTAL, 'portal.name': '\u202eAuen\u0007taler' });
    expect(await readSetting(ctx, portalName)).toBe('Auentaler');
  });

  it('knows no other group', async () => {
    expect((await save('erfunden', {})).statusCode).toBe(404);
  });
});

describe('POST /admin/portal/aenderungen/{entry}', () => {
  it('sets back what was changed last, and once more, as often as somebody wants', async () => {
    await save('images', { 'media.acceptsWebp': '1' });
    const first = await newest();
    const page = (await get(admin)).body;
    expect(page).toContain('Zuletzt geändert');
    expect(page).toContain(`action="/admin/portal/aenderungen/${first.id}"`);
    expect((await takeBack(first.id)).json()).toEqual({
      status: 'success',
      msg: 'Die Änderung ist zurückgenommen.',
    });
    expect(await readSetting(ctx, acceptsWebp)).toBe(false);
    const second = await newest();
    expect(second).toMatchObject({ action: 'setting.changed', before: { 'media.acceptsWebp': true } });
    expect((await takeBack(second.id)).statusCode).toBe(200);
    expect(await readSetting(ctx, acceptsWebp)).toBe(true);
    await save('images', {});
  });

  it('leaves alone what was changed since, and happens once for two who press at once', async () => {
    await save('images', { 'media.acceptsWebp': '1' });
    const old = await newest();
    await save('images', {});
    const answer = await takeBack(old.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { msg: 'Diese Einstellung wurde inzwischen noch einmal geändert. Bitte sehen Sie nach.' },
    ]);
    const { id } = await newest();
    const both = await Promise.all([takeBack(id), takeBack(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await save('images', {});
  });

  it('leads a browser back to the page with the sentence when it is too late', async () => {
    await save('images', { 'media.acceptsWebp': '1' });
    const { id } = await newest();
    await takeBack(id);
    const reply = await takeBack(id, { ...admin, ...PAGE });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/portal']);
    const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
    expect(unpackFlashes(app.portal.secrets, cookie?.value)[0]).toMatchObject({
      type: 'warning',
      text: 'Diese Einstellung wurde inzwischen noch einmal geändert. Bitte sehen Sie nach.',
    });
  });

  it('goes back to what the portal came with, and on again, once for two who press at once', async () => {
    await save('contact', { 'portal.phone': '0123 456' });
    await takeBack((await newest()).id);
    expect((await get(admin)).body).not.toContain('value="0123 456"');
    const { id } = await newest();
    expect((await get(admin)).body).toContain(`action="/admin/portal/aenderungen/${id}"`);
    const both = await Promise.all([takeBack(id), takeBack(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await get(admin)).body).toContain('value="0123 456"');
    await takeBack((await newest()).id);
  });

  it('knows no entry of anything else, and is for administrators', async () => {
    expect((await takeBack(999_999)).statusCode).toBe(404);
    const { id } = await newest();
    const editor = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    expect((await takeBack(id, editor)).statusCode).toBe(403);
  });
});
