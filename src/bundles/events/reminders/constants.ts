// Holds numbers and fixed words of reminders.

export const HOURS_BEFORE_DAY = 24;
export const HOURS_BEFORE_START = 2;
/** The hour of the reminder on the day before a whole day. */
export const ALL_DAY_CLOCK = '09:00';

/** People that one step of reminding takes. */
export const REMIND_BATCH = 200;
