// Withdraws a piece, republishes it, and erases it; and discards what was written since.
import { eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { hasActiveRole } from '#kernel/viewer.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { UNDO_MS } from '#bundles/moderation/ui/public.ts';
import { loadAdmission } from './admission.ts';
import { announceManuscript, manuscriptErased, manuscriptWithdrawn } from './announcing.ts';
import { RUN_SCHEDULE_JOB } from './constants.ts';
import { updateManuscript } from './publishing.ts';
import type { ChangeOutcome } from './publishing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { conflictOf, lockManuscript, lockPiece } from './manuscript-lock.ts';
import { writingOf } from './kind-writing.ts';
import { mayRepublish, mayDiscard, mayWithdraw } from './policy.ts';
import { findRevisionUpTo, lockManuscriptRow } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscriptNotes, manuscriptRevisions, manuscripts } from './schema.ts';
import * as texts from './texts.ts';
import { NOTHING_SAID, NOT_SCHEDULED, addVersion, markVersion, idleState } from './versions.ts';

/**
 * Readers no longer see it; its words stay with the author, and what was to come out by itself waits for a word.
 * Throws 409 for what moderators hid. No entry: the kind leaves one for the piece.
 */
export const withdrawPiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockPiece(ctx, ref, mayWithdraw);
    if (manuscript.pieceState === 'withdrawn') return manuscript;
    demandShown(manuscript);
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'withdrawn');
    const unplanned = manuscript.state === 'scheduled' && {
      state: idleState(manuscript),
      ...NOT_SCHEDULED,
    };
    const withdrawn = { pieceState: 'withdrawn', takenBackBy: ctx.viewer.id, ...unplanned } as const;
    const { authorId } = manuscript;
    if (authorId !== ctx.viewer.id) {
      const startAfter = new Date(ctx.now.getTime() + UNDO_MS.many);
      await announceManuscript(ctx, manuscriptWithdrawn, manuscript, { startAfter });
    }
    return updateManuscript(ctx, manuscript, withdrawn);
  });

/** What moderators hid is shown again as it was when their decision falls; nobody reads it anyway. docs/decisions/0123 */
const demandShown = ({ pieceState }: Pick<Manuscript, 'pieceState'>): void => {
  if (pieceState === 'hidden') throw conflict(texts.hiddenAlready);
};

/** Brings the piece back as it was when it was taken back or its time was over. No entry: the kind leaves one for the piece. */
export const republishPiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockPiece(ctx, ref, mayRepublish);
    if (manuscript.pieceState === 'published') return manuscript;
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'published');
    const isOver = manuscript.expiresAt && manuscript.expiresAt <= ctx.now;
    const out = { pieceState: 'published', takenBackBy: null, ...(isOver && { expiresAt: null }) } as const;
    return updateManuscript(ctx, manuscript, out);
  });

export interface Schedule {
  readonly at: Date;
  /** Who said so; it comes out in their name. */
  readonly by: number | null;
  readonly version: number;
}

/** Returns undefined for what doesn't come out by itself. */
export const scheduleOf = (manuscript: Manuscript): Schedule | undefined =>
  manuscript.state === 'scheduled' && manuscript.scheduledFor
    ? { at: manuscript.scheduledFor, by: manuscript.scheduledBy, version: manuscript.version }
    : undefined;

/**
 * Lets changes of a piece come out by themselves again as they were to before it was withdrawn. False where that hour is over or
 * they were changed since. Whether they are fit, and the person still may, is asked at the hour itself.
 */
export const resumeSchedule = (ctx: Ctx, ref: ContentRef, { at, by, version }: Schedule): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockPiece(ctx, ref, mayRepublish);
    const isAsLeft = manuscript.version === version && manuscript.state === idleState(manuscript);
    if (!isAsLeft || at <= ctx.now) return false;
    const plan = { state: 'scheduled', scheduledFor: at, scheduledBy: by } as const;
    await updateManuscript(ctx, manuscript, plan);
    await markVersion(ctx, manuscript, 'scheduled');
    await enqueue(ctx, RUN_SCHEDULE_JOB, {}, { startAfter: at });
    await recordManuscript(ctx, manuscript, 'scheduled', { at: at.toISOString() });
    return true;
  });

/**
 * Its words are gone for good, here and there. Throws 410 when they are already, and 409 for what moderators hid.
 * No entry: the kind leaves one for the piece.
 */
