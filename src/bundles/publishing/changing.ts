// Does what is the same when a piece of any kind is changed, withdrawn, republished or erased: who may change it, and what its
// row holds then. The kinds add what is theirs.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { PieceState, PieceFacts } from '#bundles/pieces/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { authorizePublication, placedRow } from './publishing.ts';
import type { CheckedPiece, Publication, PublicationInput } from './publishing.ts';

/**
 * Returns who changes a piece, and where it stands then; its author stays. Throws 404 for what was erased, and 403 for those
 * who may not change it where it is or bring it to where it is to be, and for what is hidden.
 */
export const authorizeChange = async (
  ctx: Ctx,
  piece: PieceFacts,
  input: PublicationInput,
): Promise<Publication> => {
  if (piece.state === 'erased') throw notFound();
  if (piece.state === 'hidden' || !mayPublishPiece(ctx.viewer, piece)) throw forbidden();
  return authorizePublication(ctx, { ...input, authorId: piece.authorId });
};

interface Dated {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
}

type Change = Pick<PublicationInput, 'tags' | 'keepsDates'> &
  CheckedPiece & { readonly hasNewWords: boolean };

/** Returns what its table holds of a piece that is changed, but for its slug. What was taken back is out again. */
export const changedRow = async (ctx: Ctx, before: Dated, change: Change) => ({
  ...(await placedRow(ctx, change)),
  publishedAt: before.publishedAt ?? ctx.now,
  updatedAt: change.hasNewWords && !change.keepsDates ? ctx.now : before.updatedAt,
});

/** What becomes of a piece without a change of its words, unless they go. */
export type LaterState = Extract<PieceState, 'published' | 'withdrawn' | 'expired' | 'hidden' | 'erased'>;

/** What was erased stays so, and what is hidden can only go altogether. */
export const canBecome = (before: PieceState, after: LaterState): boolean =>
  before !== after && before !== 'erased' && (before !== 'hidden' || after === 'erased');

/** Returns the action by which the history names it: `article.withdrawn`. */
export const actionOf = (type: ContentType, state: LaterState): string =>
  `${type}.${state === 'published' ? 'republished' : state}`;
