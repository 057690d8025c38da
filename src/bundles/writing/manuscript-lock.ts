// Locks a manuscript in a transaction, so that changes of it come one after another.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, gone, notFound } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isUnpublished } from '#bundles/pieces/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import { writingOf } from './kind-writing.ts';
import { maySeeManuscript } from './policy.ts';
import type { ManuscriptFacts } from './policy.ts';
import { findManuscriptOf, findRevisionUpTo, lockManuscriptRow } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import { addVersion, retainVersion } from './versions.ts';

type Permission = (viewer: Viewer, manuscript: ManuscriptFacts) => boolean;

/** Throws 404 also for those who may not see it, 410 for one that was erased, and 403 for those who may not. */
export const lockManuscript = async (ctx: Ctx, id: number, may: Permission): Promise<Manuscript> =>
  permit(ctx, await lockManuscriptRow(ctx, id), { may, isShown: false });

/** Does the same with the manuscript of a piece, which others may see; one is made of it where nobody has begun any. */
export const lockManuscriptOf = async (ctx: Ctx, ref: ContentRef, may: Permission): Promise<Manuscript> => {
  const manuscript = await ensureManuscriptOf(ctx, ref);
  return permit(ctx, manuscript, { may, isShown: await isPieceShown(ctx, ref, manuscript?.pieceState) });
};

/**
 * Does the same for what is done with the piece itself: the permission is asked where the piece stands, wherever its author
 * means it to go, and by what has become of it.
 */
export const lockPiece = async (ctx: Ctx, ref: ContentRef, may: Permission): Promise<Manuscript> => {
  const manuscript = await ensureManuscriptOf(ctx, ref);
  const piece = await writingOf(ctx, ref.type).contentOf(ctx, ref.id);
  const standing = piece && { locationPath: piece.locationPath, pieceState: piece.state };
  return permit(ctx, manuscript, {
    may: (viewer, facts) => may(viewer, { ...facts, ...standing }),
    isShown: await isPieceShown(ctx, ref, piece?.state),
  });
};

/** Says whether readers like the viewer get the piece, or are told that it was out. */
export const isPieceShown = async (ctx: Ctx, ref: ContentRef, state?: PieceState | null): Promise<boolean> =>
  (state && isUnpublished({ state })) || (await findSummary(ctx, ref)) !== undefined;

/** Returns a piece that is or was out as a manuscript without changes, locked; undefined for an unknown one. */
export const ensureManuscriptOf = async (ctx: Ctx, ref: ContentRef): Promise<Manuscript | undefined> => {
  const known = await findManuscriptOf(ctx, ref);
  if (known) return lockManuscriptRow(ctx, known.id);
  const writing = writingOf(ctx, ref.type);
  const piece = await writing.contentOf(ctx, ref.id);
  if (!piece) return undefined;
  const begun = await insertManuscript(ctx, {
    type: ref.type as ContentType,
    key: randomUUID(),
    authorId: piece.authorId,
    state: 'done',
    objectId: ref.id,
    pieceState: piece.state,
    locationPath: piece.locationPath,
  });
  // Somebody else began one at the same moment.
  if (!begun) return ensureManuscriptOf(ctx, ref);
  const version = { content: piece.content, window: null, basedOn: 0, standsAlone: true } as const;
  const whole = await addVersion(ctx, begun, { ...version, occasion: 'begun', state: 'done' });
  const isOut = { publishedVersion: whole.version };
  await ctx.db.update(manuscripts).set(isOut).where(eq(manuscripts.id, whole.id));
  return { ...whole, ...isOut };
};

type Beginning = Pick<Manuscript, 'type' | 'key' | 'authorId' | 'state'> &
  Partial<Pick<Manuscript, 'objectId' | 'pieceState' | 'locationPath'>>;

/**
 * Inserts an empty manuscript that waits for its first version; returns undefined when there is one with this key or of this
 * piece.
 */
export const insertManuscript = async (ctx: Ctx, beginning: Beginning): Promise<Manuscript | undefined> => {
  const fresh = { version: 0, content: {}, title: '', createdAt: ctx.now, changedAt: ctx.now };
  const [row] = await ctx.db
    .insert(manuscripts)
    .values({ ...fresh, ...beginning })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** Somebody else was there before: what there is now, and what both began with. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly manuscript: Manuscript;
  /** The content of that version; null when it is no longer known. */
  readonly base: unknown;
}

/** Returns the answer to a change on top of an older version. Whoever gets it will go on from what is there now. */
export const conflictOf = async (ctx: Ctx, manuscript: Manuscript, version: number): Promise<Conflict> => {
  await retainVersion(ctx, manuscript);
  const base = await findRevisionUpTo(ctx, manuscript, version);
  return { kind: 'conflict', manuscript, base: base?.content ?? null };
};

interface AccessCheck {
  readonly may: Permission;
  /** What it is about can be seen apart from it. */
  readonly isShown: boolean;
}

const permit = (
  { viewer }: Ctx,
  manuscript: Manuscript | undefined,
  { may, isShown }: AccessCheck,
): Manuscript => {
  if (!manuscript) throw notFound();
  const isSeen = isShown || maySeeManuscript(viewer, manuscript);
  if (isSeen && manuscript.pieceState === 'erased') throw gone();
  if (!may(viewer, manuscript)) throw forbiddenIfSeen(isSeen);
  return manuscript;
};
