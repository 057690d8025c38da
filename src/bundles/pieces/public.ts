// What the mixed lists offer to other bundles.

/** Newest pieces of the portal, a place, a category in a place, a tag, an author or a kind, page by page. */
export { cursorBefore, listPieces, listSeveral } from './queries.ts';
/** How many there are, as far as counting goes. */
export { countPieces } from './queries.ts';
export { COUNTED_UP_TO, LIST_LENGTH } from './constants.ts';
/** Where a list continues, as it stands in an address under the name OLDER_QUERY. */
export { packCursor, unpackCursor } from './rules.ts';
export { OLDER_QUERY } from './constants.ts';
export type { PieceCursor, PieceEntry, PieceFilter, PieceList } from './queries.ts';
/** Pieces as lists and embeds show them. */
export { loadTeasers, teasersByRefs } from './teasers.ts';
/** Public pieces among references, as entries of a list. */
export { piecesByRefs } from './queries.ts';
export type { TeaserBatch, Teasers } from './teasers.ts';
export type { PieceType, TeaserView } from './views.ts';
/** What takes place soon, from whichever bundle knows. */
export { UPCOMING_SLOT, listUpcoming, loadUpcoming, upcomingRefs } from './upcoming.ts';
export type { UpcomingRefs, UpcomingSubject } from './upcoming.ts';
/** Kinds keep their row with it. */
export { savePiece, setPieceCommentCount } from './commands.ts';
export type { Piece } from './commands.ts';
/** Tags of pages with lists. */
export { ALL_PIECES_TAG, authorPiecesTag, placePiecesTag, tagPiecesTag } from './constants.ts';
/** Texts with their slots filled; alone, or in the same batch as a page's other teasers and pictures. */
export { fillPieceText, imageIdsOf, loadPieceText, needsOf } from './piece-text.ts';
export type { PieceText } from './piece-text.ts';
export type { PieceTextView } from './views.ts';
/** A piece as a card, for the card calls: `{ id, html }` and its tags. Mount with `query: CardQuery`. */
export { CardQuery, loadCard } from './cards.ts';
export type { Card, CardOptions } from './cards.ts';
/** Where there is anything to read, for those who list everything. */
export {
  filledCategories,
  lastAuthorId,
  lastPieceId,
  lastTagId,
  newestOfAuthors,
  newestOfTags,
  piecesInRange,
} from './coverage.ts';
export type { FilledCategory, IdRange, NewestById } from './coverage.ts';
