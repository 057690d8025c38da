import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBrowser } from '../security/test-data.ts';
import { aSession, aUser } from '../test-data.ts';
import { listNotes } from './queries.ts';

const app = await testApp();
const { ctx } = app;
const holding = async (role: 'moderator' | 'author', name: string) => {
  const { id } = await aUser(ctx, { name, roles: [{ role, locationPath: '' }] });
  return aBrowser(app, { litfass_session: await aSession(ctx, id) });
};
const moderator = await holding('moderator', 'Mara Moder');
const author = await holding('author', 'Adam Autor');
const deskOf = (id: number) => `/cockpit/mitglieder/${id}`;

describe('POST /cockpit/mitglieder/{id}/notizen', () => {
  it('writes a note that stands on the page with its author and escaped', async () => {
    const { id } = await aUser(ctx, { name: 'Nele Notiert' });
    const reply = await moderator.post(`${deskOf(id)}/notizen`, { note: 'Ruft <b>gern</b> an' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, deskOf(id)]);
    const { body } = await moderator.get(deskOf(id));
    expect(body).toContain('Die Notiz zu Nele Notiert ist gespeichert.');
    expect(body).toContain('Ruft &lt;b&gt;gern&lt;/b&gt; an');
    expect(body).toContain('von Mara Moder');
    const [note] = await listNotes(ctx, id);
    expect(body).toContain(`action="${deskOf(id)}/notizen/${note!.id}/loeschen"`);
  });

  it('gives back what was typed, with what is wrong', async () => {
    const { id } = await aUser(ctx);
    const reply = await moderator.post(`${deskOf(id)}/notizen`, { note: `Lang ${'x'.repeat(2000)}` });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Bitte geben Sie höchstens 2000 Zeichen ein.');
    expect(reply.body).toContain('>Lang xxx');
    expect((await moderator.json(`${deskOf(id)}/notizen`, {})).json()).toMatchObject({
      errors: { note: 'Bitte schreiben Sie etwas auf.' },
    });
  });

  it('is closed to authors, who see no notes', async () => {
    const { id } = await aUser(ctx);
    expect((await author.json(`${deskOf(id)}/notizen`, { note: 'x' })).statusCode).toBe(403);
    expect((await author.get(deskOf(id))).statusCode).toBe(403);
  });
});

describe('POST /cockpit/mitglieder/{id}/notizen/{noteId}/loeschen', () => {
  it('deletes it', async () => {
    const { id } = await aUser(ctx);
    await moderator.post(`${deskOf(id)}/notizen`, { note: 'Weg damit' });
    const [note] = await listNotes(ctx, id);
    const path = `${deskOf(id)}/notizen/${note!.id}/loeschen`;
    expect((await author.json(path, {})).statusCode).toBe(403);
    expect((await moderator.post(path)).headers.location).toBe(deskOf(id));
    expect(await listNotes(ctx, id)).toEqual([]);
    expect((await moderator.json(path, {})).statusCode).toBe(404);
  });
});
