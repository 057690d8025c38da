import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, setTimeZone } from '#kernel/calendar.ts';
import { MAX_DATES, MAX_LINE_LENGTH, MAX_TITLE_LENGTH } from '../../constants.ts';
import { toCalendarFile } from '../../calendar-files/calendar-file.ts';
import { readIcs } from './ics.ts';
import {
  MAX_CALENDAR_BYTES,
  MAX_ITEMS,
  MAX_READING_MS,
  MAX_REPORT_LINES,
  MAX_TEXT_LENGTH,
} from './limits.ts';
import type { ReadCalendar, Window } from './read-item.ts';

afterEach(() => setTimeZone(USUAL_TIME_ZONE));

const WINDOW: Window = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2028-05-23T12:00:00Z') };
const FOLDER = path.join(import.meta.dirname, '../examples');
const EXAMPLES = globSync('*.ics', { cwd: FOLDER }).map((file) => readFileSync(path.join(FOLDER, file)));

const read = (text: string) => readIcs(Buffer.from(text), WINDOW);
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const entry = (uid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'SUMMARY:Probe',
  'DTSTART:20261201T193000',
  ...lines,
  'END:VEVENT',
];
const findings = ({ report }: ReadCalendar) => report.map(({ what }) => what);

/** Checks what is true of anything that was read. */
const expectSound = ({ items, report, name }: ReadCalendar) => {
  expect(report.length).toBeLessThanOrEqual(MAX_REPORT_LINES);
  expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
  expect(name.length).toBeLessThanOrEqual(120);
  for (const { title, text, dates, organiser } of items) {
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(organiser.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.length).toBeLessThanOrEqual(MAX_DATES);
    for (const { startsAt, endsAt, venue } of dates) {
      expect(startsAt.getTime()).toBeLessThan(WINDOW.until.getTime());
      if (endsAt) expect(endsAt >= startsAt).toBe(true);
      expect(venue.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    }
  }
};

/** Returns all moments of an event that takes place every day from 2020 on, at `hours` in UTC, so often as the rule says. */
const countedFrom2020 = (count: number, hours: readonly number[]): readonly string[] => {
  const days = Math.ceil(count / hours.length);
  const all = Array.from({ length: days }, (_, day) =>
    hours.map((hour) => new Date(Date.UTC(2020, 0, 1 + day, hour)).toISOString()),
  );
  return all.flat().slice(0, count);
};

describe('a series that is counted from long ago', () => {
  it.each([
    { hours: [10], rule: '' },
    { hours: [10, 18], rule: ';BYHOUR=10,18' },
  ])('ends when as many were there, before the window, in it or behind it: $hours', ({ hours, rule }) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3200 * hours.length }), (count) => {
        const lines = ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Probe', 'DTSTART:20200101T100000Z'];
        const { items } = read(calendar(...lines, `RRULE:FREQ=DAILY;COUNT=${count}${rule}`, 'END:VEVENT'));
        // An event without an end isn't over before its day is.
        const today = WINDOW.from.toISOString().slice(0, 10);
        const end = WINDOW.until.toISOString();
        const expected = countedFrom2020(count, hours).filter((at) => at > today && at < end);
        const found = items.flatMap(({ dates }) => dates.map(({ startsAt }) => startsAt.toISOString()));
        expect(found).toEqual(expected.slice(0, MAX_DATES));
      }),
      { numRuns: 25 },
    ),
  );
});

