// Puts a piece elsewhere, at another place, in another category, under other tags, as it is; its manuscript goes along.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { writingOf } from './kind-writing.ts';
import { isPieceShown } from './manuscript-lock.ts';
import { demandPassage, lockManuscriptOfPiece } from './piece-changes.ts';
import { mayHandOn } from './policy.ts';
import type { CommonContent } from './views.ts';

export interface Placing {
  readonly before: CommonContent;
  readonly after: CommonContent;
}

/**
 * `change` gives where it is to stand, or nothing to leave it. Returns undefined where nothing changed. Throws 404 also for
 * those who may not see it, 403, and 422 by field. No entry: the kind leaves one for the piece.
 */
export const placePiece = (
  ctx: Ctx,
  ref: ContentRef,
  change: (now: CommonContent) => CommonContent | undefined,
): Promise<Placing | undefined> =>
  withTransaction(ctx, async (ctx) => {
    const writing = writingOf(ctx, ref.type);
    const manuscript = await lockManuscriptOfPiece(ctx, ref);
    const piece = await writing.contentOf(ctx, ref.id);
    if (!piece) throw notFound();
    const { authorId, locationPath, state } = piece;
    if (!mayHandOn(ctx.viewer, { authorId, locationPath, pieceState: state, takenBackBy: null }))
      throw forbiddenIfSeen(await isPieceShown(ctx, ref, state));
    const placing = await writing.place(ctx, ref.id, change);
    // Where it stands now something may hold what its author brings there.
    if (placing && placing.before.locationId !== placing.after.locationId) await demandPassage(ctx, ref);
    if (placing) await manuscript.change((content) => ({ ...content, ...changesOf(placing, content) }));
    return placing;
  });

/** What its author means otherwise by now stays, but for what was changed here. */
const changesOf = ({ before, after }: Placing, content: CommonContent): Partial<CommonContent> => {
  const gone = new Set(before.tags.filter((tag) => !after.tags.includes(tag)));
  const come = after.tags.filter((tag) => !before.tags.includes(tag));
  const kept = content.tags.filter((tag) => !gone.has(tag) && !come.includes(tag));
  return {
    ...(before.locationId !== after.locationId && { locationId: after.locationId }),
    ...(before.categoryId !== after.categoryId && { categoryId: after.categoryId }),
    ...((gone.size > 0 || come.length > 0) && { tags: [...kept, ...come] }),
  };
};
