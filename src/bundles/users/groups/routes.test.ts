import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBrowser } from '../security/test-data.ts';
import { aSession, aUser } from '../test-data.ts';
import { listGroups } from './queries.ts';
import { changedMeanwhile } from './texts.ts';

const app = await testApp();
const { ctx } = app;
const holding = async (role: 'editor' | 'admin') => {
  const { id } = await aUser(ctx, { roles: [{ role, locationPath: '' }] });
  return aBrowser(app, { litfass_session: await aSession(ctx, id) });
};
const [admin, editor] = [await holding('admin'), await holding('editor')];
const LIST = '/admin/mitglieder/gruppen';
const idOf = async (name: string) => (await listGroups(ctx)).find((group) => group.name === name)!.id;
const made = async (name: string) => {
  await admin.post(LIST, { name, note: '' });
  return idOf(name);
};

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('GET /admin/mitglieder/gruppen', () => {
  it('is for administrators and says what to do while there is none', async () => {
    expect((await admin.get(LIST)).body).toContain('Noch keine Gruppen');
    expect((await editor.get(LIST)).statusCode).toBe(403);
  });
});

describe('POST /admin/mitglieder/gruppen', () => {
  it('makes one, which stands in the list with how many are in it', async () => {
    const reply = await admin.post(LIST, { name: 'Vereine', note: 'Wer Termine schickt' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, LIST]);
    const { body } = await admin.get(LIST);
    for (const part of ['Die Gruppe „Vereine“ ist angelegt.', 'Wer Termine schickt', '0 Mitglieder'])
      expect(body).toContain(part);
  });

  it('gives back what was typed', async () => {
    const reply = await admin.post(LIST, { name: '', note: 'Ein Zweck' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Bitte geben Sie der Gruppe einen Namen.');
    expect(reply.body).toContain('value="Ein Zweck"');
  });
});

describe('GET /admin/mitglieder/gruppen/{id}', () => {
  it('shows one, and not what isn’t there', async () => {
    const id = await made('Ansicht');
    const { body } = await admin.get(`${LIST}/${id}`);
    expect(body).toContain('value="Ansicht"');
    expect(body).toContain(`href="/admin/mitglieder?gruppe=${id}"`);
    expect((await admin.get(`${LIST}/2000000000`)).statusCode).toBe(404);
    expect((await editor.get(`${LIST}/${id}`)).statusCode).toBe(403);
  });
});

describe('POST /admin/mitglieder/gruppen/{id}', () => {
  it('renames it', async () => {
    const id = await made('Alt');
    await admin.post(`${LIST}/${id}`, { name: 'Neu', note: 'x' });
    expect(await idOf('Neu')).toBe(id);
    const reply = await admin.post(`${LIST}/${id}`, { name: '', note: 'Bleibt stehen' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('value="Bleibt stehen"');
  });
});

describe('POST /admin/mitglieder/gruppen/{id} of two administrators', () => {
  it('tells the second one of what the first one changed, and keeps both', async () => {
    const id = await made('Zu zweit');
    const seen = seenIn((await admin.get(`${LIST}/${id}`)).body);
    await admin.post(`${LIST}/${id}`, { name: 'Zu zweit', note: 'Wer Termine schickt', seen });
    const told = await admin.post(`${LIST}/${id}`, { name: 'Zu dritt', note: '', seen });
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(changedMeanwhile);
    expect(told.body).toContain('value="Zu dritt"');
    expect((await listGroups(ctx)).find((group) => group.id === id)?.note).toBe('Wer Termine schickt');
    const again = { name: 'Zu dritt', note: '', seen: seenIn(told.body) };
    expect((await admin.post(`${LIST}/${id}`, again)).statusCode).toBe(303);
  });
});

describe('POST /admin/mitglieder/gruppen/{id}/loeschen', () => {
  it('wants to be sure', async () => {
    const id = await made('Gefährdet');
    const reply = await admin.post(`${LIST}/${id}/loeschen`);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Bitte bestätigen Sie das Löschen.');
    expect((await admin.post(`${LIST}/${id}/loeschen`, { sure: '1' })).headers.location).toBe(LIST);
    expect((await admin.get(`${LIST}/${id}`)).statusCode).toBe(404);
  });
});

describe('the note above deleting a group', () => {
  it('is right for nobody, one and several', async () => {
    const id = await made('Einzahl');
    const note = async () =>
      /(In dieser Gruppe ist niemand|\d+ Mitglied[^<]*)\.</.exec(
        (await admin.get(`${LIST}/${id}`)).body,
      )?.[1];
    const joins = async () => {
      const person = await aUser(ctx);
      await admin.post(`/cockpit/mitglieder/${person.id}/gruppen`, { group: String(id) });
    };
    expect(await note()).toBe('In dieser Gruppe ist niemand');
    await joins();
    expect(await note()).toBe('1 Mitglied verliert die Zugehörigkeit; das Konto bleibt, wie es ist');
    await joins();
    expect(await note()).toBe('2 Mitglieder verlieren die Zugehörigkeit; ihre Konten bleiben, wie sie sind');
  });
});

describe('POST /cockpit/mitglieder/{id}/gruppen', () => {
  it('puts somebody in, from their page', async () => {
    const { id } = await aUser(ctx, { name: 'Gerda Gruppe' });
    const group = await made('Chor');
    const desk = `/cockpit/mitglieder/${id}`;
    expect((await admin.get(desk)).body).toContain(`<option value="${group}">Chor</option>`);
    expect((await admin.post(`${desk}/gruppen`, { group: String(group) })).headers.location).toBe(desk);
    const { body } = await admin.get(desk);
    expect(body).toContain('Gerda Gruppe ist in der Gruppe „Chor“.');
    expect(body).not.toContain(`<option value="${group}">`);
    for (const wrong of ['', 'x', '2000000000'])
      expect((await admin.json(`${desk}/gruppen`, { group: wrong })).json()).toMatchObject({
        errors: { group: 'Diese Gruppe gibt es nicht.' },
      });
    expect((await editor.json(`${desk}/gruppen`, { group: String(group) })).statusCode).toBe(403);
    expect((await editor.get(desk)).body).not.toContain('Chor');
  });
});

describe('POST /cockpit/mitglieder/{id}/gruppen/entfernen', () => {
  it('takes somebody out', async () => {
    const { id } = await aUser(ctx, { name: 'Egon Ehemals' });
    const group = await made('Ruder');
    const desk = `/cockpit/mitglieder/${id}`;
    await admin.post(`${desk}/gruppen`, { group: String(group) });
    await admin.post(`${desk}/gruppen/entfernen`, { group: String(group) });
    expect((await admin.get(desk)).body).toContain('Egon Ehemals ist nicht mehr in der Gruppe „Ruder“.');
    const reply = await admin.post(`${desk}/gruppen/entfernen`, { group: '2000000000' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Diese Gruppe gibt es nicht.');
  });
});
