// Reads when something comes again, as people say it: „jeden ersten Dienstag im Monat, 19 Uhr, außer in den Ferien“. What isn't
// understood is named rather than guessed at.
import { addDays } from '#kernel/calendar.ts';
import { MAX_INTERVAL, MAX_SERIES_DAYS, USUAL_SERIES_DAYS } from '../../constants.ts';
import * as texts from './texts.ts';
import {
  DAY,
  LAST,
  MONTH,
  NUMBER,
  ORDINAL,
  WEEKDAY,
  dayIn,
  isMonthDay,
  monthBefore,
  monthFrom,
  monthIn,
  numberIn,
  ordinalIn,
  weekdayIn,
} from './german-days.ts';
import { withNumberedDays } from './said-days.ts';
import { takeDaySpan } from './said-spans.ts';
import { Words, isClock, splitAt, takeHours, wordsOf } from './said-words.ts';
import { daysOf, firstDayFrom } from './rhythm.ts';
import type { Rhythm, Series } from './rhythm.ts';

export interface ReadSeries extends Series {
  /** A time such as `19:30`; '' for whole days, and for an open end. */
  readonly from: string;
  readonly until: string;
  readonly isAllDay: boolean;
  /** Days on which it doesn't take place, as far as they were named one by one. */
  readonly except: readonly string[];
  readonly isExceptSchoolHolidays: boolean;
  /** Beginnings of the holidays' names where not all are meant, such as „sommer“. */
  readonly schoolHolidayNames: readonly string[];
  readonly isExceptPublicHolidays: boolean;
}

export type SeriesReading =
  | { readonly kind: 'understood'; readonly series: ReadSeries }
  /** A sentence says what to do about it. */
  | { readonly kind: 'problem'; readonly text: string };

/** Returns what a sentence said on `today` means. Without an end it goes on for a year. */
export const readSeries = (said: string, today: string): SeriesReading => {
  const words = withNumberedDays(wordsOf(said), today);
  const [plan, exceptions] = splitAt(words, /(?:,\s*)?(?:jedoch |aber )?\b(?:außer|ausser|nicht|ohne)\b/);
  const what = new Words(plan);
  const hours = takeHours(what);
  const bounds = takeBounds(what, today);
  const rhythm = takeRhythm(what);
  if (!rhythm) return problem(texts.rhythmMissing);
  if (!hours) return problem(texts.hoursMissing);
  if (![hours.from, hours.until].every(isClock)) return problem(texts.hoursWrong);
  if (bounds.isWrong || !rhythm.monthDays.every(isMonthDay)) return problem(texts.dayWrong);
  if (rhythm.interval > MAX_INTERVAL) return problem(texts.intervalTooLong(MAX_INTERVAL));
  if (what.left() !== '') return problem(texts.notUnderstood(what.left()));
  const first = firstDayFrom(bounds.first, rhythm);
  if (first === undefined || first > (bounds.last ?? first)) return problem(texts.noDay);
  const last = lastOf({ ...rhythm, first }, bounds);
  if (last === undefined) return problem(texts.noDay);
  const series = { ...rhythm, first, last };
  const read = readExceptions(exceptions, series);
  return read.kind === 'problem'
    ? read
    : { kind: 'understood', series: { ...series, ...hours, ...read.found } };
};

const problem = (text: string) => ({ kind: 'problem', text }) as const;
interface Bounds {
  readonly first: string;
  readonly last: string | undefined;
  /** The number of times. */
  readonly count: number | undefined;
  readonly isWrong: boolean;
}

/** What follows a number of times that comes again itself, as in „einmal wöchentlich“. */
const EACH_TIME =
  ' (?:täglich|wöchentlich|monatlich|jährlich|am tag|(?:im|pro|je) (?:tag|monat|jahr)|(?:in der|die|pro|je) woche)';

