import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { finishErasure } from './erasure/commands.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx, http } = app;
const ADMIN = [{ role: 'admin', locationPath: '' }] as const;
const admin = await aUser(ctx, { roles: ADMIN });
const headers = await signedIn(app, admin);
const html = { accept: 'text/html' };
const get = (url: string, session = headers) => http.inject({ url, headers: { ...html, ...session } });
const post = (url: string, fields: Record<string, string>, session = headers) =>
  http.inject({
    method: 'POST',
    url,
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded', ...session },
    payload: new URLSearchParams(fields).toString(),
  });
const REASON = 'Auskunft nach Artikel 15';
const lookAt = async (id: number) =>
  String((await post(`/admin/mitglieder/${id}/bestand`, { reason: REASON })).headers.location);

describe('what an account holds', () => {
  it('is shown once a reason is given, as its owner would get it, and never kept', async () => {
    const person = await aUser(ctx, { about: 'Gärtnert in Auenfeld' });
    await aComment(ctx, await anArticle(ctx), { author: person.viewer, text: 'Mehr davon <b>bitte</b>' });
    await aMessage(ctx, person, await aUser(ctx), { text: 'Ganz unter uns' });
    const href = await lookAt(person.id);
    expect(href).toMatch(new RegExp(`^/admin/mitglieder/${person.id}/bestand/\\d+$`));
    const overview = await get(href);
    expect(overview.headers['cache-control']).toBe('private, no-store');
    expect(overview.body).toContain('Kommentare');
    expect((await get(`${href}?teil=comments`)).body).toContain('Mehr davon &lt;b&gt;bitte&lt;/b&gt;');
    expect((await get(`${href}?teil=messages`)).body).toContain('Ganz unter uns');
    const account = (await get(`${href}?teil=account`)).body;
    expect(account).toContain('Gärtnert in Auenfeld');
    expect(account).toContain('Mailadresse');
    expect(account).not.toContain('argon2');
  });

  it('is shown to nobody without a reason, by no entry of another account or another person', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const href = await lookAt(one.id);
    const entry = href.split('/').at(-1)!;
    expect((await get(`/admin/mitglieder/${other.id}/bestand/${entry}`)).statusCode).toBe(404);
    expect((await get(`/admin/mitglieder/${one.id}/bestand/${Number(entry) + 1}`)).statusCode).toBe(404);
    const second = await signedIn(app, await aUser(ctx, { roles: ADMIN }));
    expect((await get(href, second)).statusCode).toBe(404);
    expect((await get(href, await signedIn(app, one))).statusCode).toBe(403);
    expect((await get(`${href}?teil=unbekannt`)).statusCode).toBe(404);
  });

  it('is asked for again with the words that were typed', async () => {
    const { id, name } = await aUser(ctx);
    const page = await get(`/admin/mitglieder/${id}/bestand`);
    expect(page.body).toContain(name);
    const refused = await post(`/admin/mitglieder/${id}/bestand`, { reason: 'nur so' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Bitte nennen Sie einen Grund (mindestens 10 Zeichen).');
    expect(refused.body).toContain('nur so</textarea>');
    expect((await get('/admin/mitglieder/999999/bestand')).statusCode).toBe(404);
  });

  it('is read in pages', async () => {
    const person = await aUser(ctx);
    const article = await anArticle(ctx);
    for (let made = 0; made < 51; made++)
      await aComment(ctx, article, { author: person.viewer, text: `Wort Nummer ${made} dazu` });
    const href = await lookAt(person.id);
    const first = await get(`${href}?teil=comments`);
    expect(first.body).toContain('1 bis 50 von 51');
    expect(first.body).not.toContain('Wort Nummer 50 dazu');
    expect((await get(`${href}?teil=comments&seite=2`)).body).toContain('Wort Nummer 50 dazu');
    expect((await get(`${href}?teil=comments&seite=99`)).statusCode).toBe(200);
  });
});

describe('who looked', () => {
  it('is read by the person themselves, with the reason, and by nobody else', async () => {
    const person = await aUser(ctx);
    const own = await signedIn(app, person);
    expect((await get('/konto/einsicht', own)).body).toContain('Niemand hat Ihre Daten angesehen');
    await lookAt(person.id);
    const { body } = await get('/konto/einsicht', own);
    expect(body).toContain(admin.name);
    expect(body).toContain(REASON);
    expect((await get('/konto/einsicht', await signedIn(app, await aUser(ctx)))).body).not.toContain(REASON);
  });
});

it('the page of a person leads there, for administrators alone', async () => {
  const { id } = await aUser(ctx);
  const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
  const link = `/admin/mitglieder/${id}/bestand`;
  expect((await get(`/cockpit/mitglieder/${id}`)).body).toContain(link);
  expect((await get(`/cockpit/mitglieder/${id}`, await signedIn(app, moderator))).body).not.toContain(link);
});

describe('erasing an account', () => {
  it('is rehearsed, done after the user name is typed, and proved', async () => {
    const person = await aUser(ctx);
    await aComment(ctx, await anArticle(ctx), { author: person.viewer });
    const address = `/admin/mitglieder/${person.id}/loeschen`;
    expect((await get(address)).body).toContain('Erschienene Kommentare bleiben ohne Namen stehen');
    expect((await get(`${address}?kommentare=remove`)).body).not.toContain('Erschienene Kommentare bleiben');
    const wrong = await post(address, {
      login: '<b>',
      reason: 'Verlangt nach Artikel 17',
      comments: 'remove',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Das ist nicht der Benutzername dieses Kontos.');
    expect(wrong.body).toContain('value="&lt;b&gt;"');
    expect(wrong.body).toContain('name="comments" value="remove"');
    const done = await post(address, {
      login: person.login.toUpperCase(),
      reason: 'Verlangt nach Artikel 17',
    });
    const proof = String(done.headers.location);
    expect([done.statusCode, proof]).toEqual([303, expect.stringMatching(/^\/admin\/loeschungen\/\d+$/)]);
    expect((await get(proof)).body).toContain('Das Konto wird gerade gelöscht');
    expect((await get(`${proof}/nachweis`)).statusCode).toBe(404);
    await finishErasure(ctx, Number(proof.split('/').at(-1)));
    const { body } = await get(proof);
    expect(body).toContain('Nichts ist mehr da');
    expect(body).toContain('Sie stimmt mit dem Nachweis überein.');
    expect(body).not.toContain(person.name);
    const file = await get(`${proof}/nachweis`);
    expect(file.headers['content-disposition']).toContain('loeschnachweis-');
    expect(file.json()).toMatchObject({ account: person.id, sha256: expect.stringMatching(/^[\da-f]{64}$/) });
    expect((await get('/admin/loeschungen')).body).toContain(`Konto Nr. ${person.id}`);
    expect((await get(address)).statusCode).toBe(404);
  });

  it('is refused of oneself, with a sentence instead of the form', async () => {
    const address = `/admin/mitglieder/${admin.id}/loeschen`;
    const page = await get(address);
    expect(page.body).toContain('Das ist Ihr eigenes Konto');
    expect(page.body).not.toContain('name="login"');
    const sent = await post(address, { login: admin.login, reason: 'Verlangt nach Artikel 17' });
    expect(sent.statusCode).toBe(409);
  });

  it('and its proofs are for administrators alone', async () => {
    const { id } = await aUser(ctx);
    const editor = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    for (const address of [`/admin/mitglieder/${id}/loeschen`, '/admin/loeschungen', '/admin/loeschungen/1'])
      expect((await get(address, editor)).statusCode).toBe(403);
    expect((await get('/admin/loeschungen/999999')).statusCode).toBe(404);
  });
});

describe('merging two accounts', () => {
  it('is rehearsed, done, and leads from the old address to the new one', async () => {
    const [into, from] = [await aUser(ctx), await aUser(ctx)];
    await aComment(ctx, await anArticle(ctx), { author: from.viewer });
    const address = `/admin/mitglieder/${into.id}/zusammenfuehren`;
    expect((await get(address)).body).toContain('Benutzername oder Mailadresse des zweiten Kontos');
    const unknown = await get(`${address}?mit=niemand`);
    expect([unknown.statusCode, unknown.body.includes('gibt es nicht')]).toEqual([422, true]);
    const page = await get(`${address}?mit=${encodeURIComponent(from.email)}`);
    expect(page.body).toContain('Alle Kommentare und Erwähnungen gehören zum ersten Konto.');
    const other = String(from.id);
    const wrong = await post(address, { other, login: '<i>', reason: 'nur so' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="&lt;i&gt;"');
    const done = await post(address, { other, login: from.login, reason: 'Darum hat das Mitglied gebeten' });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/cockpit/mitglieder/${into.id}`]);
    const old = await http.inject({ url: `/profile/${from.id}/${from.login}`, headers: html });
    expect(old.statusCode).toBe(301);
    expect(old.headers.location).toMatch(new RegExp(`^/profile/${into.id}/`));
    const feed = await http.inject({ url: `/profile/${from.id}/feed.xml` });
    expect([feed.statusCode, feed.headers.location]).toEqual([301, `/profile/${into.id}/feed.xml`]);
    const again = await post(address, { other, login: from.login, reason: 'Darum hat das Mitglied gebeten' });
    expect(again.statusCode).toBe(409);
  });

  it('is refused where something stands against it, in a sentence', async () => {
    const address = `/admin/mitglieder/${admin.id}/zusammenfuehren`;
    const page = await get(`${address}?mit=${admin.login}`);
    expect(page.body).toContain('Das ist dasselbe Konto');
    expect(page.body).not.toContain('name="reason"');
    const editor = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    expect((await get(address, editor)).statusCode).toBe(403);
  });

  it('says which roles are lost', async () => {
    const into = await aUser(ctx);
    const from = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const { body } = await get(`/admin/mitglieder/${into.id}/zusammenfuehren?mit=${from.login}`);
    expect(body).toContain('gehen verloren: Redaktion (Ganzes Portal)');
  });
});
