import { describe, expect, it } from 'vitest';
import { visibleLine, visibleWords } from './visible-words.ts';

describe('words that somebody typed', () => {
  it.each([
    ['Auen\u0007feld', 'Auenfeld'],
    ['\u202eAuenfeld', 'Auenfeld'],
    ['\u200b \u00ad', ' '],
    ['Auen\nfeld\r\n', 'Auen\nfeld\r\n'],
    ['👨\u200d👩\u200d👧 می\u200cخواهم', '👨\u200d👩\u200d👧 می\u200cخواهم'],
    ['\u3164', ''],
    ['\u200e \u200d\ufe0f\n\u2800', ''],
    ['Auen\u200efeld ❤\ufe0f', 'Auen\u200efeld ❤\ufe0f'],
  ])('%j come to %j', (typed, words) => expect(visibleWords(typed)).toBe(words));

  it('are one line where one is wanted', () => {
    expect(visibleLine(' \u200bKreis\n  Auental\t')).toBe('Kreis Auental');
    expect(visibleLine()).toBe('');
  });
});
