// This is what the texts that a portal may want otherwise offer to other bundles.

/** How a bundle declares one, and puts it on the desk. */
export { defineGreeting, defineMail, defineSentence, defineWording, wordings } from './define.ts';
export type { MailWords, Wording } from './define.ts';
/** A mail in the portal's words, for the outbox. */
export { wordedLetter } from './letter.ts';
export type { WordedLetter } from './letter.ts';
/** A text as it is said now; a longer one in paragraphs. */
export { readSentence, readWording } from './queries.ts';
export { paragraphsOf } from './rules.ts';
/** Tag of pages that say one. */
export { WORDINGS_TAG } from './constants.ts';
