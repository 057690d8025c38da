import { describe, expect, it } from 'vitest';
import { memoize, memoizeLast } from './memoize.ts';

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

describe('what is made of an object', () => {
  it('is the same object for the key that it was asked for last, and for no other object', () => {
    const named = memoizeLast((of: { readonly id: number }, name: string) => ({ ...of, name }));
    const [one, other] = [{ id: 1 }, { id: 1 }];
    const auenfeld = named(one, 'Auenfeld');
    expect(auenfeld).toEqual({ id: 1, name: 'Auenfeld' });
    expect(named(one, 'Auenfeld')).toBe(auenfeld);
    expect(named(other, 'Auenfeld')).not.toBe(auenfeld);
    expect(named(one, 'Steinach')).toEqual({ id: 1, name: 'Steinach' });
    expect(named(one, 'Auenfeld')).toEqual(auenfeld);
    expect(named(one, 'Auenfeld')).not.toBe(auenfeld);
  });
});
