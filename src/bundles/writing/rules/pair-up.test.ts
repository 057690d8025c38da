import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairUp } from './pair-up.ts';

/** Returns pairs such as „alt → neu“; what has no partner stands alone on its side. */
const coupled = (before: readonly string[], after: readonly string[]) =>
  pairUp(before, after, (words) => words).map((couple) => `${couple.before ?? ''} → ${couple.after ?? ''}`);

const alike = (count: number) =>
  coupled(
    [[...'abc'.slice(0, count), ...'ijklmnopqr'.slice(count)].join(' ')],
    [[...'abc'.slice(0, count), ...'0123456789'.slice(count)].join(' ')],
  ).length === 1;

const strangers = (sign: string, count: number) => Array.from({ length: count }, (_, at) => `${sign}${at}`);

describe('what was taken out, and what was put in its place', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing', [], [], []],
    ['only something that went', ['a'], [], ['a → ']],
    ['only something that came', [], ['a'], [' → a']],
    ['the same', ['a b'], ['a b'], ['a b → a b']],
    ['strangers: what went first', ['a'], ['b'], ['a → ', ' → b']],
    ['what came first, then its like', ['a b'], ['x', 'a b'], [' → x', 'a b → a b']],
    ['what came behind its like', ['a b'], ['a b', 'x'], ['a b → a b', ' → x']],
    ['what went before its like', ['x', 'a b'], ['a b'], ['x → ', 'a b → a b']],
    ['what went behind its like', ['a b', 'x'], ['a b'], ['a b → a b', 'x → ']],
    ['the more alike of two that came', ['a b c'], ['a x y', 'a b z'], [' → a x y', 'a b c → a b z']],
    ['the more alike of two that went', ['a x y', 'a b z'], ['a b c'], ['a x y → ', 'a b z → a b c']],
    ['two couples rather than a closer one', ['a b', 'c d'], ['a b', 'c x'], ['a b → a b', 'c d → c x']],
    ['never crossing each other', ['a b', 'c d'], ['c d', 'a b'], ['a b → ', 'c d → c d', ' → a b']],
    ['signs alone are not alike', ['!'], ['?'], ['! → ', ' → ?']],
    ['signs beside words make nothing alike', ['!? a'], ['!? b'], ['!? a → ', ' → !? b']],
  ])('%s', (_, before, after, expected) => expect(coupled(before, after)).toEqual(expected));

  it('have something to do with each other from three words of ten on', () => {
    expect([2, 3].map(alike)).toEqual([false, true]);
  });

  it('are compared up to fifty with fifty, and taken one by one where they are more', () => {
    expect(coupled(strangers('a', 50), strangers('b', 50))).toHaveLength(100);
    const oneByOne = coupled(strangers('a', 51), strangers('b', 50));
    expect([oneByOne.length, oneByOne[7], oneByOne.at(-1)]).toEqual([51, 'a7 → b7', 'a50 → ']);
  });

  const someThings = fc.array(fc.constantFrom('a b c', 'a b x', 'a y z', 'd e', 'd f', ''), { maxLength: 6 });

  it('are all there, each side in its order', () =>
    fc.assert(
      fc.property(someThings, someThings, (before, after) => {
        const couples = pairUp(before, after, (words) => words);
        expect(couples.flatMap((couple) => couple.before ?? [])).toEqual(before);
        expect(couples.flatMap((couple) => couple.after ?? [])).toEqual(after);
      }),
    ));
});
