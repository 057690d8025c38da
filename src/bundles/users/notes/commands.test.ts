import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '../test-data.ts';
import { deleteNote, writeNote } from './commands.ts';
import { NOTE_MAX_LENGTH } from './constants.ts';
import { notesData } from './personal-data.ts';
import { listNotes } from './queries.ts';

const ctx = await testCtx();
const holding = async (role: 'moderator' | 'editor' | 'admin' | 'member') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath: '' }] })).viewer);
const [asModerator, asEditor, asAdmin, asMember] = [
  await holding('moderator'),
  await holding('editor'),
  await holding('admin'),
  await holding('member'),
];
const textsOf = async (id: number) => (await listNotes(ctx, id)).map(({ text }) => text);

describe('writeNote', () => {
  it('keeps what was written, the newest first, with its paragraphs', async () => {
    const { id, name } = await aUser(ctx);
    expect(await writeNote(asModerator, id, '  Erste\r\n\r\nZeile ')).toEqual({ kind: 'done', name });
    await writeNote(asEditor, id, 'Zweite');
    expect(await textsOf(id)).toEqual(['Zweite', 'Erste\n\nZeile']);
  });

  it('says in the history that there is one, and not what stands in it', async () => {
    const { id } = await aUser(ctx);
    await writeNote(asModerator, id, 'Geheim');
    const [entry] = await listHistory(ctx, { type: 'user', id: id });
    expect(entry).toMatchObject({ action: 'user.note-written', actorId: asModerator.viewer.id });
    expect(JSON.stringify(entry)).not.toContain('Geheim');
  });

  it('refuses what is empty or too long, members, and people who aren’t there', async () => {
    const { id } = await aUser(ctx);
    for (const unseen of [' \n ', '\u202e\n\u200b'])
      expect(await writeNote(asModerator, id, unseen)).toEqual({
        kind: 'invalid',
        errors: { note: 'Bitte schreiben Sie etwas auf.' },
      });
    expect(await writeNote(asModerator, id, 'ä'.repeat(NOTE_MAX_LENGTH))).toMatchObject({ kind: 'done' });
    expect(await writeNote(asModerator, id, 'ä'.repeat(NOTE_MAX_LENGTH + 1))).toMatchObject({
      errors: { note: 'Bitte geben Sie höchstens 2000 Zeichen ein.' },
    });
    await expect(writeNote(asMember, id, 'x')).rejects.toMatchObject({ status: 403 });
    await expect(writeNote(asModerator, 2_000_000_000, 'x')).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleteNote', () => {
  it('is for who wrote it and for administrators, once', async () => {
    const { id } = await aUser(ctx);
    await writeNote(asModerator, id, 'a');
    await writeNote(asModerator, id, 'b');
    const [b, a] = await listNotes(ctx, id);
    await expect(deleteNote(asEditor, id, a!.id)).rejects.toMatchObject({ status: 403 });
    await deleteNote(asModerator, id, a!.id);
    await deleteNote(asAdmin, id, b!.id);
    expect(await textsOf(id)).toEqual([]);
    await expect(deleteNote(asAdmin, id, b!.id)).rejects.toMatchObject({ status: 404 });
  });

  it('knows a note only with the person it is about', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    await writeNote(asModerator, one.id, 'a');
    const [note] = await listNotes(ctx, one.id);
    await expect(deleteNote(asModerator, other.id, note!.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what a person takes along', () => {
  it('has the notes without who wrote them, and erasing leaves none', async () => {
    const { id } = await aUser(ctx);
    await writeNote(asModerator, id, 'Hat angerufen.');
    expect(await notesData.exportFor(ctx, id)).toEqual([
      { text: 'Hat angerufen.', createdAt: expect.any(Date) },
    ]);
    await notesData.eraseFor(ctx, id, { keepsComments: true });
    expect(await textsOf(id)).toEqual([]);
  });
});
