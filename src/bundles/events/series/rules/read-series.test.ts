import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { readSeries } from './read-series.ts';
import { daysOf, firstDayFrom, ruleOf } from './rhythm.ts';
import type { Rhythm } from './rhythm.ts';
import { saySeries } from './say-series.ts';
import * as texts from './texts.ts';

/** A Monday. */
const TODAY = '2026-11-23';

const understood = (said: string) => {
  const read = readSeries(said, TODAY);
  if (read.kind === 'problem') throw new Error(`${said}: ${read.text}`);
  return read.series;
};
const problemOf = (said: string) => {
  const read = readSeries(said, TODAY);
  return read.kind === 'problem' ? read.text : undefined;
};

const names = (exceptions: string) => understood(`dienstags 19 Uhr, ${exceptions}`).schoolHolidayNames;

describe('what people say of a series', () => {
  it.each([
    ['jeden ersten Dienstag im Monat, 19 Uhr', 'FREQ=MONTHLY;BYDAY=1TU', '2026-12-01', '19:00', ''],
    ['Jeden 1. Dienstag im Monat um 19.30 Uhr', 'FREQ=MONTHLY;BYDAY=1TU', '2026-12-01', '19:30', ''],
    [
      'am letzten Freitag des Monats von 20 bis 23 Uhr',
      'FREQ=MONTHLY;BYDAY=-1FR',
      '2026-11-27',
      '20:00',
      '23:00',
    ],
    [
      'jeden ersten und dritten Mittwoch im Monat 15–17 Uhr',
      'FREQ=MONTHLY;BYDAY=1WE,3WE',
      '2026-12-02',
      '15:00',
      '17:00',
    ],
    ['jeden 1. Dienstag im Monat, 19:00 Uhr', 'FREQ=MONTHLY;BYDAY=1TU', '2026-12-01', '19:00', ''],
    ['dienstags 19:00 Uhr - 20:30 Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '19:00', '20:30'],
    ['dienstags 19h bis 20:30h', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '19:00', '20:30'],
    ['jeden Dienstagabend um 8 Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '20:00', ''],
    [
      'alle 3 Monate am ersten Montag, 19 Uhr',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO',
      '2026-12-07',
      '19:00',
      '',
    ],
    [
      'vierteljährlich am ersten Montag um 19 Uhr',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO',
      '2026-12-07',
      '19:00',
      '',
    ],
    [
      'am letzten Freitag halbjährlich, 20 Uhr',
      'FREQ=MONTHLY;INTERVAL=6;BYDAY=-1FR',
      '2026-11-27',
      '20:00',
      '',
    ],
    ['dienstags um halb acht', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '07:30', ''],
    ['dienstags um halb acht abends', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '19:30', ''],
    ['Dienstagabends, Viertel nach sieben Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '19:15', ''],
    ['dienstags von dreiviertel acht bis zehn Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '07:45', '10:00'],
    ['dienstags von viertel vor 8 bis halb zehn', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '07:45', '09:30'],
    ['dienstags um zwanzig Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '20:00', ''],
    ['dienstags um halb eins', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '12:30', ''],
    ['jeden fünften Dienstag im Monat um 19 Uhr', 'FREQ=MONTHLY;BYDAY=5TU', '2026-12-29', '19:00', ''],
    ['halbjährlich am 15., 20 Uhr', 'FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=15', '2026-12-15', '20:00', ''],
    ['mittwochs um 15 Uhr, beginnend am 2. Dezember', 'FREQ=WEEKLY;BYDAY=WE', '2026-12-02', '15:00', ''],
    ['mittwochs um 18 Uhr', 'FREQ=WEEKLY;BYDAY=WE', '2026-11-25', '18:00', ''],
    ['Montags und donnerstags, 9:30 - 11:00', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23', '09:30', '11:00'],
    ['jeden Samstag von 8 bis 13 Uhr', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-28', '08:00', '13:00'],
    ['jeden Sonnabend 10 Uhr', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-28', '10:00', ''],
    ['Mo, Mi und Fr um 7 Uhr 30', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23', '07:30', ''],
    ['Mo-Fr 8 bis 12 Uhr', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23', '08:00', '12:00'],
    ['Montag bis Freitag 8 bis 12 Uhr', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23', '08:00', '12:00'],
    ['werktags um 12 Uhr', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23', '12:00', ''],
    ['am Wochenende ganztägig', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-28', '', ''],
    ['alle zwei Wochen am Donnerstag, 20 Uhr', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', '2026-11-26', '20:00', ''],
    ['jede zweite Woche donnerstags, 20 Uhr', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', '2026-11-26', '20:00', ''],
    ['14-tägig dienstags 17 Uhr', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24', '17:00', ''],
    ['jeden zweiten Dienstag um 17 Uhr', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24', '17:00', ''],
    ['jeden zweiten Dienstag im Monat um 17 Uhr', 'FREQ=MONTHLY;BYDAY=2TU', '2026-12-08', '17:00', ''],
    ['täglich 10 bis 18 Uhr', 'FREQ=DAILY', '2026-11-23', '10:00', '18:00'],
    ['alle drei Tage um 8 Uhr', 'FREQ=DAILY;INTERVAL=3', '2026-11-23', '08:00', ''],
    ['am 15. jedes Monats, 14 Uhr', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15', '14:00', ''],
    ['monatlich am 1. und 15. um 14 Uhr', 'FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-12-01', '14:00', ''],
    ['am letzten Tag im Monat, 23 Uhr', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', '23:00', ''],
    ['jedes Jahr am 3. Oktober um 11 Uhr', 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=3', '2027-10-03', '11:00', ''],
    ['jeden Freitag ab 22 Uhr', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-27', '22:00', ''],
    ['freitags von 22 bis 3 Uhr', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-27', '22:00', '03:00'],
    ['alle 2 Monate am 3., 20 Uhr', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=3', '2026-12-03', '20:00', ''],
    [
      'am ersten Montag alle 3 Monate, 19 Uhr',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO',
      '2026-12-07',
      '19:00',
      '',
    ],
    [
      'am 24. Dezember jedes Jahres, 15 Uhr',
      'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24',
      '2026-12-24',
      '15:00',
      '',
    ],
    ['alle vierzehn Tage dienstags 17 Uhr', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24', '17:00', ''],
    ['jede dritte Woche dienstags 17 Uhr', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU', '2026-11-24', '17:00', ''],
    ['jeden zweiten Tag um 8 Uhr', 'FREQ=DAILY;INTERVAL=2', '2026-11-23', '08:00', ''],
    ['an Werktagen um 12 Uhr', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23', '12:00', ''],
    ['Fr, Mi, Mo, Mi um 7 Uhr', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23', '07:00', ''],
    [
      'am letzten und ersten Dienstag im Monat um 7 Uhr',
      'FREQ=MONTHLY;BYDAY=1TU,-1TU',
      '2026-11-24',
      '07:00',
      '',
    ],
    ['monatlich am 31., 2. und 15. um 14 Uhr', 'FREQ=MONTHLY;BYMONTHDAY=2,15,31', '2026-12-02', '14:00', ''],
    ['jeden ersten Dienstag um 7 Uhr', 'FREQ=MONTHLY;BYDAY=1TU', '2026-12-01', '07:00', ''],
    ['dienstags nachmittags von 11 bis 1 Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '23:00', '01:00'],
    ['dienstags abends um 18 Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '18:00', ''],
    ['dienstags morgens um 7 Uhr', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '07:00', ''],
    ['dienstags um viertel nach zwölf', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '12:15', ''],
    ['dienstags um dreiviertel eins', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '12:45', ''],
    ['dienstags, 7:05', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '07:05', ''],
  ])('„%s“', (said, rule, first, from, until) => {
    const series = understood(said);
    expect(ruleOf(series).replace(/;UNTIL=.*/, '')).toBe(rule);
    expect([series.first, series.from, series.until]).toEqual([first, from, until]);
  });

  it.each([
    ['mittwochs 18 Uhr ab 1. Februar', '2027-02-03', '2028-02-02'],
    ['mittwochs 18 Uhr ab 1.2.2027 bis 28.2.2027', '2027-02-03', '2027-02-24'],
    ['mittwochs bis 3.2.2027 18 Uhr ab 3.2.2027', '2027-02-03', '2027-02-03'],
    ['mittwochs 18 Uhr bis Ende Januar', '2026-11-25', '2027-01-27'],
    ['mittwochs 18 Uhr von März bis Oktober', '2027-03-03', '2027-10-27'],
    ['mittwochs 18 Uhr, zehn Mal', '2026-11-25', '2027-01-27'],
    ['mittwochs 18 Uhr, 3 Termine ab 2. Dezember 2026', '2026-12-02', '2026-12-16'],
    ['mittwochs 18 Uhr', '2026-11-25', '2027-11-24'],
    ['mittwochs 18 Uhr von Oktober bis März 2028', '2027-10-06', '2028-03-29'],
    ['mittwochs 18 Uhr von Oktober bis März 2027', '2026-11-25', '2027-03-31'],
    ['mittwochs 18 Uhr von Oktober bis März', '2026-11-25', '2027-03-31'],
    ['mittwochs 18 Uhr von April bis September 2028', '2028-04-05', '2028-09-27'],
    ['täglich 18 Uhr vom 1.12.2027 bis 24.12.', '2027-12-01', '2027-12-24'],
    ['mittwochs 18 Uhr 10 Mal', '2026-11-25', '2027-01-27'],
    ['einmal wöchentlich mittwochs 18 Uhr', '2026-11-25', '2027-11-24'],
    ['einmal monatlich am 15. um 18 Uhr', '2026-12-15', '2027-12-15'],
    ['mittwochs 18 Uhr ab Anfang Januar bis Ende März', '2027-01-06', '2027-03-31'],
    ['mittwochs 18 Uhr von November bis Januar', '2026-11-25', '2027-01-27'],
    ['mittwochs 18 Uhr von November bis Januar, zwei Mal', '2026-11-25', '2026-12-02'],
    ['mittwochs 18 Uhr vom 1.11. bis 31.12.2026', '2026-11-25', '2026-12-30'],
    ['mittwochs 18 Uhr ab Januar', '2027-01-06', '2028-01-05'],
    ['mittwochs 18 Uhr ab November bis 2. Dezember', '2026-11-25', '2026-12-02'],
  ])('„%s“ begins and ends', (said, first, last) => {
    expect([understood(said).first, understood(said).last]).toEqual([first, last]);
  });

  it.each([
    ['mittwochs 18 Uhr, außer am 23.12. und 30.12.', ['2026-12-23', '2026-12-30']],
    ['mittwochs 18 Uhr, nicht am 23. und 30. Dezember', ['2026-12-23', '2026-12-30']],
    ['jeden 1. Mittwoch im Monat 18 Uhr, außer im Juli und August', ['2027-07-07', '2027-08-04']],
    ['freitags 18 Uhr bis 31.12.2032, außer am 24.12.', ['2027-12-24']],
    ['freitags 18 Uhr bis 30.6.2032, nicht am 24. Dezember und 1. Januar', ['2027-01-01', '2027-12-24']],
    ['täglich 18 Uhr bis 5.1.2028, außer am 24. Dezember', ['2026-12-24', '2027-12-24']],
    ['täglich 18 Uhr bis 5.1.2028, außer am 24. Dezember 2027', ['2027-12-24']],
  ])('„%s“ leaves days out', (said, except) => {
    expect([...understood(said).except].toSorted()).toEqual(except);
  });

  it('leaves out some holidays of schools by their names, and all where one of them has none', () => {
    expect(names('außer in den Sommerferien und in den Herbstferien')).toEqual(['sommer', 'herbst']);
    expect(names('außer in den Sommerferien und in den Schulferien')).toEqual([]);
  });

  it('leaves out holidays of schools and of the country', () => {
    const series = understood(
      'jeden ersten Dienstag im Monat, 19 Uhr, außer in den Ferien und an Feiertagen',
    );
    expect([series.isExceptSchoolHolidays, series.isExceptPublicHolidays]).toEqual([true, true]);
    expect(understood('dienstags 19 Uhr').isExceptSchoolHolidays).toBe(false);
  });

  it.each([
    ['', texts.rhythmMissing],
    ['immer mal wieder um 19 Uhr', texts.rhythmMissing],
    ['jeden Dienstag', texts.hoursMissing],
    ['jeden Dienstag um 25 Uhr', texts.hoursWrong],
    ['jeden Dienstag um 19 Uhr bei Vollmond', texts.notUnderstood('bei vollmond')],
    ['jeden Dienstag um 19 Uhr, außer bei Regen', texts.exceptionNotUnderstood('bei regen')],
    ['jeden Dienstag um 19 Uhr bis 31.2.2027', texts.dayWrong],
    ['jeden Dienstag um 19 Uhr ab 1.3.2027 bis 1.2.2027', texts.dayWrong],
    ['jeden Dienstag um 19 Uhr ab 2.12.2026 bis 4.12.2026', texts.noDay],
    ['jedes Jahr am 31. Februar um 19 Uhr', texts.noDay],
    ['am 5. und 32. jeden Monats um 19 Uhr', texts.dayWrong],
    ['am 0. und 5. jeden Monats um 19 Uhr', texts.dayWrong],
    ['alle 25 Wochen dienstags um 19 Uhr', texts.intervalTooLong(24)],
    ['alle 52 Wochen dienstags um 19 Uhr', texts.intervalTooLong(24)],
    ['am ersten Montag alle 30 Monate um 19 Uhr', texts.intervalTooLong(24)],
    ['dienstags um 19 Uhr, 0 mal', texts.noDay],
    ['zweimal wöchentlich dienstags und donnerstags um 19 Uhr', texts.notUnderstood('zweimal')],
    ['dienstags um 19 Uhr bis Anfang März', texts.notUnderstood('bis anfang märz')],
    ['dienstags 19 Uhr, außer in den Ferien, ab 12.1.2027', texts.exceptionNotUnderstood('ab 12.1.2027')],
  ])('of „%s“ says: %s', (said, problem) => expect(problemOf(said)).toBe(problem));
});

const few = (...numbers: readonly number[]) => fc.subarray([...numbers], { minLength: 1 });
const NONE = { interval: 1, weekdays: [], ordinals: [], monthDays: [], months: [] };
const sayable: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((interval) => ({ ...NONE, frequency: 'DAILY' as const, interval })),
  fc
    .record({ interval: fc.integer({ min: 1, max: 9 }), weekdays: few(1, 2, 3, 4, 5, 6, 7) })
    .map((own) => ({ ...NONE, ...own, frequency: 'WEEKLY' as const })),
  fc
    .record({ interval: fc.constantFrom(1, 2, 3), weekdays: few(1, 3, 6), ordinals: few(1, 2, 3, 4, -1) })
    .map((own) => ({ ...NONE, ...own, frequency: 'MONTHLY' as const })),
  fc
    .record({ interval: fc.constantFrom(1, 2, 6), monthDays: few(1, 8, 15, 31) })
    .map((own) => ({ ...NONE, ...own, frequency: 'MONTHLY' as const })),
  fc.constantFrom(1, 3, 12).map((month) => ({
    ...NONE,
    frequency: 'YEARLY' as const,
    monthDays: [24],
    months: [month],
  })),
);
const clocks = fc.constantFrom('00:00', '07:05', '09:30', '19:00', '23:45');

describe('what we say of a series', () => {
  it('is understood as the same', () => {
    const hours = fc.oneof(
      clocks.map((from) => ({ from, until: '', isAllDay: false })),
      fc.record({ from: clocks, until: clocks }).map((own) => ({ ...own, isAllDay: false })),
      fc.constant({ from: '', until: '', isAllDay: true }),
    );
    fc.assert(
      fc.property(sayable, hours, fc.integer({ min: 0, max: 900 }), (rhythm, hour, days) => {
        const first = firstDayFrom(addDays(TODAY, days), rhythm)!;
        const last = daysOf({ ...rhythm, first, last: addDays(first, 800) }, 40).at(-1)!;
        const series = { ...rhythm, first, last, ...hour };
        const nothing = {
          except: [],
          isExceptSchoolHolidays: false,
          schoolHolidayNames: [],
          isExceptPublicHolidays: false,
        };
        expect(understood(saySeries(series))).toEqual({ ...series, ...nothing });
      }),
      { numRuns: 500 },
    );
  });

  it('and any other words come to a sentence of help at worst', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (said) => {
        expect(['understood', 'problem']).toContain(readSeries(said, TODAY).kind);
      }),
    );
    const endless = `${'1. und '.repeat(60)}dienstag im monat um 19 uhr`;
    expect(['understood', 'problem']).toContain(readSeries(endless.slice(0, 300), TODAY).kind);
  });
});
