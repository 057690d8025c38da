// Reads a calendar of somebody else (iCalendar, RFC 5545) as events with their dates, and a report of what was odd about it.
// Nothing in it makes this throw, and nothing makes it work for longer than limits.ts says. Reads what strangers send.
import { MAX_DATES } from '../../constants.ts';
import { plainValue, propertyOf, readComponents } from './components.ts';
import type { Component } from './components.ts';
import { decodeBytes } from './decode.ts';
import { isPrivate, readEntry, unreadOf } from './entry.ts';
import type { Entry } from './entry.ts';
import {
  MAX_CALENDAR_BYTES,
  MAX_ENTRIES,
  MAX_ITEMS,
  MAX_READING_MS,
  MAX_STEPS,
  MAX_TABLE_LENGTH,
} from './limits.ts';
import { wordsOf } from './plain-words.ts';
import { looksLikePage, readPage } from './page.ts';
import { YEAR_GUESSED } from './read-item.ts';
import type { ReadCalendar, ReadDate, ReadItem, UnreadEntry, Window } from './read-item.ts';
import { startReport } from './report.ts';
import type { Report } from './report.ts';
import { beginningsOf, changedBy, dateOf, isInWindow, isOneOf } from './series.ts';
import type { SeriesReading } from './series.ts';
import { atOnce } from './steps.ts';
import type { Steps } from './steps.ts';
import type { Columns } from './columns.ts';
import { entriesOf, isCalendar, readTable } from './table.ts';
import type { Table } from './table.ts';
import * as texts from './texts.ts';
import { unfold } from './unfold.ts';
import { readZones } from './zones.ts';

export const readIcs = (bytes: Uint8Array, window: Window): ReadCalendar => atOnce(icsSteps(bytes, window));

/** Reads the bytes; with `columns` it reads a table as they say. */
export function* icsSteps(bytes: Uint8Array, window: Window, columns?: Columns | null): Steps<ReadCalendar> {
  const report = startReport();
  const refuse = (finding: texts.Finding): ReadCalendar => {
    report.add(0, finding);
    return finished(report, { name: '', items: [], outside: 0, unreadable: [] });
  };
  if (bytes.length === 0) return refuse(texts.emptyFile);
  if (bytes.length > MAX_CALENDAR_BYTES) return refuse(texts.tooManyBytes);
  const text = decodeBytes(bytes, report);
  if (!isCalendar(text)) {
    // Tables and pages end here; what is too long for either isn't called something else.
    if (!looksLikePage(text) && text.length > MAX_TABLE_LENGTH) return refuse(texts.tooManyBytes);
    if (columns) return yield* tableSteps(readTable(text), columns, { window, report });
    if (!looksLikePage(text)) return refuse(texts.notACalendar);
    const page = readPage(text, report);
    if (page.parts.length === 0) return refuse(texts.notACalendar);
    return finished(report, yield* readCalendars([page], window, report));
  }
  const root = yield* readComponents(yield* unfold(text, report), report);
  const calendars = root.parts.filter(({ name }) => name === 'VCALENDAR');
  const loose = root.parts.some(({ name }) => name === 'VEVENT');
  if (loose) report.add(1, texts.noFrame);
  const holders = loose ? [root, ...calendars] : calendars;
  return finished(report, yield* readCalendars(holders, window, report));
}

/** Reads the events of a table that was parsed already, so that it isn't parsed again. */
export function* tableSteps(
  table: Table | undefined,
  columns: Columns,
  { window, report = startReport() }: { readonly window: Window; readonly report?: Report },
): Steps<ReadCalendar> {
  const { root, unread } = entriesOf(table, columns, { report, now: window.from });
  const read = yield* readCalendars([root], window, report);
  return finished(report, { ...read, unreadable: [...read.unreadable, ...unread] });
}

type Read = Pick<ReadCalendar, 'name' | 'items' | 'outside' | 'unreadable'>;

const finished = (report: Report, read: Read): ReadCalendar => ({
  ...read,
  report: report.lines(),
  isWhole: report.isWhole(),
  refusal: report.refusal(),
  unreported: report.left(),
});

function* readCalendars(holders: readonly Component[], window: Window, report: Report): Steps<Read> {
  const budget = { steps: MAX_STEPS };
  const zoneOf = readZones(holders, { report, window, budget });
  const reading: SeriesReading = { report, window, budget, zoneOf };
  const deadline = performance.now() + MAX_READING_MS;
  const { entries, unreadable } = yield* readEntries(holders, reading, deadline);
  const items: ReadItem[] = [];
  let outside = 0;
  for (const [, group] of Map.groupBy(entries, ({ uid }) => uid)) {
    yield;
    if (performance.now() > deadline || items.length >= MAX_ITEMS) {
      report.add(group[0]!.line, items.length >= MAX_ITEMS ? texts.tooManyItems(MAX_ITEMS) : texts.outOfTime);
      break;
    }
    const found = itemsOf(newestOf(group, report), reading);
    if (found.length === 0) outside++;
    items.push(...found);
  }
  const named = holders.map((holder) => propertyOf(holder, 'X-WR-CALNAME', 'NAME')).find(Boolean);
  const name = named ? wordsOf(plainValue(named)).slice(0, MAX_NAME_LENGTH) : '';
  return { name, items: items.slice(0, MAX_ITEMS), outside, unreadable };
}

