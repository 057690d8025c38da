import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPhoneNumber, isShouted, wordAmong, wordsOf } from './words.ts';

const wordIn = (text: string, word: string) => wordAmong(text, [word]) !== undefined;

describe('a word in a text', () => {
  it('is found in whatever spelling of its umlauts, and only as a word', () => {
    for (const [text, word] of [
      ['Das ist SCHÖN!', 'schoen'],
      ['Das ist schoen.', 'schön'],
      ['große Klappe', 'grosse'],
      ['u\u0308bel', 'übel'],
      ['Ein Wunder\u00ADmittel', 'wundermittel'],
      ['Ein Wun\u200Bder\u2060mittel', 'wundermittel'],
      ['Ein Wu\u034Fn\uFE0Fd\u3164ermittel', 'wundermittel'],
      ['U\u00AD\u0308bel', 'übel'],
      ['Ein Ｗｕｎｄｅｒｍｉｔｔｅｌ', 'Wunder\u00ADmittel'],
    ] as const)
      expect([text, wordIn(text, word)]).toEqual([text, true]);
    expect([wordIn('Schönheit', 'schön'), wordIn('wunderschön', 'schön'), wordIn('x', '')]).toEqual([
      false,
      false,
      false,
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, word) => void wordIn(text, word)),
    );
  });
});

describe('a phone number', () => {
  it.each([
    'Ruf an: 0171 2345678',
    '0171\u200B2345\u00AD678',
    '(09721) 12 34 56',
    '+49 171 234 56 78',
    '0049-9721-123456',
    'Tel.09721/123456',
  ])('is seen: %s', (text) => expect(hasPhoneNumber(text)).toBe(true));

  it.each([
    'Am 01.02.2026 um 19.30 Uhr',
    'Das kostet 1.200.000,00 Euro',
    'Von 2019 bis 2024 waren es 12 345',
    'https://litfass.example/artikel_a0171234567',
    'PLZ 97421',
    'Kontonummer 1234567890',
    'Aktenzeichen 97421/123456',
    '0815',
  ])('is none: %s', (text) => expect(hasPhoneNumber(text)).toBe(false));

  it('is looked for in anything without taking long', () => {
    fc.assert(fc.property(fc.string(), (text) => void hasPhoneNumber(text)));
    const began = performance.now();
    hasPhoneNumber('0 '.repeat(20_000));
    hasPhoneNumber('1'.repeat(50_000));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('words that the portal wants to see first', () => {
  it.each([
    ['Ein Gewinnspiel!', true],
    ['GEWINNSPIEL', true],
    ['„gewinnspiel“', true],
    ['Gewinnspiele', false],
    ['Lottogewinnspiel', false],
    ['Gewinnspielgewinnspiel gewinnspiel', true],
    ['', false],
  ])('%j: %j', (text, isThere) => expect(wordIn(text, 'gewinnspiel')).toBe(isThere));
});

describe('a text that shouts', () => {
  it.each([
    ['WER HAT SICH DAS AUSGEDACHT', true],
    ['NEIN!', false],
    ['X'.repeat(19), false],
    ['X'.repeat(20), true],
    [`${'X'.repeat(14)}${'x'.repeat(6)}`, false],
    [`${'X'.repeat(15)}${'x'.repeat(5)}`, true],
    ['Die ARD und das ZDF berichten darüber.', false],
    ['DAS GEHT SO NICHT, sagte er leise und ging.', false],
    ['SIEHE https://auenfeld.example/ein/langer/pfad', false],
    ['WIR WOLLEN DAS NICHT https://auenfeld.example/ein/langer/pfad', false],
    ['WIR WOLLEN DAS NICHT HABEN HIER https://auenfeld.example/ein/langer/pfad', true],
  ])('%j: %j', (text, isSo) => expect(isShouted(text)).toBe(isSo));
});

it('words are typed with commas or in lines', () => {
  expect(wordsOf(' Eins, zwei\n\n,DREI ')).toEqual(['eins', 'zwei', 'drei']);
  expect(wordsOf('')).toEqual([]);
});
