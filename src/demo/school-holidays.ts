// Works out the school holidays of the demo portal, as Bavaria has them in most years, so that series of events know them
// whenever the demo begins.
import { addDays, dayOf, weekdayOf } from '#kernel/calendar.ts';
import { publicHolidaysIn } from '#bundles/events/public.ts';

/** Returns the holidays of the year of `now` and of the next one, with the turns of years at both ends, a span in a line. */
export const demoSchoolHolidays = (now: Date): string => {
  const year = Number(dayOf(now).slice(0, 4));
  const spans = [christmasOf(year - 1), ...spansOf(year), ...spansOf(year + 1)];
  return spans.map(([name, first, last]) => `${name}: ${said(first)} – ${said(last)}`).join('\n');
};

type NamedSpan = readonly [name: string, first: string, last: string];

const spansOf = (year: number): readonly NamedSpan[] => {
  const easter = addDays(goodFridayOf(year), 2);
  const summer = mondayFrom(`${year}-07-28`);
  const allSaints = `${year}-11-01`;
  // All Saints' is in them, or on the weekend before.
  const autumn = mondayFrom(addDays(allSaints, weekdayOf(allSaints) > FRIDAY ? 0 : 1 - weekdayOf(allSaints)));
  return [
    ['Faschingsferien', addDays(easter, -48), addDays(easter, -44)],
    ['Osterferien', addDays(easter, -6), addDays(easter, 5)],
    ['Pfingstferien', addDays(easter, 51), addDays(easter, 61)],
    ['Sommerferien', summer, addDays(summer, 6 * WEEK)],
    ['Herbstferien', autumn, addDays(autumn, 4)],
    christmasOf(year),
  ];
};

/** Returns the Christmas holidays, until the Friday of the week in which the Three Kings come. */
const christmasOf = (year: number): NamedSpan => {
  const back = `${year + 1}-01-05`;
  return ['Weihnachtsferien', `${year}-12-24`, addDays(back, (FRIDAY - weekdayOf(back) + WEEK) % WEEK)];
};

/** Returns the first of the movable days, all of which hang upon it. */
const goodFridayOf = (year: number): string =>
  publicHolidaysIn(year).find((day) => /-0[34]-/.test(day) && weekdayOf(day) === FRIDAY)!;

/** Returns the next Monday, or the day itself, if it is one. */
const mondayFrom = (day: string): string => addDays(day, (WEEK + 1 - weekdayOf(day)) % WEEK);

const said = (day: string): string => {
  const [year, month, ofMonth] = day.split('-').map(Number);
  return `${ofMonth}.${month}.${year}`;
};

const FRIDAY = 5;
const WEEK = 7;
