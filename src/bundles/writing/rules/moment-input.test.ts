import { describe, expect, it } from 'vitest';
import { inputOfMoment, momentOfInput } from './moment-input.ts';

describe('a field for a day and an hour', () => {
  it('says a moment by the clocks of the portal', () => {
    expect(momentOfInput('2026-11-27T19:30')).toBe('2026-11-27T18:30:00.000Z');
    expect(momentOfInput('2026-07-01T00:15')).toBe('2026-06-30T22:15:00.000Z');
    expect(inputOfMoment('2026-11-27T18:30:00.000Z')).toBe('2026-11-27T19:30');
    expect(inputOfMoment('2026-06-30T22:15:40.500Z')).toBe('2026-07-01T00:15');
  });

  it('means the first of an hour that comes twice', () =>
    expect(momentOfInput('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z'));

  it('means the second one as long as it says what was saved', () => {
    const saved = '2026-10-25T01:30:00.000Z';
    expect(inputOfMoment(saved)).toBe('2026-10-25T02:30');
    expect(momentOfInput('2026-10-25T02:30', saved)).toBe(saved);
    expect(momentOfInput('2026-10-25T02:31', saved)).toBe('2026-10-25T00:31:00.000Z');
  });

  it('is nothing while it isn’t filled in', () => {
    expect([momentOfInput(''), momentOfInput('2026-13-01T10:00'), inputOfMoment(null)]).toEqual([
      null,
      null,
      '',
    ]);
  });
});
