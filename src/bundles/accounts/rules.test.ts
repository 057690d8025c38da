import { describe, expect, it } from 'vitest';
import { checkReason, isSameLogin, normalizeReason } from './rules.ts';

describe('a reason', () => {
  it('is one line in one spelling', () => {
    expect(normalizeReason('  Anfrage\r\n  u\u0308ber  Daten ')).toBe('Anfrage über Daten');
  });

  it('says nothing by signs that nobody sees', () => {
    expect(checkReason(normalizeReason('\u200b\u2060'.repeat(20)))).toEqual({ reason: expect.any(String) });
  });

  it.each([
    ['', 'Bitte nennen Sie einen Grund (mindestens 10 Zeichen).'],
    ['neugierig', 'Bitte nennen Sie einen Grund (mindestens 10 Zeichen).'],
    ['x'.repeat(501), 'Bitte geben Sie höchstens 500 Zeichen ein.'],
  ])('is refused when it reads %j', (reason, text) => {
    expect(checkReason(reason)).toEqual({ reason: text });
  });

  it('is taken when it says something', () => {
    expect(checkReason('Auskunft nach Art. 15 DSGVO')).toEqual({});
    for (const length of [10, 500]) expect(checkReason('x'.repeat(length))).toEqual({});
  });
});

it('a login that is typed once more is the same however it is spelled, and no other', () => {
  expect(isSameLogin(' Ju\u0308rgen', 'jürgen')).toBe(true);
  expect(isSameLogin('jürgen', 'Jürgen')).toBe(true);
  expect(isSameLogin('jürge', 'jürgen')).toBe(false);
});
