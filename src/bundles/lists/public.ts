// This is what the mixed lists offer to other bundles.

/** Kinds keep their row with it. */
export { pieceCommentCount, savePiece } from './commands.ts';
/** The announcement of what is new in the lists. */
export { piecePublished } from './announcing.ts';
/** The newest pieces of the portal, a place, a category in a place, a tag, an author or a kind, page by page. */
export { listDiscussed, listPieces, listSeveral } from './queries.ts';
export type { PieceCursor, PieceEntry } from './queries.ts';
export type { Criteria } from './list-shapes.ts';
/** Several lists that share no piece, as one. */
export { listMerged, mergeEntries } from './merged-lists.ts';
/** How long a list is, or several as one, as far as counting goes; and where the page before begins. */
export { countPieces, cursorBefore } from './merged-lists.ts';
export { COUNTED_UP_TO } from './constants.ts';
/** Where a list continues, as it stands in an address under the name OLDER_QUERY. */
export { packCursor, unpackCursor } from './piece-cursor.ts';
export { OLDER_QUERY } from './constants.ts';
/** Public pieces among references, as entries of a list. */
export { piecesByRefs } from './queries.ts';
/** Finds pieces of a kind by words of their title. */
export { searchTitles } from './search.ts';
/** What is new of much that somebody follows, in one list. */
export { listFollowed } from './followed.ts';
/** What came out since a moment, with all that it is about. */
export { piecesSince } from './latest.ts';
/** All that is or was out, for the table of those who look after it, and what moderators keep out of lists. */
export { deskPieces } from './desk-pieces.ts';
/** What came out lately around a place, the nearest first. */
export { listByDistance } from './by-distance.ts';
/** Tags of pages with lists. */
export { listTag } from './constants.ts';
/** Where the lists of a kind stand, of the portal or of a place. */
export { kindListHref } from './kind-list-href.ts';
export { listPaths } from './paths.ts';
/** Where there is anything to read, for those who list everything. */
export {
  filledCategories,
  listers,
  newestOfTypes,
  tagsInUse,
} from './coverage.ts';
