// A form that comes back says so first, whatever it is about: in the page's title, and by where the keyboard goes on.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const [member, other, admin] = [
  await aUser(ctx),
  await aUser(ctx),
  await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }),
];
const image = await anImage(ctx, { ownerId: member.id });
const article = await anArticle(ctx);
const place = await aPlace(ctx);

type Person = 'visitor' | 'member' | 'admin';
const SESSIONS: Readonly<Record<Person, () => Promise<Record<string, string>>>> = {
  visitor: () => Promise.resolve({}),
  member: () => signedIn(app, member),
  admin: () => signedIn(app, admin),
};

const send = async (person: Person, url: string, fields: Readonly<Record<string, string>>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...(await SESSIONS[person]()),
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** The picture's form is as it came. */
const UNTOUCHED = {
  'caption[caption]': 'Worte',
  'before[focus_x]': '50',
  'before[focus_y]': '50',
  'focuspoint[focus_y]': '50',
  'rotation[degrees]': '0',
};

const FORMS: readonly (readonly [Person, url: string, fields: Readonly<Record<string, string>>])[] = [
  ['visitor', '/anmelden', { login: 'niemand', password: 'falsch' }],
  ['visitor', '/registrieren', { name: '', login: '', email: 'x', password: 'x' }],
  ['visitor', '/passwort-vergessen', { email: '' }],
  ['visitor', '/registrieren/noch-einmal', { email: '' }],
  ['member', '/konto/profil', { name: '' }],
  ['member', '/konto/sicherheit/passwort', { current: 'falsch', password: 'x' }],
  ['member', '/konto/sicherheit/e-mail', { email: 'x' }],
  ['member', '/konto/sicherheit/nachweis', { password: 'falsch' }],
  ['member', '/konto/datenschutz/export', { password: 'falsch' }],
  ['member', `/user/ajax/personalmessage/${other.id}`, { text: '' }],
  ['member', `/a/ajax/articlecommentnew/${article.id}`, { text: '' }],
  ['member', `/konto/bilder/${image.id}`, { ...UNTOUCHED, 'focuspoint[focus_x]': '120' }],
  ['admin', '/admin/portal/portal', { portalName: '' }],
  ['admin', '/admin/nutzungsbedingungen', { text: '' }],
  ['admin', '/admin/mitglieder/einladungen', { people: 'niemand', role: 'editor' }],
  ['admin', '/admin/rubriken/neu', { name: '' }],
  ['admin', '/admin/orte/neu', { name: '', postcode: 'x' }],
  ['admin', `/admin/orte/${place.id}`, { name: '', kind: '' }],
  ['admin', `/admin/orte/${place.id}/zusammenfuehren`, { into: '' }],
  ['admin', `/admin/mitglieder/${member.id}/bestand`, { reason: '' }],
  ['admin', `/admin/mitglieder/${member.id}/loeschen`, { login: 'niemand', reason: '' }],
  [
    'admin',
    `/admin/mitglieder/${member.id}/zusammenfuehren`,
    { other: String(other.id), login: 'niemand', reason: '' },
  ],
  ['admin', `/cockpit/mitglieder/${member.id}/sperren`, { reason: '', until: 'x' }],
];

describe('a form that is refused', () => {
  it.each(FORMS)('says so first, to %s at %s', async (person, url, fields) => {
    const reply = await send(person, url, fields);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    const { document } = new JSDOM(reply.body).window;
    expect(document.title).toMatch(/^Fehler: \S/);
    const [first, ...others] = document.querySelectorAll('[autofocus]');
    expect(others).toEqual([]);
    expect(first?.matches('[role=alert], [aria-invalid=true]')).toBe(true);
  });
});

const TABLE = '/cockpit/tabellen/beitraege';

describe('a form of a table that is refused', () => {
  it.each([
    [`${TABLE}/auswahl`, { aktion: 'ort' }, 'Bitte kreuzen Sie erst an, was gemeint ist.'],
    [
      `${TABLE}/auswahl`,
      { aktion: 'zaubern', auswahl: `article-${article.id}` },
      'Das lässt sich hier nicht machen.',
    ],
    [`${TABLE}/ansichten`, { name: ' ' }, 'Bitte geben Sie der Ansicht einen Namen'],
  ])('leads back to the table as it was, which says why: %s %o', async (url, fields, words) => {
    const session = await SESSIONS.admin();
    const reply = await app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...session },
      payload: new URLSearchParams({ zurueck: 'q=Elf&sortiert=titel-auf', ...fields }).toString(),
    });
    const back = String(reply.headers.location);
    expect([reply.statusCode, back]).toEqual([303, '/cockpit/beitraege/alle?q=Elf&sortiert=titel-auf']);
    const kept = reply.cookies.map(({ name, value }) => `${name}=${value}`);
    const cookie = [session['cookie'], ...kept].join('; ');
    const { body } = await app.http.inject({ url: back, headers: { accept: 'text/html', cookie } });
    expect(new JSDOM(body).window.document.querySelector('[role=alert]')?.textContent).toContain(words);
  });
});

describe('a page that was only asked for', () => {
  it.each(['/anmelden', '/registrieren'])('has its usual title, and takes no focus: %s', async (url) => {
    const { body } = await app.http.inject({ url, headers: { accept: 'text/html' } });
    expect(body).not.toContain('autofocus');
    expect(body).not.toContain('<title>Fehler');
  });

  it('isn’t called a mistake of the one who came when it isn’t there', async () => {
    const { body } = await app.http.inject({ url: '/gibt-es-nicht', headers: { accept: 'text/html' } });
    expect(body).not.toContain('<title>Fehler:');
  });
});
