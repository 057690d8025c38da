import { describe, expect, it } from 'vitest';
import { withNumberedDays } from './said-days.ts';

const TODAY = '2026-11-28';
const numbered = (name: string, today = TODAY) => withNumberedDays(`am ${name} um 10 uhr`, today);

describe('a day with a name', () => {
  it.each([
    ['neujahr', '1.1.'],
    ['neujahrstag', '1.1.'],
    ['heilige drei könige', '6.1.'],
    ['dreikönig', '6.1.'],
    ['tag der arbeit', '1.5.'],
    ['tag der deutschen einheit', '3.10.'],
    ['reformationstag', '31.10.'],
    ['allerheiligen', '1.11.'],
    ['martinstag', '11.11.'],
    ['nikolaus', '6.12.'],
    ['nikolausabend', '6.12.'],
    ['heiligabend', '24.12.'],
    ['1. weihnachtstag', '25.12.'],
    ['zweiten weihnachtsfeiertag', '26.12.'],
    ['silvester', '31.12.'],
  ])('%s is always the %s', (name, day) => expect(numbered(name)).toBe(`am ${day}  um 10 uhr`));

  // Easter is on 28 March 2027, Christmas Eve a Friday.
  it.each([
    ['rosenmontag', '8.2.2027'],
    ['aschermittwoch', '10.2.2027'],
    ['palmsonntag', '21.3.2027'],
    ['gründonnerstag', '25.3.2027'],
    ['karfreitag', '26.3.2027'],
    ['karsamstag', '27.3.2027'],
    ['ostersonntag', '28.3.2027'],
    ['ostermontag', '29.3.2027'],
    ['himmelfahrt', '6.5.2027'],
    ['christi himmelfahrt', '6.5.2027'],
    ['pfingstsonntag', '16.5.2027'],
    ['pfingstmontag', '17.5.2027'],
    ['fronleichnam', '27.5.2027'],
    ['volkstrauertag', '14.11.2027'],
    ['totensonntag', '21.11.2027'],
    ['1. advent', '29.11.2026'],
    ['ersten advent', '29.11.2026'],
    ['2. advent', '6.12.2026'],
    ['dritten adventssonntag', '13.12.2026'],
    ['4. advent', '20.12.2026'],
  ])('%s moves, and is next on %s', (name, day) => expect(numbered(name)).toBe(`am ${day}  um 10 uhr`));

  it('is that of the year that is said', () => {
    expect(numbered('ostersonntag 2024')).toBe('am 31.3.2024  um 10 uhr');
    expect(numbered('4. advent 2028')).toBe('am 24.12.2028  um 10 uhr');
  });

  it('is today’s as long as it is today, and then next year’s', () => {
    expect(numbered('ostersonntag', '2027-03-28')).toBe('am 28.3.2027  um 10 uhr');
    expect(numbered('ostersonntag', '2027-03-29')).toBe('am 16.4.2028  um 10 uhr');
  });

  it('is none within another word', () =>
    expect(withNumberedDays('silvesterlauf', TODAY)).toBe('silvesterlauf'));
});
