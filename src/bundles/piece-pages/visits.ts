// Handles who comes to the page of a piece: to whom it isn't shown, who asked for it under another address, and who opened it,
// with which later bundles may do something.
import { movedTo } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { ContentRef, Visibility } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { defineSlot } from '#kernel/slots.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { goneAnswer } from './gone.ts';
import { isUnpublished } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';

/**
 * Where the piece is now that had an address on the portal that it comes from. Asked where that isn't the address of the piece with its number:
 * both portals count from one.
 */
export const formerHolders = defineSlot<string, string>('piece-pages.former-holders');

interface PieceRequest {
  readonly type: ContentRef['type'];
  readonly visibility: Visibility;
  /** The path that was asked for; none where the page is drawn for another reason. */
  readonly asked: string | undefined;
  /** This is the piece's address. */
  readonly href: string;
}

type RequestedPiece = Pick<PieceFacts, 'state'> & {
  readonly id: number;
  readonly locationId: number;
  readonly categoryId: number;
};

/**
 * Returns the answer for those who don't get the piece: the way to the one that was meant, the way to its address for those who
 * asked for another one, and for what was taken back a page that says so, with 410. It is undefined for those who get it.
 * Throws 404.
 */
export const fallbackAnswer = async (
  ctx: Ctx,
  piece: RequestedPiece,
  { type, visibility, asked, href }: PieceRequest,
): Promise<RedirectAnswer | PageAnswer | undefined> => {
  const isAskedElsewhere = asked !== undefined && decodeURI(asked) !== decodeURI(href);
  const [holder] = isAskedElsewhere ? await formerHolders.collect(ctx, asked) : [];
  if (holder !== undefined) return movedTo(holder);
  if (visibility === 'nothing') {
    if (isUnpublished(piece)) return goneAnswer(ctx, { ...piece, type });
    throw notFound();
  }
  return isAskedElsewhere ? movedTo(href) : undefined;
};

export interface OpenedPiece {
  readonly categoryId: number;
  readonly authorId: number;
}

export const pieceOpened = defineSlot<OpenedPiece, never>('piece-pages.opened');

/**
 * Tells later bundles who opened a piece. Nothing is told of visitors, since nothing is known of them, nor of a page at which
 * nobody looks.
 */
export const announceOpened = async (
  ctx: Ctx,
  { categoryId, authorId }: OpenedPiece,
  { isLookedAt = false }: { readonly isLookedAt?: boolean },
): Promise<void> => {
  if (isLookedAt && isSignedIn(ctx.viewer)) await pieceOpened.collect(ctx, { categoryId, authorId });
};
