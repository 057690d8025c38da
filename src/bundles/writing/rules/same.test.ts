import { expect, it } from 'vitest';
import { canonical, isSame } from './same.ts';

it.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: 1 }, { a: '1' }, false],
  [null, undefined, false],
  [undefined, undefined, true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [[1], { 0: 1 }, false],
])('%j and %j are the same: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));

it('every value has a text, nothing at all an empty one', () => {
  expect(canonical({ b: 1, a: 'x' })).toBe('{"a":"x","b":1}');
  expect(canonical(undefined)).toBe('');
});

it('a value has the same text in whatever order its keys stand', () => {
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
  const texts = orders.map((order) => canonical(Object.fromEntries([...order].map((key) => [key, 1]))));
  expect(new Set(texts)).toEqual(new Set(['{"a":1,"b":1,"c":1}']));
});
