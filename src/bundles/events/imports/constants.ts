// These are numbers and fixed words of calendars that are read in.
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { MAX_LINE_LENGTH } from '../constants.ts';

/** Whether events of a calendar come out at once or wait for the editors. */
export const SOURCE_MODES = ['publish', 'review'] as const;
export type SourceMode = (typeof SOURCE_MODES)[number];

/** These can still be chosen. */
export const OPEN_STATES = ['new', 'skipped', 'failed'] as const;
/** Nobody has chosen it yet; it is to be taken, or not; a manuscript is made of it; it couldn't be; it is in the portal already. */
export type ItemState = 'new' | 'chosen' | 'skipped' | 'taken' | 'failed' | 'merged';

export const MAX_NAME_LENGTH = 120;
/** It holds for organiser and venue, as in an event. */
export const MAX_WORDS_LENGTH = MAX_LINE_LENGTH;
export const MAX_ADDRESS_LENGTH = 2000;

/** How many calendars one person may have. */
export const MAX_SOURCES = 20;
/** How many calendars a list shows. */
export const SOURCES_SHOWN = 200;
/** How many lines of the report stand open on the page. */
export const LINES_SHOWN = 8;

/** How many events are chosen from at a time, as many as a form can name. */
export const ITEMS_SHOWN = 200;
/** How many events the preview of a table names. */
export const PREVIEW_ITEMS = 8;
/** How many events one job takes; the next job takes the others. */
export const ITEMS_PER_RUN = 50;

/** After how long a calendar is asked again: a little earlier than in an hour, so that a job of every hour finds it due. */
export const READ_EVERY_MS = 55 * MINUTE_MS;
/** The longest pause after failures, each of which makes it twice as long. */
export const LONGEST_PAUSE_MS = DAY_MS;
/** Its owner is told when so many readings in a row have failed. */
export const FAILURES_BEFORE_NOTICE = 3;
/** After how long it is read as a whole even where nothing is new, since later dates of its series come within reach. */
export const WHOLE_READING_MS = 7 * DAY_MS;
/** How many calendars of all portals together one run reads; the next run finds the others. */
export const SOURCES_PER_RUN = 500;

/** Why a calendar couldn't be read. */
export type ReadProblem =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'missing'
  | 'denied'
  | 'notACalendar'
  | 'notATable'
  | 'columnsMissing'
  | 'cutOff'
  | 'emptied';

/** How many new events of one reading come in by themselves; with more, somebody is asked. */
export const MAX_NEW_AT_ONCE = 50;

/** A calendar with so many events ahead may be one that ends after a number of them, as ours do: its end says nothing of what is later. */
export const LARGE_CALENDAR = 100;

export const FETCH_TIMEOUT_MS = 15_000;
export const MAX_REDIRECTS = 3;
/** How many calendars somebody may read in within a day. */
export const READING_LIMIT = { attempts: 60, seconds: DAY_MS / 1000 };
