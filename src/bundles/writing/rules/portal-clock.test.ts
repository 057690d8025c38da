import { afterEach, describe, expect, it } from 'vitest';
import { inputOfMoment, momentOfInput } from './portal-clock.ts';

const usual = process.env.TZ;
afterEach(() => {
  process.env.TZ = usual;
});

describe('a field for a day and an hour', () => {
  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'])(
    'means the clocks of Berlin for somebody in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(momentOfInput('2026-11-27T19:30')).toBe('2026-11-27T18:30:00.000Z');
      expect(momentOfInput('2026-07-01T00:15')).toBe('2026-06-30T22:15:00.000Z');
      expect(inputOfMoment('2026-11-27T18:30:00.000Z')).toBe('2026-11-27T19:30');
      expect(inputOfMoment('2026-06-30T22:15:40.500Z')).toBe('2026-07-01T00:15');
    },
  );

  it('on the nights when clocks change: what is skipped is an hour later, what comes twice is the first', () => {
    expect(momentOfInput('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(momentOfInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(inputOfMoment('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T03:30');
    expect(momentOfInput('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(momentOfInput('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOfInput('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it('is nothing while it isn’t filled in', () => {
    expect([momentOfInput(''), momentOfInput('2026-13-01T10:00'), inputOfMoment(null)]).toEqual([
      null,
      null,
      '',
    ]);
  });
});
