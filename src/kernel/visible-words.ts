// Takes out of words what nobody sees: control characters, and signs that turn the direction of writing or hide within words.
// Joiners and the like stay, since writings and emoji need them, and so do line breaks; alone they are no words.

/** Cleans names and texts that stand on pages of everybody, before they are measured and checked. */
export const visibleWords = (text: string): string => {
  const words = text.replaceAll(INVISIBLE, '');
  return UNSEEN.test(words) && SEEN_AS_NOTHING.test(words) ? '' : words;
};

/** Signs that are drawn as nothing, among them letters that fill a place in Korean, and the empty sign of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEEN_AS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the visible words as one line, without space around it. */
export const visibleLine = (text = ''): string => visibleWords(text).replace(/\s+/gu, ' ').trim();

/** Returns the visible words with their lines; a form sends each line break as two signs, which its field counted as one. */
export const visibleLines = (text = ''): string => visibleWords(text).replace(/\r\n?/g, '\n').trim();
