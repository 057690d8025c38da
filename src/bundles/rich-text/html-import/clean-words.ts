// Cleans words of what nobody sees. The portal hyphenates by itself, and signs that turn the direction of writing or hide
// within words serve deception; joiners stay, since writings and emoji need them.
import { cleanText } from '../rules.ts';

/**
 * Cleans as rules.ts cleanText does, and takes out soft hyphens, zero-width spaces and signs of direction.
 */
export const cleanWords = (text: string): string => cleanText(text.replaceAll(INVISIBLE, ''));

/** Returns white space as a browser shows it: one space for many. A single no-break space stays, since it was meant. */
export const collapsed = (text: string): string =>
  text.replaceAll(/[\t\n\f\r \u00a0]+/g, (run) => (run === '\u00a0' ? run : ' '));

const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