/** Takes from when and until when the series goes. */
const takeBounds = (words: Words, today: string): Bounds => {
  // Whoever says „einmal monatlich“ doesn't say how many months it goes on.
  words.take(`(?:einmal|1\\s*(?:mal|x))(?=${EACH_TIME})`);
  const count = words.take(`(${NUMBER})\\s*(?:mal|x|termine|abende|treffen)(?!${EACH_TIME})`);
  const season = words.take(`(?:von|vom) (${MONTH})\\.? (?:bis|-) (?:ende )?(${MONTH})\\.?(?: (\\d{4}))?`);
  if (season) {
    // The season that ends next is meant, also where it has begun already.
    const { last } = monthFrom(monthIn(season[1]!), season[2], today);
    const first = monthBefore(monthIn(season[0]!), last);
    return { first: later(first, today), last, count: countIn(count), isWrong: false };
  }
  const days = takeDaySpan(words, today);
  if (days?.kind === 'wrong') return { first: today, last: undefined, count: undefined, isWrong: true };
  if (days)
    return { first: later(days.first, today), last: days.last, count: countIn(count), isWrong: false };
  const begin = words.take(
    `(?:ab|von|vom|seit|beginn:?|beginnend|erstmals|start:?)(?: ab| am| mit)?(?: dem| der)? ${DAY}`,
  );
  const first = begin ? dayIn(begin, today) : (takeMonth(words, '(?:ab|von)', 'first', today) ?? today);
  const end = words.take(`bis(?: zum| einschließlich)? ${DAY}`);
  const last = end ? dayIn(end, first ?? today) : takeMonth(words, 'bis(?: zum)?', 'last', first ?? today);
  const isWrong = first === undefined || (end !== undefined && (last === undefined || last < first));
  return { first: first ?? today, last, count: countIn(count), isWrong };
};

const later = (one: string, other: string) => (one > other ? one : other);

const countIn = (found: readonly (string | undefined)[] | undefined) => found && numberIn(found[0]!);

const takeMonth = (words: Words, how: string, side: 'first' | 'last', from: string): string | undefined => {
  // Only the end of a month that it starts at, or the one it ends with, is the whole month.
  const edge = side === 'first' ? 'anfang' : 'ende|monatsende';
  const found = words.take(`${how} (?:(?:${edge}) )?(${MONTH})\\.?(?: (\\d{4}))?`);
  if (!found) return undefined;
  const day = monthFrom(monthIn(found[0]!), found[1], from)[side];
  return side === 'first' ? later(day, from) : day;
};

/** Returns the last day; undefined where there is none at all. */
const lastOf = (series: Omit<Series, 'last'>, { last, count }: Bounds): string | undefined => {
  const bound = last ?? addDays(series.first, count === undefined ? USUAL_SERIES_DAYS : MAX_SERIES_DAYS);
  const days = daysOf({ ...series, last: bound }, count ?? MAX_SERIES_DAYS);
  return days.at(-1);
};

const NONE: Omit<Rhythm, 'frequency'> = {
  interval: 1,
  weekdays: [],
  ordinals: [],
  monthDays: [],
  months: [],
};

const takeRhythm = (words: Words): Rhythm | undefined =>
  takeYearly(words) ??
  takeMonthDays(words) ??
  takeCountedWeekdays(words) ??
  takeWeekly(words) ??
  takeDaily(words);

const takeYearly = (words: Words): Rhythm | undefined => {
  const found =
    words.take(
      `(?:jährlich|jedes jahr|alljährlich) (?:am )?(\\d{1,2})\\.\\s*(?:(\\d{1,2})\\.|(${MONTH})\\b\\.?)`,
    ) ??
    words.take(
      `(?:am )?(\\d{1,2})\\.\\s*(?:(\\d{1,2})\\.|(${MONTH})\\b\\.?) (?:jedes jahres|eines jeden jahres|jährlich)`,
    );
  if (!found) return undefined;
  const month = found[2] === undefined ? Number(found[1]) : monthIn(found[2]);
  return { ...NONE, frequency: 'YEARLY', monthDays: [Number(found[0])], months: [month] };
};

const OF_MONTH = '(?:im monat|des monats|(?:eines )?jeden monats|jedes monats|jeden monat)';

