// Exports what other bundles' components need for passing things on.

/** The menu of the device where there is one, else the page with all ways; a link without scripts. */
export { SharePiece } from './SharePiece.tsx';
