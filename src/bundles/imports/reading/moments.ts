// Reads when something came out, in whatever way the file says it.
import { momentAt } from '#kernel/calendar.ts';

/** Returns a moment in UTC as ISO 8601, or empty. What says no zone is UTC, as WordPress and Ghost write it. */
export const momentOf = (said: string | null | undefined): string => {
  const words = (said ?? '').trim();
  if (words === '' || words.startsWith('0000')) return '';
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(words);
  const moment = isBare
    ? new Date(`${words.replace(' ', 'T')}Z`)
    : familiarMoment(words.slice(0, MAX_LENGTH));
  return isPlausible(moment) ? moment.toISOString() : '';
};

const MAX_LENGTH = 60;

/**
 * Returns a moment as feeds and programs in English write it. Of anything else that has a number in it JavaScript makes a day:
 * of „Heft 3“ the first of March 2001.
 */
const familiarMoment = (words: string): Date => {
  if (!FAMILIAR.test(words)) return new Date(Number.NaN);
  return new Date(/\d:\d/.test(words) && !ZONED.test(words) ? `${words} UTC` : words);
};

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const FAMILIAR = new RegExp(
  [
    String.raw`^\d{4}(?:$|-\d\d)`,
    String.raw`\b\d{1,2}[ -]${MONTH}\.?[ -]\d{2,4}\b`,
    String.raw`\b${MONTH}\.? \d{1,2}\b.* \d{4}\b`,
  ].join('|'),
  'i',
);
const ZONED = /(?:z|\bu(?:tc?)?|\bgmt|\b[a-z]{1,3}t|[+-]\d\d:?\d\d)\)?$/i;

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const CLOCK = String.raw`(?:\D{1,5}(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?(?:\s*Uhr)?)?$`;
const NUMBERS = new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)${CLOCK}`);
const IN_WORDS = new RegExp(String.raw`^(\d{1,2})\.?\s+(\p{L}{3,9})\.?\s+(\d{4})${CLOCK}`, 'u');
const AMERICAN = new RegExp(String.raw`^(\d{1,2})\/(\d{1,2})\/(\d{4})${CLOCK}`);
const FROM_THE_YEAR = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)${CLOCK}`);

/**
 * Returns a moment of a table, whose clocks are those of Germany: „Di., 24.12.2019 - 18:30“ as well, and seconds since 1970, as
 * Drupal writes them.
 */
export const localMomentOf = (said: string): string => {
  const words = said
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/^\p{L}+\.?,\s*/u, '');
  if (/^\d{9,10}$/.test(words)) return momentOf(new Date(Number(words) * 1000).toISOString());
  const parts = partsOfDate(words);
  if (!parts) return momentOf(said);
  const [year, month, day, hour = '12', minute = '00'] = parts;
  const moment = momentAt(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${minute}`);
  return moment && isPlausible(moment) ? moment.toISOString() : '';
};

type DateParts = readonly [string, string, string, string | undefined, string | undefined];

const partsOfDate = (words: string): DateParts | undefined => {
  const german = NUMBERS.exec(words);
  if (german) return [wholeYear(german[3]!), german[2]!, german[1]!, german[4], german[5]];
  const american = AMERICAN.exec(words);
  if (american) {
    const [, one = '', other = '', year = '', ...clock] = american;
    // No month has so high a number: the day stands before it.
    const [month, day] = Number(one) > 12 ? [other, one] : [one, other];
    return [year, month, day, clock[0], clock[1]];
  }
  const first = FROM_THE_YEAR.exec(words);
  if (first) return [first[1]!, first[2]!, first[3]!, first[4], first[5]];
  const named = IN_WORDS.exec(words);
  const month = named ? MONTHS.indexOf(named[2]!.toLowerCase().slice(0, 3)) + 1 : 0;
  return named && month > 0 ? [named[3]!, String(month), named[1]!, named[4], named[5]] : undefined;
};

/** „98“ is 1998, and „19“ is 2019. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < FIRST_OF_LAST_CENTURY ? '20' : '19'}${year}`;

const FIRST_OF_LAST_CENTURY = 70;

const two = (digits: string) => digits.padStart(2, '0');

/** What lies outside is no date that somebody wrote. */
const [FIRST, LAST] = [new Date('1900-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')];

const isPlausible = (moment: Date): boolean => moment >= FIRST && moment <= LAST;
