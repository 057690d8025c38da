import { describe, expect, it } from 'vitest';
import {
  amountOf,
  centsIn,
  isForFamilies,
  isLong,
  isOff,
  isOver,
  isOvernight,
  nextOf,
  overAt,
  normalizeOccasion,
} from './rules.ts';

const at = (iso: string) => new Date(iso);
const timed = (startsAt: string, endsAt: string | null = null) => ({
  startsAt: at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
  isAllDay: false,
});
const days = (startsAt: string, endsAt: string | null = null) => ({
  ...timed(startsAt, endsAt),
  isAllDay: true,
});

describe('a date', () => {
  it.each([
    ['with an end', timed('2026-11-20T16:00:00Z', '2026-11-20T21:00:00Z'), '2026-11-20T21:00:00.000Z'],
    ['without one, after three hours', timed('2026-11-20T18:30:00Z'), '2026-11-20T21:30:00.000Z'],
    ['of a whole day, at midnight', days('2026-11-19T23:00:00Z'), '2026-11-20T23:00:00.000Z'],
    [
      'of several, after the last',
      days('2026-11-19T23:00:00Z', '2026-11-21T23:00:00Z'),
      '2026-11-22T23:00:00.000Z',
    ],
    ['of a day with 25 hours', days('2026-10-24T22:00:00Z'), '2026-10-25T23:00:00.000Z'],
    ['of a day with 23 hours', days('2026-03-28T23:00:00Z'), '2026-03-29T22:00:00.000Z'],
  ])('%s is over', (_, date, moment) => {
    expect(overAt(date).toISOString()).toBe(moment);
    expect(isOver(date, at(moment))).toBe(true);
    expect(isOver(date, new Date(at(moment).getTime() - 1))).toBe(false);
  });

  it('of whole days is stored by its midnights, an end on the same day not at all', () => {
    expect(normalizeOccasion(days('2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z'))).toEqual(
      days('2026-11-19T23:00:00Z', '2026-11-21T23:00:00Z'),
    );
    expect(normalizeOccasion(days('2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'))).toEqual(
      days('2026-11-19T23:00:00Z'),
    );
    expect(normalizeOccasion(days('1960-11-20T10:00:00Z'))).toEqual(days('1960-11-19T23:00:00Z'));
    const evening = timed('2026-11-20T18:30:00Z', '2026-11-20T20:00:00Z');
    expect(normalizeOccasion(evening)).toEqual(evening);
  });
});

it.each([
  ['scheduled', false],
  ['cancelled', true],
  ['postponed', true],
  ['sold-out', false],
] as const)('people need not come to what is %s: %s', (status, isOne) => expect(isOff(status)).toBe(isOne));

it.each([
  [['families'], null, true],
  [['families'], 99, true],
  [['free', 'families'], null, true],
  [['free'], null, false],
  [[], 17, true],
  [[], 18, false],
  [[], 0, true],
])('with %j, up to the age of %s, something is for families: %s', (features, ageTo, isOne) =>
  expect(isForFamilies({ features, ageTo })).toBe(isOne),
);

describe('an evening that ends after midnight', () => {
  it.each([
    ['an evening that does', timed('2026-11-20T19:00:00Z', '2026-11-21T01:00:00Z'), true],
    ['one that ends before', timed('2026-11-20T19:00:00Z', '2026-11-20T22:00:00Z'), false],
    ['one without an end', timed('2026-11-20T22:00:00Z'), false],
    ['days on end', timed('2026-11-20T19:00:00Z', '2026-11-23T01:00:00Z'), false],
    ['whole days', days('2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z'), false],
    ['whole days of a few hours', days('2026-11-20T19:00:00Z', '2026-11-21T01:00:00Z'), false],
    ['a day and a night', timed('2026-11-20T19:00:00Z', '2026-11-21T19:00:00Z'), false],
  ])('is none of others: %s', (_, date, isOne) => expect(isOvernight(date)).toBe(isOne));
});

describe('what goes on for days', () => {
  const from = new Date('2026-11-27T19:00:00Z');
  const until = (iso: string | null, isAllDay = false) =>
    isLong({ startsAt: from, endsAt: iso === null ? null : new Date(iso), isAllDay });

  it('is more than a day, or a night and what follows', () => {
    expect(until('2026-11-29T16:00:00Z')).toBe(true);
    expect(until('2026-11-28T07:00:00Z')).toBe(true);
    expect(until('2026-11-28T23:00:00Z', true)).toBe(true);
  });

  it('is no evening, however late it gets, and no single day', () => {
    expect(until('2026-11-28T05:00:00Z')).toBe(false);
    expect(until(null)).toBe(false);
    expect(until(null, true)).toBe(false);
    expect(until('2026-11-28T06:59:59Z')).toBe(false);
    expect(until('2026-11-27T20:00:00Z', true)).toBe(true);
  });
});

describe('the next of several dates', () => {
  const dates = [timed('2026-11-20T10:00:00Z'), timed('2026-11-21T10:00:00Z'), timed('2026-11-22T10:00:00Z')];

  it.each([
    ['before all', '2026-11-01T10:00:00Z', 0],
    ['while the first is on', '2026-11-20T12:59:00Z', 0],
    ['after the first', '2026-11-20T13:00:00Z', 1],
    ['after all: the last', '2026-12-01T10:00:00Z', 2],
  ])('%s', (_, now, which) => expect(nextOf(dates, at(now))).toBe(dates[which]));

  const standing = (status: 'cancelled' | 'postponed' | 'sold-out', which: number) =>
    dates.map((date, at) => (at === which ? { ...date, status } : date));

  it.each([
    ['cancelled', 0, 1],
    ['postponed', 0, 1],
    ['sold-out', 0, 0],
    ['cancelled', 1, 0],
  ] as const)('is one that takes place: with one %s, the date %i, it is date %i', (status, which, next) => {
    const all = standing(status, which);
    expect(nextOf(all, at('2026-11-01T10:00:00Z'))).toBe(all[next]);
  });

  it('is the first that is cancelled where none takes place', () => {
    const all = dates.map((date) => ({ ...date, status: 'cancelled' as const }));
    expect(nextOf(all, at('2026-11-21T09:00:00Z'))).toBe(all[1]);
  });

  it('is none without any', () => expect(nextOf([], at('2026-11-20T10:00:00Z'))).toBeUndefined());
});

describe('an amount of euros', () => {
  it.each([
    ['12', 1200],
    [' 12,50 ', 1250],
    ['12.5', 1250],
    ['7,5 €', 750],
    ['3 Euro', 300],
    ['1.200', 120_000],
    ['1.200,00', 120_000],
    ['0', 0],
    ['10000', 1_000_000],
    ['10000,01', undefined],
    ['12 bis 15', undefined],
    ['12,505', undefined],
    ['1.20.0', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['frei', undefined],
    ['', undefined],
    ['10.000', 1_000_000],
    ['10.001', undefined],
    ['0,01', 1],
    ['1.5', 150],
    ['1.234,5', 123_450],
    ['19,99', 1999],
  ])('%j is %s cents', (typed, cents) => expect(centsIn(typed)).toBe(cents));

  it.each([
    [1200, '12'],
    [1250, '12,50'],
    [5, '0,05'],
    [0, '0'],
    [100, '1'],
    [101, '1,01'],
  ])('%i cents are typed as %s', (cents, typed) => {
    expect(amountOf(cents)).toBe(typed);
    expect(centsIn(typed)).toBe(cents);
  });
});
