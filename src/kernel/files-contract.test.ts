import { describe, expect, it } from 'vitest';
import {
  contentTypeOf,
  cutRange,
  FileTooLarge,
  InvalidFileKey,
  isFileKey,
  isKeyPrefix,
  isRange,
  RangeNotSatisfiable,
  StorageUnavailable,
} from './files-contract.ts';

it.each([
  ['a', true, true],
  ['7', true, true],
  ['images/7/original.jpg', true, true],
  ['a_b-c.d', true, true],
  ['', false, true],
  ['a/', false, true],
  ['/a', false, false],
  ['.a', false, false],
  ['-a', false, false],
  ['_a', false, false],
  ['a..b', false, false],
  ['a//b', false, false],
  ['a/.b', false, false],
  ['A', false, false],
  ['ä', false, false],
  ['a b', false, false],
  ['a\n', false, false],
  ['a'.repeat(255), true, true],
  ['a'.repeat(256), false, false],
])('%j is a key: %s, the beginning of one: %s', (text, isKey, isPrefix) => {
  expect(isFileKey(text)).toBe(isKey);
  expect(isKeyPrefix(text)).toBe(isPrefix);
});

it.each([
  ['bild.jpg', 'image/jpeg'],
  ['a/b.c/film.mp4', 'video/mp4'],
  ['seite.html', 'application/octet-stream'],
  ['zeichnung.svg', 'application/octet-stream'],
  ['jpg', 'application/octet-stream'],
  ['bild.jpg/teil', 'application/octet-stream'],
  ['bild.', 'application/octet-stream'],
])('%s is served as %s', (key, type) => expect(contentTypeOf(key)).toBe(type));

describe('a range', () => {
  it.each([
    [0, undefined, true],
    [0, 0, true],
    [3, 9, true],
    [3, 2, false],
    [-1, 2, false],
    [-1, undefined, false],
    [0.5, 2, false],
    [0, 2.5, false],
    [Number.NaN, 2, false],
    [0, Number.NaN, false],
    [2 ** 53, undefined, false],
    [0, 2 ** 53, false],
    [0, Number.POSITIVE_INFINITY, false],
  ])('from %s to %s is one: %s', (start, end, is) =>
    expect(isRange({ start, ...(end !== undefined && { end }) })).toBe(is),
  );

  it.each([
    [{ start: 0 }, { start: 0, end: 9 }],
    [{ start: 9 }, { start: 9, end: 9 }],
    [
      { start: 2, end: 5 },
      { start: 2, end: 5 },
    ],
    [
      { start: 2, end: 9 },
      { start: 2, end: 9 },
    ],
    [
      { start: 2, end: 10 },
      { start: 2, end: 9 },
    ],
    [
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ],
  ])('%j of ten bytes is %j', (range, cut) => expect(cutRange(range, 10)).toEqual(cut));

  it.each([{ start: 10 }, { start: 11, end: 12 }, { start: 5, end: 4 }, { start: 0.5 }])(
    '%j of ten bytes holds nothing',
    (range) => expect(() => cutRange(range, 10)).toThrow(new RangeNotSatisfiable(10)),
  );
});

it('errors say what is wrong, by their names', () => {
  const cause = new Error('ENOSPC');
  expect(new StorageUnavailable('ENOSPC', cause)).toMatchObject({
    name: 'StorageUnavailable',
    message: 'file storage unavailable: ENOSPC',
    cause,
  });
  expect(new FileTooLarge(7)).toMatchObject({
    name: 'FileTooLarge',
    maxBytes: 7,
    message: 'file is larger than 7 bytes',
  });
  expect(new RangeNotSatisfiable(7)).toMatchObject({
    name: 'RangeNotSatisfiable',
    bytes: 7,
    message: "range lies outside of the file's 7 bytes",
  });
  expect(new InvalidFileKey('A"', 'is none')).toMatchObject({
    name: 'InvalidFileKey',
    message: 'file key "A\\"" is none',
  });
});
