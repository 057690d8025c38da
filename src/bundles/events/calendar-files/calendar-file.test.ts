import fc from 'fast-check';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, dayOf, momentAt, setTimeZone } from '#kernel/calendar.ts';
import { toCalendarFile } from './calendar-file.ts';
import type { CalendarDate } from './calendar-file.ts';

afterEach(() => setTimeZone(USUAL_TIME_ZONE));

const clock = (day: string, hour: string) => momentAt(day, hour)!;

const PROFILE = 'https://litfass.example/profile/7/chor';

const aDate = (changes: Partial<CalendarDate> = {}): CalendarDate => ({
  uid: 'termin-7-1@litfass.example',
  sequence: 2,
  changedAt: new Date('2026-11-20T09:05:00Z'),
  startsAt: clock('2026-11-27', '19:30'),
  endsAt: clock('2026-11-27', '22:00'),
  isAllDay: false,
  isCancelled: false,
  title: 'Der Chor singt',
  description: '',
  location: 'Stadtkirche, Am Brunnen 1, Auenfeld',
  organiser: { name: 'Chor Auenfeld', url: PROFILE },
  category: 'Kultur',
  url: 'https://litfass.example/auenfeld/e-kultur/der-chor-singt_e7',
  ...changes,
});

const FILES: readonly (readonly [name: string, dates: readonly CalendarDate[]])[] = [
  ['an-evening', [aDate({ description: 'Eintritt frei.\n\nVeranstalter: Chor, gemischt; seit 1887' })]],
  [
    'clocks-put-forward',
    [aDate({ startsAt: clock('2026-03-28', '23:00'), endsAt: clock('2026-03-29', '04:00') })],
  ],
  [
    'clocks-put-back',
    [
      aDate({ startsAt: clock('2026-10-25', '01:30'), endsAt: momentAt('2026-10-25', '02:30', 'second')! }),
      aDate({ uid: 'termin-7-2@litfass.example', startsAt: clock('2026-10-25', '02:30'), endsAt: null }),
    ],
  ],
  [
    'over-midnight',
    [aDate({ startsAt: clock('2026-12-31', '20:00'), endsAt: clock('2027-01-01', '02:00') })],
  ],
  [
    'whole-days',
    [
      aDate({ startsAt: clock('2028-02-29', '00:00'), endsAt: null, isAllDay: true }),
      aDate({
        uid: 'termin-7-2@litfass.example',
        startsAt: clock('2026-12-30', '00:00'),
        endsAt: clock('2027-01-02', '00:00'),
        isAllDay: true,
      }),
    ],
  ],
  [
    'words',
    [
      aDate({
        title: `Größe 😀, Straße; „Käse“ \\ ${'Donaudampfschifffahrt '.repeat(23)}`.slice(0, 500),
        description: 'Zeile eins\r\nZeile zwei',
        organiser: { name: 'Chor "Laut; leise"\r\nX-BOESE:1', url: PROFILE },
        endsAt: null,
      }),
    ],
  ],
];

describe('a file for calendars', () => {
  it.each(FILES)('is to the byte what was looked at: %s', (name, dates) => {
    const wanted = readFileSync(path.join(import.meta.dirname, 'examples', `${name}.ics`), 'utf8');
    expect(toCalendarFile({ name: 'Der Chor singt', dates })).toBe(wanted);
  });

  it('has no zone for whole days alone', () =>
    expect(toCalendarFile({ name: 'Fest', dates: [aDate({ isAllDay: true, endsAt: null })] })).not.toContain(
      'VTIMEZONE',
    ));

  it('has no end for what ends when it begins', () => {
    const { startsAt } = aDate();
    expect(toCalendarFile({ name: 'Fest', dates: [aDate({ endsAt: startsAt })] })).not.toContain('DTEND');
  });
});

interface Read {
  readonly uid: string;
  readonly start: string;
  readonly end: string | null;
}

/** Returns what another program takes the dates to be: moments, or days. */
const readBack = (file: string): Read[] => {
  const calendar = new ICAL.Component(ICAL.parse(file) as object[]);
  const zones = calendar.getAllSubcomponents('vtimezone').map((part) => new ICAL.Timezone(part));
  const told = (event: ICAL.Component, name: 'dtstart' | 'dtend') => {
    const property = event.getFirstProperty(name);
    if (!property) return null;
    const time = property.getFirstValue() as ICAL.Time;
    if (time.isDate) return time.toString();
    const zone = zones.find(({ tzid }) => tzid === property.getParameter('tzid'));
    return new Date(
      (zone ? time.convertToZone(ICAL.Timezone.utcTimezone) : time).toUnixTime() * 1000,
    ).toISOString();
  };
  for (const zone of zones) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    start: told(event, 'dtstart')!,
    end: told(event, 'dtend'),
  }));
  ICAL.TimezoneService.reset();
  return events;
};

const expected = ({ uid, startsAt, endsAt, isAllDay }: CalendarDate): Read => {
  if (!isAllDay)
    return {
      uid,
      start: startsAt.toISOString(),
      end: endsAt && endsAt > startsAt ? endsAt.toISOString() : null,
    };
  const after = new Date(`${dayOf(endsAt ?? startsAt)}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  return { uid, start: dayOf(startsAt), end: after.toISOString().slice(0, 10) };
};

const midnightOf = (moment: Date) => momentAt(dayOf(moment))!;

interface Drawn {
  readonly startsAt: Date;
  /** The length in minutes. */
  readonly length: number | null;
  readonly isAllDay: boolean;
}

const toDate = ({ startsAt, length, isAllDay }: Drawn, at: number): CalendarDate => {
  const endsAt = length === null ? null : new Date(startsAt.getTime() + length * 60_000);
  const own = isAllDay
    ? { startsAt: midnightOf(startsAt), endsAt: endsAt && midnightOf(endsAt) }
    : { startsAt, endsAt };
  return aDate({ uid: `termin-7-${at}@litfass.example`, ...own, isAllDay });
};

describe('another program', () => {
  const moments = fc
    .date({
      min: new Date('2010-01-01T00:00:00Z'),
      max: new Date('2039-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((moment) => new Date(moment.setUTCMilliseconds(0)));
  const nearChanges = fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T01:00:00Z',
        '2026-10-25T01:00:00Z',
        '2011-03-27T01:00:00Z',
        '2038-10-31T01:00:00Z',
      ),
      fc.integer({ min: -300, max: 300 }),
    )
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));
  const dates = fc.record({
    startsAt: fc.oneof(moments, nearChanges),
    length: fc.option(fc.integer({ min: 0, max: 100_000 })),
    isAllDay: fc.boolean(),
  });
  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'])(
    'reads the same dates in %s, whatever the clocks do',
    (name) => {
      setTimeZone(name);
      fc.assert(
        fc.property(fc.array(dates, { minLength: 1, maxLength: 5 }), (drawn) => {
          const told = drawn.map(toDate);
          expect(readBack(toCalendarFile({ name: 'Probe', dates: told }))).toEqual(told.map(expected));
        }),
        { numRuns: 60 },
      );
    },
  );
});
