// Says who may write, publish, review and withdraw. contract.md 11.6, 14.6, 16.1
import { activeRolePaths, hasRole, isSuspendedAt, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isAuthor, mayPublishPiece } from '#bundles/pieces/public.ts';
import type { PieceStateLater } from './constants.ts';

/** What the rules need of a manuscript. */
export interface ManuscriptFacts {
  readonly authorId: number;
  /** Empty until a place is chosen. */
  readonly locationPath: string;
  readonly pieceState: PieceStateLater | null;
  readonly takenBackBy: number | null;
}

/** Everybody who is confirmed and not suspended; whether it comes out without anybody's look is another question. */
export const mayWrite = mayAct;

/** Whoever is an editor somewhere begins pieces also of kinds that members don't. */
export const isOpenTo = (viewer: Viewer, isOpenForMembers: boolean): boolean =>
  isOpenForMembers || activeRolePaths(viewer, 'editor').length > 0;

/** Its author may, and editors of its place. */
export const mayEditManuscript = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  mayWrite(viewer) &&
  manuscript.pieceState !== 'erased' &&
  (isAuthor(viewer, manuscript) || looksAfter(viewer, manuscript));

/**
 * Hands it to others, of whatever kind: to editors, to readers, as it stands. Nobody does at a place where they must not write; their own
 * they may still move elsewhere, take back and throw away.
 */
export const mayHandOn = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  mayEditManuscript(viewer, manuscript) && !isSuspendedAt(viewer, manuscript.locationPath);

/** Knows that there is one: its author, also while suspended, and editors of its place. */
export const maySeeManuscript = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  isAuthor(viewer, manuscript) || looksAfter(viewer, manuscript);

/**
 * Brings it out, now or later, without anybody's look. `needsReview`: its author's first contributions wait for an
 * editor. What an editor took back, its author doesn't bring out again.
 */
export const mayPublishManuscript = (
  viewer: Viewer,
  manuscript: ManuscriptFacts,
  needsReview: boolean,
): boolean => {
  if (!mayHandOn(viewer, manuscript) || manuscript.pieceState === 'hidden') return false;
  if (looksAfter(viewer, manuscript)) return true;
  return !needsReview && !isUnpublishedByEditors(manuscript) && mayPublishAt(viewer, manuscript);
};

/** Editors of its place look at what others wrote: who may hand on what isn't theirs is one. */
export const mayReview = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  mayHandOn(viewer, manuscript) && !isAuthor(viewer, manuscript);

/** Takes the piece back, or erases it: authors their own, editors all. */
export const mayWithdraw = (viewer: Viewer, manuscript: ManuscriptFacts): boolean => {
  if (manuscript.pieceState === null || !mayEditManuscript(viewer, manuscript)) return false;
  return manuscript.pieceState !== 'hidden' || looksAfter(viewer, manuscript);
};

/** Brings a piece that was taken back out again as it was, which somebody has looked at already. */
export const mayRepublish = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  mayWithdraw(viewer, manuscript) && mayPublishManuscript(viewer, manuscript, false);

/** What never came out is thrown away by its author alone; changes to a piece also by editors. */
export const mayDiscard = (viewer: Viewer, manuscript: ManuscriptFacts): boolean =>
  mayEditManuscript(viewer, manuscript) && (manuscript.pieceState !== null || isAuthor(viewer, manuscript));

const looksAfter = (viewer: Viewer, { locationPath }: ManuscriptFacts): boolean =>
  hasRole(viewer, 'editor', locationPath);

const isUnpublishedByEditors = ({ pieceState, takenBackBy, authorId }: ManuscriptFacts): boolean =>
  pieceState === 'withdrawn' && takenBackBy !== null && takenBackBy !== authorId;

/** Says whether the viewer may publish there; as long as no place is chosen, whoever may publish anywhere may. */
const mayPublishAt = (viewer: Viewer, { locationPath, authorId }: ManuscriptFacts): boolean =>
  locationPath === ''
    ? viewer.roles.some((grant) => mayPublishPiece(viewer, { locationPath: grant.locationPath, authorId }))
    : mayPublishPiece(viewer, { locationPath, authorId });