describe('what nobody thought of', () => {
  it('is read without an accident, whatever the bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => expectSound(readIcs(bytes, WINDOW))),
    ));

  it('is read without an accident where a sound file was scratched', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
        fc.nat(),
        (example, scratches, cut) => {
          const bytes = Uint8Array.from(example);
          for (const [at, byte] of scratches) bytes[at % bytes.length] = byte;
          expectSound(readIcs(bytes.subarray(0, cut % 3 === 0 ? cut % bytes.length : undefined), WINDOW));
        },
      ),
      { numRuns: 400 },
    ));

  it('is read without an accident where lines stand in any order', () => {
    const lines = EXAMPLES.flatMap((example) => example.toString('latin1').split(/\r?\n/));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 60 }), (some) =>
        expectSound(read(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...some].join('\r\n'))),
      ),
      { numRuns: 300 },
    );
  });

  it('is read without an accident in any rule, and soon', () => {
    const part = fc.constantFrom(
      'BYDAY=MO,-1FR,53SU,9TU',
      'BYMONTHDAY=-31,30',
      'BYMONTH=2',
      'BYYEARDAY=366,-366',
      'BYWEEKNO=53,-53',
      'BYSETPOS=-366,366',
      'INTERVAL=999999999',
      'INTERVAL=0',
      'COUNT=99999999999',
      'UNTIL=99991231T235959Z',
      'WKST=SU',
      'BYHOUR=0,23',
      'BYMINUTE=0,59',
      'BYSECOND=60',
      'UNTIL=',
      'COUNT=-1',
      'BYDAY=',
      '=',
      'X=Y',
    );
    const freq = fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'SECONDLY', 'NEVER');
    fc.assert(
      fc.property(freq, fc.array(part, { maxLength: 5 }), (freq, parts) =>
        expectSound(read(calendar(...entry('a', `RRULE:${[`FREQ=${freq}`, ...parts].join(';')}`)))),
      ),
      { numRuns: 400 },
    );
  });
});

const timed = (text: string) => {
  const begin = performance.now();
  const found = read(text);
  // The limit is doubled, since the machine may be busy with something else.
  expect(performance.now() - begin).toBeLessThan(MAX_READING_MS * 2);
  expectSound(found);
  return found;
};

describe('hostile files', () => {
  it('are not read beyond a size', () => {
    expect(findings(read('x'.repeat(MAX_CALENDAR_BYTES + 1)))).toEqual(['Die Datei ist größer als erlaubt.']);
  });

  it('of a megabyte are read whole', () => {
    const lines = Array.from({ length: 3000 }, (_, at) =>
      entry(`${at}@x`, `DESCRIPTION:${'Wir üben weiter. '.repeat(20)}`),
    );
    const found = timed(calendar(...lines.flat()));
    expect(found.items).toHaveLength(MAX_ITEMS);
  });

  it('take no longer for thousands of endless series', () => {
    const rules = ['FREQ=DAILY;COUNT=10000000', 'FREQ=YEARLY;BYDAY=MO', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'];
    const lines = Array.from({ length: 4000 }, (_, at) =>
      entry(`${at}@x`, `RRULE:${rules[at % rules.length]}`),
    );
    timed(calendar(...lines.flat()));
  });

  it('may lie as deep within each other as they like', () => {
    const deep = ['BEGIN:X\r\n'.repeat(50_000), 'END:X\r\n'.repeat(50_000)].join('');
    expect(findings(timed(calendar(deep, ...entry('a'))))).toContain(
      'Hier sind zu viele Blöcke ineinander geschachtelt.',
    );
  });

  it('may have lines as long as they like', () => {
    const long = `DESCRIPTION:${'ä'.repeat(1_000_000)}`;
    expect(timed(calendar(...entry('a', long))).items[0]!.text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    timed(calendar(...entry('a', `DESCRIPTION:${'<b>'.repeat(30_000)}`)));
    timed(calendar(...entry('a', `DTSTART${';A=B'.repeat(200_000)}:20261201`)));
    timed(calendar(...entry('a', `EXDATE:${'20261201,'.repeat(100_000)}`)));
    timed(calendar(...entry('a', `DESCRIPTION:a\r\n${' b\r\n'.repeat(100_000)}`)));
    timed(calendar(...entry('a', `DESCRIPTION:${'<a'.repeat(49_000)}`)));
    timed(calendar(...entry('a', `DTEND;TZID=${'a'.repeat(99_000)}:20261201T220000`)));
  });

  it('may leave out as many days as they like, of a zone far away', () => {
    const days = Array.from({ length: 2000 }, () => '20270101T100000').join(',');
    const excluded = Array.from({ length: 120 }, () => `EXDATE;TZID=America/New_York:${days}`);
    timed(calendar(...entry('a', ...excluded)));
  });

  it('may bring a zone that changes its clocks every day, for a series of each hour', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      ...Array.from({ length: 40 }, (_, at) => changingDaily(at)).flat(),
    ];
    const hours = Array.from({ length: 24 }, (_, at) => at).join(',');
    const series = ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Probe', 'DTSTART;TZID=Own:20261201T193000'];
    timed(calendar(...zone, 'END:VTIMEZONE', ...series, `RRULE:FREQ=DAILY;BYHOUR=${hours}`, 'END:VEVENT'));
  });

  it('may bring as many zones and changes of clocks as they like', () => {
    const part = ['BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'];
    const rule = ['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'];
    const zone = (at: number) => [
      'BEGIN:VTIMEZONE',
      `TZID:Z${at}`,
      ...part,
      rule[at % 2]!,
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const zones = Array.from({ length: 300 }, (_, at) => zone(at)).flat();
    const entries = Array.from({ length: 300 }, (_, at) =>
      entry(`${at}`, `EXDATE;TZID=Z${at}:20261201T120000`),
    ).flat();
    timed(calendar(...zones, ...entries));
  });

  it('may change a series as often as they like', () => {
    const changes = Array.from({ length: 3000 }, (_, at) =>
      entry('a', `RECURRENCE-ID:20261201T19${String(at % 60).padStart(2, '0')}00`, `SEQUENCE:${at}`),
    );
    timed(calendar(...entry('a', 'RRULE:FREQ=DAILY'), ...changes.flat()));
  });
});

/** Returns a part of a zone that begins on each day of each year. */
const changingDaily = (at: number) => [
  'BEGIN:STANDARD',
  `DTSTART:19700101T0${at % 10}0000`,
  'TZOFFSETFROM:+0100',
  `TZOFFSETTO:+0${1 + (at % 2)}00`,
  'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
  'END:STANDARD',
];

/** Returns a part of a zone that begins on the same day of each year. */
const partOfZone = (name: string, day: string, from: string, to: string) => [
  `BEGIN:${name}`,
  `DTSTART:2000${day}T000000`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  'RRULE:FREQ=YEARLY',
  `END:${name}`,
];

describe('clocks that a file brings along', () => {
  it('are changed on the last day of the window, too, where that day is here', () => {
    const text = calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Mars',
      ...partOfZone('DAYLIGHT', '0524', '+0200', '+0300'),
      ...partOfZone('STANDARD', '1024', '+0300', '+0200'),
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Probe',
      'DTSTART;TZID=Mars:20280524T011500',
      'END:VEVENT',
    );
    // At that moment it is still the day before in Greenwich.
    const window = { ...WINDOW, until: new Date('2028-05-23T23:30:00Z') };
    const { items } = readIcs(Buffer.from(text), window);
    expect(items.flatMap(({ dates }) => dates.map(({ startsAt }) => startsAt.toISOString()))).toEqual([
      '2028-05-23T22:15:00.000Z',
    ]);
  });
});

