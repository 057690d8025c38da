import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('what is remembered', () => {
  it('is made once for each key, and anew when there were too many', () => {
    const made: number[] = [];
    const double = memoize(2, (key: number) => {
      made.push(key);
      return 2 * key;
    });
    expect([double(1), double(2), double(1), double(2)]).toEqual([2, 4, 2, 4]);
    expect(made).toEqual([1, 2]);
    expect([double(3), double(1)]).toEqual([6, 2]);
    expect(made).toEqual([1, 2, 3, 1]);
  });
});
