import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { formerPlaces } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('GET /konto', () => {
  it('greets, shows what one did last and the way to all one has here', async () => {
    const person = await aUser(ctx, { name: 'Ruth Lindner' });
    const article = await anArticle(ctx, { authorId: person.id, headline: 'Die Brücke steht' });
    await aComment(ctx, article, { author: person.viewer, text: 'Endlich.' });
    const { body, statusCode, headers } = await get('/konto', await signedIn(app, person));
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    for (const words of ['Guten Tag, Ruth Lindner', 'Die Brücke steht', 'Endlich.', 'href="/konto/profil"'])
      expect(body).toContain(words);
    expect(body).toContain('aria-current="page">Übersicht');
  });

  it('sends visitors to sign in and back', async () => {
    const { statusCode, headers } = await get('/konto');
    expect([statusCode, headers.location]).toEqual([303, '/anmelden?next=%2Fkonto']);
  });

  it('tells those who are suspended why and until when', async () => {
    const person = await aUser(ctx);
    await changeUser(ctx, person.id, {
      suspendedUntil: new Date('2999-03-01T12:00:00Z'),
      suspensionReason: 'Beleidigungen trotz Hinweis.',
    });
    const { body } = await get('/konto', await signedIn(app, person));
    expect(body.replaceAll('\u00a0', ' ')).toContain('Ihr Konto ist bis 1. März 2999, 13.00 Uhr gesperrt.');
    expect(body).toContain('Beleidigungen trotz Hinweis.');
  });

  it('says until when somebody holds a pass, and nothing once it is over', async () => {
    const person = await aUser(ctx, { passUntil: new Date('2999-12-03T23:00:00Z') });
    const headers = await signedIn(app, person);
    const pass = 'Ihr Zugang zu plus gilt bis einschließlich 3. Dezember 2999.';
    expect((await get('/konto', headers)).body.replaceAll('\u00a0', ' ')).toContain(pass);
    await changeUser(ctx, person.id, { passUntil: new Date(Date.now() - 1) });
    expect((await get('/konto', headers)).body).not.toContain('Zugang zu plus');
  });

  it('has nothing to show of somebody who is new, and says so', async () => {
    const { body } = await get('/konto', await signedIn(app, await aUser(ctx)));
    expect(body).toContain('Sie haben noch nichts veröffentlicht.');
    expect(body).toContain('Sie haben noch nichts kommentiert.');
  });
});

describe('POST /konto/profil', () => {
  const fields = {
    name: 'Tomasz Adamek',
    about: 'Lokführer.\r\n\r\nFrühschicht.',
    locationId: '',
    linkName1: 'Verein',
    link1: 'www.modellbahn-auenfeld.example',
    showsPlace: '1',
    messagesFrom: 'followed',
    isNoindex: '1',
  };

  it('saves what the others read', async () => {
    const place = await aPlace(ctx, { name: 'Steinach', slug: 'steinach' });
    const person = await aUser(ctx);
    const headers = await signedIn(app, person);
    const reply = await post('/konto/profil', { ...fields, locationId: String(place.id) }, headers);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/profil']);
    expect(await loadProfile(ctx, person.id)).toMatchObject({
      name: 'Tomasz Adamek',
      about: 'Lokführer.\n\nFrühschicht.',
      locationId: place.id,
      links: [{ name: 'Verein', href: 'https://www.modellbahn-auenfeld.example' }],
      privacy: { showsPlace: true, showsComments: false, showsFollowers: false, messagesFrom: 'followed' },
      isNoindex: true,
    });
    const page = await get(`/profile/${person.id}/tomasz-adamek`);
    expect(page.body).toContain(
      '<a href="https://www.modellbahn-auenfeld.example" rel="me ugc nofollow">Verein</a>',
    );
    expect(page.body).toContain('content="noindex"');
    expect(page.body).toContain('Steinach</a>, dabei seit');
  });

  it('keeps the place of somebody whose place is offered to nobody any more', async () => {
    const place = await aPlace(ctx, { name: 'Altdorf', slug: 'altdorf' });
    const person = await aUser(ctx, { locationId: place.id });
    const headers = await signedIn(app, person);
    await formerPlaces.hide(actAs(ctx, portalItself), place.id, true);
    const option = new RegExp(`<option[^>]*value="${place.id}"[^>]*>`);
    const [chosen = ''] = option.exec((await get('/konto/profil', headers)).body) ?? [];
    expect(chosen).toContain('selected');
    const other = await signedIn(app, await aUser(ctx));
    expect(option.test((await get('/konto/profil', other)).body)).toBe(false);
  });

  it('keeps from others what is not to be seen', async () => {
    const place = await aPlace(ctx, { name: 'Moorbach', slug: 'moorbach' });
    const person = await aUser(ctx, { name: 'Ada Stille' });
    await aComment(ctx, await anArticle(ctx), { author: person.viewer, text: 'Nur dort.' });
    const { showsPlace: _off, ...hidden } = { ...fields, name: 'Ada Stille', locationId: String(place.id) };
    await post('/konto/profil', hidden, await signedIn(app, person));
    const { body } = await get(`/profile/${person.id}/ada-stille`);
    expect(body).not.toContain('Moorbach</a>, dabei seit');
    expect(body).not.toContain('Nur dort.');
  });

  it.each([
    ['name', ' ', 'Bitte füllen Sie dieses Feld aus.'],
    ['link1', 'javascript:alert(1)', 'Das ist keine Adresse im Netz.'],
    ['link1', 'https://user@boese.example', 'Das ist keine Adresse im Netz.'],
    ['locationId', '2147483647', 'Diesen Ort gibt es nicht.'],
    ['about', 'x'.repeat(2001), 'höchstens 2000 Zeichen'],
  ])('with %s = %j comes back with everything typed', async (field, value, words) => {
    const person = await aUser(ctx, { name: 'Vorher' });
    const reply = await post('/konto/profil', { ...fields, [field]: value }, await signedIn(app, person));
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(words);
    expect(reply.body).toContain('value="Verein"');
    expect((await loadProfile(ctx, person.id)).name).toBe('Vorher');
  });

  it('is refused for those who are suspended', async () => {
    const person = await aUser(ctx, { suspendedUntil: new Date(Date.now() + 24 * 60 * 60 * 1000) });
    expect((await post('/konto/profil', fields, await signedIn(app, person))).statusCode).toBe(403);
  });
});
