// Writes when something came out, as words beside all others: of each kind its year, month and day. By them the newest things
// that have a word are looked up along the index of words, however many others have it. Each row has them, so they are short.
import { addDays, dayOf } from '#kernel/calendar.ts';

/** Words are made of other signs. */
const SIGN = '#';
const YEAR_LENGTH = '2026'.length;
const MONTH_LENGTH = '2026-11'.length;
/** The number of letters of a kind's name that count; where two begin alike, some more is looked through. */
const LETTERS = 2;

/** Returns the word of whatever of a kind has a time. */
export const allOfKind = (type: string): string => `${SIGN}${type.slice(0, LETTERS)}`;

const periodOf = (type: string, period: string | number) =>
  allOfKind(type) + String(period).replaceAll('-', '');

/** Returns the words that a row has for its time; none for what has no time. */
export const periodsOf = (type: string, publishedAt: Date | null): string[] => {
  if (publishedAt === null) return [];
  const day = dayOf(publishedAt);
  const periods = [day.slice(0, YEAR_LENGTH), day.slice(0, MONTH_LENGTH), day];
  return [allOfKind(type), ...periods.map((period) => periodOf(type, period))];
};

/** Everything of a kind since then, and some of what came before on that day. */
export const periodsSince = (type: string, since: Date, now: Date): string[] => {
  const [first, last] = [dayOf(since), dayOf(now)];
  const [year, month] = first.split('-').map(Number) as [number, number];
  const [lastYear, lastMonth] = last.split('-').map(Number) as [number, number];
  const days = [];
  for (let day = first; day <= last && isSameMonth(day, first); day = addDays(day, 1)) days.push(day);
  const months = range(month + 1, year === lastYear ? lastMonth : 12);
  return [
    ...days,
    ...months.map((later) => `${year}-${String(later).padStart(2, '0')}`),
    ...range(year + 1, lastYear),
  ].map((period) => periodOf(type, period));
};

const isSameMonth = (day: string, other: string) =>
  day.slice(0, MONTH_LENGTH) === other.slice(0, MONTH_LENGTH);
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