const MAX_NAME_LENGTH = 120;

interface ReadEntries {
  readonly entries: Entry[];
  readonly unreadable: readonly UnreadEntry[];
}

function* readEntries(
  holders: readonly Component[],
  reading: SeriesReading,
  deadline: number,
): Steps<ReadEntries> {
  const { report } = reading;
  const parts = holders.flatMap((holder) => holder.parts);
  const events = parts.filter(({ name }) => name === 'VEVENT');
  for (const { name, line } of parts)
    if (name === 'VTODO' || name === 'VJOURNAL' || name === 'VFREEBUSY')
      report.addOnce(line, texts.otherComponents(name));
  if (events.length > MAX_ENTRIES) report.add(events[MAX_ENTRIES]!.line, texts.tooManyEntries(MAX_ENTRIES));
  const entries: Entry[] = [];
  const unreadable: UnreadEntry[] = [];
  for (const event of events.slice(0, MAX_ENTRIES)) {
    yield;
    if (performance.now() > deadline) {
      report.add(event.line, texts.outOfTime);
      break;
    }
    const entry = readEntry(event, reading);
    if (entry) entries.push(entry);
    else if (!isPrivate(event)) unreadable.push(unreadOf(event, reading));
  }
  return { entries, unreadable };
}

/**
 * Returns the newest of each: of what is there more than once the higher number counts, then the later change, then what stands
 * further below.
 */
const newestOf = (group: readonly Entry[], report: Report): Entry[] => {
  const alike = Map.groupBy(group, ({ instead }) => instead?.at.getTime());
  return [...alike.values()].map((entries) => {
    const newest = entries.reduce((best, entry) => {
      if (entry.sequence !== best.sequence) return entry.sequence > best.sequence ? entry : best;
      return entry.stamp >= best.stamp ? entry : best;
    });
    for (const { line } of entries.filter((entry) => entry !== newest)) report.add(line, texts.sameUidTwice);
    return newest;
  });
};

/** Returns the items of one UID: the series, and each of its dates that has become something else. */
const itemsOf = (entries: readonly Entry[], reading: SeriesReading): ReadItem[] => {
  const series = entries.find(({ instead }) => !instead);
  const changes = entries.filter(({ instead }) => instead);
  if (!series) return changes.flatMap((change) => loneItem(change, reading));
  const beginnings = beginningsOf(series, reading);
  const isChanged = changedBy(changes.flatMap(({ instead }) => instead ?? []));
  const kept = beginnings.filter((time) => !isChanged(time));
  const isKnown = isOneOf(beginnings);
  const moved = changes.filter((change) => !change.isCancelled && isOfSeries(change, series));
  for (const change of changes) noteChange(change, { reading, isKnown: isKnown(change.instead!) });
  const isSeries = propertyOf(series.component, 'RRULE', 'RDATE') !== undefined || changes.length > 0;
  const dates = [
    ...kept.map((time) => dateOf(series, time, isSeries ? time : undefined)),
    ...moved.map((change) =>
      dateOf({ ...change, venue: change.venue || series.venue }, change.start, change.instead),
    ),
  ];
  const others = changes.filter((change) => !change.isCancelled && !moved.includes(change));
  return [
    ...toItem(series, dates, reading),
    ...others.flatMap((change) => toItem(change, [dateOf(change, change.start)], reading)),
  ];
};

const noteChange = (
  { component, instead, isCancelled, line }: Entry,
  { reading, isKnown }: { reading: SeriesReading; isKnown: boolean },
): void => {
  const { report, window } = reading;
  const range = propertyOf(component, 'RECURRENCE-ID')?.params.get('range');
  if (range) report.add(line, texts.rangeUnsupported);
  const isHere = instead!.at > window.from && instead!.at < window.until;
  if (!isKnown && isHere && !isCancelled) report.add(line, texts.noSuchInstance);
};

const loneItem = (change: Entry, reading: SeriesReading): ReadItem[] => {
  if (change.title === '') return [];
  const items = toItem(change, [dateOf(change, change.start)], reading);
  if (items.length > 0) reading.report.add(change.line, texts.seriesMissing);
  return items;
};

/** Only when and where have changed. */
const isOfSeries = (change: Entry, series: Entry): boolean =>
  change.title === series.title && (change.text === series.text || change.text === '');

const toItem = (entry: Entry, found: readonly ReadDate[], { window, report }: SeriesReading): ReadItem[] => {
  const dates = found
    .filter((date) => isInWindow(date, window))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (dates.length === 0) return [];
  if (dates.length > MAX_DATES) report.add(entry.line, texts.tooManyDates(MAX_DATES));
  const { uid, instead, line, title, text, organiser, link, isCancelled } = entry;
  const key = instead ? `${uid} ${instead.at.toISOString()}` : uid;
  const isGuessed = propertyOf(entry.component, 'DTSTART')?.params.has(YEAR_GUESSED);
  const item = { key, line, title, text, organiser, link, isCancelled, dates: dates.slice(0, MAX_DATES) };
  return [isGuessed ? { ...item, isYearGuessed: true } : item];
};
