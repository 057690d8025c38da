// Reads days and hours as calendars write them, by whatever clocks, as moments.
import { addDays, dayOf, isDay, momentAt, momentByClocks, wallClockBy } from '#kernel/calendar.ts';
import type { ClockOffset } from '#kernel/calendar.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { Property } from './components.ts';

export interface ReadTime {
  /** A day such as `2026-11-27`, by the clocks. */
  readonly day: string;
  /** An hour such as `19:30`; undefined for a whole day. */
  readonly clock: string | undefined;
  readonly clocks: ClockOffset;
  /** The moment; of a whole day the portal's midnight. */
  readonly at: Date;
}

/** Which clocks a property means by its TZID; those of the portal where it has none. */
export type ZoneOf = (property: Property) => ClockOffset;

const UTC: ClockOffset = () => 0;

/** Reads a time; undefined for what isn't one. */
export const readTime = (value: string, property: Property, zoneOf: ZoneOf): ReadTime | undefined => {
  const found = TIME.exec(value.trim());
  if (!found) return undefined;
  const [, year, month, dayInMonth, hour, minute = '00', , offset] = found;
  const day = `${year}-${month}-${dayInMonth}`;
  if (!isDay(day)) return undefined;
  if (hour === undefined) return momentAt(day) && wholeDay(day);
  const clocks = offset ? clocksOfOffset(offset) : zoneOf(property);
  // Some programs write the midnight that ends a day so.
  return hour === '24' && minute === '00'
    ? atClock(addDays(day, 1), '00:00', clocks)
    : atClock(day, `${hour}:${minute}`, clocks);
};

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d)(?::?(\d\d))?(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

const clocksOfOffset = (offset: string): ClockOffset => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  if (!sign) return UTC;
  const distance = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return () => (sign === '-' ? -distance : distance);
};

const wholeDay = (day: string): ReadTime => ({ day, clock: undefined, clocks: UTC, at: momentAt(day)! });

const atClock = (day: string, clock: string, clocks: ClockOffset): ReadTime | undefined => {
  const at = momentByClocks(clocks, day, clock);
  return at && { day, clock, clocks, at };
};

/** Returns the same hour by the same clocks on another day. */
export const onDay = (time: ReadTime, day: string): ReadTime =>
  time.clock === undefined ? wholeDay(day) : atClock(day, time.clock, time.clocks)!;

/** Returns the moment so many days of the calendar and milliseconds later. */
export const later = (time: ReadTime, days: number, ms: number): Date => {
  const { at } = onDay(time, addDays(time.day, days));
  return new Date(at.getTime() + ms);
};

/** Returns the day of some clocks on which a moment lies. */
export const dayBy = (clocks: ClockOffset, moment: Date): string =>
  wallClockBy(clocks, moment).slice(0, 'yyyy-mm-dd'.length);

/** Says whether a time is a whole day, which begins at the portal's midnight. */
export const isWhole = ({ clock }: ReadTime): boolean => clock === undefined;

export const isMidnight = (moment: Date): boolean => momentAt(dayOf(moment))!.getTime() === moment.getTime();
