// Writes down something about a person, and deletes it.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { findMember } from '../members/queries.ts';
import { lockUser } from '../queries.ts';
import { lengthOf } from '../rules.ts';
import { NOTE_MAX_LENGTH } from './constants.ts';
import { mayDeleteNote, mayWriteNotes } from './policy.ts';
import { findNoteForUpdate } from './queries.ts';
import { userNotes } from './schema.ts';
import * as texts from './texts.ts';

export type NoteOutcome = { readonly kind: 'done'; readonly name: string } | Invalid;

/** Paragraphs stay; the history says that there is a note, and not what stands in it. Throws 403 and 404. */
export const writeNote = (ctx: Ctx, userId: number, typed: string): Promise<NoteOutcome> =>
  withTransaction(ctx, async (ctx): Promise<NoteOutcome> => {
    if (!mayWriteNotes(ctx.viewer)) throw forbidden();
    await lockUser(ctx, userId);
    const member = await findMember(ctx, userId);
    if (!member) throw notFound();
    const text = visibleWords(typed.normalize('NFC')).replaceAll('\r\n', '\n').trim();
    if (!text) return invalid({ note: texts.missing });
    if (lengthOf(text) > NOTE_MAX_LENGTH) return invalid({ note: texts.tooLong(NOTE_MAX_LENGTH) });
    await ctx.db.insert(userNotes).values({ userId, authorId: ctx.viewer.id!, text, createdAt: ctx.now });
    await record(ctx, { type: 'user', objectId: userId, action: 'user.note-written' });
    return { kind: 'done', name: member.name };
  });

/** Throws 403 and 404. */
export const deleteNote = (ctx: Ctx, userId: number, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayWriteNotes(ctx.viewer)) throw forbidden();
    const note = await findNoteForUpdate(ctx, userId, id);
    if (!note) throw notFound();
    if (!mayDeleteNote(ctx.viewer, note)) throw forbidden();
    await ctx.db.delete(userNotes).where(eq(userNotes.id, id));
    await record(ctx, { type: 'user', objectId: userId, action: 'user.note-deleted' });
  });
