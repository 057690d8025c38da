// Says from when until when a list of events goes, and what comes before and after it. Days are counted as calendars do, so
// that those on which clocks are changed are days like all others.
import { addDays, dayOf, daysBetween, lastDayOfMonth, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { MAX_DAYS_AHEAD } from './constants.ts';
import type { ViewName } from './constants.ts';
import type { Asked } from './asked.ts';

/** A span of time up to a moment, which isn't within it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface DaySpan extends Span {
  readonly day: string;
}

/** Returns the days of a day, a week or a month; of a month the whole of it. */
export const daysOf = (view: ViewName, day: string): readonly string[] => {
  const first = firstOf(view, day);
  const count = view === 'tag' ? 1 : view === 'woche' ? WEEK : daysInMonth(first);
  return Array.from({ length: count }, (_, at) => addDays(first, at));
};

/**
 * Returns the days by which one goes on to the next day, week or month, and back; undefined where there is nothing more to be
 * seen.
 */
export const neighboursOf = (view: ViewName, day: string, today: string) => {
  const days = daysOf(view, day);
  const before = addDays(days[0]!, -1);
  const after = addDays(days.at(-1)!, 1);
  const earlier = firstOf(view, before);
  return {
    previous: before < today ? undefined : earlier < today ? today : earlier,
    next: after > addDays(today, MAX_DAYS_AHEAD) ? undefined : after,
  };
};

export const spanOfDay = (day: string): DaySpan => ({
  day,
  from: midnight(day),
  until: midnight(addDays(day, 1)),
});

/** Returns the span that the list as a whole looks at: from the weekend's, the given or today's day on, perhaps without an end. */
export const spanOfList = ({ from, until, isWeekend }: Asked, now: Date): Span => {
  const today = dayOf(now);
  if (isWeekend) {
    const friday = weekendOf(today);
    const evening = momentAt(friday, EVENING)!;
    return { from: friday < today ? midnight(today) : evening, until: midnight(addDays(friday, 3)) };
  }
  return {
    from: midnight(from ?? today),
    until: until ? midnight(addDays(until, 1)) : FOR_EVER,
  };
};

/** Returns the Friday of this weekend; on a Saturday and a Sunday it is the one before. */
export const weekendOf = (today: string): string => addDays(today, FRIDAY - weekdayOf(today));

const firstOf = (view: ViewName, day: string): string => {
  if (view === 'woche') return addDays(day, 1 - weekdayOf(day));
  return view === 'monat' ? `${day.slice(0, MONTH_LENGTH)}-01` : day;
};

const daysInMonth = (first: string): number => daysBetween(first, lastDayOfMonth(first)) + 1;

const midnight = (day: string): Date => momentAt(day)!;

const WEEK = 7;
const FRIDAY = 5;
/** From then on a Friday belongs to the weekend. */
const EVENING = '17:00';
const MONTH_LENGTH = 'yyyy-mm'.length;
/** The end of the year 9999. */
export const FOR_EVER = new Date(253_402_300_799_999);
