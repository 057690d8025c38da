// Exports what passing things on offers to other bundles.

/** Which of our pieces an address names. */
export { refAt } from './addressed.ts';
