// Announces to later bundles that a piece is new: once for each piece, when it comes out; not for what came out long ago.
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import type { Piece } from './commands.ts';
import { NEWS_LIFETIME_MS } from './constants.ts';

export interface PiecePublished {
  readonly type: ContentType;
  readonly id: number;
  readonly authorId: number;
  /** Its author, place and all above, category and tags, each as `{kind}-{id}`. contract.md 16.5 */
  readonly selectorTags: readonly string[];
}

/**
 * A piece is new. One that is to come out later is announced at that moment, and again when the moment is moved: whoever
 * hears asks whether it is there to be seen, and tells nobody twice.
 */
export const piecePublished = defineAnnouncement<PiecePublished>('pieces.published');

interface Before {
  readonly publishedAt: Date | null;
  readonly wasListed: boolean;
}

export const announceIfNew = async (ctx: Ctx, piece: Piece, before: Before | undefined): Promise<void> => {
  const { publishedAt } = piece;
  if (!piece.isListed || !publishedAt || !isRecent(ctx, publishedAt)) return;
  if (before?.wasListed && !isMoved(ctx, publishedAt, before.publishedAt)) return;
  const payload: PiecePublished = {
    type: piece.type,
    id: piece.objectId,
    authorId: piece.authorId,
    selectorTags: selectorTagsOf(piece),
  };
  await announce(ctx, piecePublished, payload, publishedAt > ctx.now ? { startAfter: publishedAt } : {});
};

const isRecent = ({ now }: Ctx, publishedAt: Date) =>
  now.getTime() - publishedAt.getTime() <= NEWS_LIFETIME_MS;

/** It was still to come out, at another moment. */
const isMoved = ({ now }: Ctx, publishedAt: Date, before: Date | null) =>
  before !== null && before > now && before.getTime() !== publishedAt.getTime();

const selectorTagsOf = ({ authorId, locationPath, categoryId, tagIds }: Piece): string[] => [
  `user-${authorId}`,
  ...idsOfPath(locationPath).map((id) => `location-${id}`),
  `category-${categoryId}`,
  ...[...new Set(tagIds)].map((id) => `tag-${id}`),
];
