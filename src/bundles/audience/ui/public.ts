// Counting readers, for other bundles' components.

/** At the end of a piece, and at the end of its page. */
export { PieceAudience, PieceGauge } from './PieceAudience.tsx';
/** On a page by which a piece is passed on. */
export { ShareMark } from './ShareMark.tsx';
export type { PieceAudienceView } from '../views.ts';
