import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WORD_LENGTH } from './constants.ts';
import { checkWord } from './rules.ts';

describe('a word to hide', () => {
  it.each([
    ['  Wahl\u200b kampf ', 'Wahl kampf'],
    ['AfD', 'AfD'],
    ['3G', '3G'],
    ['x'.repeat(MAX_WORD_LENGTH), 'x'.repeat(MAX_WORD_LENGTH)],
  ])('%j is taken as %j', (typed, value) => expect(checkWord(typed)).toEqual({ kind: 'valid', value }));

  it.each(['', ' ', 'x', '!?', '\u200b\u200b', 'x'.repeat(MAX_WORD_LENGTH + 1)])('%j is none', (typed) =>
    expect(checkWord(typed)).toMatchObject({ kind: 'invalid', errors: { word: expect.any(String) } }),
  );

  it('is never longer than it may be, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const checked = checkWord(typed);
        if (checked.kind === 'valid') expect(checked.value.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
      }),
    ));
});
