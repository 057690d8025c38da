// Says which clocks a name of a zone in a calendar means: IANA's, Outlook's, one that the file brings along, or the portal's.
import { addDays, clocksOf, dayOf, momentByClocks, offsetAt, timeZone } from '#kernel/calendar.ts';
import type { ClockOffset } from '#kernel/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { plainValue, propertiesOf, propertyOf } from './components.ts';
import type { Component } from './components.ts';
import { MAX_ZONES, MAX_ZONE_PARTS } from './limits.ts';
import { zoneOfOutlook } from './outlook-zones.ts';
import type { Window } from './read-item.ts';
import type { Report } from './report.ts';
import { readRule } from './series-rule.ts';
import { daysOfRule } from './rule-days.ts';
import type { Budget } from './rule-days.ts';
import * as texts from './texts.ts';
import type { ZoneOf } from './times.ts';

export interface Reading {
  readonly report: Report;
  readonly window: Window;
  readonly budget: Budget;
}

/** Clocks are found once for each name. */
export const readZones = (calendars: readonly Component[], reading: Reading): ZoneOf => {
  const { report } = reading;
  const own = new Map(
    calendars
      .flatMap(({ parts }) => parts.filter(({ name }) => name === 'VTIMEZONE'))
      .slice(0, MAX_ZONES)
      .map((zone) => [propertyOf(zone, 'TZID')?.value ?? '', zone]),
  );
  const usual = calendars.map((one) => propertyOf(one, 'X-WR-TIMEZONE')).find(Boolean);
  const known = new Map<string, ClockOffset>();
  const find = (name: string, line: number): ClockOffset => {
    const found = named(name) ?? ofOutlook(name, line, report) ?? ownClocks(own.get(name), reading);
    if (!found) report.addOnce(line, texts.zoneUnknown(name, timeZone()));
    return found ?? offsetAt;
  };
  const memoized = (name: string, line: number): ClockOffset => {
    const clocks = known.get(name) ?? find(name, line);
    if (known.size < MAX_NAMES) known.set(name, clocks);
    return clocks;
  };
  return ({ params, line }) => {
    const name = params.get('tzid')?.replace(/^"|"$/g, '') ?? usual?.value ?? '';
    return name === '' ? offsetAt : memoized(name, line);
  };
};

/** A hostile file names a new zone in each line. */
const MAX_NAMES = 500;

/** No zone has a longer name, and what is looked through from each of its signs on has to be short. */
const MAX_NAME_LENGTH = 100;

/** Also behind what libical and Mozilla put before it: `/mozilla.org/20070129_1/Europe/Berlin`. */
const named = (name: string): ClockOffset | undefined => {
  if (name === timeZone()) return offsetAt;
  const [whole] = /[A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/.exec(name.slice(-MAX_NAME_LENGTH)) ?? [];
  return whole === undefined ? undefined : clocksOf(whole);
};

const ofOutlook = (name: string, line: number, report: Report): ClockOffset | undefined => {
  const zone = zoneOfOutlook(name);
  const clocks = zone === undefined ? undefined : clocksOf(zone);
  if (clocks && zone) report.addOnce(line, texts.zoneMapped(name, zone));
  return clocks;
};

/** A change of clocks that a file tells of. */
interface Onset {
  readonly at: number;
  readonly to: number;
}

const ownClocks = (zone: Component | undefined, reading: Reading): ClockOffset | undefined => {
  if (!zone) return undefined;
  const likely = propertyOf(zone, 'X-LIC-LOCATION');
  const known = likely && named(likely.value);
  if (known) return known;
  const onsets = zone.parts
    .slice(0, MAX_ZONE_PARTS)
    .flatMap((part) => onsetsOf(part, reading))
    .toSorted((one, other) => one.at - other.at);
  const [first] = onsets;
  if (!first) {
    reading.report.addOnce(zone.line, texts.zoneUnreadable(propertyOf(zone, 'TZID')?.value ?? ''));
    return undefined;
  }
  return (moment) => (lastUntil(onsets, moment.getTime()) ?? first).to;
};

/** Returns the last onset until a moment, by halves: a file may have thousands, and each time asks several times. */
const lastUntil = (onsets: readonly Onset[], moment: number): Onset | undefined => {
  let [low, high] = [0, onsets.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (onsets[middle]!.at <= moment) low = middle + 1;
    else high = middle;
  }
  return onsets[low - 1];
};

/** Returns when a part of a zone begins to hold, around the window. */
const onsetsOf = (part: Component, { window, budget }: Reading): Onset[] => {
  const [from, to] = [offsetIn(part, 'TZOFFSETFROM'), offsetIn(part, 'TZOFFSETTO')];
  const [, year, month, day, hour = '00', minute = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(propertyOf(part, 'DTSTART')?.value ?? '') ?? [];
  if (from === undefined || to === undefined || !day) return [];
  const first = `${year}-${month}-${day}`;
  const rule = propertyOf(part, 'RRULE');
  const read = rule && readRule(plainValue(rule));
  const span = {
    first,
    from: addDays(dayOf(window.from), -800),
    until: dayOf(window.until),
  };
  const isYearly = read?.kind === 'rule' && read.rule.freq === 'YEARLY' && !Number.isNaN(Date.parse(first));
  const days = isYearly ? [...daysOfRule(read.rule, span, budget, false)] : [];
  const dates = propertiesOf(part, 'RDATE').flatMap(({ value }) =>
    value.split(',').map((one) => one.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')),
  );
  const last = isYearly ? read.until?.slice(0, 8) : undefined;
  return [first, ...days, ...dates.slice(0, MAX_DATES_OF_PART)].flatMap((onset) => {
    if (last !== undefined && onset.replaceAll('-', '') > last) return [];
    const at = momentByClocks(() => from, onset, `${hour}:${minute}`);
    return at ? [{ at: at.getTime(), to }] : [];
  });
};

const MAX_DATES_OF_PART = 200;

const offsetIn = (part: Component, name: string): number | undefined => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(propertyOf(part, name)?.value ?? '') ?? [];
  if (!sign || Number(hours) > 18) return undefined;
  const distance = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === '-' ? -distance : distance;
};
