// What the mixed lists offer to other bundles.

/** Newest pieces of the portal, a place, a category in a place, a tag, an author or a kind, page by page. */
export { cursorBefore, listDiscussed, listPieces, listSeveral } from './queries.ts';
/** How many there are, as far as counting goes. */
export { countPieces } from './queries.ts';
export { COUNTED_UP_TO, LIST_LENGTH } from './constants.ts';
/** The same for several lists that share no piece, as one. */
export { countMerged, listMerged, mergeEntries, mergedCursorBefore } from './merged-lists.ts';
/** The lists of a kind, of the portal or of a place. */
export {
  OPINIONS,
  findKindList,
  kindListHref,
  kindOnFrontPages,
  listKinds,
  listOnFrontPages,
  opinionCategories,
} from './kind-lists.ts';
export type { ListKind } from './kind-lists.ts';
export { listPaths } from './paths.ts';
export type { Criteria } from './list-shapes.ts';
/** Where a list continues, as it stands in an address under the name OLDER_QUERY. */
export { packCursor, unpackCursor } from './piece-cursor.ts';
export { OLDER_QUERY } from './constants.ts';
/** Its feed, as readers are offered it. */
export { feedTitle } from './texts.ts';
export type { PieceCursor, PieceEntry, PieceFilter, PieceList } from './queries.ts';
/** Pieces as lists and embeds show them. */
export { loadTeasers, teasersByRefs } from './teasers.ts';
/** Public pieces among references, as entries of a list. */
export { piecesByRefs } from './queries.ts';
export type { TeaserBatch, Teasers } from './teasers.ts';
export type { PieceStatusView, TeaserView } from './views.ts';
/** What takes place soon, from whichever bundle knows. */
export { listUpcoming, loadUpcoming, upcoming, upcomingRefs } from './upcoming.ts';
export type { UpcomingRefs, UpcomingSubject } from './upcoming.ts';
/** What a piece can be, who sees it and who may publish it; a kind that keeps back more adds that itself. */
export type { PieceState } from './constants.ts';
export { isAuthor, isOpenToAll, isUnpublished, mayPublishPiece, pieceVisibility } from './policy.ts';
export type { PieceFacts } from './policy.ts';
export { isVisibleTo } from './visible-to.ts';
/** What is the same when a piece of any kind is published. */
export {
  authorizePublication,
  checkPiece,
  imageIdsShown,
  savePieceImages,
  publishedRow,
  usableImages,
} from './publishing.ts';
/** The same when one that is or was out is changed, withdrawn, republished or erased. */
export { actionOf, authorizeChange, canBecome, changedRow } from './changing.ts';
export type { LaterState } from './changing.ts';
/** The shape in which what is being written comes from browsers. */
export { COMMON_SHAPE, StoredId, StoredTree, StoredText, readShape, readTree } from './content-shape.ts';
/** A piece as readers will see it, before it is out. */
export { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from './preview.ts';
/** Pieces of a kind by words of their title. */
export { searchTitles } from './search.ts';
export type { CheckedPiece, Publication, PublicationInput, PublishOutcome } from './publishing.ts';
/** Who comes to the page of a piece by another address, or when it isn't there any more. */
export { fallbackAnswer } from './fallback-answer.ts';
/** Where a piece stands, as parts of its address and as links; what its page tells search engines. */
export { loadKicker, loadPlacing, loadTagLinks, slugsOfPieces } from './placement.ts';
export type { PieceKicker, PieceSlugs } from './placement.ts';
export { loadPieceHead, personThing } from './piece-head.ts';
export type { HeadContext } from './piece-head.ts';
/** Kinds keep their row with it. */
export { savePiece, setPieceCommentCount } from './commands.ts';
export type { Piece } from './commands.ts';
/** The announcement of what is new in the lists. */
export { piecePublished } from './announcing.ts';
export type { PiecePublished } from './announcing.ts';
/** What is new of much that somebody follows, in one list. */
export { listFollowed } from './followed.ts';
export type { Followed, FollowedList } from './followed.ts';
/** Tags of pages with lists. */
export { ALL_PIECES_TAG, authorPiecesTag, placePiecesTag, tagPiecesTag } from './constants.ts';
/** Texts with their slots filled; alone, or in the same batch as a page's other teasers and pictures. */
export {
  embedNodesOf,
  fillPieceText,
  imageIdsOf,
  loadPieceText,
  needsOf,
  streamIdsOf,
} from './piece-text.ts';
export type { PieceText } from './piece-text.ts';
export type { PieceTextView } from './views.ts';
/** The call for a piece as a card: `{ id, html }`. */
export { mountCard } from './cards.ts';
/** Where there is anything to read, for those who list everything. */
export {
  filledCategories,
  filledKindLists,
  lastAuthorId,
  lastTagId,
  newestOfAuthors,
  newestOfTags,
  piecesSince,
  tagsInUse,
} from './coverage.ts';
export type { FilledCategory } from './coverage.ts';
