// Turns days that are called by a name into days with a number: „Silvester“ is „31.12.“, „1. Advent“ is „29.11.2026“.
import { addDays, weekdayOf } from '#kernel/calendar.ts';
import { easterOf } from './holidays.ts';

/**
 * Replaces days that are called by a name by days with a number; of those that move from year to year the next one from `today`
 * on is meant, unless a year is said.
 */
export const withNumberedDays = (words: string, today: string): string => {
  // „1. und 2. Advent“ are Sundays of Advent, both of them, rather than the first of a month.
  const whole = words.replaceAll(ADVENTS, (list) => list.replaceAll(/\d\./g, '$& advent'));
  const fixed = FIXED.reduce((text, [name, day]) => text.replaceAll(named(name), `${day} `), whole);
  return MOVING.reduce(
    (text, [name, dayIn]) =>
      text.replaceAll(new RegExp(`${named(name).source}(?:\\s*(\\d{4}))?`, 'g'), (_, year?: string) =>
        numbered(year === undefined ? nextOf(dayIn, today) : dayIn(Number(year))),
      ),
    fixed,
  ).trim();
};

const ADVENTS = /(?<![a-zäöüß\d.])(?:[1-4]\.(?:,| und|, und)? )+(?=[1-4]\. advent)/g;

const named = (name: string) => new RegExp(`(?<![a-zäöüß\\d.])(?:${name})(?![a-zäöüß\\d])`, 'g');

const FIXED: readonly (readonly [name: string, day: string])[] = [
  ['neujahr(?:stag)?', '1.1.'],
  ['(?:hl\\.|heilige) drei könige|dreikönig(?:e|stag)?', '6.1.'],
  ['tag der arbeit', '1.5.'],
  ['tag der deutschen einheit', '3.10.'],
  ['reformationstag', '31.10.'],
  ['allerheiligen', '1.11.'],
  ['martinstag|st\\. martin', '11.11.'],
  ['nikolaus(?:tag|abend)?', '6.12.'],
  ['heiligabend|heiliger abend', '24.12.'],
  ['(?:1\\.|erster|ersten) weihnachts(?:feier)?tag', '25.12.'],
  ['(?:2\\.|zweiter|zweiten) weihnachts(?:feier)?tag', '26.12.'],
  ['sil?vester', '31.12.'],
];

type DayIn = (year: number) => string;

const fromEaster =
  (days: number): DayIn =>
  (year) =>
    addDays(easterOf(year), days);

/** Returns a Sunday of Advent by its number: the fourth is the Sunday before Christmas. */
const advent =
  (number: number): DayIn =>
  (year) => {
    const beforeChristmas = `${year}-12-24`;
    const fourth = addDays(beforeChristmas, -(weekdayOf(beforeChristmas) % 7));
    return addDays(fourth, 7 * (number - 4));
  };

const MOVING: readonly (readonly [name: string, dayIn: DayIn])[] = [
  ['rosenmontag', fromEaster(-48)],
  ['aschermittwoch', fromEaster(-46)],
  ['palmsonntag', fromEaster(-7)],
  ['gründonnerstag', fromEaster(-3)],
  ['karfreitag', fromEaster(-2)],
  ['karsamstag', fromEaster(-1)],
  ['ostersonntag', fromEaster(0)],
  ['ostermontag', fromEaster(1)],
  ['(?:christi )?himmelfahrt', fromEaster(39)],
  ['pfingstsonntag', fromEaster(49)],
  ['pfingstmontag', fromEaster(50)],
  ['fronleichnam', fromEaster(60)],
  ['volkstrauertag', advent(-1)],
  ['totensonntag|ewigkeitssonntag', advent(0)],
  ...['erst', 'zweit', 'dritt', 'viert'].map(
    (ordinal, at) => [`(?:${at + 1}\\.|${ordinal}e[rnm]?) advent(?:ssonntag)?`, advent(at + 1)] as const,
  ),
];

const nextOf = (dayIn: DayIn, today: string): string => {
  const year = Number(today.slice(0, 4));
  const day = dayIn(year);
  return day >= today ? day : dayIn(year + 1);
};

/** Returns a day such as `29.11.2026`. */
const numbered = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year} `;
};
