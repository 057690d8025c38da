// Holds the pure rules of a place as it is typed: when it is taken by that.
import { momentAt } from '#kernel/calendar.ts';
import { MAX_DATES } from '../../constants.ts';
import { overAt } from '../../rules.ts';
import type { EventContentDate, EventContentLocation } from '../../views.ts';
import { changedDays } from './changes.ts';
import { dateOn, daysTakingPlace } from './expand.ts';

export interface TakenTime {
  readonly startsAt: Date;
  readonly overAt: Date;
}

/** Returns the times of its dates and those of its series, as far as they can be read already, soonest first. */
export const takenTimes = (location: EventContentLocation): readonly TakenTime[] => {
  const { dates, series = [] } = location;
  const ofSeries = series.flatMap((one, at) =>
    daysTakingPlace(one, changedDays(location, at), MAX_DATES).map((day) => dateOn(day, one)),
  );
  return [...dates, ...ofSeries]
    .flatMap((date) => timeOf(date) ?? [])
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
};

const timeOf = ({ day, from, untilDay, until, isAllDay }: EventContentDate): TakenTime | undefined => {
  const startsAt = isAllDay || from !== '' ? momentAt(day, isAllDay ? '00:00' : from) : undefined;
  if (!startsAt) return undefined;
  const hasEnd = isAllDay ? untilDay !== '' : until !== '';
  const endsAt = hasEnd ? momentAt(untilDay || day, isAllDay ? '00:00' : until) : undefined;
  const over = overAt({ startsAt, endsAt: endsAt ?? null, isAllDay });
  return over > startsAt ? { startsAt, overAt: over } : undefined;
};

/** Returns those times that lie across one of the others. */
export const clashing = <Taken extends { readonly startsAt: string; readonly overAt: string }>(
  taken: readonly Taken[],
  own: readonly TakenTime[],
): readonly Taken[] =>
  taken.filter((other) =>
    own.some(
      ({ startsAt, overAt }) => new Date(other.startsAt) < overAt && startsAt < new Date(other.overAt),
    ),
  );
