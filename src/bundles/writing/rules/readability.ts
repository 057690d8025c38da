// Says how easily a text is read: the index LIX by Björnsson, which suits German – words per sentence, and how many of a
// hundred words are long.

export interface Readability {
  /** It is rounded. */
  readonly wordsPerSentence: number;
  /** How many of a hundred words have more than six letters. */
  readonly longWords: number;
  /** The index itself: below 40 easy, below 52 as newspapers are, below 60 demanding, above hard. */
  readonly index: number;
}

/** It is undefined for a text too short to judge. */
export const readabilityOf = (text: string): Readability | undefined => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const sentences = text
    .replace(ABBREVIATIONS, '$1')
    .split(/[.!?…:]+[“"')\]]*(?:\s|$)|\n+/)
    .filter((part) => /\p{L}/u.test(part)).length;
  const wordsPerSentence = words.length / Math.max(1, sentences);
  const longWords = (100 * words.filter((word) => word.length > LONG_FROM).length) / words.length;
  return {
    wordsPerSentence: Math.round(wordsPerSentence),
    longWords: Math.round(longWords),
    index: Math.round(wordsPerSentence + longWords),
  };
};

export type ReadingEase = 'easy' | 'usual' | 'demanding' | 'hard';

export const readingEase = ({ index }: Readability): ReadingEase => {
  if (index < 40) return 'easy';
  if (index < 52) return 'usual';
  return index < 60 ? 'demanding' : 'hard';
};

const MIN_WORDS = 40;
const LONG_FROM = 6;

/** Abbreviations whose dots end no sentence: „z. B.“, „20. November“, „Dr. Vogt“. */
const ABBREVIATIONS = /\b(\p{L}|\d+|bzw|ca|Dr|etc|Nr|Prof|St|Str|usw|vgl)\./gu;
