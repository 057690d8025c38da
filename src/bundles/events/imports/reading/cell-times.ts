// Reads days and hours as people type them into tables: „27.11.2026“, „Fr, 27. November“, „19.30 Uhr“, „27.–29.11.2026“.
import { addDays, clockOf as clockAt, dayOf } from '#kernel/calendar.ts';
import { DAY, WEEKDAY, dayIn } from '../../series/rules/german-days.ts';

export interface WhenCells {
  readonly day: string;
  readonly from: string;
  readonly endDay: string;
  readonly until: string;
}

/** The times as calendars write them: `2026-11-27`, `2026-11-27T19:30`; '' for an open end. */
export interface CellTimes {
  readonly start: string;
  readonly end: string;
  /** The cells that say something nobody understands, beside the day. */
  readonly unread: readonly string[];
}

interface Reading {
  /** The day from which on a day without a year is looked for: the next such day is meant. */
  readonly today: string;
  /** Whether the month comes first: „11/27/2026“. */
  readonly isMonthFirst: boolean;
}

/** Reads the cells; undefined for a row whose day can't be read. */
export const readWhenCells = (cells: WhenCells, reading: Reading): CellTimes | undefined => {
  const beginning = readDayCell(cells.day, reading);
  if (!beginning) return undefined;
  const end = cells.endDay.trim() === '' ? undefined : readDayCell(cells.endDay, reading);
  const typedHours = cells.from.trim() || beginning.rest;
  const hours = readHours(typedHours);
  const lateHours = readHours(cells.until.trim() || (end?.rest ?? ''));
  // „Ende“ may hold an hour alone.
  const endHours = !end && lateHours === NO_HOURS ? readHours(cells.endDay) : lateHours;
  const unread = [
    ...(hours ? [] : [typedHours]),
    ...(endHours ? [] : [cells.until.trim() || end?.rest || cells.endDay]),
  ];
  const from = hours?.from ?? '';
  const until = endHours?.from || hours?.until || '';
  const lastDay = end?.first ?? beginning.last;
  return { ...spanOf({ day: beginning.first, from, lastDay, until }), unread };
};

interface Span {
  readonly day: string;
  /** '' for a whole day. */
  readonly from: string;
  readonly lastDay: string;
  readonly until: string;
}

const spanOf = ({ day, from, lastDay, until }: Span): Pick<CellTimes, 'start' | 'end'> => {
  if (from === '') return { start: day, end: lastDay > day ? addDays(lastDay, 1) : '' };
  const start = `${day}T${from}`;
  if (until === '') return { start, end: lastDay > day ? `${lastDay}T23:59` : '' };
  // An end before the beginning, such as two in the morning, is on the next day.
  const endDay = lastDay > day || until > from ? lastDay : addDays(day, 1);
  return { start, end: `${endDay}T${until}` };
};

interface DayCell {
  readonly first: string;
  /** The same unless the cell names two. */
  readonly last: string;
  /** What stands behind the days: an hour. */
  readonly rest: string;
}

const readDayCell = (cell: string, reading: Reading): DayCell | undefined => {
  const words = cell.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return readMoment(words) ?? readIso(words) ?? readSlashes(words, reading) ?? readGerman(words, reading);
};

/** Also whether the first row of a table is one of its events rather than its head. */
export const isDayCell = (cell: string): boolean =>
  readDayCell(cell, { today: '2026-01-01', isMonthFirst: false }) !== undefined;

