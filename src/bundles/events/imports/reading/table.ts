// Reads a table of events, as spreadsheets write it, as entries of a calendar: all limits, reports and comparisons hold for
// them. Reads what strangers send.
import { addDays, dayOf } from '#kernel/calendar.ts';
import { parseCsv } from '#kernel/csv-rows.ts';
import type { CsvRow } from '#kernel/csv-rows.ts';
import { isDayCell, readWhenCells } from './cell-times.ts';
import type { CellTimes, WhenCells } from './cell-times.ts';
import { areEnough, columnsThere } from './columns.ts';
import type { ColumnField, Columns } from './columns.ts';
import type { Component, Property } from './components.ts';
import { decodeBytes } from './decode.ts';
import { titleIn } from './entry.ts';
import { MAX_COLUMNS, MAX_ENTRIES, MAX_TABLE_LENGTH } from './limits.ts';
import { looksLikePage } from './page.ts';
import { madeUids } from './made-uids.ts';
import { YEAR_GUESSED } from './read-item.ts';
import type { UnreadEntry } from './read-item.ts';
import { startReport } from './report.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';

export interface Table {
  /** The names of its columns, each once. */
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Returns the table in the bytes; undefined for what is no table: a calendar, a page of the web, words. */
export const tableIn = (bytes: Uint8Array): { readonly table: Table; readonly text: string } | undefined => {
  if (bytes.length > 4 * MAX_TABLE_LENGTH) return undefined;
  const text = decodeBytes(bytes, startReport());
  if (isCalendar(text) || looksLikePage(text)) return undefined;
  const table = readTable(text);
  return table && { table, text };
};

export const isCalendar = (text: string): boolean => /BEGIN\s*:\s*(VCALENDAR|VEVENT)/i.test(text);

/** Reads a table; undefined for what is none, such as a page of the web, and for what is too long. */
export const readTable = (text: string): Table | undefined => {
  if (text.length > MAX_TABLE_LENGTH || /^\s*</.test(text)) return undefined;
  const [first, ...others] = parseCsv(text);
  if (!first || first.cells.length < 2 || first.cells.length > MAX_COLUMNS) return undefined;
  // Some tables have no head.
  const isHead = !first.cells.some(isDayCell);
  const rows = isHead ? others : [first, ...others];
  if (rows.length === 0) return undefined;
  return { header: namesOf(isHead ? first.cells : first.cells.map(() => '')), rows };
};

/** Columns without a name, and those whose name another one has, are called by their number. */
const namesOf = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => (cell === '' || cells.indexOf(cell) < at ? texts.columnAt(at + 1) : cell));

export interface ReadTable {
  /** Holds the rows as a calendar does its entries. */
  readonly root: Component;
  /** Rows that are there and say no day. */
  readonly unread: readonly UnreadEntry[];
}

/** Every row that says something is an entry. */
export const entriesOf = (
  table: Table | undefined,
  columns: Columns,
  { report, now }: { readonly report: Report; readonly now: Date },
): ReadTable => {
  const unread: UnreadEntry[] = [];
  const root: Component = { name: 'VCALENDAR', line: 1, properties: [], parts: [] };
  if (!table || !areEnough(columnsThere(columns, table.header))) {
    report.add(0, table ? texts.columnsMissing : texts.notATable);
    return { root, unread };
  }
  if (table.rows.length > MAX_ENTRIES) report.add(0, texts.tooManyEntries(MAX_ENTRIES));
  const positions = new Map(
    Object.entries(columns).map(([field, name]) => [field as ColumnField, table.header.indexOf(name)]),
  );
  const today = dayOf(now);
  const isMonthFirst = /^start date$/i.test(columns.day ?? '');
  const uidOf = madeUids();
  for (const row of table.rows.slice(0, MAX_ENTRIES)) {
    const cell = (field: ColumnField) => row.cells[positions.get(field) ?? -1] ?? '';
    const entry = toEntry({ cell, line: row.line }, { today, isMonthFirst, report, uidOf });
    if (entry) root.parts.push(entry);
    else unread.push({ uid: uidIn(cell('id')), title: titleIn(cell('title')), startsAt: null });
  }
  return { root, unread };
};

interface Row {
  readonly cell: (field: ColumnField) => string;
  readonly line: number;
}

interface RowReading {
  readonly today: string;
  readonly isMonthFirst: boolean;
  readonly report: Report;
  readonly uidOf: ReturnType<typeof madeUids>;
}

const toEntry = ({ cell, line }: Row, { report, uidOf, ...reading }: RowReading): Component | undefined => {
  const [title, day] = [cell('title'), cell('day')];
  // Rows without either are lines between the months, and sums.
  if (title === '' && day === '') return undefined;
  if (day === '') return void report.add(line, texts.dayMissing);
  const cells = { day, from: cell('from'), endDay: cell('endDay'), until: cell('until') };
  const when = readWhenCells(cells, reading);
  if (!when) return void report.add(line, texts.startUnreadable(day));
  for (const words of when.unread) report.add(line, texts.timeUnreadable(words));
  const venue = [cell('venue'), cell('address')].filter(Boolean).join(', ');
  const isOff = /abgesagt|fällt aus|entfällt|cancel/i.test(cell('status'));
  const property = (name: string, value: string, params: Property['params'] = new Map()): Property[] =>
    value === '' ? [] : [{ name, line, params, value: value.replaceAll('\\', '\\\\') }];
  return {
    name: 'VEVENT',
    line,
    parts: [],
    properties: [
      ...property('UID', uidIn(cell('id') || uidOf({ title, start: when.start, venue }))),
      ...property('SUMMARY', title),
      ...property('DESCRIPTION', cell('text')),
      ...property('LOCATION', venue),
      ...property('URL', cell('link')),
      ...property('DTSTART', when.start, isWithoutYear(cells, when, reading) ? WITHOUT_YEAR : new Map()),
      ...property('DTEND', when.end),
      ...(cell('organiser') === '' ? [] : property('ORGANIZER', 'x', new Map([['cn', cell('organiser')]]))),
      ...(isOff ? property('STATUS', 'CANCELLED') : []),
    ],
  };
};

const WITHOUT_YEAR: Property['params'] = new Map([[YEAR_GUESSED, '1']]);

/** Says whether a day names no year: a year later another one is meant by it. */
const isWithoutYear = (
  cells: WhenCells,
  { start }: CellTimes,
  reading: Omit<RowReading, 'report' | 'uidOf'>,
): boolean =>
  readWhenCells(cells, { ...reading, today: addDays(reading.today, DAYS_OF_LEAP_YEAR) })?.start !== start;

const DAYS_OF_LEAP_YEAR = 366;

const uidIn = (words: string): string => words.slice(0, MAX_UID_LENGTH);

const MAX_UID_LENGTH = 300;
