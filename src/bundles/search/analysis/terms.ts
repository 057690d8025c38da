// Makes of a text what is written into the index and asked of it: one place of a text is one or more terms. It is used for both
// sides, so that they can't differ.
import { MAX_WORD_LENGTH, stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

export interface Term {
  /** The lexeme: a stem, a number, a unit, or a day as `@09-25`. */
  readonly lexeme: string;
  /** The word, folded but not stemmed, if it may be made of others; null for everything else. */
  readonly word: string | null;
  /** The position, counted from 1; words that mean nothing count, too, so that phrases keep their distances. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

/** Returns terms in the order of the text; several may stand at one position. Words that stand everywhere are left out. */
export const termsOf = (text: string): Term[] => {
  const terms: Term[] = [];
  const tokens = tokensOf(text);
  let position = 0;
  tokens.forEach((token, at) => {
    const { kind, start, end, isJoined } = token;
    const stays = isJoined ?? kind === 'day';
    if (!stays) position++;
    // A day stands where its first number does, which follows.
    const place = kind === 'day' ? position + 1 : position;
    for (const { lexeme, word } of lexemesOf(token, tokens[at - 1]))
      terms.push({ lexeme, word, position: place, start, end });
  });
  return terms;
};

const lexemesOf = (token: Token, before: Token | undefined): Pick<Term, 'lexeme' | 'word'>[] => {
  const { kind, value } = token;
  if (kind === 'day') {
    const days = value.length > 5 ? [value, value.slice(5)] : [value];
    return days.map((day) => ({ lexeme: `@${day}`, word: null }));
  }
  if (kind === 'number') return [{ lexeme: value.slice(0, MAX_WORD_LENGTH), word: null }];
  const unit = unitOf(value, before?.kind === 'number');
  if (unit !== undefined) return [{ lexeme: unit, word: null }];
  if (kind === 'unit' || isStopWord(value)) return [];
  return [{ lexeme: stem(value), word: value }];
};

/**
 * Returns what each place says first: of a day its number, of a word with hyphens its parts. This is how phrases are kept and
 * asked for.
 */
export const firstAtEachPlace = (terms: readonly Term[]): Term[] => {
  let last = 0;
  return terms.filter(({ lexeme, position }) => {
    if (isDay(lexeme) || position === last) return false;
    last = position;
    return true;
  });
};

export const isDay = (lexeme: string): boolean => lexeme.startsWith('@');
