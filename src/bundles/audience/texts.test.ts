import { expect, it } from 'vitest';
import { countsInWords } from './texts.ts';

it('tells parts of a known number so that a small one can’t be worked out', () => {
  expect(countsInWords([120, 34, 9])).toEqual(['mindestens 120', 'mindestens 30', 'unter 10']);
  expect(countsInWords([1204, 0])).toEqual(['mindestens 1.200', 'unter 10']);
  expect(countsInWords([1204, 34])).toEqual(['1.204', '34']);
  expect(countsInWords([])).toEqual([]);
});
