// A form that comes back says so first, whatever it is about: in the page's title, and by where the keyboard goes on.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import { addressesOn, routesOff } from '#kernel/testing/routes-off.ts';
import { isOn, rowsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anOpenEvent, aRegistered } from '#bundles/events/registrations/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
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
const [category] = [await aCategory(ctx, { name: 'Rathaus' }), await aCategory(ctx, { name: 'Sport' })];
const [tagId] = await ensureTags(actAs(ctx, portalItself), ['Brücke', 'Freibad']);

const anEventWithSomebody = async () => {
  const { ref, id: eventId } = await anOpenEvent(ctx);
  return { ref, eventId, registrationId: (await aRegistered(ctx, ref)).id };
};
const { ref, eventId, registrationId } = isOn('events')
  ? await anEventWithSomebody()
  : { ref: { dateKey: 1 }, eventId: 1, registrationId: 1 };

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
  ['visitor', `/events/${eventId}/anmeldung/${ref.dateKey}`, { name: 'Ruth', email: 'x', seats: '1' }],
  ['member', `/events/${eventId}/anmeldung/${ref.dateKey}`, { seats: '11' }],
  ['admin', `/events/${eventId}/anmeldungen`, { seatLimit: 'viele', maxSeats: '1', closesHours: '0' }],
  ['admin', `/events/${eventId}/anmeldungen/${ref.dateKey}/mail`, { subject: 'Schuhe', message: '' }],
  ['admin', `/events/${eventId}/anmeldungen/${registrationId}/streichen`, { reason: '' }],
  ['member', '/schreiben/kalender/neu', { address: 'x:y', organiser: '' }],
  ['admin', '/admin/portal/portal', { portalName: '' }],
  ['admin', '/admin/nutzungsbedingungen', { text: '' }],
  ['admin', '/admin/mitglieder/einladungen', { people: 'niemand', role: 'editor' }],
  ['admin', '/admin/rubriken/neu', { name: '', slug: 'kultur', tone: 'opinion' }],
  ['admin', `/admin/rubriken/${category.id}`, { name: 'Stadthaus', slug: 'Groß und Weit', tone: 'news' }],
  ['admin', `/admin/rubriken/${category.id}/zusammenfuehren`, { into: '' }],
  ['admin', `/admin/schlagwoerter/${tagId}`, { name: '!!!', synonyms: 'Steg' }],
  ['admin', `/admin/schlagwoerter/${tagId}/zusammenfuehren`, { into: 'Gibt es nicht' }],
  ['admin', `/admin/schlagwoerter/${tagId}/loeschen`, {}],
  ['admin', '/admin/orte/neu', { name: '', kind: 'town', postcode: 'x', latitude: '50,5' }],
  ['admin', '/admin/orte/einlesen', { text: 'Ort;Art' }],
  ['admin', `/admin/orte/${place.id}`, { name: '', kind: '' }],
  ['admin', `/admin/orte/${place.id}/bild`, { image: '2147483647', alt: 'Blick vom Turm', credit: 'Ada' }],
  ['admin', `/admin/orte/${place.id}/zusammenfuehren`, { into: '' }],
  ['admin', `/admin/mitglieder/${member.id}/bestand`, { reason: '' }],
  ['admin', `/admin/mitglieder/${member.id}/loeschen`, { login: 'niemand', reason: '' }],
  [
    'admin',
    `/admin/mitglieder/${member.id}/zusammenfuehren`,
    { other: String(other.id), login: 'niemand', reason: '' },
  ],
  ['admin', '/cockpit/tabellen/beitraege/ansichten', { name: 'x'.repeat(41), zurueck: 'q=Elf' }],
  ['admin', '/cockpit/tabellen/mitglieder/ansichten', { name: ' ' }],
  ['admin', `/cockpit/mitglieder/${member.id}/sperren`, { reason: '', until: 'x' }],
];

const isRunning = addressesOn(app, await routesOff(app));
const forms = rowsOn(
  FORMS,
  ([, url]) => isRunning(url),
  ([person, url]) => `to ${person} at ${url}`,
);

describe('a form that is refused', () => {
  it.each(forms)('says so first, to %s at %s', async (person, url, fields) => {
    const reply = await send(person, url, fields);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    const { document } = new JSDOM(reply.body).window;
    expect(document.title).toMatch(/^Fehler: \S/);
    expect(document.querySelector('nav[aria-label="Sie sind hier"]')?.textContent ?? '').not.toContain(
      'Fehler:',
    );
    const [first, ...others] = document.querySelectorAll('[autofocus]');
    expect(others).toEqual([]);
    expect(first?.matches('[role=alert], [aria-invalid=true]')).toBe(true);
  });
});

/** Places, categories and tags. */
const DESKS = /^\/admin\/(orte|rubriken|schlagwoerter)(\/|$)/;

/** Forms of these desks that have no field in which something could be mistaken. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  '/admin/orte/{id}/reihenfolge': 'buttons alone: locations/desk/routes.test.ts',
  '/admin/rubriken/{id}/reihenfolge': 'buttons alone: topics/desk/routes.test.ts',
};

describe('the forms of places, categories and tags', () => {
  const ofDesks = FORMS.filter(([, url]) => DESKS.test(url));

  it('have a row here, each of them', () => {
    const sent = new Set(ofDesks.map(([, url]) => url));
    const ids = [place.id, category.id, tagId!];
    const missing = app.portal.routes
      .all()
      .filter(({ methods, template }) => methods.includes('POST') && DESKS.test(template))
      .map(({ template }) => template)
      .filter((template) => !ids.some((id) => sent.has(fillTemplate(template, { id }))));
    expect(missing.toSorted()).toEqual(Object.keys(SHOWN_ELSEWHERE).toSorted());
  });

  it.each(ofDesks)(
    'say to %s at %s beside the field what is wrong, and keep what was typed',
    async (...form) => {
      const [person, url, fields] = form;
      const { document } = new JSDOM((await send(person, url, fields)).body).window;
      const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
      expect(wrong).not.toEqual([]);
      for (const control of wrong) {
        const hint = document.getElementById(control.getAttribute('aria-describedby') ?? '');
        expect(hint?.textContent).toMatch(/\p{Lu}.+\.$/u);
      }
      for (const [name, typed] of Object.entries(fields).filter(([, value]) => value !== ''))
        expect(
          [...document.querySelectorAll<HTMLInputElement>(`main form [name="${name}"]`)].map(
            ({ value }) => value,
          ),
        ).toContain(typed);
    },
  );
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
