import { describe, expect, it } from 'vitest';
import { EXCERPT_LENGTH, MAX_MESSAGE_LENGTH } from './constants.ts';
import { excerptOf, messageTextError, pairOf, normalizeText } from './rules.ts';

describe('the text of a message', () => {
  it('has single line breaks and nothing around it', () => {
    expect(normalizeText('  Hallo\r\nda\rdu \n')).toBe('Hallo\nda\ndu');
  });

  it.each([
    ['', 'Bitte schreiben Sie etwas.'],
    ['\u200b\n\u00ad', 'Bitte schreiben Sie etwas.'],
    ['x'.repeat(MAX_MESSAGE_LENGTH), null],
    ['x'.repeat(MAX_MESSAGE_LENGTH + 1), 'Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.'],
  ])('is checked (case %#)', (text, error) => {
    expect(messageTextError(text)).toBe(error);
  });
});

describe('the excerpt of a message', () => {
  it('is the whole text on one line when it is short', () => {
    expect(excerptOf('Hallo\n\nBen')).toBe('Hallo Ben');
    expect(excerptOf('x'.repeat(EXCERPT_LENGTH))).toBe('x'.repeat(EXCERPT_LENGTH));
  });

  it('ends after a whole word', () => {
    const excerpt = excerptOf('Apfelbaum '.repeat(30));
    expect(excerpt).toMatch(/^(Apfelbaum )+…$/);
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2);
  });

  it('never ends in half a sign', () => {
    expect(excerptOf(`x${'😀'.repeat(100)}`).isWellFormed()).toBe(true);
  });
});

describe('the pair of two people', () => {
  it('is the same from both sides', () => {
    expect(pairOf(9, 4)).toEqual({ lowUserId: 4, highUserId: 9 });
    expect(pairOf(4, 9)).toEqual(pairOf(9, 4));
  });
});
