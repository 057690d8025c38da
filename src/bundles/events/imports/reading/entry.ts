// Reads one entry of a calendar (VEVENT): what it says of itself is repaired where that is possible, and reported where not.
import ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import { MAX_LINE_LENGTH, MAX_TITLE_LENGTH } from '../../constants.ts';
import { plainValue, propertyOf } from './components.ts';
import type { Component, Property } from './components.ts';
import { MAX_LENGTH_DAYS, MAX_TEXT_LENGTH } from './limits.ts';
import { readLink, shortened, wordsOf } from './plain-words.ts';
import type { UnreadEntry } from './read-item.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';
import { isWhole, later, onDay, readTime } from './times.ts';
import type { ReadTime, ZoneOf } from './times.ts';
import { addDays, daysBetween, momentAt } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';

export interface Entry {
  readonly component: Component;
  readonly line: number;
  readonly uid: string;
  /** Which date of a series it changes. */
  readonly instead: ReadTime | undefined;
  readonly sequence: number;
  /** When it was changed last, as text that can be compared. */
  readonly stamp: string;
  readonly isCancelled: boolean;
  readonly start: ReadTime;
  readonly end: End;
  readonly title: string;
  readonly text: string;
  readonly venue: string;
  readonly organiser: string;
  readonly link: string;
}

/** How an entry ends: so many days later at an hour, or after a while; for whole days so many after the first. */
type End =
  | { readonly kind: 'open' }
  | { readonly kind: 'clock'; readonly days: number; readonly time: ReadTime; readonly ms: number }
  | { readonly kind: 'while'; readonly days: number; readonly ms: number };

const OPEN: End = { kind: 'open' };

interface EntryReading {
  readonly zoneOf: ZoneOf;
  readonly report: Report;
}

/** Reads an entry; undefined for one that is left out, and the report says why. */
export const readEntry = (component: Component, reading: EntryReading): Entry | undefined => {
  const { line } = component;
  const { report } = reading;
  const valueOf = (name: string) => wordOf(component, name);
  if (isPrivate(component)) return left(report, line, texts.isPrivate);
  const times = readTimes(component, reading);
  if (!times) return undefined;
  const cut = (name: string, field: string) =>
    shortened(wordsOf(valueOf(name)), MAX_LINE_LENGTH, { line, field, report });
  const isCancelled = /^CANCELL?ED$/i.test(valueOf('STATUS'));
  const named = wordsOf(valueOf('SUMMARY'));
  const title = shortened(isCancelled ? withoutState(named) : named, MAX_TITLE_LENGTH, {
    line,
    field: texts.titleField,
    report,
  });
  const instead = timeOf(component, 'RECURRENCE-ID', reading);
  // A cancelled date of a series often says nothing else.
  if (title === '' && !(isCancelled && instead)) return left(report, line, texts.titleMissing);
  const text = readText(propertyOf(component, 'DESCRIPTION'), report);
  return {
    component,
    line,
    uid: uidOf(component) || madeUid(title, times.start, { line, report }),
    instead,
    sequence: Number.parseInt(valueOf('SEQUENCE'), 10) || 0,
    stamp: valueOf('LAST-MODIFIED') || valueOf('DTSTAMP'),
    isCancelled,
    ...times,
    title,
    text,
    venue: cut('LOCATION', texts.venueField).replaceAll('\n', ', '),
    organiser: organiserOf(propertyOf(component, 'ORGANIZER'), { line, report }),
    link: readLink(valueOf('URL'), { line, report }),
  };
};

/** Outlook, and portals like this one, write before a title that it is off, which its state says already. */
const withoutState = (title: string): string =>
  title.replace(
    /^(?:abgesagt|abgebrochen|entfällt|fällt aus|verschoben|cancell?ed|postponed)\s*:\s*(?=\S)/i,
    '',
  );

/** Returns what is known of an entry that `readEntry` leaves out. */
export const unreadOf = (component: Component, { zoneOf }: Pick<EntryReading, 'zoneOf'>): UnreadEntry => {
  const property = propertyOf(component, 'DTSTART');
  const start = property && readTime(plainValue(property), property, zoneOf);
  return {
    uid: uidOf(component),
    title: titleIn(wordOf(component, 'SUMMARY')),
    startsAt: start?.at ?? null,
  };
};

/** Returns a title as entries that can be read have it. */
export const titleIn = (words: string): string => wordsOf(words).slice(0, MAX_TITLE_LENGTH);

const wordOf = (component: Component, name: string): string => {
  const property = propertyOf(component, name);
  return property ? plainValue(property).trim() : '';
};

export const isPrivate = (component: Component): boolean =>
  /^(PRIVATE|CONFIDENTIAL)$/i.test(wordOf(component, 'CLASS'));

/** Returns the UID, without what no database takes; '' where it has none. */
export const uidOf = (component: Component): string =>
  wordOf(component, 'UID').replaceAll('\u0000', '').slice(0, MAX_UID_LENGTH).toWellFormed();

/** The length of a UID; longer ones are told apart by their beginnings. */
const MAX_UID_LENGTH = 500;

const left = (report: Report, line: number, finding: texts.Finding): undefined =>
  void report.add(line, finding);

const madeUid = (title: string, { at }: ReadTime, { line, report }: { line: number; report: Report }) => {
  report.add(line, texts.uidMissing);
  return `made-${createHash('sha256').update(`${title}\n${at.toISOString()}`).digest('hex').slice(0, 32)}`;
};

