// Holds what the pages of all kinds of pieces have in common.

/** What a page tells search engines and those who link to it. */
export { loadPieceHead, personThing, pieceHeads } from './piece-head.ts';
export type { HeadAddition, HeadContext, PieceWithHead } from './piece-head.ts';
/** A feed, as readers are offered it. */
export { feedTitle } from './texts.ts';
/** Who comes to the page of a piece by another address, or when it isn't there any more; and who opened it, for later bundles. */
export { fallbackAnswer, formerHolders, pieceOpened, announceOpened } from './visits.ts';
export type { OpenedPiece } from './visits.ts';
/** Functions that fill the slots of texts; of one alone, or in the same batch as a page's other teasers and pictures. */
export { fillPieceText, loadPieceText, loadPieceTexts, needsOf } from './piece-text.ts';
export type { PieceTextView } from './views.ts';
/** What a text shows, for those who keep account of it. */
export { embedNodesOf, imageIdsOf, imageIdsShown, streamIdsOf } from './piece-text.ts';
export type { ShownImages } from './piece-text.ts';
/** How a piece stands that readers don't see. */
export type { PieceStatusView } from './views.ts';
