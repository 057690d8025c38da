import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLetter } from './any-letter.ts';

const seldom = { seed: 1, numRuns: 2000 };

it('is one letter, from all parts of Unicode and never half of one', () => {
  const letters = fc.sample(anyLetter, seldom);
  expect(letters.every((letter) => [...letter].length === 1 && letter.isWellFormed())).toBe(true);
  const codes = letters.map((letter) => letter.codePointAt(0)!);
  expect([Math.min(...codes) < 0x20, Math.max(...codes) > 0x10_f000]).toEqual([true, true]);
  expect(codes.some((code) => code >= 0xe000 && code <= 0xffff)).toBe(true);
});

it('makes words that mean something to JavaScript, as other units do', () =>
  expect(fc.sample(fc.string({ unit: anyLetter }), { seed: 1, numRuns: 5000 })).toContain('__proto__'));

it.each(['\u{d7ff}', '\u{e000}', '\u{10ffff}', '\0', 'ß', '😀'])('knows %j as one of them', (letter) =>
  expect(anyLetter.canShrinkWithoutContext(letter)).toBe(true),
);

it.each(['', 'ab', '\ud83d', '\udc00', '😀😀', 1])('knows that %j is none', (other) =>
  expect(anyLetter.canShrinkWithoutContext(other)).toBe(false),
);
