import { describe, expect, it } from 'vitest';
import { LOCATION_KINDS } from './constants.ts';
import {
  idsOfPath,
  isWithin,
  kilometresBetween,
  liesIn,
  readPostcode,
  sharedPath,
  takePostcode,
} from './rules.ts';

describe('paths of places', () => {
  it('name the ids from the root down', () => expect(idsOfPath('1/4/17/')).toEqual([1, 4, 17]));
  it('lie within themselves', () => expect(isWithin('1/4/', '1/4/')).toBe(true));
  it('lie within what is above them', () => expect(isWithin('1/4/17/', '1/4/')).toBe(true));
  it('do not lie within what is below them', () => expect(isWithin('1/4/', '1/4/17/')).toBe(false));
  it('do not lie within a place whose number begins alike', () =>
    expect(isWithin('1/47/', '1/4/')).toBe(false));
});

describe('a postcode', () => {
  it.each([
    ['36999', '36999'],
    ['6900', '6900'],
    [' 01067 ', '01067'],
    ['D-36999', '36999'],
    ['A-6900', '6900'],
    ['AT 6900', '6900'],
    ['ch-8001', '8001'],
    ['FL-9490', '9490'],
    ['L-1009', '1009'],
    ['B-4700', '4700'],
    ['RO-550164', '550164'],
    ['89010-000', '89010-000'],
  ])('is read of „%s“', (typed, postcode) => expect(readPostcode(typed)).toBe(postcode));

  it.each([
    '',
    '123',
    '1234567',
    '12345-67',
    '36 999',
    'X-6900',
    '６９００',
    '6900 Bregenz',
    'A-',
    '-6900',
    '6900\n6901',
  ])('is none of %j', (typed) => expect(readPostcode(typed)).toBeUndefined());
});

describe('a postcode among other words', () => {
  it.each([
    ['36999 Steinach', '36999', 'Steinach'],
    ['Steinach, 36999', '36999', 'Steinach,'],
    ['6900 Bregenz', '6900', 'Bregenz'],
    ['Steinach (36999)', '36999', 'Steinach'],
    ['Am Markt 3 36999 Steinach', '36999', 'Am Markt 3   Steinach'],
    ['Jahr 1999 in Steinach', '', 'Jahr 1999 in Steinach'],
    ['Steinach', '', 'Steinach'],
  ])('in „%s“ is %j, and what is left is %j', (line, postcode, rest) => {
    const taken = takePostcode(line);
    expect([taken.postcode, taken.rest.trim()]).toEqual([postcode, rest]);
  });
});

it('a place lies in a larger one, and in none of its own kind', () => {
  for (const [at, kind] of LOCATION_KINDS.entries())
    expect(LOCATION_KINDS.filter((parent) => liesIn(kind, parent))).toEqual(LOCATION_KINDS.slice(0, at));
});

describe('the place that several have in common', () => {
  it.each([
    [
      ['1/2/3/', '1/2/4/'],
      [1, 2],
    ],
    [['1/2/3/'], [1, 2, 3]],
    [['1/2/', '3/4/'], []],
    [
      ['1/2/', '1/2/3/'],
      [1, 2],
    ],
    [[], []],
  ])('of %j is %j', (paths, expected) => expect(sharedPath(paths)).toEqual(expected));
});

const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });

describe('how far one place is from another', () => {
  it.each([
    ['nothing from itself', at(50, 9), at(50, 9), 0],
    ['a degree to the north', at(50, 9), at(51, 9), 111],
    ['a degree to the south', at(50, 9), at(49, 9), 111],
    ['a degree to the east in the middle of Germany', at(50, 9), at(50, 10), 71],
    ['a degree to the east at the equator', at(0, 9), at(0, 10), 111],
    ['a degree to both', at(50, 9), at(51, 10), 132],
    ['Hamburg from München', at(53.55, 9.99), at(48.14, 11.58), 612],
  ])('is %s', (_, one, other, kilometres) => {
    expect(kilometresBetween(one, other)).toBe(kilometres);
    expect(kilometresBetween(other, one)).toBe(kilometres);
  });

  it.each([at(null, 9), at(50, null), at(null, null)])('isn’t known where one lies at %j', (unknown) => {
    expect(kilometresBetween(unknown, at(50, 9))).toBeNull();
    expect(kilometresBetween(at(50, 9), unknown)).toBeNull();
  });
});
