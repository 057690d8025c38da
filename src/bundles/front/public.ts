// What the front pages offer to other bundles.

/** Addresses of the front page and of its feed. */
export { frontPaths } from './paths.ts';
