import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPhoneNumber, wordIn } from '../rules.ts';
import { trialRules, tryRules } from './rules.ts';
import type { Fate, TriedComment } from './rules.ts';

describe('a word in a text', () => {
  it('is found in whatever spelling of its umlauts, and only as a word', () => {
    for (const [text, word] of [
      ['Das ist SCHÖN!', 'schoen'],
      ['Das ist schoen.', 'schön'],
      ['große Klappe', 'grosse'],
      ['u\u0308bel', 'übel'],
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

const said = (text: string, fate: Fate, at = 0, owner = 'article:1'): TriedComment => ({
  authorId: 1,
  owner,
  text,
  links: 0,
  createdAt: new Date(at),
  fate,
});

it('a trial counts what a rule would have held, and of what is decided how much stood', () => {
  const all = [
    said('Kauft Pillen', 'removed'),
    said('Pillen gibt es in der Apotheke', 'left'),
    said('Keine PILLEN bitte', 'left'),
    said('Pillen, von mir gelöscht', 'open'),
    said('Derselbe lange Text über die Brücke am Fluss', 'left', 1000),
    said('Derselbe lange Text über die Brücke am Fluss', 'removed', 2000, 'article:2'),
  ];
  const rules = trialRules({ words: ['pillen'], tried: ['brücke', 'pillen'], holdsPhoneNumbers: false });
  const rows = new Map(tryRules(rules, all).map((row) => [row.name, row]));
  expect(rows.get('Enthält „pillen“')).toMatchObject({
    isOn: true,
    held: 4,
    removed: 1,
    left: 2,
    falseShare: 2 / 3,
  });
  expect(rows.get('Enthält „brücke“')).toMatchObject({ isOn: false, held: 2, falseShare: 0.5 });
  expect(rows.get('Derselbe Text steht auch unter einem anderen Beitrag')).toMatchObject({
    held: 1,
    falseShare: 0,
  });
  expect(rows.get('Enthält eine Telefonnummer')).toMatchObject({ isOn: false, held: 0, falseShare: null });
});
