// Reads when something came out, in whatever way the file says it.
import { momentAt } from '#kernel/calendar.ts';

/** Returns a moment in UTC as ISO 8601, or empty. What says no zone is UTC, as WordPress and Ghost write it. */
export const momentOf = (said: string | null | undefined): string => {
  const words = (said ?? '').trim();
  if (words === '' || words.startsWith('0000')) return '';
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(words);
  const moment = new Date(isBare ? `${words.replace(' ', 'T')}Z` : words);
  return isPlausible(moment) ? moment.toISOString() : '';
};

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const CLOCK = String.raw`(?:\D{1,5}(\d{1,2}):(\d\d)(?::\d\d)?(?:\s*Uhr)?)?$`;
const NUMBERS = new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})${CLOCK}`);
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
    .slice(0, 60)
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
  if (german) return [german[3]!, german[2]!, german[1]!, german[4], german[5]];
  const american = AMERICAN.exec(words);
  if (american) return [american[3]!, american[1]!, american[2]!, american[4], american[5]];
  const first = FROM_THE_YEAR.exec(words);
  if (first) return [first[1]!, first[2]!, first[3]!, first[4], first[5]];
  const named = IN_WORDS.exec(words);
  const month = named ? MONTHS.indexOf(named[2]!.toLowerCase().slice(0, 3)) + 1 : 0;
  return named && month > 0 ? [named[3]!, String(month), named[1]!, named[4], named[5]] : undefined;
};

const two = (digits: string) => digits.padStart(2, '0');

/** What lies outside is no date that somebody wrote. */
const [FIRST, LAST] = [new Date('1900-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')];

const isPlausible = (moment: Date): boolean => moment >= FIRST && moment <= LAST;
