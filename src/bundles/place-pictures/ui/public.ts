// These are pictures of places for other bundles' components.

/** Stands quietly on top of a place's page. */
export { PlaceBanner } from './PlaceBanner.tsx';
