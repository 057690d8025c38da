// Finds where words, numbers and days stand in a text.
import { memoize } from '#design/memoize.ts';
import { fold } from './folding.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'unit' | 'day';
  /** The place in the text where it begins. */
  readonly start: number;
  readonly end: number;
  /** The value, folded; for a day `1971-09-25`, without its year `09-25`. */
  readonly value: string;
  /** It is the whole of a word with hyphens, whose parts are tokens of their own at the same place. */
  readonly isJoined?: true;
}

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const monthNames = MONTHS.split('|').map(fold);

/** A day and month, with a year or without, the month as a number or by name. */
const DAY = String.raw`(\d{1,2})\.\s?(?:(\d{1,2})\.(?:\s?(\d{4}))?|(${MONTHS})(?:\s(\d{4}))?)(?!\d)`;
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[,:]\d+)?`;
/** Set texts have soft hyphens and places without width in their words, at which these may be cut for the end of a line. */
const CUTS = '\\u00ad\\u200b';
const LETTERS = String.raw`\p{L}[\p{L}\p{M}${CUTS}]*`;
const WORD = `${LETTERS}(?:['’]${LETTERS})*`;
const SIGN = String.raw`m²|[€%]|°C?`;
/** A day with its five parts, a number, a sign or a word. By their order: names for them would be made anew for each word of a text. */
const PATTERN = new RegExp(`(?<!\\d)${DAY}|(${NUMBER})|(${SIGN})|${WORD}(?:[-‐‑]${WORD})*`, 'giu');

const PART = new RegExp(WORD, 'gu');

/** Returns all tokens in their order. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PATTERN)) addTokensAt(match, tokens);
  return tokens;
};

const addTokensAt = (match: RegExpExecArray, tokens: Token[]): void => {
  const [said, day, , , , , number, sign] = match;
  const start = match.index;
  const end = start + said.length;
  if (day !== undefined) {
    const value = dayOf(match);
    if (value) tokens.push({ kind: 'day', value, start, end });
    tokens.push(...numbersIn(match));
  } else if (number !== undefined) tokens.push({ kind: 'number', value: plainNumber(number), start, end });
  else if (sign !== undefined) tokens.push({ kind: 'unit', value: fold(sign), start, end });
  else if (HYPHEN.test(said)) tokens.push(...partsAndWhole(said, start));
  else tokens.push({ kind: 'word', value: folded(said), start, end });
};

/** Returns undefined for a day that there isn't in any year. */
const dayOf = ([, day, month, year, name, namedYear]: RegExpExecArray) => {
  const monthNumber = name ? monthNames.indexOf(fold(name)) + 1 : Number(month);
  if (monthNumber < 1 || monthNumber > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const ofYear = `${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const inYear = year ?? namedYear;
  return inYear ? `${inYear}-${ofYear}` : ofYear;
};

/** Returns what a day says beside itself: its month by name, and its year. */
const numbersIn = (match: RegExpExecArray): Token[] =>
  [...match[0].matchAll(/\d+|\p{L}+/gu)].map((part) => {
    const start = match.index + part.index;
    const place = { start, end: start + part[0].length };
    return /\d/.test(part[0])
      ? { kind: 'number', value: part[0], ...place }
      : { kind: 'word', value: fold(part[0]), ...place };
  });

/** Returns a number without its separators: „1.904“ is 1904; „8:05“, a clock's time, stays as it is. */
const plainNumber = (number: string): string =>
  /^\d{1,3}(\.\d{3})+/.test(number) ? number.replaceAll('.', '') : number;

const HYPHEN = /[-‐‑]/u;

/** Returns the parts of a word with hyphens, and the whole of it. */
const partsAndWhole = (text: string, start: number): Token[] => {
  const parts = [...text.matchAll(PART)].map((part): Token => {
    const from = start + part.index;
    return { kind: 'word', value: folded(part[0]), start: from, end: from + part[0].length };
  });
  if (parts.length < 2) return parts;
  const whole = parts.map(({ value }) => value).join('');
  return [...parts, { kind: 'word', value: whole, start, end: start + text.length, isJoined: true }];
};

const NOT_SPOKEN = new RegExp(`['’${CUTS}]`, 'gu');
/** Folds a word without its apostrophes and the places where it may be cut: „geht's“ and „Hans’“ are one word. */
const asSpoken = (word: string) => fold(word.replaceAll(NOT_SPOKEN, ''));
/** Words repeat: most of a text stand in the last one, too. What is longer than words are is nobody's memory's business. */
const MAX_KEPT = 20_000;
const MAX_KEPT_LENGTH = 60;
const kept = memoize(MAX_KEPT, asSpoken);
const folded = (word: string) => (word.length > MAX_KEPT_LENGTH ? asSpoken(word) : kept(word));
