// Reads days, months and numbers as people say them in German. Everything is in small letters, with „ä“ and „ß“ as they are.
import { isDay, lastDayOfMonth, weekdayOf } from '#kernel/calendar.ts';

export const MONTHS =
  'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');
export const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];

/** Also „jänner“, „sonnabend“, „mo“, „dez“. */
export const MONTH =
  'jan(?:uar|ner)?|jänner|feb(?:ruar)?|mär(?:z)?|apr(?:il)?|mai|jun[io]?|jul[i]?|aug(?:ust)?|sep(?:t(?:ember)?)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?';
export const WEEKDAY =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s|en)?|(?:mo|di|mi|do|fr|sa|so)\\b\\.?';

export const monthIn = (word: string): number =>
  word.startsWith('jän') ? 1 : MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1;

export const weekdayIn = (word: string): number =>
  word.startsWith('sonna') ? 6 : WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 2))) + 1;

const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  vierzehn: 14,
  zwanzig: 20,
};
/** The last one of a month, whichever number that has. */
export const LAST = -1;

const ORDINALS: Readonly<Record<string, number>> = {
  erst: 1,
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  letzt: LAST,
};

export const NUMBER_WORD = Object.keys(NUMBERS).join('|');
export const NUMBER = `\\d{1,3}|${NUMBER_WORD}`;
export const ORDINAL = '(?:erst|zweit|dritt|viert|fünft|letzt)e[rnsm]?|[1-5]\\.(?!\\d)';

export const numberIn = (word: string): number => NUMBERS[word] ?? Number(word);
export const ordinalIn = (word: string): number =>
  ORDINALS[word.replace(/e[rnsm]?$/, '')] ?? Number(word.slice(0, -1));

/** A day such as „24.12.“, „24.12.2026“, „24. Dezember“, „24. Dez. 26“. */
export const DAY = `(\\d{1,2})\\.\\s*(?:(\\d{1,2})\\.|(${MONTH})\\b\\.?)\\s*(\\d{4}\\b|\\d{2}\\b(?!\\s*(?:uhr|h\\b)|[.:]))?`;

/** Returns the day that such words mean, without a year the next one from `from` on; undefined for one that isn't. */
export const dayIn = (found: readonly (string | undefined)[], from: string): string | undefined => {
  const [day, monthNumber, monthName, year] = found;
  const month = monthName === undefined ? Number(monthNumber) : monthIn(monthName);
  const at = (year: number) => `${year}-${two(month)}-${two(Number(day))}`;
  if (year !== undefined) return realDay(at(year.length === 2 ? 2000 + Number(year) : Number(year)));
  const thisYear = Number(from.slice(0, 4));
  // A leap day may be years away.
  const years = Array.from({ length: 9 }, (_, later) => realDay(at(thisYear + later)));
  return years.filter((one) => one !== undefined).find((one) => one >= from);
};

const realDay = (day: string): string | undefined => (isDay(day) ? day : undefined);

/** Returns the first and the last day of a month, from `from` on unless a year is said. */
export const monthFrom = (month: number, year: string | undefined, from: string) => {
  const thisYear = Number(from.slice(0, 4));
  const isOver = `${thisYear}-${two(month)}` < from.slice(0, 7);
  const first = `${year ?? (isOver ? thisYear + 1 : thisYear)}-${two(month)}-01`;
  return { first, last: lastDayOfMonth(first) };
};

/** Returns the first day of the last such month that begins until a day. */
export const monthBefore = (month: number, until: string): string => {
  const year = Number(until.slice(0, 4));
  const first = `${year}-${two(month)}-01`;
  return first <= until ? first : `${year - 1}-${two(month)}-01`;
};

/** Says whether months have such a day, or the last one is meant. */
export const isMonthDay = (day: number): boolean => day === LAST || (day >= 1 && day <= 31);

const two = (number: number) => String(number).padStart(2, '0');

/** Returns a day such as „1. Dezember 2026“. */
export const sayDay = (day: string): string =>
  `${Number(day.slice(8))}. ${capital(MONTHS[Number(day.slice(5, 7)) - 1]!)} ${day.slice(0, 4)}`;

/** Returns a day such as „Dienstag, 1. Dezember 2026“. */
export const sayWholeDay = (day: string): string => `${sayWeekday(weekdayOf(day))}, ${sayDay(day)}`;

export const sayWeekday = (weekday: number): string => capital(WEEKDAYS[weekday - 1]!);
export const sayMonth = (month: number): string => capital(MONTHS[month - 1]!);

/** Returns a list such as „Montag, Mittwoch und Freitag“. */
export const sayList = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
