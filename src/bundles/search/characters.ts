// Returns the character that stands for a word by its number in the vocabulary. docs/decisions/0182

/** Gives the character that stands for a stem, a number, a unit, a day or a period. */
export type CharacterOf = (lexeme: string) => string;

/** What comes before are signs, and letters that mean something in patterns. */
const FIRST = 0xa1;
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CHARACTERS = 0x10_ffff - SURROGATES - FIRST + 1;
/**
 * The number in the vocabulary of the first entry that is no word, but a number, a unit, a day or a period. From there on
 * entries whose number lies beyond the last character share one with others: in a vocabulary of that size these are the rarest.
 */
export const FIRST_OTHER = 500_001;

/** Returns the character of a number in the vocabulary, from 1 on. */
export const characterOf = (number: number): string => {
  const shared = (number - FIRST_OTHER) % (CHARACTERS - FIRST_OTHER + 1);
  const code = FIRST - 1 + (number < FIRST_OTHER ? number : FIRST_OTHER + shared);
  return String.fromCodePoint(code < FIRST_SURROGATE ? code : code + SURROGATES);
};
