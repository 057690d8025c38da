import { addDays } from '#kernel/calendar.ts';
import { describe, expect, it } from 'vitest';
import { byMoment, hostOf, isBackupName, isBackupOf, retainedOf, lastDue, nameOf } from './rules.ts';

describe('when a backup is due', () => {
  it('is at its hour by the clocks of Germany, the last time that they showed it', () => {
    expect(lastDue(3, new Date('2026-11-24T01:59:00Z'))).toEqual(new Date('2026-11-23T02:00:00Z'));
    expect(lastDue(3, new Date('2026-11-24T02:00:00Z'))).toEqual(new Date('2026-11-24T02:00:00Z'));
    expect(lastDue(3, new Date('2026-07-01T12:00:00Z'))).toEqual(new Date('2026-07-01T01:00:00Z'));
  });

  it('has a moment on the night in which clocks leave an hour out', () => {
    const at = lastDue(2, new Date('2026-03-29T12:00:00Z'));
    expect(at.getTime()).toBeLessThanOrEqual(new Date('2026-03-29T12:00:00Z').getTime());
    expect(at.getTime()).toBeGreaterThan(new Date('2026-03-27T12:00:00Z').getTime());
  });
});

describe('names', () => {
  it('sort by time, tell two of a minute apart, and are known again', () => {
    expect(nameOf(new Date('2026-11-24T02:00:00Z'))).toBe('litfass-2026-11-24-0300');
    expect(nameOf(new Date('2026-11-24T02:00:00Z'), 2)).toBe('litfass-2026-11-24-0300-2');
    expect(isBackupName('litfass-2026-11-24-0300-2')).toBe(true);
    for (const host of ['zeitung.example', 'localhost-3000', 'neu-2026.example'])
      expect(isBackupName(nameOf(new Date('2026-11-24T02:00:00Z'), 2, host))).toBe(true);
    for (const other of ['litfass-dateien', 'meine', '.unfertig-1-1', 'litfass-2026-11-24'])
      expect(isBackupName(other)).toBe(false);
  });
});

describe('backups of several portals in one folder', () => {
  const at = new Date('2026-11-24T02:00:00Z');

  it('are told apart by their hosts; those without one are of each', () => {
    const [ours, theirs] = ['https://auenfeld.example', 'https://auenfeld.example:8443'].map(hostOf);
    expect(nameOf(at, 2, ours)).toBe('litfass-auenfeld.example-2026-11-24-0300-2');
    expect(isBackupOf(ours!)(nameOf(at, 2, ours))).toBe(true);
    expect(isBackupOf(ours!)(nameOf(at, 1, theirs))).toBe(false);
    expect(isBackupOf(theirs!)(nameOf(at, 1, ours))).toBe(false);
    expect(isBackupOf(ours!)(nameOf(at))).toBe(true);
    expect(isBackupOf(ours!)('litfass-dateien')).toBe(false);
  });

  it('sort by time, whether they name a host or not', () => {
    const later = new Date('2026-11-25T02:00:00Z');
    const names = [nameOf(later), nameOf(at, 1, 'zeitung.example'), nameOf(later, 2, 'zeitung.example')];
    expect(names.toSorted(byMoment)).toEqual([names[1], names[0], names[2]]);
    expect([...retainedOf([nameOf(at), nameOf(at, 2, 'zeitung.example')])]).toEqual([
      nameOf(at, 2, 'zeitung.example'),
    ]);
  });
});

/** Returns the names of backups of so many nights, the newest first. */
const days = (count: number) =>
  Array.from({ length: count }, (_, back) => `litfass-${addDays('2026-11-24', -back)}-0300`);

describe('pruning', () => {
  it('keeps 7 daily, 4 weekly and 12 monthly ones', () => {
    const kept = [...retainedOf(days(500))]
      .map((name) => name.slice(8, 18))
      .toSorted()
      .toReversed();
    expect(kept.slice(0, 7)).toEqual(days(7).map((name) => name.slice(8, 18)));
    // Sundays of the weeks before are kept, then the last days of the months before.
    expect(kept).toEqual([
      ...days(7).map((name) => name.slice(8, 18)),
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ]);
  });

  it('keeps everything where there is little, the newest of a day, and none but its own', () => {
    expect(retainedOf(days(3)).size).toBe(3);
    expect([
      ...retainedOf(['litfass-2026-11-24-0300', 'litfass-2026-11-24-0300-10', 'litfass-2026-11-24-0300-9']),
    ]).toEqual(['litfass-2026-11-24-0300-10']);
    expect(retainedOf(['vor-dem-umzug']).size).toBe(0);
  });

  it('day by day for years comes to the same as all at once', () => {
    let there: string[] = [];
    for (const name of days(800).toReversed()) there = [...retainedOf([...there, name])];
    expect(there.toSorted()).toEqual([...retainedOf(days(800))].toSorted());
  });
});
