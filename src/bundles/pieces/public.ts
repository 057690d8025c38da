// What the mixed lists offer to other bundles.

/** Newest pieces of the portal, a place or a category in a place, page by page. */
export { listPieces } from './queries.ts';
export type { PieceCursor, PieceEntry, PieceFilter, PieceList } from './queries.ts';
/** Pieces as lists and embeds show them. */
export { loadTeasers, teasersByRefs } from './teasers.ts';
export type { Teasers } from './teasers.ts';
export type { TeaserView } from './views.ts';
/** What takes place soon, from whichever bundle knows. */
export { UPCOMING_SLOT, loadUpcoming } from './upcoming.ts';
export type { UpcomingSubject } from './upcoming.ts';
/** Kinds keep their row with it. */
export { savePiece, setPieceCommentCount } from './commands.ts';
export type { Piece } from './commands.ts';
/** Tags of pages with lists. */
export { ALL_PIECES_TAG, placePiecesTag } from './constants.ts';
