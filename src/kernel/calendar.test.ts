import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  clockChangesIn,
  clockOf,
  clocksOf,
  dayAndClockOf,
  dayOf,
  endOfDay,
  isAmbiguous,
  momentAt,
  momentByClocks,
  offsetAt,
  partsOfDay,
  setTimeZone,
  startOfDay,
  timeZone,
  wallClockAt,
  wallClockBy,
} from './calendar.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

const usual = process.env.TZ;
afterEach(() => {
  process.env.TZ = usual;
});

const at = (iso: string) => new Date(iso);
const iso = (moment: Date | undefined) => moment?.toISOString();

describe('the day and the hour of a moment', () => {
  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-20', '23:59'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-20T22:00:00Z', '2026-07-21', '00:00'],
    ['2026-06-30T22:15:40.500Z', '2026-07-01', '00:15'],
    ['1969-07-20T20:17:40Z', '1969-07-20', '21:17'],
    ['1947-06-01T12:00:00Z', '1947-06-01', '15:00'],
    ['1880-01-01T12:00:00Z', '1880-01-01', '12:53'],
  ])('of %s are %s, %s', (moment, day, clock) => {
    expect([dayOf(at(moment)), clockOf(at(moment))]).toEqual([day, clock]);
    expect(dayAndClockOf(at(moment))).toBe(`${day}T${clock}`);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'])(
    'are those of Berlin for somebody in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(dayAndClockOf(at('2026-11-27T18:30:00Z'))).toBe('2026-11-27T19:30');
      expect(iso(momentAt('2026-11-27', '19:30'))).toBe('2026-11-27T18:30:00.000Z');
      expect(iso(endOfDay('2026-11-27'))).toBe('2026-11-27T23:00:00.000Z');
    },
  );
});

