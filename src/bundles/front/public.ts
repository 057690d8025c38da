// What the front pages offer to other bundles.

/** Addresses of the front page and of its feed. */
export { frontPaths } from './paths.ts';
/** Of a list of a kind: which of its addresses search engines are told. */
export { canonicalKindList } from './kind-subject.ts';
