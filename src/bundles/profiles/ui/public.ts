// Draws people, for other bundles' components.

/** Faces with a few words each, which lead to their pages. */
export { PersonTiles } from './PersonTiles.tsx';
export type { PersonTileView } from '../views.ts';
