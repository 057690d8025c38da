// Holds parts of the pages of pieces, for other bundles' components.

/** Draws a text with its slots filled. */
export { PieceText } from './PieceText.tsx';
/** How a piece stands that readers don't see, for those who look after it. */
export { PieceStatus } from './PieceStatus.tsx';
export type { PieceStatusView, PieceTextView } from '../views.ts';
/** What a browser remembers of somebody's reading, for who wants it elsewhere, too. */
export { forgetReading, knownReading, onReading, takeReading } from './reading-memory.ts';
export type { ReadPiece } from './reading-memory.ts';
