// This is what the front pages offer to other bundles.

/** Gives addresses of the front page and of its feed. */
export { frontPaths } from './paths.ts';
/** The lists of a kind, of the portal or of a place. */
export { findKindList, listKinds } from './kind-lists.ts';
export type { ListKind } from './kind-lists.ts';
