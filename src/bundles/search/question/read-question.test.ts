import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { packResultCursor, unpackResultCursor } from '../cursor.ts';
import { readQuestion } from './read-question.ts';
import { phraseQuery } from '../saved/stem-query.ts';
import { hasTooManyWords, lexemesToLookUp, wantedWords } from './wanted.ts';

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const TWELVE =
  'apfel birne kirsche pflaume quitte mispel schlehe himbeere brombeere erdbeere heidelbeere stachelbeere';

describe('a question', () => {
  it('has words, phrases, what is unwanted, and where it is to be', () => {
    const question = readQuestion(
      'Brücke "Gut Holz" -Sanierung -"alte Säge" ort:Steinach von:„Ruth Lindner“ rubrik:sport',
    );
    expect(question).toMatchObject({
      words: 'Brücke',
      phrases: ['Gut Holz'],
      unwanted: ['Sanierung', 'alte Säge'],
      narrowing: { ort: ['Steinach'], von: ['Ruth Lindner'], rubrik: ['sport'] },
    });
  });

  it('may be quoted in German, and left open', () => {
    expect(readQuestion('„Mord im Spritzenhaus“').phrases).toEqual(['Mord im Spritzenhaus']);
    expect(readQuestion('"Gut Hol').phrases).toEqual(['Gut Hol']);
  });

  it('takes a word that was copied from a set text for the one that it is', () => {
    expect(readQuestion('Ge\u00admein\u00adde\u00adrats\u200bsitzung').words).toBe('Gemeinderatssitzung');
  });

  it('takes a hyphen within a word for what it is', () => {
    expect(readQuestion('Repair-Café').words).toBe('Repair-Café');
  });

  it.each([
    ['nothing', '', false],
    ['a space that goes on and on', `Hallenbad${' '.repeat(400)}Steinach`, false],
    ['signs that nobody sees', `Hallenbad${'\u200B'.repeat(400)}`, false],
    ['letters that are put together', 'u\u0308'.repeat(290), false],
    [
      'so many words that say nothing',
      'wann ist in der Stadt und auf dem Land an der Brücke und in dem Bad offen',
      false,
    ],
    ['twelve words', TWELVE, false],
    ['thirteen', `${TWELVE} holunder`, true],
    ['thirteen with hyphens', `${TWELVE} holunder`.replaceAll(' ', '-'), true],
    ['thirteen in a phrase', `"${TWELVE} holunder"`, true],
    ['six phrases', '"a" "b" "c" "d" "e" "f"', true],
    ['a long word', 'a'.repeat(301), true],
  ])('knows whether something of it was cut off: %s', (_, typed, isCut) => {
    const question = readQuestion(typed);
    expect(question.isCut || hasTooManyWords(question)).toBe(isCut);
  });

  it('is never an error, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 500 }), (typed) => {
        const question = readQuestion(typed);
        expect(question.typed.length).toBeLessThanOrEqual(300);
        expect(wantedWords(question, () => true).length).toBeLessThanOrEqual(12);
        expect(lexemesToLookUp(question).every((stem) => stem.length < 100)).toBe(true);
        for (const phrase of question.phrases) expect(phraseQuery(phrase)).not.toBe('');
      }),
    );
  });

  it('goes on only where an address says so that we made', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const cursor = unpackResultCursor(text);
        if (cursor) expect(Number.isFinite(new Date(cursor.asOf).getTime())).toBe(true);
      }),
    );
    const cursor = { asOf: 1, score: 0.5, type: 'article', id: 3, way: 'typed' } as const;
    expect(unpackResultCursor(packResultCursor(cursor))).toEqual(cursor);
    for (const none of [
      [1e20, 0.5, 'article', 3, 0],
      [1, null, 'article', 3, 0],
      [1, 0.5, 5, 3, 0],
      [1, 0.5, '\0', 3, 0],
      [1, 0.5, 'article', -3, 0],
      [1, 0.5, 'article', 3, 7],
      [1, 0.5, 'article', 3, '0'],
      {},
      7,
    ])
      expect(unpackResultCursor(packed(none))).toBeUndefined();
  });
});