describe('our own calendar files', () => {
  const moments = fc.date({
    min: new Date('2026-12-01T00:00:00Z'),
    max: new Date('2028-03-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it('come in as they went out, in any zone', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
        moments,
        fc.option(fc.integer({ min: 1, max: 3000 }), { nil: null }),
        (zone, moment, minutes) => {
          setTimeZone(zone);
          const startsAt = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
          const endsAt = minutes === null ? null : new Date(startsAt.getTime() + minutes * 60_000);
          const date = {
            uid: 'termin-7-1@litfass.example',
            sequence: 1,
            changedAt: startsAt,
            startsAt,
            endsAt,
            isAllDay: false,
            isCancelled: false,
            title: 'Der Chor; singt, „laut“',
            description: 'Ein\n\nZwei',
            location: 'Kirche, Markt 1',
            organiser: { name: 'Chor Auenfeld', url: 'https://litfass.example/profile/7/chor' },
            category: 'Kultur',
            url: 'https://litfass.example/x',
          };
          const [item] = read(toCalendarFile({ name: 'Chor', dates: [date] })).items;
          const [found] = item!.dates;
          expect(item).toMatchObject({
            key: date.uid,
            title: date.title,
            text: date.description,
            link: date.url,
            organiser: 'Chor Auenfeld',
          });
          // A date from one midnight to another is a whole day to most programs.
          if (!found!.isAllDay) expect(found).toMatchObject({ startsAt, endsAt, venue: date.location });
        },
      ),
    ));
});
