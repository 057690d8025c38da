// This is what other bundles learn of what members want nothing of.

/** What the viewer wants nothing of, from memory; sentences that stand instead of what is folded. */
export { ownBoundaries } from './queries.ts';
export { boundariesTag } from './constants.ts';
export type { OwnBoundaries } from './queries.ts';
export { folded } from './texts.ts';
/**
 * Finds between two people which blocks the other; of many, with whom somebody can't have to do, and who wants to hear nothing
 * of somebody.
 */
export { findApart, findBlocks, findUnwilling } from './queries.ts';
/** Somebody blocks somebody. */
export { personBlocked } from './commands.ts';
export type { PersonBlocked } from './commands.ts';
/** The way to mute or block somebody. */
export { boundaryLink } from './pages.ts';
/** Where all of it stands. */
export { boundaryPaths } from './paths.ts';
