// Says who may see how often a piece was read: its author and the editors of its place. Whoever sees that isn't counted.
// contract.md 17.3
import { hasActiveRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isAuthor } from '#bundles/pieces/public.ts';

/** What the rules need of a piece. */
export interface CountedPiece {
  readonly authorId: number;
  readonly locationPath: string;
}

export const maySeeAudience = (viewer: Viewer, piece: CountedPiece): boolean =>
  isAuthor(viewer, piece) || hasActiveRole(viewer, 'editor', piece.locationPath);

/** Says with whose pieces it may be compared: authors see their own, editors those of any author. */
export const mayCompareWith = (viewer: Viewer, piece: CountedPiece, userId: number): boolean =>
  userId === piece.authorId || viewer.id === userId || hasActiveRole(viewer, 'editor', piece.locationPath);
