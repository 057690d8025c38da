import { describe, expect, it } from 'vitest';
import { digestPeriods } from './digest-periods.ts';

const named = (now: string) =>
  digestPeriods(new Date(now)).map(({ name, until }) => [name, until.toISOString()]);

describe('digestPeriods', () => {
  it('changes at seven in Berlin, in winter at six in UTC', () => {
    expect(named('2026-11-20T05:59:59Z')[0]).toEqual(['daily:2026-11-19', '2026-11-19T06:00:00.000Z']);
    expect(named('2026-11-20T06:00:00Z')[0]).toEqual(['daily:2026-11-20', '2026-11-20T06:00:00.000Z']);
  });

  it('changes in summer at five in UTC', () => {
    expect(named('2026-07-01T04:59:59Z')[0]).toEqual(['daily:2026-06-30', '2026-06-30T05:00:00.000Z']);
    expect(named('2026-07-01T05:00:00Z')[0]).toEqual(['daily:2026-07-01', '2026-07-01T05:00:00.000Z']);
  });

  it.each([
    ['2026-03-29T05:00:00Z', 'daily:2026-03-29', '2026-03-29T05:00:00.000Z'],
    ['2026-10-25T06:00:00Z', 'daily:2026-10-25', '2026-10-25T06:00:00.000Z'],
  ])('knows the days on which the clocks are changed: %s', (now, name, until) => {
    expect(named(now)[0]).toEqual([name, until]);
  });

  it.each([
    ['2026-11-16T05:59:00Z', 'weekly:2026-11-09'],
    ['2026-11-16T06:00:00Z', 'weekly:2026-11-16'],
    ['2026-11-22T23:00:00Z', 'weekly:2026-11-16'],
    ['2027-01-01T12:00:00Z', 'weekly:2026-12-28'],
  ])('is weekly on Monday: at %s it is %s', (now, name) => {
    expect(named(now)[1]![0]).toBe(name);
  });

  it('looks back twice as far as digests are apart', () => {
    const [daily, weekly] = digestPeriods(new Date('2026-11-20T12:00:00Z'));
    expect(daily!.since.toISOString()).toBe('2026-11-18T06:00:00.000Z');
    expect(weekly!.since.toISOString()).toBe('2026-11-02T06:00:00.000Z');
  });
});
