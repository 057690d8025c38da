// What the mixed lists offer to other bundles.

/** Newest pieces of the portal, a place or a category in a place, page by page. */
export { listPieces } from './queries.ts';
export type { PieceCursor, PieceEntry, PieceFilter, PieceList } from './queries.ts';
/** Kinds keep their row with it. */
export { savePiece, setPieceCommentCount } from './commands.ts';
export type { Piece } from './commands.ts';
/** Tags of pages with lists. */
export { ALL_PIECES_TAG, placePiecesTag } from './constants.ts';