export const erasePiece = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockPiece(ctx, ref, mayWithdraw);
    demandShown(manuscript);
    await writingOf(ctx, ref.type).setState(ctx, ref.id, 'erased');
    return eraseManuscript(ctx, manuscript);
  });

/** Does the same by hand: its author hears of it. Throws as erasing does. No entry: the kind leaves one for the piece. */
export const eraseAndNotify = (ctx: Ctx, ref: ContentRef): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const before = await lockPiece(ctx, ref, mayWithdraw);
    const erased = await erasePiece(ctx, ref);
    if (before.authorId !== ctx.viewer.id) await announceManuscript(ctx, manuscriptErased, before);
    return erased;
  });

/** Leaves of a manuscript no more than that it was there. */
export const eraseManuscript = async (ctx: Ctx, manuscript: Manuscript): Promise<Manuscript> => {
  await ctx.db.delete(manuscriptRevisions).where(eq(manuscriptRevisions.manuscriptId, manuscript.id));
  await ctx.db.delete(manuscriptNotes).where(eq(manuscriptNotes.manuscriptId, manuscript.id));
  await deleteUses(ctx, manuscript);
  const nothing = {
    content: {},
    title: '',
    expiresAt: null,
    submittedAt: null,
    ...NOTHING_SAID,
    ...NOT_SCHEDULED,
  };
  return updateManuscript(ctx, manuscript, { ...nothing, state: 'done', pieceState: 'erased' });
};

export type DiscardOutcome = ChangeOutcome | { readonly kind: 'gone'; readonly manuscript: Manuscript };

/** Of what never came out nothing is left; of a piece, what was changed since it came out. */
export const discardManuscript = (
  ctx: Ctx,
  id: number,
  version: number | undefined,
): Promise<DiscardOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DiscardOutcome> => {
    const manuscript = await lockManuscript(ctx, id, mayDiscard);
    const { publishedVersion } = manuscript;
    if (idleState(manuscript) === 'done') return { kind: 'done', manuscript };
    if (version !== undefined && version !== manuscript.version) return conflictOf(ctx, manuscript, version);
    await recordManuscript(ctx, manuscript, 'discarded');
    if (publishedVersion !== null)
      return { kind: 'done', manuscript: await revertToPublished(ctx, manuscript, publishedVersion) };
    await deleteManuscript(ctx, manuscript);
    return { kind: 'gone', manuscript };
  });

/**
 * Takes away a draft that was brought from elsewhere, whoever's it is; false where somebody has worked on it since. In the caller's
 * transaction. Throws 403 for everybody but administrators.
 */
export const removeUntouchedDraft = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (!hasActiveRole(ctx.viewer, 'admin')) throw forbidden();
  const manuscript = await lockManuscriptRow(ctx, id);
  if (!manuscript) return true;
  const { version, state, objectId } = manuscript;
  if (version > 1 || state !== 'draft' || objectId !== null) return false;
  await recordManuscript(ctx, manuscript, 'discarded');
  await deleteManuscript(ctx, manuscript);
  return true;
};

/** Deletes a manuscript with all that belongs to it. */
export const deleteManuscript = async (ctx: Ctx, manuscript: Manuscript): Promise<void> => {
  await deleteUses(ctx, manuscript);
  await ctx.db.delete(manuscripts).where(eq(manuscripts.id, manuscript.id));
};

/**
 * The words that are out become the newest version; the others stay among the revisions. Rules mark what is out, and no longer what
 * was thrown away.
 */
const revertToPublished = async (ctx: Ctx, manuscript: Manuscript, publishedVersion: number) => {
  const out = await findRevisionUpTo(ctx, manuscript, publishedVersion);
  const content = writingOf(ctx, manuscript.type).read(ctx, out!.content);
  const next = { content, window: null, basedOn: manuscript.version, occasion: 'restored' as const };
  const { imageIds: shownIds } = out!;
  const restored = await addVersion(ctx, manuscript, { ...next, shownIds, standsAlone: true, state: 'done' });
  await markVersion(ctx, restored, 'published');
  const { marks } = (await loadAdmission(ctx, restored))(restored);
  const quiet = { submittedAt: null, heldReasons: [], markedReasons: marks };
  return updateManuscript(ctx, restored, { publishedVersion: restored.version, ...quiet });
};

const deleteUses = async (ctx: Ctx, { id, locationPath }: Manuscript): Promise<void> => {
  const owner = { type: 'manuscript', id, locationPath } as const;
  await setImageUses(ctx, owner, []);
  await setStreamUses(ctx, owner, []);
};
