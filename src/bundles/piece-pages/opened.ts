// Topic: somebody who is signed in opened the page of a piece that is out; later bundles may do something with that.
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import { isSignedIn } from '#kernel/viewer.ts';

export interface OpenedPiece {
  readonly categoryId: number;
  readonly authorId: number;
}

export const pieceOpened = defineSlot<OpenedPiece, never>('pieces.opened');

/** Of visitors nobody is told: nothing is known of them. Neither is of a page at which nobody looks. */
export const tellOpened = async (
  ctx: Ctx,
  { categoryId, authorId }: OpenedPiece,
  { isLookedAt = false }: { readonly isLookedAt?: boolean },
): Promise<void> => {
  if (isLookedAt && isSignedIn(ctx.viewer)) await pieceOpened.collect(ctx, { categoryId, authorId });
};
