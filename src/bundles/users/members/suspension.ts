// Says what holds of a suspension now, and how the suspended person is told.
import { dayText, momentOf } from '#design/dates.ts';
import { clockOf } from '#kernel/calendar.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { OPEN_END } from './constants.ts';
import * as texts from './texts.ts';

export interface Suspension {
  /** It is null for an open end. */
  readonly until: Date | null;
  readonly reason: string;
}

/** It ends by itself: null when there is none or it is over. */
export const currentSuspension = (
  person: { readonly suspendedUntil: Date | null; readonly suspensionReason: string | null },
  now: Date,
): Suspension | null => {
  const { suspendedUntil: until, suspensionReason } = person;
  if (until === null || until <= now) return null;
  return { until: until < OPEN_END ? until : null, reason: suspensionReason ?? '' };
};

/** Returns the stamp of what the form shows of a suspension that holds. */
export const stampOf = (
  person: { readonly suspendedUntil: Date | null; readonly suspensionReason: string | null } & {
    readonly contributionsHidden: boolean;
  },
  now: Date,
): string => {
  const holds = currentSuspension(person, now);
  return stampOfSeen(holds ? [holds.until, holds.reason, person.contributionsHidden] : []);
};

/** Tells the person until when, and why. */
export const suspensionText = ({ until, reason }: Suspension): string =>
  texts.youAreSuspended(untilText(until), reason);

/** Returns words such as „bis einschließlich 3. Dezember 2026“, or „bis auf Weiteres“. */
export const untilText = (until: Date | null): string => {
  if (until === null) return texts.openEnd;
  const isMidnight = clockOf(until) === '00:00';
  return isMidnight
    ? texts.untilDay(dayText(new Date(until.getTime() - 1)))
    : texts.untilMoment(momentOf(until).text);
};