/** A person's address is nobody's business; only the name is told. */
const organiserOf = (property: Property | undefined, where: { line: number; report: Report }): string => {
  const name = property?.params.get('cn')?.replace(/^"|"$/g, '') ?? '';
  return name.includes('@')
    ? ''
    : shortened(wordsOf(name), MAX_LINE_LENGTH, { ...where, field: texts.organiserField });
};

const readText = (property: Property | undefined, report: Report): string => {
  if (!property) return '';
  const plain = plainValue(property).replace(/\r/g, '').trim();
  const words = wordsOf(plain);
  // A tag ends before another one begins, or each of thousands would be looked for through all that follows.
  if (/<\w[^<>]*>/.test(plain)) report.add(property.line, texts.htmlInText);
  return shortened(words, MAX_TEXT_LENGTH, { line: property.line, field: texts.textField, report });
};

const timeOf = (component: Component, name: string, reading: EntryReading): ReadTime | undefined => {
  const property = propertyOf(component, name);
  if (!property) return undefined;
  const read = readTime(plainValue(property), property, reading.zoneOf);
  if (!read) reading.report.add(property.line, texts.timeUnreadable(property.value));
  return read;
};

const readTimes = (component: Component, reading: EntryReading): Pick<Entry, 'start' | 'end'> | undefined => {
  const { line } = component;
  const { report, zoneOf } = reading;
  const property = propertyOf(component, 'DTSTART');
  if (!property || property.value === '') return left(report, line, texts.startMissing);
  const start = readTime(plainValue(property), property, zoneOf);
  if (!start) return left(report, property.line, texts.startUnreadable(property.value));
  if (start.at < EARLIEST || start.at >= LATEST) return left(report, property.line, texts.outOfOurTimes);
  const end = readEnd(component, start, reading);
  return isWholeDays(component, start, end) ? asWholeDays(start, end) : { start, end };
};

const [EARLIEST, LATEST] = [new Date('1970-01-02T00:00:00Z'), new Date('2199-01-01T00:00:00Z')];

const readEnd = (component: Component, start: ReadTime, reading: EntryReading): End => {
  const { report } = reading;
  const property = propertyOf(component, 'DTEND', 'DURATION');
  if (!property) return OPEN;
  const refuse = (finding: texts.Finding): End => {
    report.add(property.line, finding);
    return OPEN;
  };
  if (property.name === 'DURATION') return readDuration(property, start) ?? refuse(texts.durationUnreadable);
  const end = timeOf(component, 'DTEND', reading);
  if (!end) return OPEN;
  if (isWhole(end) !== isWhole(start)) return refuse(texts.endOfOtherKind);
  if (end.at < start.at) return refuse(texts.endBeforeStart);
  if (end.at.getTime() - start.at.getTime() > MAX_LENGTH_DAYS * DAY_MS) return refuse(texts.tooLongLasting);
  // The end of whole days is the day after; some name the last day itself.
  if (isWhole(start)) return { kind: 'while', days: Math.max(daysBetween(start.day, end.day) - 1, 0), ms: 0 };
  if (end.at.getTime() === start.at.getTime()) return OPEN;
  const ms = end.at.getTime() - start.at.getTime();
  return end.clocks === start.clocks
    ? { kind: 'clock', days: daysBetween(start.day, end.day), time: end, ms }
    : { kind: 'while', days: 0, ms };
};

const readDuration = (property: Property, start: ReadTime): End | undefined => {
  try {
    const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(property.value);
    const wholeDays = weeks * 7 + days;
    const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
    if (isNegative || !(wholeDays * DAY_MS + ms <= MAX_LENGTH_DAYS * DAY_MS)) return undefined;
    if (isWhole(start))
      return { kind: 'while', days: Math.max(wholeDays + Math.ceil(ms / DAY_MS) - 1, 0), ms: 0 };
    return wholeDays + ms === 0 ? OPEN : { kind: 'while', days: wholeDays, ms };
  } catch {
    return undefined;
  }
};

/** Says whether an entry is for whole days. Outlook writes these from midnight to midnight. */
const isWholeDays = (component: Component, start: ReadTime, end: End): boolean => {
  if (start.clock !== '00:00') return false;
  const isSaid = /^TRUE$/i.test(propertyOf(component, 'X-MICROSOFT-CDO-ALLDAYEVENT')?.value ?? '');
  return isSaid || (end.kind === 'clock' && end.time.clock === '00:00' && end.days > 0);
};

const asWholeDays = (start: ReadTime, end: End): Pick<Entry, 'start' | 'end'> => ({
  start: { ...start, clock: undefined, at: momentAt(start.day)! },
  end: { kind: 'while', days: end.kind === 'open' ? 0 : Math.max(end.days - 1, 0), ms: 0 },
});

/** Says when the date that begins at `start` ends; null for an open end. */
export const endOf = ({ start: first, end }: Pick<Entry, 'start' | 'end'>, start: ReadTime): Date | null => {
  if (isWhole(start)) {
    const days = end.kind === 'while' ? end.days : 0;
    return days > 0 ? momentAt(addDays(start.day, days))! : null;
  }
  if (end.kind === 'open') return null;
  // A date that was added at another hour lasts as long as the others.
  if (end.kind === 'clock' && start.clock !== first.clock) return later(start, 0, end.ms);
  if (end.kind === 'while') return later(start, end.days, end.ms);
  const { at } = onDay(end.time, addDays(start.day, end.days));
  return at > start.at ? at : null;
};
