// Reads a file for calendars with programs of others, for tests. The two share no code: the standard leaves room where one
// alone would agree with our own mistake.
import ICAL from 'ical.js';
import ical from 'node-ical';
import type { EventInstance, VEvent } from 'node-ical';
import { addDays, dayOf, isAmbiguous, momentAt, wallClockAt } from '#kernel/calendar.ts';

/** What a program reads: moments, or days of what is for whole days; null for an open end. */
export type ReadDate = readonly [start: string, end: string | null, isOff: boolean];

type CalendarReader = (file: string) => readonly ReadDate[];

/** Reads the dates in their order. */
const readByIcalJs: CalendarReader = (file) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as object[]);
  for (const part of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(part));
  const parts = calendar.getAllSubcomponents('vevent');
  const [changes, whole] = [true, false].map((isChange) =>
    parts.filter((part) => part.hasProperty('recurrence-id') === isChange),
  );
  const found = whole!.flatMap((part) => {
    const own = changes!.filter((one) => uidOf(one) === uidOf(part));
    const event = new ICAL.Event(part, { exceptions: own, strictExceptions: true });
    if (!event.isRecurring()) return [toRead(event.startDate, endOf(event), part)];
    const all = event.iterator();
    const read = [];
    for (let next = all.next(); next; next = all.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      read.push(toRead(startDate, endOf(item) && endDate, item.component));
    }
    return read;
  });
  ICAL.TimezoneService.reset();
  return found.toSorted(byWords);
};

/** Orders what was read, so that it can be compared. */
export const byWords = (one: unknown, other: unknown) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
const uidOf = (part: ICAL.Component) => part.getFirstPropertyValue('uid');
const endOf = ({ component, endDate }: ICAL.Event) =>
  component.hasProperty('dtend') || component.hasProperty('duration') ? endDate : null;
const toRead = (start: ICAL.Time, end: ICAL.Time | null, part: ICAL.Component) =>
  [toIso(start), end && toIso(end), part.getFirstPropertyValue('status') === 'CANCELLED'] as const;
const toIso = (time: ICAL.Time) =>
  time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString();

/** Reads the dates in their order. */
const readByNodeIcal: CalendarReader = (file) =>
  Object.values(ical.sync.parseICS(file))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .flatMap((event) =>
      event.rrule
        ? ical.expandRecurringEvent(event, EVER).map(asItself).map(toReadDate)
        : [toReadDate({ ...event, event })],
    )
    .toSorted(byWords);

const EVER = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2060-01-01T00:00:00Z') };

interface Instance {
  readonly start: Date;
  readonly end?: Date;
  readonly event: Pick<VEvent, 'datetype' | 'status'>;
}

/** It gives days as midnights of the clocks of the machine. */
const dayByMachine = (midnight: Date): string =>
  [-1, 0, 1]
    .map((away) => addDays(dayOf(midnight), away))
    // A midnight without a zone is read by these clocks, too.
    .find((day) => Date.parse(`${day}T00:00`) === midnight.getTime())!;

/**
 * Returns a date as it is by itself: what takes place instead keeps its own hours also in a series of whole days, where the
 * library makes it a whole day.
 */
const asItself = ({ event, isOverride, ...own }: EventInstance): Instance =>
  isOverride ? { ...event, event } : { ...own, event };

/** It gives an open end the moment of the beginning. */
const toReadDate = ({ start, end, event }: Instance): ReadDate => {
  const isDay = event.datetype === 'date';
  const told = (moment: Date) => (isDay ? dayByMachine(moment) : moment.toISOString());
  const hasEnd = end !== undefined && end.getTime() !== start.getTime();
  return [told(start), hasEnd ? told(end) : null, event.status === 'CANCELLED'];
};

/**
 * Returns the readers that have to agree about what begins at an hour of these days, also of those that are left out or moved.
 * Where the hour of a series comes twice or not at all, the second reader has days more, or has all later ones too late.
 */
export const readersOf = (
  { from }: { readonly from: string },
  days: readonly string[] = [],
): readonly (readonly [name: string, read: CalendarReader])[] => [
  ['ical.js', readByIcalJs],
  ...(days.every((day) => comesOnce(day, from || '00:00')) ? [['node-ical', readByNodeIcal] as const] : []),
];

const comesOnce = (day: string, hour: string): boolean => {
  const moment = momentAt(day, hour);
  return moment !== undefined && !isAmbiguous(moment) && wallClockAt(moment).startsWith(`${day}T${hour}`);
};
