// Topic: where words, numbers and days stand in a text.
import { memoize } from '#design/memoize.ts';
import { fold } from './folding.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'unit' | 'day';
  /** As it stands there. */
  readonly start: number;
  readonly end: number;
  /** Folded; of a day `1971-09-25`, without its year `09-25`. */
  readonly value: string;
  /** It is the whole of a word with hyphens, whose parts are tokens of their own at the same place. */
  readonly isJoined?: true;
}

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const monthNames = MONTHS.split('|').map(fold);

const DAY = String.raw`(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.(?:\s?(?<year>\d{4}))?|(?<name>${MONTHS})(?:\s(?<namedYear>\d{4}))?)(?!\d)`;
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[,:]\d+)?`;
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*`;
const SIGN = String.raw`m²|[€%]|°C?`;
const PATTERN = new RegExp(
  `(?<date>(?<!\\d)${DAY})|(?<number>${NUMBER})|(?<sign>${SIGN})|(?<word>${WORD}(?:[-‐‑]${WORD})*)`,
  'giu',
);

const PART = new RegExp(WORD, 'gu');

/** All of them in their order. */
export const tokensOf = (text: string): Token[] => {
  // Words may be cut in two for the end of a line; nothing of that is part of them.
  const tokens: Token[] = [];
  for (const match of text.matchAll(PATTERN)) tokens.push(...tokensAt(match));
  return tokens;
};

const tokensAt = (match: RegExpExecArray): Token[] => {
  const { date, number, sign } = match.groups!;
  const place = { start: match.index, end: match.index + match[0].length };
  if (date !== undefined) {
    const day = dayOf(match.groups!);
    if (day) return [{ kind: 'day', value: day, ...place }, ...numbersIn(match)];
    return numbersIn(match);
  }
  if (number !== undefined) return [{ kind: 'number', value: plainNumber(number), ...place }];
  if (sign !== undefined) return [{ kind: 'unit', value: fold(sign), ...place }];
  return wordsAt(match[0], match.index);
};

/** Undefined for a day that there isn't in any year. */
const dayOf = ({ day, month, year, name, namedYear }: Readonly<Record<string, string | undefined>>) => {
  const monthNumber = name ? monthNames.indexOf(fold(name)) + 1 : Number(month);
  if (monthNumber < 1 || monthNumber > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const ofYear = `${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const inYear = year ?? namedYear;
  return inYear ? `${inYear}-${ofYear}` : ofYear;
};

/** What a day says beside itself: its month by name, and its year. */
const numbersIn = (match: RegExpExecArray): Token[] =>
  [...match[0].matchAll(/\d+|\p{L}+/gu)].map((part) => {
    const start = match.index + part.index;
    const place = { start, end: start + part[0].length };
    return /\d/.test(part[0])
      ? { kind: 'number', value: part[0], ...place }
      : { kind: 'word', value: fold(part[0]), ...place };
  });

/** „1.904“ is 1904, „8:05“ a clock's time. */
const plainNumber = (number: string): string =>
  /^\d{1,3}(\.\d{3})+/.test(number) ? number.replaceAll('.', '') : number;

const HYPHEN = /[-‐‑]/u;

const wordsAt = (text: string, start: number): Token[] => {
  if (!HYPHEN.test(text)) return [{ kind: 'word', value: folded(text), start, end: start + text.length }];
  const parts = [...text.matchAll(PART)].map((part): Token => {
    const from = start + part.index;
    return { kind: 'word', value: folded(part[0]), start: from, end: from + part[0].length };
  });
  if (parts.length < 2) return parts;
  const whole = parts.map(({ value }) => value).join('');
  return [...parts, { kind: 'word', value: whole, start, end: start + text.length, isJoined: true }];
};

/** „geht's“ and „Hans’“ are one word. */
const withoutApostrophes = (word: string) => fold(word.replaceAll(/['’]/gu, ''));
/** Words repeat: most of a text stand in the last one, too. What is longer than words are is nobody's memory's business. */
const MAX_KEPT = 20_000;
const MAX_KEPT_LENGTH = 60;
const kept = memoize(MAX_KEPT, withoutApostrophes);
const folded = (word: string) => (word.length > MAX_KEPT_LENGTH ? withoutApostrophes(word) : kept(word));
