// Reads when something takes place, as people say it: „Samstag, 5. Dezember, 19 Uhr“, „am 5. und 6. Dezember von 10 bis 18
// Uhr“, or a series.
import { addDays, weekdayOf } from '#kernel/calendar.ts';
import { MAX_DATES } from '../../constants.ts';
import type { EventContentDate } from '../../views.ts';
import * as texts from './texts.ts';
import { dateOn } from './expand.ts';
import { DAY, WEEKDAY, dayIn, sayWholeDay, weekdayIn } from './german-days.ts';
import { readSeries } from './read-series.ts';
import type { SeriesReading } from './read-series.ts';
import { withNumberedDays } from './said-days.ts';
import { takeDaySpan } from './said-spans.ts';
import { Words, isClock, takeHours, wordsOf } from './said-words.ts';

export type DaysReading =
  | { readonly kind: 'days'; readonly dates: readonly EventContentDate[] }
  | { readonly kind: 'problem'; readonly text: string };

/**
 * Reads days or a series. Without a year the next such day from `today` on is meant. Of what is neither, the problem of the
 * series is told.
 */
export const readWhen = (said: string, today: string): DaysReading | SeriesReading =>
  readDays(said, today) ?? readSeries(said, today);

/** Reads the days that are named; undefined where words speak of something that comes again, or name no day. */
const readDays = (said: string, today: string): DaysReading | undefined => {
  const text = withNumberedDays(wordsOf(said), today);
  if (RECURRING.test(text)) return undefined;
  const words = new Words(text);
  const hours = takeHours(words);
  // „Vom 5. bis 8. Dezember“ is one date of several days.
  const found = takeDaySpan(words, today) ?? takeDays(words, today);
  if (!found || words.left() !== '') return undefined;
  if (found.kind === 'wrong') return problem(texts.dayWrong);
  if (found.kind === 'problem') return found;
  if (!hours && found.kind === 'days') return problem(texts.hoursMissing);
  const { from, until, isAllDay } = hours ?? WHOLE_DAY;
  if (!isClock(from) || !isClock(until)) return problem(texts.hoursWrong);
  if (found.kind === 'span') {
    // Midnight is the end of the last day.
    const untilDay = until === MIDNIGHT ? addDays(found.last, 1) : found.last;
    const date = { day: found.first, from, untilDay, until, isAllDay: isAllDay || until === '' };
    return { kind: 'days', dates: [date.isAllDay ? { ...date, from: '', until: '' } : date] };
  }
  return { kind: 'days', dates: found.days.map((day) => dateOn(day, { from, until, isAllDay })) };
};

const MIDNIGHT = '00:00';
const WHOLE_DAY = { from: '', until: '', isAllDay: true };

const problem = (text: string) => ({ kind: 'problem', text }) as const;

const RECURRING =
  /(?<![a-zäöüß])(?:jede[rnsm]?|alle|täglich|wöchentlich|monatlich|jährlich|alljährlich|werktags|wochentags|außer|ausser|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)(?![a-zäöüß])|(?:\d|zehn)[- ]?tägig|(?:im|des|eines) monats?/;

const takeDays = (words: Words, today: string) => {
  const named = takeNamed(words, today);
  const told = takeTold(words, today);
  const next = takeNext(words, today);
  const wrong = [...named, ...told].find(
    ({ day, weekday }) => day && weekday && weekdayOf(day) !== weekdayIn(weekday),
  );
  if (wrong) return problem(texts.weekdayWrong(sayWholeDay(wrong.day!)));
  const days = [...[...named, ...told].map(({ day }) => day), ...next];
  if (days.length === 0) return undefined;
  if (days.includes(undefined) || days.length > MAX_DATES) return problem(texts.dayWrong);
  return { kind: 'days', days: [...new Set(days.filter((day) => day !== undefined))].toSorted() } as const;
};

/** Takes days such as „5. und 6. Dezember“ and „Sa, 5.12.2026“. */
const takeNamed = (words: Words, today: string) => {
  const lists = words
    .takeAll(`(?<!\\.)((?:\\d{1,2}\\.(?:,| und|, und)? )+)${DAY}`)
    .flatMap(([list, last, ...month]) => {
      const others = [...list!.matchAll(/\d+/g)].map(([day]) => day);
      return [...others, last].map((day) => ({ weekday: undefined, day: dayIn([day, ...month], today) }));
    });
  const single = words
    .takeAll(`(?:(${WEEKDAY}),? )?(?:(?:dem|den) )?${DAY}`)
    .map(([weekday, ...found]) => ({ weekday, day: dayIn(found, today) }));
  return [...lists, ...single];
};

/** Takes days such as „heute“, „morgen, Dienstag“; „heute Morgen“ is one of them. */
const takeTold = (words: Words, today: string) =>
  words
    .takeAll(`(heute|übermorgen|morgen)(?:(?<=heute) morgen)?(?:,?\\s+(${WEEKDAY}))?`)
    .map(([word, weekday]) => ({ weekday, day: addDays(today, AHEAD[word!]!) }));

/** Takes days such as „nächsten Samstag“, „am Freitag“: the next one, and never today itself. */
const takeNext = (words: Words, today: string): readonly string[] => {
  const weekdays = words.takeAll(`(?:(?:diese|nächste|kommende)[nrms]? )?(${WEEKDAY})`);
  // Several weekdays are a series.
  if (weekdays.length > 1) return [];
  return weekdays.map(([word]) => {
    const ahead = (weekdayIn(word!) - weekdayOf(today) + WEEK) % WEEK || WEEK;
    return addDays(today, ahead);
  });
};

const AHEAD: Readonly<Record<string, number>> = { heute: 0, morgen: 1, übermorgen: 2 };
const WEEK = 7;