const takeMonthDays = (words: Words): Rhythm | undefined => {
  const list = '(\\d{1,2}\\.(?:(?:,| und|, und)? (?:am )?\\d{1,2}\\.)*|letzten(?: tag)?)';
  const several = words.take(`alle (${NUMBER}) monate\\s*(?:am|zum) ${list}`);
  const found =
    several?.slice(1) ??
    words.take(`(?:immer )?(?:am|zum) ${list}\\s*${OF_MONTH}`) ??
    words.take(`(?:monatlich|jeden monat)\\s*(?:immer )?(?:am|zum) ${list}`);
  if (!found) return undefined;
  const days = found[0]!.startsWith('letzt') ? [LAST] : [...found[0]!.matchAll(/\d+/g)].map(Number);
  const interval = several ? numberIn(several[0]!) : 1;
  return { ...NONE, frequency: 'MONTHLY', interval, monthDays: sorted(days) };
};

/**
 * Takes words such as „jeden ersten und dritten Dienstag im Monat“. „Jeden zweiten Dienstag“ without a month is every other
 * one.
 */
const takeCountedWeekdays = (words: Words): Rhythm | undefined => {
  const ordinals = `((?:${ORDINAL})(?:(?:,| und|, und) (?:jede[rnsm]? )?(?:am )?(?:${ORDINAL}))*)`;
  const days = `((?:${WEEKDAY})(?:(?:,| und|, und) (?:${WEEKDAY}))*)`;
  const several = words.take(`alle (${NUMBER}) monate\\s*(?:jede[rnsm]? |am )?${ordinals} ${days}`);
  const inMonths =
    several?.slice(1) ??
    words.take(`(?:jede[rnsm]? |am )?${ordinals} ${days}\\s*(?:${OF_MONTH}|alle (${NUMBER}) monate)`);
  const found = inMonths ?? words.take(`jede[rnsm]? ${ordinals} ${days}`);
  if (!found) return undefined;
  const counted = [...found[0]!.matchAll(new RegExp(ORDINAL, 'g'))].map(([word]) => ordinalIn(word));
  const weekdays = weekdaysIn(found[1]!);
  if (!inMonths && counted.length === 1 && counted[0] === 2)
    return { ...NONE, frequency: 'WEEKLY', interval: 2, weekdays };
  const every = several?.[0] ?? inMonths?.[2];
  const interval = every === undefined ? 1 : Math.max(1, numberIn(every));
  return { ...NONE, frequency: 'MONTHLY', interval, weekdays, ordinals: sorted(counted) };
};

const takeWeekly = (words: Words): Rhythm | undefined => {
  const every = takeInterval(words, 'wochen', 'woche');
  const fortnight = words.take('(?:14|vierzehn)[- ]?tägig|alle (?:14|vierzehn) tage|zweiwöchentlich') ? 2 : 1;
  const weekdays = takeWeekdays(words);
  if (weekdays.length === 0) return undefined;
  words.take('wöchentlich');
  return { ...NONE, frequency: 'WEEKLY', interval: Math.max(every, fortnight), weekdays };
};

const takeWeekdays = (words: Words): readonly number[] => {
  if (words.take('werktags|wochentags|an (?:allen )?werktagen|jeden werktag')) return [1, 2, 3, 4, 5];
  if (words.take('jedes wochenende|am wochenende|an (?:den |allen )?wochenenden')) return [6, 7];
  const span = words.take(`(${WEEKDAY}) (?:bis|-) (${WEEKDAY})`) ?? words.take(`(${WEEKDAY})-(${WEEKDAY})`);
  if (span) {
    const [from, to] = [weekdayIn(span[0]!), weekdayIn(span[1]!)];
    return from <= to ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];
  }
  return sorted(words.takeAll(`(${WEEKDAY})`).map(([word]) => weekdayIn(word!)));
};

