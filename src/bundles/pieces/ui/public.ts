// Pieces in lists, for other bundles' components.

/** A piece announced in the weight its place asks for. */
export { Teaser } from './Teaser.tsx';
export type { TeaserWeight } from './Teaser.tsx';
export type { TeaserDateView, TeaserView } from '../views.ts';
