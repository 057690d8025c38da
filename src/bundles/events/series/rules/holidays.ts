// Holds the pure rules of free days: the holidays of the whole country, and school holidays as an administrator wrote them
// down.
import { addDays } from '#kernel/calendar.ts';
import { DAY, dayIn } from './german-days.ts';

/** Days from the first to the last. */
export interface Span {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

/** Returns the holidays that all states of Germany keep. */
export const publicHolidaysIn = (year: number): readonly string[] => {
  const easter = easterOf(year);
  return [
    ...['01-01', '05-01', '10-03', '12-25', '12-26'].map((day) => `${year}-${day}`),
    ...[-2, 1, 39, 50].map((count) => addDays(easter, count)),
  ];
};

/** Returns Easter by the rule of Gauss in the form that needs no exceptions (Lichtenberg). */
export const easterOf = (year: number): string => {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const seed = (19 * golden + moon) % 30;
  const correction = Math.floor((seed + Math.floor(golden / 11)) / 29);
  const border = 21 + seed - correction;
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const gap = 7 - ((border - sunday) % 7);
  return addDays(`${year}-03-01`, border + gap - 1);
};

/** Reads lines such as „Weihnachtsferien: 21.12.2026 – 6.1.2027“; `wrong` counts the lines that can't be read, from 1. */
export const readSpans = (
  text: string,
): { readonly spans: readonly Span[]; readonly wrong: readonly number[] } => {
  const lines = text.split('\n').map((line) => line.trim());
  const read = lines.map((line) => (line === '' ? null : readSpan(line)));
  return {
    spans: read.filter((span) => span !== null && span !== undefined),
    wrong: read.flatMap((span, at) => (span === undefined ? [at + 1] : [])),
  };
};

const LINE = new RegExp(`^([^:]{1,60}):\\s*${DAY}\\s*(?:-|–|bis)\\s*${DAY}$`, 'i');

const readSpan = (line: string): Span | undefined => {
  const found = LINE.exec(line.toLowerCase());
  if (!found) return undefined;
  const last = found[9] === undefined ? undefined : dayIn(found.slice(6), '2000-01-01');
  if (last === undefined) return undefined;
  // The year of the end alone is enough where it is that of the beginning.
  const year = Number(last.slice(0, 4));
  const years = found[5] === undefined ? [String(year), String(year - 1)] : [found[5]];
  const first = years
    .map((year) => dayIn([...found.slice(2, 5), year], last))
    .filter((day) => day !== undefined)
    .find((day) => day <= last);
  if (first === undefined) return undefined;
  return { name: line.slice(0, line.indexOf(':')).trim(), first, last };
};

/** Returns the name of the span that a day lies in. */
export const spanAt = (spans: readonly Span[], day: string): string | undefined =>
  spans.find(({ first, last }) => first <= day && day <= last)?.name;
