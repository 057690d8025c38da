import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const replaced = (before: string, after: string) => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

const sentence = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `gemeinsam${at} ${word}${at}`).join(' ');

/** Returns how many pieces were taken out or put in. */
const kinds = (count: number) =>
  compareWords(sentence(count, 'alt'), sentence(count, 'neu')).filter(({ kind }) => kind !== 'same').length;

describe('words', () => {
  it('that nobody changed are the same, however many they are', () => {
    for (const text of ['gleich', 'x '.repeat(20_000)])
      expect(compareWords(text, text)).toEqual([{ kind: 'same', text }]);
    expect(compareWords('', '')).toEqual([]);
  });

  it('that only one side has are put in or taken out', () => {
    expect(compareWords('', 'neu')).toEqual([{ kind: 'added', text: 'neu' }]);
    expect(compareWords('alt', '')).toEqual([{ kind: 'removed', text: 'alt' }]);
  });

  it('are shown one by one where a quarter of the longer text is left, and as a whole where less is', () => {
    const [b, c] = ['b'.repeat(12), 'c'.repeat(12)];
    expect(compareWords(`aaa ${b}`, `aaa ${c}`)).toEqual([{ kind: 'same', text: 'aaa ' }, ...replaced(b, c)]);
    for (const [before, after] of [
      [`aa ${b}b`, `aa ${c}c`],
      ['aaa bbbb', `aaa ${c}${c}`],
      [`aaa ${b}${b}`, 'aaa cccc'],
    ] as const)
      expect(compareWords(before, after)).toEqual(replaced(before, after));
  });

  it('have nothing in common but blanks and signs', () => {
    expect(compareWords('a, b, c, d', 'e, f, g, h')).toEqual(replaced('a, b, c, d', 'e, f, g, h'));
    expect(compareWords('1 b', '1 c')).toEqual([{ kind: 'same', text: '1 ' }, ...replaced('b', 'c')]);
  });

  it('are compared up to four hundred that were taken out or put in', () => {
    expect(kinds(200)).toBe(400);
    expect(kinds(201)).toBe(2);
  });
});
