// This is what the front pages offer to other bundles.

/** Gives addresses of the front page and of its feed. */
export { frontPaths } from './paths.ts';
