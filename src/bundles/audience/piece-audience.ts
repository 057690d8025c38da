// Says what counting readers adds to the page of a piece. It asks the database nothing, so that pages for everybody stay as
// they are.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { audiencePaths } from './paths.ts';
import { maySeeAudience } from './policy.ts';
import type { CountedPiece } from './policy.ts';
import type { PieceAudienceView } from './views.ts';

/** Returns the mark by which reading is counted, or the gauge. */
export const toPieceAudience = (
  { viewer }: Ctx,
  { type, id }: ContentRef,
  piece: CountedPiece,
): PieceAudienceView => {
  if (!maySeeAudience(viewer, piece)) return { reading: `${type}:${id}`, gauge: null };
  const asked = { contentType: type, contentId: String(id), userId: String(piece.authorId) };
  const wrapped = { containerStart: 'card', containerEnd: 'card' };
  return {
    reading: null,
    gauge: {
      ask: String(new URLSearchParams({ ...asked, ...wrapped })),
      href: url(audiencePaths.piece, { contentType: type, contentId: id }),
    },
  };
};

/** What is added to a piece that isn't out yet. */
export const NO_AUDIENCE: PieceAudienceView = { reading: null, gauge: null };
