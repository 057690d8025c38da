import { describe, expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';

describe('a moment by days from today and the clock in Germany', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 0, '19:30', '2026-11-20T18:30:00.000Z'],
    ['2026-11-20T23:30:00Z', 0, '08:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 1, '00:30', '2026-11-20T23:30:00.000Z'],
    ['2026-12-30T10:00:00Z', 3, '10:00', '2027-01-02T09:00:00.000Z'],
    ['2027-03-27T10:00:00Z', 1, '10:00', '2027-03-28T08:00:00.000Z'],
    ['2027-07-01T10:00:00Z', -1, '20:15', '2027-06-30T18:15:00.000Z'],
    ['2027-10-30T10:00:00Z', 1, '10:00', '2027-10-31T09:00:00.000Z'],
  ])('now %s, in %i days at %s is %s', (now, inDays, clock, moment) =>
    expect(localMoment(new Date(now), inDays, clock).toISOString()).toBe(moment),
  );
});
