import { describe, expect, it } from 'vitest';
import { readabilityOf, readingEase } from './readability.ts';

const sentences = (count: number, sentence: string) =>
  Array.from({ length: count }, () => sentence).join(' ');

describe('how easily a text is read', () => {
  it('is judged from 40 words on', () => {
    expect(readabilityOf(`${'Wort '.repeat(39)}.`)).toBeUndefined();
    expect(readabilityOf('')).toBeUndefined();
    expect(readabilityOf('1 '.repeat(40))?.wordsPerSentence).toBe(40);
    expect(readabilityOf(`${'Wort '.repeat(40)}.`)).toEqual({
      wordsPerSentence: 40,
      longWords: 0,
      index: 40,
    });
  });

  it('counts words per sentence, and those of a hundred that have more than six letters', () => {
    expect(readabilityOf(sentences(10, 'Sechse zu einem Rathaus.'))).toEqual({
      wordsPerSentence: 4,
      longWords: 25,
      index: 29,
    });
    expect(readabilityOf(sentences(15, 'Ein Wort kam.'))).toEqual({
      wordsPerSentence: 3,
      longWords: 0,
      index: 3,
    });
  });

  it('adds both before it rounds', () =>
    expect(readabilityOf(`${sentences(12, 'Es ist das Rathaus.')} Da war es so klar.`)).toEqual({
      wordsPerSentence: 4,
      longWords: 23,
      index: 27,
    }));

  it.each(['.', '!', '?', '…', ':', '.“', '.)', '\n'])('ends a sentence at %j', (end) =>
    expect(readabilityOf(`${sentences(10, `Das da ist wahr${end}`)}`)?.wordsPerSentence).toBe(4),
  );

  it('ends none at abbreviations, figures and within words', () =>
    expect(
      readabilityOf(sentences(10, 'Am 20. November kam z. B. Dr. Vogt um 9.30 Uhr.'))?.wordsPerSentence,
    ).toBe(12));

  it('takes signs alone for no sentence', () =>
    expect(readabilityOf(sentences(10, 'Das da ist wahr. – !'))?.wordsPerSentence).toBe(4));

  it.each([
    [39, 'easy'],
    [40, 'usual'],
    [51, 'usual'],
    [52, 'demanding'],
    [59, 'demanding'],
    [60, 'hard'],
  ] as const)('with an index of %i is %s', (index, ease) =>
    expect(readingEase({ wordsPerSentence: 0, longWords: 0, index })).toBe(ease),
  );
});
