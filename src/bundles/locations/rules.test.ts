import { describe, expect, it } from 'vitest';
import { idsOfPath, isWithin, sharedPath } from './rules.ts';

describe('paths of places', () => {
  it('name the ids from the root down', () => expect(idsOfPath('1/4/17/')).toEqual([1, 4, 17]));
  it('lie within themselves', () => expect(isWithin('1/4/', '1/4/')).toBe(true));
  it('lie within what is above them', () => expect(isWithin('1/4/17/', '1/4/')).toBe(true));
  it('do not lie within what is below them', () => expect(isWithin('1/4/', '1/4/17/')).toBe(false));
  it('do not lie within a place whose number begins alike', () =>
    expect(isWithin('1/47/', '1/4/')).toBe(false));
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
