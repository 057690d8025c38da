// Holds numbers of the calendar of the week.

/** Of what came out on a day so much is fetched at the most, and so much is shown at once. */
export const OUT_PER_DAY = 20;
export const OUT_SHOWN = 4;

/** The most that is shown of what else has its moment in a week, in all and on a day at once. */
export const MOST_DATES = 200;
export const DATES_SHOWN = 3;

/** Of what is scheduled in a week so much is shown. */
export const MOST_SCHEDULED = 200;

/** Hours that a newsroom plans for, offered although nothing stands there yet. */
export const USUAL_HOURS: readonly number[] = [6, 9, 12, 15, 18, 21];

/** Returns the id of an entry, so that the page can lead to it. */
export const entryId = (manuscriptId: number): string => `m${manuscriptId}`;
