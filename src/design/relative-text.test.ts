import { describe, expect, it } from 'vitest';
import { relativeText } from './relative-text.ts';
import { MINUTE_MS } from './durations.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('how long ago something was', () => {
  it.each([
    [0, 'gerade eben'],
    [-5, 'gerade eben'],
    [0.9, 'gerade eben'],
    [1, 'vor 1\u00a0Minute'],
    [59.9, 'vor 59\u00a0Minuten'],
    [60, 'vor 1\u00a0Stunde'],
    [119, 'vor 1\u00a0Stunde'],
    [23 * 60 + 59, 'vor 23\u00a0Stunden'],
    [24 * 60, null],
  ])('after %s minutes is %s', (minutes, text) => {
    expect(relativeText(NOW - minutes * MINUTE_MS, NOW)).toBe(text);
  });

  it('is not told for a date that cannot be read', () => {
    expect(relativeText(Number.NaN, NOW)).toBeNull();
  });
});
