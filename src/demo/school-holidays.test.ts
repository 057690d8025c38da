import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#kernel/calendar.ts';
import { schoolHolidays } from '#bundles/events/public.ts';
import { demoSchoolHolidays } from './school-holidays.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the school holidays of the demo', () => {
  it('are those of Bavaria, in this year and the next', () =>
    expect(demoSchoolHolidays(noonOf('2026-11-24')).split('\n')).toEqual([
      'Weihnachtsferien: 24.12.2025 – 9.1.2026',
      'Faschingsferien: 16.2.2026 – 20.2.2026',
      'Osterferien: 30.3.2026 – 10.4.2026',
      'Pfingstferien: 26.5.2026 – 5.6.2026',
      'Sommerferien: 3.8.2026 – 14.9.2026',
      'Herbstferien: 2.11.2026 – 6.11.2026',
      'Weihnachtsferien: 24.12.2026 – 8.1.2027',
      'Faschingsferien: 8.2.2027 – 12.2.2027',
      'Osterferien: 22.3.2027 – 2.4.2027',
      'Pfingstferien: 18.5.2027 – 28.5.2027',
      'Sommerferien: 2.8.2027 – 13.9.2027',
      'Herbstferien: 1.11.2027 – 5.11.2027',
      'Weihnachtsferien: 24.12.2027 – 7.1.2028',
    ]));

  it('can be kept in every year, and are kept from the twenty-fourth of December on', () => {
    for (let year = 2020; year < 2060; year++) {
      const lines = demoSchoolHolidays(noonOf(`${year}-01-01`));
      expect(schoolHolidays.parse(lines)).toBe(lines);
      const autumn = /Herbstferien: (\d+)\.(\d+)\./.exec(lines)!.slice(1).map(Number);
      const first = `${year}-${String(autumn[1]).padStart(2, '0')}-${String(autumn[0]).padStart(2, '0')}`;
      expect([weekdayOf(first), first <= addDays(`${year}-11-01`, 2)]).toEqual([1, true]);
    }
  });
});
