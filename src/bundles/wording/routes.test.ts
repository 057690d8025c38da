import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { mailsTo } from '#bundles/users/registration/test-data.ts';
import { reword } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const headers = { accept: 'text/html', ...admin };
const PATH = '/admin/texte/users.reset';
const open = (url: string) => app.http.inject({ method: 'GET', url, headers });
const send = (payload: object, as: Readonly<Record<string, string>> = headers) =>
  app.http.inject({ method: 'POST', url: PATH, headers: as, payload });
const seenOf = async () => /name="seen" value="([^"]*)"/.exec((await open(PATH)).body)?.[1] ?? '';
const typed = {
  subject: 'Ihr neues Passwort',
  text: 'hier geht es weiter, {benutzername}.\n\nBis gleich!',
  action: 'Weiter',
  footer: 'Nichts zu tun.',
};

describe('the desk of texts', () => {
  it('lists them by what they are about, finds words in them, and marks what is changed', async () => {
    const { body } = await open('/admin/texte');
    for (const words of ['Mails zum Konto', 'Neues Passwort wählen', 'Sperre aufgehoben'])
      expect(body).toContain(words);
    expect(body).not.toContain(`>${texts.changedMark}<`);
    const found = (await open('/admin/texte?q=wiederherstellungscodes')).body;
    expect(found).toContain('Neue Wiederherstellungscodes');
    expect(found).not.toContain('Sperre aufgehoben');
    expect((await open('/admin/texte?q=gibtesnicht')).body).toContain(texts.nothingFound);
  });

  it('knows no text that nobody says', async () => {
    expect((await open('/admin/texte/users.nichts')).statusCode).toBe(404);
    expect((await open('/admin/texte/..%2Fx')).statusCode).toBe(404);
  });
});

describe('POST /admin/texte/{key}', () => {
  it('shows how a mail would arrive, and saves nothing by it', async () => {
    const shown = await send({ ...typed, act: 'preview' });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('hier geht es weiter, ruth-lindner.');
    expect(shown.body).toContain('Ihr neues Passwort');
    expect((await open('/admin/texte')).body).not.toContain(`>${texts.changedMark}<`);
  });

  it('shows below a mail what all of its sort say there, as the portal words it', async () => {
    const notice = '/admin/texte/notifications.digest.daily';
    const standard = (await open(notice)).body;
    expect(standard).not.toContain('Nie wieder Post');
    const changed = { text: 'Nie wieder Post: {abbestellen} – oder {einstellungen}' };
    await reword(ctx, 'notifications.footer', changed);
    const { body } = await open(notice);
    expect(body).toContain('Nie wieder Post: ');
    expect(body).not.toContain('{abbestellen}');
    const payload = { act: 'reset' };
    await app.http.inject({ method: 'POST', url: '/admin/texte/notifications.footer', headers, payload });
    expect((await open(notice)).body).not.toContain('Nie wieder Post');
  });

  it('is what members get from then on, until it is put back', async () => {
    const member = await aUser(ctx);
    const forget = () =>
      app.http.inject({
        method: 'POST',
        url: '/passwort-vergessen',
        headers: { accept: 'text/html' },
        payload: { login: member.login },
      });
    const saved = await send({ ...typed, seen: await seenOf() });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, PATH]);
    expect((await open('/admin/texte')).body).toContain(texts.changedMark);
    await forget();
    const [mail] = (await mailsTo(ctx, member.email)).slice(-1);
    expect(mail).toMatchObject({
      subject: 'Ihr neues Passwort',
      text: expect.stringContaining(`hier geht es weiter, ${member.login}.\n\nBis gleich!`),
    });
    await send({ act: 'reset' });
    expect((await open('/admin/texte')).body).not.toContain(`>${texts.changedMark}<`);
  });

  it('names the placeholders that are wrong beside the field, and keeps what was typed', async () => {
    const { statusCode, body } = await send({ ...typed, text: 'Hallo {vorname}!', seen: await seenOf() });
    expect(statusCode).toBe(422);
    expect(body).toContain(texts.placeholdersUnknown(['vorname']));
    expect(body).toContain('Hallo {vorname}!');
    const json = await send({ ...typed, subject: '' }, { accept: 'application/json', ...admin });
    expect(json.statusCode).toBe(422);
    expect((await send({ ...typed, act: 'sprengen' })).statusCode).toBe(400);
  });

  it('keeps the words of whoever comes second', async () => {
    const late = await send({ ...typed, seen: '2020-01-01T00:00:00.000Z' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('Bis gleich!');
  });
});
