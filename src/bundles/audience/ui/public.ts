// Counting readers, for other bundles' components.

/** At the end of a piece. */
export { PieceAudience } from './PieceAudience.tsx';
export type { PieceAudienceView } from '../views.ts';
