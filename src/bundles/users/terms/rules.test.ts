import { describe, expect, it } from 'vitest';
import { checkTerms, dayBegin, termsBlocks, tidyTerms } from './rules.ts';

describe('the text of terms', () => {
  it('is headings and paragraphs, told apart by empty lines', () =>
    expect(termsBlocks('Vorweg\neine Zeile.\n\n## Was gilt\nDies.\n\n\nUnd ## das.\n## Schluss')).toEqual([
      { kind: 'paragraph', text: 'Vorweg eine Zeile.' },
      { kind: 'heading', text: 'Was gilt' },
      { kind: 'paragraph', text: 'Dies.' },
      { kind: 'paragraph', text: 'Und ## das.' },
      { kind: 'heading', text: 'Schluss' },
    ]));

  it('is nothing for nothing', () => expect(termsBlocks(' \n\n ')).toEqual([]));

  it('takes line ends of every kind for the same', () =>
    expect(tidyTerms({ title: ' A \n B ', text: '\r\nEins \r\n\r\nZwei\r\n', changes: '' })).toEqual({
      title: 'A B',
      text: 'Eins\n\nZwei',
      changes: '',
    }));
});

describe('checkTerms', () => {
  it('wants a title and a text of bearable length', () => {
    expect(checkTerms({ title: 'A', text: 'B', changes: '' })).toEqual({});
    expect(Object.keys(checkTerms({ title: '', text: '', changes: '' }))).toEqual(['title', 'text']);
    const long = { title: 'x'.repeat(121), text: 'x'.repeat(100_001), changes: 'x'.repeat(2001) };
    expect(checkTerms(long)['text']).toBe('Bitte geben Sie höchstens 100.000 Zeichen ein.');
    expect(Object.keys(checkTerms(long))).toEqual(['title', 'text', 'changes']);
  });
});

describe('the beginning of a day in Germany', () => {
  it.each([
    ['2027-01-31', '2027-01-30T23:00:00.000Z'],
    ['2027-07-01', '2027-06-30T22:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z'],
    ['2027-11-01', '2027-10-31T23:00:00.000Z'],
  ])('of %s is %s', (day, moment) => expect(dayBegin(day)?.toISOString()).toBe(moment));

  it.each(['', 'morgen', '2027-02-30', '2027-13-01', '31.01.2027', '2027-01-31T00:00'])(
    'is none for %j',
    (day) => expect(dayBegin(day)).toBeUndefined(),
  );
});
