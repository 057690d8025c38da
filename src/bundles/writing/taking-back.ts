// Topic: taking a piece back, bringing it out again, erasing it; and throwing away what was written since.
import { eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { changeManuscript } from './bringing-out.ts';
import type { ChangeOutcome } from './bringing-out.ts';
import { recordManuscript } from './chronicle.ts';
import { conflictOf, holdManuscript, holdPiece } from './held.ts';
import { writingOf } from './kind-writing.ts';
import { mayBringBack, mayDiscard, mayWithdraw } from './policy.ts';
import { findRevisionUpTo } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscriptNotes, manuscriptRevisions, manuscripts } from './schema.ts';
import { NOT_SCHEDULED, addVersion, markVersion, restingState } from './versions.ts';

/**
 * Readers no longer see it; its words stay with the author, and what was to come out by itself waits for a word.
 * No entry: the kind leaves one for the piece.
 */
export const withdrawPiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await holdPiece(ctx, ref, mayWithdraw);
    if (manuscript.pieceState === 'withdrawn') return manuscript;
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'withdrawn');
    const unplanned = manuscript.state === 'scheduled' && {
      state: restingState(manuscript),
      ...NOT_SCHEDULED,
    };
    const withdrawn = { pieceState: 'withdrawn', takenBackBy: ctx.viewer.id, ...unplanned } as const;
    return changeManuscript(ctx, manuscript, withdrawn);
  });

/** The piece as it was when it was taken back or its time was over. No entry: the kind leaves one for the piece. */
export const bringBackPiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await holdPiece(ctx, ref, mayBringBack);
    if (manuscript.pieceState === 'published') return manuscript;
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'published');
    const isOver = manuscript.expiresAt && manuscript.expiresAt <= ctx.now;
    const out = { pieceState: 'published', takenBackBy: null, ...(isOver && { expiresAt: null }) } as const;
    return changeManuscript(ctx, manuscript, out);
  });

/**
 * Its words are gone for good, here and there. Throws 410 when they are already.
 * No entry: the kind leaves one for the piece.
 */
export const erasePiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await holdPiece(ctx, ref, mayWithdraw);
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'erased');
    return blankManuscript(ctx, manuscript);
  });

/** Leaves of a manuscript no more than that it was there. */
export const blankManuscript = async (ctx: Ctx, manuscript: Manuscript): Promise<Manuscript> => {
  await ctx.db.delete(manuscriptRevisions).where(eq(manuscriptRevisions.manuscriptId, manuscript.id));
  await ctx.db.delete(manuscriptNotes).where(eq(manuscriptNotes.manuscriptId, manuscript.id));
  await forgetUses(ctx, manuscript);
  const nothing = { content: {}, title: '', expiresAt: null, submittedAt: null, ...NOT_SCHEDULED };
  return changeManuscript(ctx, manuscript, { ...nothing, state: 'done', pieceState: 'erased' });
};

export type DiscardOutcome = ChangeOutcome | { readonly kind: 'gone'; readonly manuscript: Manuscript };

/** Of what never came out nothing is left; of a piece, what was changed since it came out. */
export const discardManuscript = (
  ctx: Ctx,
  id: number,
  version: number | undefined,
): Promise<DiscardOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DiscardOutcome> => {
    const manuscript = await holdManuscript(ctx, id, mayDiscard);
    const { publishedVersion } = manuscript;
    if (restingState(manuscript) === 'done') return { kind: 'done', manuscript };
    if (version !== undefined && version !== manuscript.version) return conflictOf(ctx, manuscript, version);
    await recordManuscript(ctx, manuscript, 'discarded');
    if (publishedVersion !== null)
      return { kind: 'done', manuscript: await dropChanges(ctx, manuscript, publishedVersion) };
    await deleteManuscript(ctx, manuscript);
    return { kind: 'gone', manuscript };
  });

/** With all that belongs to it. */
export const deleteManuscript = async (ctx: Ctx, manuscript: Manuscript): Promise<void> => {
  await forgetUses(ctx, manuscript);
  await ctx.db.delete(manuscripts).where(eq(manuscripts.id, manuscript.id));
};

/** The words that are out become the newest version; the others stay among the revisions. */
const dropChanges = async (ctx: Ctx, manuscript: Manuscript, publishedVersion: number) => {
  const out = await findRevisionUpTo(ctx, manuscript, publishedVersion);
  const content = writingOf(ctx, manuscript.type).read(ctx, out!.content);
  const next = { content, window: null, basedOn: manuscript.version, occasion: 'restored' as const };
  const restored = await addVersion(ctx, manuscript, { ...next, standsAlone: true, state: 'done' });
  await markVersion(ctx, restored, 'published');
  return changeManuscript(ctx, restored, { publishedVersion: restored.version, submittedAt: null });
};

const forgetUses = async (ctx: Ctx, { id, locationPath }: Manuscript): Promise<void> => {
  const owner = { type: 'manuscript', id, locationPath } as const;
  await setImageUses(ctx, owner, []);
  await setStreamUses(ctx, owner, []);
};
