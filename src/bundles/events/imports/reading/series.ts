// Finds the dates of an entry and its series in the window: by rule, added and left out ones (RFC 5545, 3.8.5).
import { addDays, dayOf } from '#kernel/calendar.ts';
import type { ClockOffset } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { overAt } from '../../rules.ts';
import { plainValue, propertiesOf, propertyOf } from './components.ts';
import type { Property } from './components.ts';
import { endOf } from './entry.ts';
import type { Entry } from './entry.ts';
import { MAX_LENGTH_DAYS, MAX_STEPS_OF_SERIES } from './limits.ts';
import type { ReadDate, Window } from './read-item.ts';
import type { Report } from './report.ts';
import { readRule } from './series-rule.ts';
import type { ReadRule } from './series-rule.ts';
import { daysOfRule } from './rule-days.ts';
import * as texts from './texts.ts';
import { dayBy, isWhole, onDay, readTime } from './times.ts';
import type { ReadTime, ZoneOf } from './times.ts';
import type { Reading } from './zones.ts';

export interface SeriesReading extends Reading {
  readonly zoneOf: ZoneOf;
}

/** Returns the beginnings in their order, each once, within the window or close before it. */
export const beginningsOf = (entry: Entry, reading: SeriesReading): readonly ReadTime[] => {
  const rule = propertyOf(entry.component, 'RRULE');
  const found = [
    ...(rule ? byRule(entry, rule, reading) : [entry.start]),
    ...propertiesOf(entry.component, 'RDATE').flatMap((added) => timesIn(added, entry, reading)),
  ];
  const isExcluded = exclusions(entry, reading);
  const kept = found.filter((time) => !isExcluded(time) && isNear(time, reading.window));
  const single = new Map(kept.map((time) => [time.at.getTime(), time]));
  return [...single.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
};

const isNear = ({ at }: ReadTime, { from, until }: Window) =>
  at.getTime() >= from.getTime() - MAX_LENGTH_DAYS * DAY_MS && at < until;

/** `instead` is the day of the series that it stands for. */
export const dateOf = (entry: Entry, start: ReadTime, instead?: ReadTime): ReadDate => ({
  key: instead ? keyOf(instead) : '',
  startsAt: start.at,
  endsAt: endOf(entry, start),
  isAllDay: isWhole(start),
  venue: entry.venue,
});

const keyOf = (time: ReadTime): string => (isWhole(time) ? time.day : time.at.toISOString());

export const isInWindow = (date: ReadDate, { from, until }: Window): boolean =>
  date.startsAt < until && overAt(date) > from;

type Rule = Extract<ReadRule, { kind: 'rule' }>;

const byRule = (entry: Entry, property: Property, reading: SeriesReading): ReadTime[] => {
  const { report } = reading;
  const read = readRule(plainValue(property));
  if (read.kind !== 'rule') {
    report.add(property.line, read.kind === 'tooFast' ? texts.ruleTooFast : texts.ruleUnreadable);
    return [entry.start];
  }
  const own = { steps: Math.min(MAX_STEPS_OF_SERIES, Math.max(reading.budget.steps, 0)) };
  const before = own.steps;
  const times = timesOfRule(entry, read, { ...reading, budget: own });
  reading.budget.steps -= before - own.steps;
  if (own.steps < 0) report.add(property.line, texts.seriesTooLong);
  return times;
};

/** Returns the times of a rule. The beginning always counts, whether the rule knows it or not. */
const timesOfRule = (entry: Entry, read: Rule, { report, window, budget }: Reading): ReadTime[] => {
  const { start } = entry;
  const first = start.day;
  const { done } = daysOfRule(read.rule, { first, from: first, until: first }, budget, true).next();
  if (done) report.add(entry.line, texts.startOffRule);
  const span = {
    first,
    from: addDays(dayOf(window.from), -MAX_LENGTH_DAYS),
    until: addDays(dayOf(window.until), 1),
  };
  const isBeforeEnd = endTest(read.until, start, report);
  const times = [start];
  let left = (read.count ?? Number.POSITIVE_INFINITY) - 1;
  const isEarly = read.until === undefined ? earlyDays(first, span.from) : () => false;
  for (const day of daysOfRule(read.rule, span, budget, read.count !== undefined)) {
    if (isEarly(day)) {
      left -= timesADay(start, read);
      if (left < 0) return times;
      continue;
    }
    for (const time of onThatDay(start, day, read)) {
      if (time.at <= start.at) continue;
      if (left-- <= 0 || !isBeforeEnd(time)) return times;
      times.push(time);
    }
  }
  return times;
};

/**
 * Returns a test for days so long before the window that they are counted and nothing else: to find the moment of each takes
 * far longer than to find the day. In other zones a day may be two days from ours.
 */
const earlyDays = (first: string, from: string) => {
  const before = addDays(from, -2);
  return (day: string) => day > first && day < before;
};

const two = (number: number) => String(number).padStart(2, '0');

const timesADay = ({ clock }: ReadTime, { hours, minutes }: Rule): number =>
  hours.length === 0 || clock === undefined ? 1 : hours.length * Math.max(1, minutes.length);

const onThatDay = (start: ReadTime, day: string, { hours, minutes }: Rule): ReadTime[] => {
  if (hours.length === 0 || start.clock === undefined) return [onDay(start, day)];
  const [, usual = '00'] = start.clock.split(':');
  return hours.flatMap((hour) =>
    (minutes.length > 0 ? minutes.map(two) : [usual]).map((minute) =>
      onDay({ ...start, clock: `${two(hour)}:${minute}` }, day),
    ),
  );
};

/** Returns a test for the end of a series, which is its last day, or a moment. */
const endTest = (until: string | undefined, start: ReadTime, report: Report) => {
  if (until === undefined) return () => true;
  const property = { name: 'UNTIL', line: 0, params: new Map(), value: until };
  const last = readTime(until, property, () => start.clocks);
  if (!last) {
    report.add(0, texts.timeUnreadable(until));
    return () => true;
  }
  if (isWhole(last)) return (time: ReadTime) => time.day <= last.day;
  // Where one of them is a whole day, the days alone are compared: `UNTIL=20261231T225959Z` is midnight of New Year’s Eve here.
  return (time: ReadTime) => (isWhole(time) ? time.day <= dayOf(last.at) : time.at <= last.at);
};

/** Returns the times in a property; of periods the beginning counts. */
const timesIn = (property: Property, entry: Entry, { zoneOf, report }: SeriesReading): ReadTime[] =>
  plainValue(property)
    .split(',')
    .slice(0, MAX_VALUES)
    .flatMap((value) => {
      const read = readTime(value.split('/')[0]!, property, zoneOf);
      if (!read) report.add(property.line, texts.timeUnreadable(value));
      if (!read) return [];
      // A day alone among hours means the series' hour on that day, and the other way round.
      return isWhole(read) === isWhole(entry.start) ? [read] : [onDay(entry.start, read.day)];
    });

const MAX_VALUES = 2000;
/** As many days as a window has, several times a day. */
const MAX_EXCLUSIONS = 5000;

const exclusions = (entry: Entry, reading: SeriesReading): ((time: ReadTime) => boolean) => {
  const [moments, days] = [new Set<number>(), new Set<string>()];
  let left = MAX_EXCLUSIONS;
  for (const property of propertiesOf(entry.component, 'EXDATE')) {
    const values = plainValue(property).split(',').slice(0, left);
    left -= values.length;
    for (const value of values) {
      const read = readTime(value, property, reading.zoneOf);
      if (!read) reading.report.add(property.line, texts.timeUnreadable(value));
      else if (isWhole(read) || isWhole(entry.start)) days.add(read.day);
      else moments.add(read.at.getTime());
      if (read && isWhole(read) && !isWhole(entry.start))
        reading.report.addOnce(property.line, texts.dayExcluded);
    }
  }
  return (time) => moments.has(time.at.getTime()) || days.has(time.day);
};

/** Times as a change of a series is compared with them: thousands of the one meet thousands of the other. */
const gathered = (times: readonly ReadTime[]) => {
  const [whole, timed] = [times.filter(isWhole), times.filter((time) => !isWhole(time))];
  return {
    days: new Set(times.map(({ day }) => day)),
    wholeDays: new Set(whole.map(({ day }) => day)),
    moments: new Set(timed.map(({ at }) => at.getTime())),
    timed,
    byClocks: Map.groupBy(whole, ({ clocks }) => clocks),
  };
};

/** Returns a test for whether one of the changes is about a date: by its moment, or by the day where only that is named. */
export const changedBy = (changes: readonly ReadTime[]): ((time: ReadTime) => boolean) => {
  const { days, wholeDays, moments, timed } = gathered(changes);
  const daysByClocks = new Map<ClockOffset, ReadonlySet<string>>();
  const daysBy = (clocks: ClockOffset) => {
    const found = daysByClocks.get(clocks) ?? new Set(timed.map(({ at }) => dayBy(clocks, at)));
    daysByClocks.set(clocks, found);
    return found;
  };
  return (time) =>
    isWhole(time)
      ? days.has(time.day) || daysBy(time.clocks).has(time.day)
      : wholeDays.has(time.day) || moments.has(time.at.getTime());
};

/** Returns a test for whether a change is about one of the dates, by the same rule. */
export const isOneOf = (dates: readonly ReadTime[]): ((instead: ReadTime) => boolean) => {
  const { days, wholeDays, moments, byClocks } = gathered(dates);
  const daysByClocks = [...byClocks].map(
    ([clocks, own]) => [clocks, new Set(own.map(({ day }) => day))] as const,
  );
  return (instead) =>
    isWhole(instead)
      ? days.has(instead.day)
      : wholeDays.has(instead.day) ||
        moments.has(instead.at.getTime()) ||
        daysByClocks.some(([clocks, own]) => own.has(dayBy(clocks, instead.at)));
};
