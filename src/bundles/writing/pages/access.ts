// Finds the manuscript or piece that a page is about, for those who may see it there: its author, and editors of its place.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, forbiddenIfSeen, gone, notFound } from '#kernel/errors.ts';
import { isAuthor } from '#bundles/pieces/public.ts';
import { isPieceShown } from '../manuscript-lock.ts';
import { writingOf } from '../kind-writing.ts';
import type { EditablePiece } from '../kind-writing.ts';
import { mayEditManuscript, maySeeManuscript, mayWithdraw } from '../policy.ts';
import type { ManuscriptFacts } from '../policy.ts';
import { findManuscript, findManuscriptOf } from '../queries.ts';
import type { Manuscript } from '../queries.ts';

/** Returns a manuscript to look at: one's own also while suspended. Throws 404, 403 and 410. */
export const getManuscript = async (ctx: Ctx, id: number): Promise<Manuscript> => {
  const manuscript = await findManuscript(ctx, id);
  if (!manuscript || !maySeeManuscript(ctx.viewer, manuscript)) throw notFound();
  if (manuscript.pieceState === 'erased') throw gone();
  if (!isAuthor(ctx.viewer, manuscript) && !mayEditManuscript(ctx.viewer, manuscript)) throw forbidden();
  return manuscript;
};

export interface OwnPiece {
  readonly piece: EditablePiece<unknown>;
  readonly title: string;
  readonly facts: ManuscriptFacts;
}

/** Returns a piece that the viewer may take back or erase. Throws 404 and 403. */
export const getOwnPiece = async (ctx: Ctx, ref: ContentRef): Promise<OwnPiece> => {
  const writing = writingOf(ctx, ref.type);
  const [piece, manuscript] = await Promise.all([writing.contentOf(ctx, ref.id), findManuscriptOf(ctx, ref)]);
  if (!piece) throw notFound();
  const { authorId, locationPath, state } = piece;
  const facts = {
    authorId,
    locationPath,
    pieceState: state,
    takenBackBy: manuscript?.takenBackBy ?? null,
  };
  if (!mayWithdraw(ctx.viewer, facts)) {
    const isShown = await isPieceShown(ctx, ref, state);
    throw forbiddenIfSeen(isShown || maySeeManuscript(ctx.viewer, facts));
  }
  return { piece, title: writing.outline(piece.content as never).title, facts };
};
