// What passing things on offers to other bundles.

/** The head of a piece's page with the way to ask for its card. */
export { discoverable } from './oembed.ts';
/** Which of our pieces an address names. */
export { refAt } from './addressed.ts';
