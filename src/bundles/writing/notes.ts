// Keeps what author and editors say to each other about a manuscript.
import { desc, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { announceManuscript, manuscriptNoted } from './announcing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { MAX_NOTE_LENGTH, SAME_NOTE_MS } from './constants.ts';
import { lockManuscript } from './manuscript-lock.ts';
import { mayEditManuscript } from './policy.ts';
import { listNotes } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscriptNotes } from './schema.ts';
import * as texts from './texts.ts';

/** Says something about it; the same said again at once is the same. Throws 422 for nothing or too much. */
export const noteOnManuscript = (ctx: Ctx, id: number, typed: string): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    const text = readNote(typed);
    if (await findSameNote(ctx, manuscript, text)) return manuscript;
    const noteWriterIds = await participantsOf(ctx, manuscript);
    const noteId = await addNote(ctx, manuscript, text);
    await recordManuscript(ctx, manuscript, 'noted');
    await announceManuscript(ctx, manuscriptNoted, manuscript, { noteId, text, noteWriterIds });
    return manuscript;
  });

/** Throws 422. */
export const readNote = (typed: string): string => {
  const text = visibleWords(typed).replace(/\r\n?/g, '\n').trim();
  if (text === '') throw badInput({ text: texts.noteMissing });
  if (text.length > MAX_NOTE_LENGTH) throw badInput({ text: texts.noteTooLong(MAX_NOTE_LENGTH) });
  return text;
};

/** Adds a note by the viewer, or by the portal itself where nobody acts. Gives its id. */
export const addNote = async (
  ctx: Ctx,
  { id, version }: Pick<Manuscript, 'id' | 'version'>,
  text: string,
): Promise<number> => {
  const note = { manuscriptId: id, writerId: ctx.viewer.id, text, version, createdAt: ctx.now };
  const [row] = await ctx.db.insert(manuscriptNotes).values(note).returning({ id: manuscriptNotes.id });
  return row!.id;
};

/** Says whether the viewer said just that a moment ago, and nobody said anything since. */
export const findSameNote = async (ctx: Ctx, { id }: Pick<Manuscript, 'id'>, text: string) => {
  const [last] = await ctx.db
    .select()
    .from(manuscriptNotes)
    .where(eq(manuscriptNotes.manuscriptId, id))
    .orderBy(desc(manuscriptNotes.id))
    .limit(1);
  const isSame = last?.writerId === ctx.viewer.id && last.text === text;
  return isSame && ctx.now.getTime() - last.createdAt.getTime() < SAME_NOTE_MS;
};

/** Everybody who remarked upon it, as long as they may still see it. */
const participantsOf = async (ctx: Ctx, manuscript: Manuscript): Promise<number[]> => {
  const notes = await listNotes(ctx, manuscript.id);
  const viewers = await viewersByIds(ctx, [...new Set(notes.flatMap(({ writerId }) => writerId ?? []))]);
  return [...viewers].filter(([, viewer]) => mayEditManuscript(viewer, manuscript)).map(([id]) => id);
};