/** Reads a moment as programs write it, with how far its clocks are from UTC: here other clocks may show another day. */
const readMoment = (words: string): DayCell | undefined => {
  const found = MOMENT.exec(words);
  if (!found) return undefined;
  const [, day, clock, hours = 'z', minutes = '00'] = found;
  const at = new Date(`${day}T${clock}${hours === 'z' ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? undefined : single(dayOf(at), clockAt(at));
};

const MOMENT = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)? ?(?:z|([+-]\d\d):?(\d\d)?)$/;

const readIso = (words: string): DayCell | undefined => {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:t| |$)(.*)$/.exec(words);
  if (!found) return undefined;
  const [, year, month, day, rest = ''] = found;
  return single(dayIn([day, month, undefined, year], ''), rest);
};

const readSlashes = (words: string, { isMonthFirst }: Reading): DayCell | undefined => {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?: |,|$)(.*)$/.exec(words);
  if (!found) return undefined;
  const [, one, other, year, rest = ''] = found;
  const isMonthNow = Number(other) > 12 || (isMonthFirst && Number(one) <= 12);
  const [day, month] = isMonthNow ? [other, one] : [one, other];
  return single(dayIn([day, month, undefined, year], ''), rest);
};

const ONE_DAY = `(?:(?:${WEEKDAY}),? ?)?(?:(?:der|den|dem) )?${DAY}`;
/** The first of several days, which need not name its month: „27.–29.11.2026“ names it once. */
const FIRST_DAY = `(?:(?:${WEEKDAY}),? ?)?(?:vom )?(\\d{1,2})\\.(?:\\s*(\\d{1,2})\\.)?(\\d{4})?`;
const SINGLE = new RegExp(`^(?:am |ab )?${ONE_DAY}(?:,|\\s|$)(.*)$`);
const RANGE = new RegExp(`^${FIRST_DAY}\\s*(?:-|–|—|bis(?: zum)?)\\s*${ONE_DAY}(?:,|\\s|$)(.*)$`);

const readGerman = (words: string, { today }: Reading): DayCell | undefined => {
  const range = RANGE.exec(words);
  if (range) {
    const [, day, month, year, lastDay, lastMonth, lastName, lastYear, rest = ''] = range;
    const last = dayIn([lastDay, lastMonth, lastName, lastYear], today);
    const own = month === undefined ? [day, lastMonth, lastName] : [day, month, undefined];
    const endYear = last?.slice(0, 4) ?? '';
    const inYear = (which: string) => dayIn([...own, which], today);
    const same = last && inYear(year ?? endYear);
    // A span such as „30.12. bis 2.1.“ begins in the year before.
    const isTurn = year === undefined && same !== undefined && last !== undefined && same > last;
    const first = isTurn ? inYear(String(Number(endYear) - 1)) : same;
    return first && last && first <= last ? { first, last, rest: rest.trim() } : undefined;
  }
  const found = SINGLE.exec(words);
  if (!found) return undefined;
  const [, day, month, name, year, rest = ''] = found;
  return single(dayIn([day, month, name, year], today), rest);
};

const single = (day: string | undefined, rest: string): DayCell | undefined =>
  day === undefined ? undefined : { first: day, last: day, rest: rest.replace(/^[,;]/, '').trim() };

interface Hours {
  /** Hours such as `19:30`; '' for none. */
  readonly from: string;
  readonly until: string;
}

const NO_HOURS: Hours = { from: '', until: '' };

const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))?(?:[:.]\\d{2})?\\s*(?:uhr|h\\b)?\\s*([ap])?\\.?(?:m\\b\\.?)?';
const HOURS = new RegExp(`^(?:ab |um |von |gegen |ca\\.? )?${CLOCK}(?:\\s*(?:-|–|—|bis)\\s*${CLOCK})?$`);

/** Reads hours such as „19 Uhr“, „19.30–22 Uhr“, „7:30 PM“, „ganztägig“. Undefined for what isn't hours. */
const readHours = (typed: string): Hours | undefined => {
  const words = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (words === '' || /^(?:ganztägig|ganztags|ganzer tag|all day|-|–)$/.test(words)) return NO_HOURS;
  const found = HOURS.exec(words);
  if (!found) return undefined;
  const [, hour, minute, half, endHour, endMinute, endHalf] = found;
  const from = clockOf(hour!, minute, half);
  const until = endHour === undefined ? '' : clockOf(endHour, endMinute, endHalf);
  return from === undefined || until === undefined ? undefined : { from, until };
};

const clockOf = (hour: string, minute = '00', half?: string): string | undefined => {
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  if (hours === 24 && minute === '00') return '23:59';
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
};
