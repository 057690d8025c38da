// Exports what imports offer to others.

/** Reads a file that is at hand, and takes what stands in it, for portals that are filled with content. */
export { beginFromFile } from './from-file.ts';
export { takeTurn } from './taking/take.ts';
