// Holds the pure rules of reminders: when somebody is reminded of a date, and of which reminder it is time.
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import { hoursBefore } from '../registrations/rules.ts';
import { ALL_DAY_CLOCK, HOURS_BEFORE_DAY, HOURS_BEFORE_START } from './constants.ts';

export type ReminderName = 'day' | 'hours';

interface Beginning {
  readonly startsAt: Date;
  readonly isAllDay: boolean;
}

interface Reminder {
  readonly name: ReminderName;
  readonly at: Date;
}

/**
 * Returns the reminders of a date: the day before when clocks show the same hour, and two hours before; of a whole day once,
 * the morning before, since nobody wants to be woken.
 */
const remindersOf = ({ startsAt, isAllDay }: Beginning): readonly Reminder[] => {
  if (isAllDay) return [{ name: 'day', at: momentAt(addDays(dayOf(startsAt), -1), ALL_DAY_CLOCK)! }];
  return [
    { name: 'day', at: hoursBefore(startsAt, HOURS_BEFORE_DAY) },
    { name: 'hours', at: hoursBefore(startsAt, HOURS_BEFORE_START) },
  ];
};

/** Returns when the next reminder is due; null when there is none any more. */
export const nextReminderAt = (date: Beginning, now: Date): Date | null =>
  remindersOf(date).find(({ at }) => at > now)?.at ?? null;

/** Returns the last reminder whose time has come, as long as the date hasn't begun: whoever was late doesn't tell twice. */
export const dueReminder = (date: Beginning, now: Date): ReminderName | undefined =>
  date.startsAt > now ? remindersOf(date).findLast(({ at }) => at <= now)?.name : undefined;
