// Holds the fixed numbers of the desk of members.
import { DAY_MS } from '#kernel/durations.ts';

export const MEMBERS_PER_PAGE = 30;
/** More than these are „mindestens 10.000“: counting all would take longer than the page. */
export const MEMBERS_COUNTED_UP_TO = 10_000;
export const REASON_MAX_LENGTH = 1000;
export const SEARCH_MAX_LENGTH = 100;

/** Stands in the database for a suspension without an end: later than any that has one. */
export const OPEN_END = new Date('9999-12-31T00:00:00Z');

/** Each night those are seen to whose suspension has ended since: two nights, in case one was missed. */
export const RENEWED_AFTER_SUSPENSION_MS = 2 * DAY_MS;
