import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as texts from './texts.ts';
import { allDaysOf } from './expand.ts';
import { understand } from './understand.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const CHRISTMAS = [{ name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-06' }];
const of = (words: string, holidays = CHRISTMAS, toggled: readonly string[] = []) =>
  understand(words, TODAY, holidays, toggled);

const autumn = (last: string) => [{ name: 'Herbstferien', first: '2026-11-16', last }];

const problemOf = (words: string) => of(`täglich um 10 Uhr bis ${words}`).problem;

describe('what was said', () => {
  it('is told again in a sentence, with its days', () => {
    const { said, series } = of('dienstags um 19 Uhr bis 12. Januar 2027, außer in den Ferien');
    expect(said).toBe('Verstanden: Jeden Dienstag um 19 Uhr, ab 24. November 2026 bis 12. Januar 2027');
    expect(series?.except).toEqual(['2026-12-22', '2026-12-29', '2027-01-05']);
  });

  it('leaves out the holidays of the whole country, and days that were clicked', () => {
    const words = 'freitags um 19 Uhr bis 15. Januar 2027, außer an Feiertagen';
    expect(of(words, [], ['2026-12-04']).series?.except).toEqual(['2026-12-04', '2026-12-25', '2027-01-01']);
    expect(of(words, [], ['2026-12-25']).series?.except).toEqual(['2027-01-01']);
  });

  it('goes from one day to another', () => {
    const until = { rule: 'FREQ=DAILY;UNTIL=20261224', day: '2026-12-01' };
    expect(of('täglich vom 1. bis 24. Dezember um 17 Uhr').series).toMatchObject(until);
    expect(of('täglich 10–18 Uhr, 1.12. bis 24.12.').series).toMatchObject(until);
    expect(of('täglich vom 24. bis 1. Dezember 2026 um 17 Uhr').problem).toBe(texts.dayWrong);
  });

  it('leaves out the holidays that are named, and no day that it hasn’t', () => {
    const holidays = [...CHRISTMAS, { name: 'Winterferien', first: '2027-02-01', last: '2027-02-05' }];
    const words = 'dienstags um 19 Uhr bis 9. Februar 2027, nicht in den';
    expect(of(`${words} Winterferien`, holidays).series?.except).toEqual(['2027-02-02']);
    expect(of(`${words} Winterferien und Weihnachtsferien`, holidays).series?.except).toHaveLength(4);
    expect(of(`${words} Ferien`, holidays).series?.except).toHaveLength(4);
    expect(of(`${words} Herbstferien`, holidays)).toMatchObject({ note: texts.schoolHolidaysUnknown });
    expect(of('dienstags um 19 Uhr, außer Heiligabend und am 29.12.').series?.except).toEqual(['2026-12-29']);
  });

  it('has a note where the portal knows too little of the holidays', () => {
    const words = 'dienstags um 19 Uhr, außer in den Ferien';
    expect(of(words, []).note).toBe(texts.schoolHolidaysUnknown);
    expect(of(words).note).toBe(texts.schoolHolidaysUntil('6. Januar 2027'));
    expect(of('dienstags um 19 Uhr').note).toBeUndefined();
    const later = [...CHRISTMAS, { name: 'Winterferien', first: '2027-02-01', last: '2027-02-05' }];
    expect(of(words, later).note).toBe(texts.schoolHolidaysUntil('5. Februar 2027'));
  });

  it('knows the holidays in whatever order they are written down', () => {
    const turned = [{ name: 'Winterferien', first: '2027-02-01', last: '2027-02-05' }, ...CHRISTMAS];
    const until = (day: string) => of(`dienstags um 19 Uhr bis ${day}, außer in den Ferien`, turned).note;
    expect(until('3. Februar 2027')).toBeUndefined();
    expect(until('3. März 2027')).toBe(texts.schoolHolidaysUntil('5. Februar 2027'));
  });

  it('has no note where it knows enough of them, to the day', () => {
    const daily = (end: string) => of(`täglich um 19 Uhr bis ${end} Januar 2027, außer in den Ferien`).note;
    expect(['5.', '6.'].map(daily)).toEqual([undefined, undefined]);
    expect(daily('7.')).toBe(texts.schoolHolidaysUntil('6. Januar 2027'));
    const words = 'dienstags um 19 Uhr bis 5. Januar 2027, nicht in den';
    expect(of(`${words} Weihnachtsferien`).note).toBeUndefined();
    expect(of(`${words} Herbstferien`).note).toBe(texts.schoolHolidaysUnknown);
    // They end on the first day of the series, or the day before.
    const meant = ['2026-11-24', '2026-11-23'].map(
      (last) => of('dienstags um 19 Uhr, nicht in den Herbstferien', autumn(last)).note,
    );
    expect(meant).toEqual([texts.schoolHolidaysUntil('24. November 2026'), texts.schoolHolidaysUnknown]);
  });

  it('may be single days', () =>
    expect(of('am 5. und 6. Dezember um 10 Uhr')).toMatchObject({
      said: 'Verstanden: Samstag, 5. Dezember 2026 um 10 Uhr; Sonntag, 6. Dezember 2026 um 10 Uhr',
      dates: [{ day: '2026-12-05' }, { day: '2026-12-06' }],
    }));

  it.each([
    ['am 5.12. von 20 bis 2 Uhr', 'Samstag, 5. Dezember 2026 von 20 bis 2 Uhr'],
    ['vom 5. bis 8. Dezember', 'Samstag, 5. Dezember 2026 bis Dienstag, 8. Dezember 2026'],
    [
      'vom 5. bis 8. Dezember von 10 bis 18 Uhr',
      'Samstag, 5. Dezember 2026 von 10 bis 18 Uhr bis Dienstag, 8. Dezember 2026',
    ],
    ['5. Dezember ganztägig', 'Samstag, 5. Dezember 2026 ganztägig'],
    ['am 5.12. von 20 bis 20 Uhr', 'Samstag, 5. Dezember 2026 von 20 bis 20 Uhr'],
    ['vom 5. bis 6. Dezember', 'Samstag, 5. Dezember 2026 bis Sonntag, 6. Dezember 2026'],
    [
      'vom 5. bis 6. Dezember von 10 bis 18 Uhr',
      'Samstag, 5. Dezember 2026 von 10 bis 18 Uhr bis Sonntag, 6. Dezember 2026',
    ],
    [
      'vom 5. bis 8. Dezember von 20 bis 2 Uhr',
      'Samstag, 5. Dezember 2026 von 20 bis 2 Uhr bis Dienstag, 8. Dezember 2026',
    ],
  ])('is told of „%s“ in words', (words, said) => expect(of(words).said).toBe(`Verstanden: ${said}`));

  it('is too much with more than 200 dates', () =>
    expect(of('täglich um 10 Uhr').problem).toBe(texts.tooMany(366, 200)));

  it('may have so many dates, without those that it leaves out', () => {
    expect(problemOf('10. Juni 2027')).toBeUndefined();
    expect(problemOf('11. Juni 2027')).toBe(texts.tooMany(201, 200));
    expect(problemOf('11. Juni 2027, außer am 24.12.')).toBeUndefined();
  });

  it('has its first day, whatever numbers are said', () => {
    const parts = [
      ['alle', 'jeden', 'am'],
      ['0', '1.', '2.', '31.', '32.', '0. und 5.', '24', '25', '52', 'zwei', 'letzten'],
      [
        'wochen dienstags',
        'tage',
        'monate am 1.',
        'jeden monats',
        'dienstag im monat',
        'montag alle 30 monate',
      ],
      ['19 uhr', '19 bis 24 uhr', 'ganztägig'],
      ['', '0 mal', '3 mal', 'ab 1.1.9999', 'bis 31.12.9999', 'von oktober bis märz 2027', 'seit 29.2.'],
    ].map((words) => fc.constantFrom(...words));
    fc.assert(
      fc.property(fc.tuple(...parts), (said) => {
        const { series } = of(said.join(' '));
        if (series) expect(allDaysOf(series, 1)).toEqual([series.day]);
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing as long as it isn’t understood', () =>
    expect(of('dienstags')).toEqual({ problem: texts.hoursMissing, dates: [] }));
});