const takeDaily = (words: Words): Rhythm | undefined => {
  const interval = takeInterval(words, 'tage', 'tag');
  const isDaily = words.take('täglich|jeden tag') !== undefined;
  return interval > 1 || isDaily ? { ...NONE, frequency: 'DAILY', interval } : undefined;
};

/** Takes an interval such as „alle drei Wochen“, „jede zweite Woche“; 1 where nothing is said. */
const takeInterval = (words: Words, many: string, one: string): number => {
  const every = words.take(`alle (${NUMBER}) ${many}`);
  if (every) return Math.max(1, numberIn(every[0]!));
  const counted = words.take(`jede[rnsm]? (zweite|dritte|vierte|2\\.|3\\.|4\\.)n? ${one}`);
  return counted ? ordinalIn(counted[0]!) : 1;
};

const weekdaysIn = (text: string) =>
  sorted([...text.matchAll(new RegExp(WEEKDAY, 'g'))].map(([word]) => weekdayIn(word)));

/** Each once, the last of a month at the end. */
const sorted = (numbers: readonly number[]): number[] => {
  const unique = [...new Set(numbers)];
  const counted = unique.filter((number) => number !== LAST).toSorted((one, other) => one - other);
  return [...counted, ...unique.filter((number) => number === LAST)];
};

type Exceptions = Pick<
  ReadSeries,
  'except' | 'isExceptSchoolHolidays' | 'schoolHolidayNames' | 'isExceptPublicHolidays'
>;

const HOLIDAYS = 'sommer|herbst|weihnachts|winter|faschings|frühjahrs|oster|pfingst';

const readExceptions = (
  text: string,
  series: Series,
):
  | { readonly kind: 'read'; readonly found: Exceptions }
  | { readonly kind: 'problem'; readonly text: string } => {
  // „Ab“ says when a series begins, and no day that it leaves out.
  const beginning = /(?<![a-zäöüß])ab(?![a-zäöüß]).*/.exec(text);
  if (beginning) return problem(texts.exceptionNotUnderstood(beginning[0].trim()));
  const words = new Words(text);
  const holidays = words.takeAll(`(?:in |während )?(?:den |der )?(?:schul|(${HOLIDAYS}))?ferien`);
  const isAnyMeant = holidays.some(([name]) => name === undefined);
  const schoolHolidayNames = isAnyMeant ? [] : holidays.map(([name]) => name!);
  const isExceptSchoolHolidays = holidays.length > 0;
  const isExceptPublicHolidays = words.take('(?:an )?(?:gesetzlichen )?feiertagen?') !== undefined;
  const days = daysOf(series, MAX_SERIES_DAYS);
  const named = takeNamedDays(words, series.first);
  const months = words.takeAll(`(?:im )?(${MONTH})\\.?`).map(([name]) => monthIn(name!));
  if (words.left() !== '') return problem(texts.exceptionNotUnderstood(words.left()));
  if (named.some(({ day }) => day === undefined)) return problem(texts.dayWrong);
  const isNamed = (day: string) =>
    named.some((one) => (one.isOfEachYear ? one.day!.slice(YEAR) === day.slice(YEAR) : one.day === day));
  const except = days.filter((day) => isNamed(day) || months.includes(Number(day.slice(5, 7))));
  return {
    kind: 'read',
    found: { except, isExceptSchoolHolidays, schoolHolidayNames, isExceptPublicHolidays },
  };
};

const YEAR = 'yyyy'.length;

/** Takes days such as „24. Dezember“; without a year they are meant in each that a series goes on. */
const takeNamedDays = (words: Words, first: string) => {
  const lists = words.takeAll(`(?:am )?(?<!\\.)((?:\\d{1,2}\\.(?:,| und|, und)? )+)${DAY}`);
  const inLists = lists.flatMap(([list, last, ...month]) =>
    [...[...list!.matchAll(/\d+/g)].map(([day]) => day), last].map((day) => [day, ...month]),
  );
  return [...inLists, ...words.takeAll(`(?:am )?${DAY}`)].map((found) => ({
    day: dayIn(found, first),
    isOfEachYear: found[3] === undefined,
  }));
};
