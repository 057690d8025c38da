// Takes out of words what nobody sees: control characters, and signs that turn the direction of writing or hide within words.
// Joiners stay, since writings and emoji need them, and so do line breaks.

/** Cleans names and texts that stand on pages of everybody, before they are measured and checked. */
export const visibleWords = (text: string): string => text.replaceAll(INVISIBLE, '');

const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the visible words as one line, without space around it. */
export const visibleLine = (text = ''): string => visibleWords(text).replace(/\s+/gu, ' ').trim();
