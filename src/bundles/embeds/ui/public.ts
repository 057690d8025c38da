// These are embedded contents for other bundles' components.

/** A content behind its placeholder, a card with a link, or that it can't be shown. */
export { EmbedFigure } from './EmbedFigure.tsx';
export type { EmbedView } from '../views.ts';
