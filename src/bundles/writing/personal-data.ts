// Says what writing holds about a person.
import { and, asc, eq, ne, isNotNull, isNull } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findRevisionUpTo } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscriptNotes, manuscriptPresence, manuscriptRevisions, manuscripts } from './schema.ts';
import { deleteManuscript } from './withdrawing.ts';
import { NOTHING_SAID, NOT_SCHEDULED, saveUses, pathOf } from './versions.ts';
import type { CommonContent } from './views.ts';
import { personalDataWords } from './texts.ts';
import { addUp, moveRows } from '#kernel/account-merges.ts';

/**
 * Given out are manuscripts with their newest words, and what was said by the person. On erasure what never came out goes;
 * the words of pieces stay, as the pieces do, by nobody whose name is known.
 */
export const personalManuscripts: PersonalData = {
  name: 'writing',
  words: personalDataWords,
  exportFor: async (ctx, userId) => ({
    manuscripts: await exportManuscripts(ctx, userId),
    notes: await exportNotes(ctx, userId),
  }),
  countFor: async (ctx, userId) => {
    const isOwn = eq(manuscripts.authorId, userId);
    const [stays, drafts, notes] = await Promise.all([
      ctx.db.$count(manuscripts, and(isOwn, isNotNull(manuscripts.objectId))),
      ctx.db.$count(manuscripts, and(isOwn, isNull(manuscripts.objectId))),
      ctx.db.$count(manuscriptNotes, eq(manuscriptNotes.writerId, userId)),
    ]);
    return { goes: drafts + notes, stays };
  },
  mergeInto: async (ctx, merge) => {
    await moveRows(ctx, manuscriptRevisions, 'editorId', merge);
    for (const key of ['takenBackBy', 'scheduledBy', 'changedBy'] as const)
      await moveRows(ctx, manuscripts, key, merge);
    return addUp([
      await moveRows(ctx, manuscripts, 'authorId', merge),
      await moveRows(ctx, manuscriptNotes, 'writerId', merge),
    ]);
  },
  eraseFor: (ctx, userId) => withTransaction(ctx, (ctx) => eraseWriting(ctx, userId)),
};

const exportManuscripts = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      id: manuscripts.id,
      type: manuscripts.type,
      state: manuscripts.state,
      pieceState: manuscripts.pieceState,
      objectId: manuscripts.objectId,
      title: manuscripts.title,
      content: manuscripts.content,
      heldReasons: manuscripts.heldReasons,
      markedReasons: manuscripts.markedReasons,
      answers: manuscripts.answers,
      createdAt: manuscripts.createdAt,
      changedAt: manuscripts.changedAt,
    })
    .from(manuscripts)
    .where(eq(manuscripts.authorId, userId))
    .orderBy(asc(manuscripts.id));

const exportNotes = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      manuscriptId: manuscriptNotes.manuscriptId,
      text: manuscriptNotes.text,
      createdAt: manuscriptNotes.createdAt,
    })
    .from(manuscriptNotes)
    .where(eq(manuscriptNotes.writerId, userId))
    .orderBy(asc(manuscriptNotes.id));

const eraseWriting = async (ctx: Ctx, userId: number) => {
  const own = await ctx.db
    .select()
    .from(manuscripts)
    .where(eq(manuscripts.authorId, userId))
    .orderBy(asc(manuscripts.id))
    .for('update');
  for (const manuscript of own)
    if (manuscript.objectId === null) await deleteManuscript(ctx, manuscript);
    else await deleteChanges(ctx, manuscript);
  await ctx.db.delete(manuscriptNotes).where(eq(manuscriptNotes.writerId, userId));
  await ctx.db.delete(manuscriptPresence).where(eq(manuscriptPresence.userId, userId));
  const byNobody = { editorId: null };
  await ctx.db.update(manuscriptRevisions).set(byNobody).where(eq(manuscriptRevisions.editorId, userId));
  await ctx.db.update(manuscripts).set({ changedBy: null }).where(eq(manuscripts.changedBy, userId));
};

/** Only what is or was out is left of it: other words, what was said about it and what waits are over. */
const deleteChanges = async (ctx: Ctx, manuscript: Manuscript) => {
  const { id, version, publishedVersion } = manuscript;
  const out = await findRevisionUpTo(ctx, manuscript, publishedVersion ?? version);
  await ctx.db.delete(manuscriptNotes).where(eq(manuscriptNotes.manuscriptId, id));
  const isOther = ne(manuscriptRevisions.version, out?.version ?? 0);
  await ctx.db.delete(manuscriptRevisions).where(and(eq(manuscriptRevisions.manuscriptId, id), isOther));
  const words = out && { version: out.version, content: out.content, title: out.title };
  const locationPath = out ? await pathOf(ctx, out.content as CommonContent) : manuscript.locationPath;
  const quiet = { state: 'done', submittedAt: null, ...NOTHING_SAID, ...NOT_SCHEDULED } as const;
  await ctx.db
    .update(manuscripts)
    .set({ ...words, ...quiet, locationPath })
    .where(eq(manuscripts.id, id));
  await saveUses(ctx, { id, locationPath });
};
