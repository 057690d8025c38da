// Draws what counting readers adds, for other bundles' components.

/** What stands at the end of a piece, and at the end of its page. */
export { PieceAudience, PieceGauge } from './PieceAudience.tsx';
/** What stands on a page by which a piece is passed on. */
export { ShareMark } from './ShareMark.tsx';
export type { PieceAudienceView } from '../views.ts';
