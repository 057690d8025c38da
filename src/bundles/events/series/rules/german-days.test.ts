import { describe, expect, it } from 'vitest';
import {
  MONTHS,
  WEEKDAYS,
  dayIn,
  monthFrom,
  monthIn,
  numberIn,
  ordinalIn,
  sayDay,
  sayMonth,
  sayList,
  sayWholeDay,
  weekdayIn,
} from './german-days.ts';

type Named = readonly [name: string, number: number];

const named = (names: readonly string[], ...others: readonly Named[]): Named[] => [
  ...names.map((name, at): Named => [name, at + 1]),
  ...others,
];

describe('a word', () => {
  it.each([
    ['ein', 1],
    ['eins', 1],
    ['zwei', 2],
    ['drei', 3],
    ['vier', 4],
    ['fünf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['vierzehn', 14],
    ['zwanzig', 20],
    ['17', 17],
  ])('%s is the number %i', (word, number) => expect(numberIn(word)).toBe(number));

  it.each([
    ['erste', 1],
    ['zweiten', 2],
    ['dritter', 3],
    ['vierten', 4],
    ['fünfte', 5],
    ['letzten', -1],
    ['3.', 3],
  ])('%s is the place %i', (word, place) => expect(ordinalIn(word)).toBe(place));

  it.each(named(MONTHS, ['jänner', 1], ['jän', 1], ['janner', 1], ['dez', 12]))(
    '%s is the month %i',
    (word, month) => expect(monthIn(word)).toBe(month),
  );

  it.each(named(WEEKDAYS, ['sonnabend', 6], ['mo', 1], ['so', 7], ['mi.', 3]))(
    '%s is the weekday %i',
    (word, weekday) => expect(weekdayIn(word)).toBe(weekday),
  );
});

const meant = (day: string, month: string | undefined, name?: string, year?: string) =>
  dayIn([day, month, name, year], '2026-11-28');

describe('a day', () => {
  it('without a year is the next one, today included', () => {
    expect(meant('28', '11')).toBe('2026-11-28');
    expect(meant('27', '11')).toBe('2027-11-27');
    expect(meant('1', undefined, 'dezember')).toBe('2026-12-01');
  });

  it('has a year of two or four figures', () => {
    expect(meant('3', '2', undefined, '26')).toBe('2026-02-03');
    expect(meant('3', '2', undefined, '2031')).toBe('2031-02-03');
    expect(meant('3', '2', undefined, '99')).toBe('2099-02-03');
  });

  it('that comes in leap years only is looked for as long as there may be none, which is eight years', () => {
    expect(meant('29', '2')).toBe('2028-02-29');
    expect(dayIn(['29', '2'], '2096-03-01')).toBe('2104-02-29');
  });

  it('that is in no calendar is none', () => {
    expect(meant('31', '4')).toBeUndefined();
    expect(meant('0', '4')).toBeUndefined();
    expect(meant('1', '13')).toBeUndefined();
    expect(meant('29', '2', undefined, '2027')).toBeUndefined();
  });

  it('is said in full', () => {
    expect(sayDay('2026-01-01')).toBe('1. Januar 2026');
    expect(sayWholeDay('2026-12-06')).toBe('Sonntag, 6. Dezember 2026');
    expect(sayWholeDay('2026-11-30')).toBe('Montag, 30. November 2026');
  });
});

describe('a month', () => {
  it('without a year is the next one that is not over', () => {
    expect(monthFrom(11, undefined, '2026-11-28')).toEqual({ first: '2026-11-01', last: '2026-11-30' });
    expect(monthFrom(10, undefined, '2026-11-28')).toEqual({ first: '2027-10-01', last: '2027-10-31' });
    expect(monthFrom(2, '2028', '2026-11-28')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  });
});

it('a month is said with a capital letter', () =>
  expect([1, 7, 12].map(sayMonth)).toEqual(['Januar', 'Juli', 'Dezember']));

it('a list is said with commas and one „und“', () => {
  expect(sayList([])).toBe('');
  expect(sayList(['Montag'])).toBe('Montag');
  expect(sayList(['Montag', 'Freitag'])).toBe('Montag und Freitag');
  expect(sayList(['Montag', 'Mittwoch', 'Freitag'])).toBe('Montag, Mittwoch und Freitag');
});
