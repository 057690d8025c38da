// Says who may see and publish pieces: one rule for all kinds; a kind that keeps back more adds that itself. contract.md 11.5,
// 14.6, 16.1
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasActiveRole, hasRole, isOneself, isSuspendedAt, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { UNPUBLISHED_STATES } from './constants.ts';
import type { PieceState } from './constants.ts';

/** What the rules need of a piece. */
export interface PieceFacts {
  readonly state: PieceState;
  readonly publishedAt: Date | null;
  readonly authorId: number;
  readonly locationPath: string;
  /** The author is suspended and everything of theirs with them. */
  readonly isAuthorHidden?: boolean;
}

/**
 * Returns what a viewer sees of a piece. Everybody sees published ones unless their author is hidden; others only editors of
 * the place who aren't suspended and their author, hidden ones editors alone, erased ones nobody. `isVisibleTo` says the same in SQL.
 */
export const pieceVisibility = (viewer: Viewer, piece: PieceFacts, now: Date): Visibility => {
  if (isSeenByAll(piece, now)) return 'all';
  if (piece.state === 'erased') return 'nothing';
  if (hasActiveRole(viewer, 'editor', piece.locationPath)) return 'all';
  return isAuthor(viewer, piece) && piece.state !== 'hidden' ? 'all' : 'nothing';
};

/** Says whether everybody sees it: it is out, and its author isn't hidden with all that is theirs. */
export const isSeenByAll = (
  {
    state,
    publishedAt,
    isAuthorHidden = false,
  }: Pick<PieceFacts, 'state' | 'publishedAt' | 'isAuthorHidden'>,
  now: Date,
): boolean => state === 'published' && publishedAt !== null && publishedAt <= now && !isAuthorHidden;

export const isAuthor = (viewer: Viewer, piece: Pick<PieceFacts, 'authorId'>): boolean =>
  isOneself(viewer, piece.authorId);

/** Says whether a piece was out and is no longer, as far as readers are to know. */
export const isUnpublished = ({ state }: Pick<PieceFacts, 'state'>): boolean =>
  (UNPUBLISHED_STATES as readonly PieceState[]).includes(state);

/** Says whether a viewer may publish a piece: confirmed authors at the place in their own name; editors also for others. */
export const mayPublishPiece = (
  viewer: Viewer,
  piece: Pick<PieceFacts, 'locationPath' | 'authorId'>,
): boolean => {
  if (!mayAct(viewer) || isSuspendedAt(viewer, piece.locationPath)) return false;
  if (hasRole(viewer, 'editor', piece.locationPath)) return true;
  return hasRole(viewer, 'author', piece.locationPath) && isAuthor(viewer, piece);
};
