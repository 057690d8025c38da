// What the texts that a portal may want otherwise offer to other bundles.

/** How a bundle declares one, and puts it on the desk. */
export { defineWording, wordings } from './define.ts';
export type { Wording } from './define.ts';
/** A text as it is said now; a longer one in paragraphs. */
export { readWording } from './queries.ts';
export { paragraphsOf } from './rules.ts';
/** Tag of pages that say one. */
export { WORDINGS_TAG } from './constants.ts';