describe('the moment of a day and an hour', () => {
  it.each([
    ['in winter', '2026-11-27', '19:30', '2026-11-27T18:30:00.000Z'],
    ['in summer', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['in the hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['just before clocks are put forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['just after it', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['just before the hour that comes twice', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['just after it', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, day, clock, moment) => expect(iso(momentAt(day, clock))).toBe(moment));

  it('is one from the first year on', () =>
    expect(iso(momentAt('0001-01-01', '10:00'))).toBe('0001-01-01T09:06:32.000Z'));

  it('is the second one on demand, where there are two', () => {
    expect(iso(momentAt('2026-10-25', '02:30', 'second'))).toBe('2026-10-25T01:30:00.000Z');
    expect(iso(momentAt('2026-10-25', '03:00', 'second'))).toBe('2026-10-25T02:00:00.000Z');
    expect(iso(momentAt('2026-03-29', '02:30', 'second'))).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-11-27', '24:00'],
    ['2026-11-27', '9:30'],
    ['2026-11-27', ''],
    ['2026-11-27T10:00:00Z', ''],
    ['27.11.2026', '10:00'],
    ['+012026-11-27', '10:00'],
    ['morgen', '10:00'],
    ['', '10:00'],
    // PostgreSQL knows no year nought, in which it was still last year by UTC.
    ['0000-12-31', '10:00'],
    ['0001-01-01', '00:00'],
  ])('is none for %j, %j', (day, clock) => expect(momentAt(day, clock)).toBeUndefined());
});

describe('a day', () => {
  it.each([
    ['2027-01-31', '2027-01-30T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['2027-07-01', '2027-06-30T22:00:00.000Z', '2027-07-01T22:00:00.000Z'],
    ['2027-03-27', '2027-03-26T23:00:00.000Z', '2027-03-27T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2028-02-28', '2028-02-27T23:00:00.000Z', '2028-02-28T23:00:00.000Z'],
    ['1969-07-20', '1969-07-19T23:00:00.000Z', '1969-07-20T23:00:00.000Z'],
    // Midnight came twice on that day.
    ['1916-10-01', '1916-09-30T22:00:00.000Z', '1916-10-01T23:00:00.000Z'],
  ])('%s begins at %s and ends at %s', (day, begin, end) => {
    expect([iso(momentAt(day)), iso(endOfDay(day))]).toEqual([begin, end]);
    expect(iso(startOfDay(at(begin)))).toBe(begin);
    expect(iso(startOfDay(new Date(at(end).getTime() - 1)))).toBe(begin);
  });

  it.each(['', '2026-02-29', '2026-13-01', '3.12.2026', '9999-12-31', '2026-12-03T10:00'])(
    '%j has no end',
    (day) => expect(endOfDay(day)).toBeUndefined(),
  );

  it('is counted on over the ends of months and years, and back', () => {
    expect(addDays('2027-02-27', 2)).toBe('2027-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });
});

const changesIn = (year: number) =>
  clockChangesIn(year).map(({ at, from, to }) => [at.toISOString(), from / HOUR_MS, to / HOUR_MS]);

describe('clocks that are changed', () => {
  it.each([
    [2026, ['2026-03-29T01:00:00.000Z', 1, 2], ['2026-10-25T01:00:00.000Z', 2, 1]],
    [
      1947,
      ['1947-04-06T02:00:00.000Z', 1, 2],
      ['1947-05-11T01:00:00.000Z', 2, 3],
      ['1947-06-29T00:00:00.000Z', 3, 2],
      ['1947-10-05T01:00:00.000Z', 2, 1],
    ],
    [1965],
  ] as const)('in %i are so at these moments', (year, ...changes) =>
    expect(changesIn(year)).toEqual(changes),
  );

  it('are those of the portal’s zone', () => {
    setTimeZone('America/New_York');
    expect(changesIn(2026)[0]).toEqual(['2026-03-08T07:00:00.000Z', -5, -4]);
    // Summer lasts over the turn of the year there.
    setTimeZone('Pacific/Fiji');
    expect(changesIn(2015)).toEqual([
      ['2015-01-17T14:00:00.000Z', 13, 12],
      ['2015-10-31T14:00:00.000Z', 12, 13],
    ]);
    setTimeZone('UTC');
    expect(changesIn(2026)).toEqual([]);
    setTimeZone('Europe/Berlin');
    expect(changesIn(2026)).toHaveLength(2);
  });

  it.each([
    ['2026-10-24T23:59:59Z', '2026-10-25T01:59:59', false],
    ['2026-10-25T00:00:00Z', '2026-10-25T02:00:00', true],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59', true],
    ['2026-10-25T01:59:59Z', '2026-10-25T02:59:59', true],
    ['2026-10-25T02:00:00Z', '2026-10-25T03:00:00', false],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00', false],
  ])('show at %s %s, which they do once or twice', (moment, wall, isTwice) =>
    expect([wallClockAt(at(moment)), isAmbiguous(at(moment))]).toEqual([wall, isTwice]),
  );
});

describe('from 1900 to 2100', () => {
  const range = { min: at('1900-01-01T00:00:00Z'), max: at('2100-12-31T00:00:00Z'), noInvalidDate: true };
  const moments = fc.date(range).map((moment) => new Date(moment.setUTCSeconds(0, 0)));
  const walls = fc.date(range).map((wall) => wall.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length));

  it('each moment is the first or the second of what the clocks show at it', () =>
    fc.assert(
      fc.property(moments, (moment) => {
        const readings = (['first', 'second'] as const).map((which) =>
          iso(momentAt(dayOf(moment), clockOf(moment), which)),
        );
        expect(readings).toContain(iso(moment));
      }),
    ));

  it('each day and hour comes back, or an hour later where it was skipped', () =>
    fc.assert(
      fc.property(walls, fc.constantFrom('first', 'second'), (wall, which) => {
        const [day = '', clock = ''] = wall.split('T');
        const shown = dayAndClockOf(momentAt(day, clock, which)!);
        const ahead = Date.parse(`${shown}Z`) - Date.parse(`${wall}Z`);
        expect([0, HOUR_MS]).toContain(ahead);
      }),
    ));

  it('clocks of the same zone agree with the portal’s ', () =>
    fc.assert(
      fc.property(walls, (wall) => {
        const [day = '', clock = ''] = wall.split('T');
        expect(iso(momentByClocks(clocksOf('Europe/Berlin')!, day, clock))).toBe(iso(momentAt(day, clock)));
      }),
    ));

  it.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia'])(
    'each moment is as far from UTC in %s as its clocks say, also right beside a change',
    (name) => {
      const clocks = clocksOf(name)!;
      setTimeZone(name);
      const years = Array.from({ length: 151 }, (_, at) => 1960 + at);
      const changes = years.flatMap((year) => clockChangesIn(year)).map(({ at }) => at.getTime());
      const beside = fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }))
        .map(([change, away]) => new Date(change + away));
      const right = changes.flatMap((change) => [-1, 0, 1].map((away) => new Date(change + away)));
      for (const moment of right) expect(offsetAt(moment)).toBe(clocks(moment));
      fc.assert(
        fc.property(fc.oneof(moments, beside), (moment) => {
          expect(offsetAt(moment)).toBe(clocks(moment));
        }),
      );
      setTimeZone('Europe/Berlin');
    },
  );

  it('each moment lies in its day', () =>
    fc.assert(
      fc.property(moments, (moment) => {
        const [begin, end] = [startOfDay(moment), endOfDay(dayOf(moment))!];
        expect(begin <= moment && moment < end).toBe(true);
        expect(iso(momentAt(dayOf(moment)))).toBe(iso(begin));
        expect([dayOf(begin), dayOf(new Date(end.getTime() - 1))]).toEqual([dayOf(moment), dayOf(moment)]);
      }),
    ));

  it('nothing is lost or moved in the nights in which clocks are changed', () => {
    for (let year = 1980; year <= 2100; year += 1) {
      for (const night of nightsOfChange(year)) {
        for (let quarter = -16; quarter < 16; quarter += 1) {
          const moment = new Date(night.getTime() + (quarter * HOUR_MS) / 4);
          const first = momentAt(dayOf(moment), clockOf(moment))!;
          const second = momentAt(dayOf(moment), clockOf(moment), 'second')!;
          expect([iso(first), iso(second)]).toContain(iso(moment));
          expect([0, HOUR_MS]).toContain(second.getTime() - first.getTime());
        }
      }
    }
  });
});

describe('days that are counted', () => {
  it('are those of the calendar, leap days and the years before with them', () => {
    expect(partsOfDay(0)).toEqual({ year: 1970, month: 1, day: 1 });
    expect(partsOfDay(-1)).toEqual({ year: 1969, month: 12, day: 31 });
    expect(partsOfDay(Date.parse('2028-02-29') / DAY_MS)).toEqual({ year: 2028, month: 2, day: 29 });
  });
});

describe('the clocks of another zone', () => {
  afterEach(() => setTimeZone('Europe/Berlin'));

  it('are those from then on', () => {
    setTimeZone('America/New_York');
    expect(dayAndClockOf(at('2026-11-20T02:30:00Z'))).toBe('2026-11-19T21:30');
    expect(iso(momentAt('2026-11-19', '21:30'))).toBe('2026-11-20T02:30:00.000Z');
    expect(iso(endOfDay('2026-11-19'))).toBe('2026-11-20T05:00:00.000Z');
  });

  it('stay as they are when the zone isn’t one', () => {
    expect(() => setTimeZone('Europe/Litfass')).toThrow(RangeError);
    expect(timeZone()).toBe('Europe/Berlin');
    expect(dayOf(at('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  });
});

const nepal = () => 5.75 * HOUR_MS;

describe('clocks that are not the portal’s', () => {
  it('say which moment a day and an hour of theirs are', () => {
    const newYork = clocksOf('America/New_York')!;
    expect(iso(momentByClocks(newYork, '2026-11-27', '19:30'))).toBe('2026-11-28T00:30:00.000Z');
    expect(wallClockBy(newYork, at('2026-07-01T12:00:00Z'))).toBe('2026-07-01T08:00:00');
    expect(momentByClocks(newYork, '2026-02-30')).toBeUndefined();
  });

  it('may be any that can be asked', () => {
    expect(iso(momentByClocks(nepal, '2026-11-27'))).toBe('2026-11-26T18:15:00.000Z');
  });

  it('are none for a zone that nobody knows', () => expect(clocksOf('Europe/Litfass')).toBeUndefined());
});

/** Returns the moments at which clocks are changed: one o'clock in UTC on the last Sundays of March and October. */
const nightsOfChange = (year: number): Date[] => {
  return [3, 10].map((month) => {
    const last = new Date(Date.UTC(year, month, 0, 1));
    return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR_MS);
  });
};
