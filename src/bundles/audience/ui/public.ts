// Counting readers, for other bundles' components.

/** At the end of a piece, and at the end of its page. */
export { PieceAudience, PieceGauge } from './PieceAudience.tsx';
export type { PieceAudienceView } from '../views.ts';
