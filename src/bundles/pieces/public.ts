// Holds what a piece is, whatever its kind, for those who serve several kinds and for the kinds.

/** What it can be, who sees it and who may publish it; a kind that keeps back more adds that itself. */
export type { PieceState, UnpublishedState } from './constants.ts';
/** Tags of what is kept of it without its number of comments, of that number, and of what hangs on all of these. */
export { commentCountTag, DISCUSSED_TAG, pieceContentTag, tagsOfNewCount } from './constants.ts';
export { isAuthor, isSeenByAll, isUnpublished, mayPublishPiece, pieceVisibility } from './policy.ts';
export type { PieceFacts } from './policy.ts';
export { isVisibleTo } from './visible-to.ts';
/** Pictures that somebody may show in one. */
export { usableImages } from './usable-images.ts';
/** Where it stands, as parts of its address and as links. */
export { loadKicker, loadPlacing, loadTagLinks, slugsOfPieces } from './placement.ts';
export type { PieceKicker, PieceSlugs } from './placement.ts';
/** This is the desks' table of all of them. */
export { PIECE_TABLE_NAME } from './constants.ts';
/** Kinds say by it that their pieces are found by their words. */
export { pieceSearching } from './searched-pieces.ts';
