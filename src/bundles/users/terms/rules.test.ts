import { describe, expect, it } from 'vitest';
import { checkTerms, termsBlocks, normalizeTerms } from './rules.ts';

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
    expect(normalizeTerms({ title: ' A \n B ', text: '\r\nEins \r\n\r\nZwei\r\n', changes: '' })).toEqual({
      title: 'A B',
      text: 'Eins\n\nZwei',
      changes: '',
    }));

  it('keeps no signs that nobody sees', () =>
    expect(
      normalizeTerms({ title: '\u202eA\u00ad', text: '\u200b\n\n\u2060', changes: 'Neu\u0007 ist' }),
    ).toEqual({ title: 'A', text: '', changes: 'Neu ist' }));
});

describe('checkTerms', () => {
  it('wants a title and a text of bearable length', () => {
    expect(checkTerms({ title: 'A', text: 'B', changes: '' })).toEqual({});
    expect(Object.keys(checkTerms({ title: '', text: '', changes: '' }))).toEqual(['title', 'text']);
    const longest = { title: 'x'.repeat(120), text: 'x'.repeat(100_000), changes: 'x'.repeat(2000) };
    expect(checkTerms(longest)).toEqual({});
    const long = { title: 'x'.repeat(121), text: 'x'.repeat(100_001), changes: 'x'.repeat(2001) };
    expect(checkTerms(long)['text']).toBe('Bitte geben Sie höchstens 100.000 Zeichen ein.');
    expect(Object.keys(checkTerms(long))).toEqual(['title', 'text', 'changes']);
  });
});
