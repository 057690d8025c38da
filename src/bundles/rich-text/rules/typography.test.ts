import { describe, expect, it } from 'vitest';
import { OPAQUE, typographic, typographicEdits, withEdits } from './typography.ts';

/** Returns words as they are typed, sign by sign, each with what stands before it alone. */
const typed = (words: string): string =>
  [...words].reduce((text, sign) => {
    const longer = text + sign;
    return withEdits(longer, typographicEdits(longer, text.length, longer.length));
  }, '');

describe('signs beside words', () => {
  it.each([
    ['ein Wort" und', 'ein Wort“ und'],
    ['ein Wort"und', 'ein Wort"und'],
    ["'a' b\"c", "'a' b\"c"],
    ['27" und 5\' 3"', '27" und 5\' 3"'],
    ["\"Sie rief 'wie geht's' laut\"", '„Sie rief ‚wie geht’s‘ laut“'],
    ["90's", "90's"],
    ["die Gans' Feder", 'die Gans’ Feder'],
    ['"Er kam - spät"', '„Er kam – spät“'],
    ['"Raum 5"', '„Raum 5“'],
    ['"Ja"s Echo', '„Ja“s Echo'],
    ["z.'B", "z.'B"],
  ])('%s becomes %s', (words, set) => expect(typographic(words)).toBe(set));

  it('are set within no more than eight quotations, of which each ends', () => {
    expect(typographic('"a '.repeat(8))).toBe(`${'„a ‚a '.repeat(4)}`);
    expect(typographic(`${'"a '.repeat(9)}b"`)).toContain('b‘');
  });
});

describe('typed signs', () => {
  it.each([
    ['Er sagte: "Ja."', 'Er sagte: „Ja.“'],
    ['"Wir haben "Nein" gesagt", so der Rat', '„Wir haben ‚Nein‘ gesagt“, so der Rat'],
    ['"Sie rief \'Halt\' und ging"', '„Sie rief ‚Halt‘ und ging“'],
    ['("Grüner Ring")', '(„Grüner Ring“)'],
    ["Wie geht's, Lars' Rad", 'Wie geht’s, Lars’ Rad'],
    ['Er kam - und ging -- sofort', 'Er kam – und ging – sofort'],
    ['Dienstag-Mittag, 10-12 Uhr, 04131-12345', 'Dienstag-Mittag, 10-12 Uhr, 04131-12345'],
    ['Ein Schirm von 27"', 'Ein Schirm von 27"'],
    ["Ein 'Wort' in einfachen", "Ein 'Wort' in einfachen"],
    ['- erstens', '- erstens'],
    ['„Schon gesetzt“ und ‚auch‘', '„Schon gesetzt“ und ‚auch‘'],
  ])('%s become %s', (words, set) => {
    expect(typed(words)).toBe(set);
    expect(typographic(words)).toBe(set);
  });

  it('leave a single one outside of a quotation that begins a word as it is', () => {
    expect(typographic("'n Abend")).toBe("'n Abend");
  });

  it('are taken as they are meant: what came before is not looked at again', () => {
    const text = 'Zoll" und ';
    expect(typographicEdits(`${text}"`, text.length, text.length + 1)).toEqual([
      { from: text.length, to: text.length + 1, text: '„' },
    ]);
    expect(typographicEdits('a - b c', 6, 7)).toEqual([]);
  });

  it('are those up to where the writing has come, and no more', () => {
    expect(typographicEdits('"y"', 0, 2)).toEqual([{ from: 0, to: 1, text: '„' }]);
  });

  it('close a quotation that stands there already', () => {
    expect(typographicEdits('„Guten Tag"', 10, 11)).toEqual([{ from: 10, to: 11, text: '“' }]);
  });

  it('stay where they are no words', () =>
    expect(typographic(`a ${OPAQUE}${OPAQUE} b`)).toBe(`a ${OPAQUE}${OPAQUE} b`));

  it('are set in linear time', () => {
    const started = performance.now();
    typographic(`"${'a "b" - '.repeat(20_000)}`);
    typographic(`${'„'.repeat(50_000)}${'a“'.repeat(50_000)}`);
    typographic(' - '.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
