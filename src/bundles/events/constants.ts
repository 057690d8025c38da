// These are numbers and fixed words of events.
import { HOUR_MS } from '#kernel/durations.ts';

export const MAX_TITLE_LENGTH = 200;
export const MAX_LEAD_LENGTH = 1000;
/** It holds for organiser, venue, address and price. */
export const MAX_LINE_LENGTH = 200;
export const MAX_LOCATIONS = 20;
/** It holds for all places together. */
export const MAX_DATES = 200;

/**
 * The limits of what is being written and need not be fit for publishing yet; those of dates and series hold for each place.
 */
export const MAX_STORED_LOCATIONS = 100;
export const MAX_STORED_DATES = 1000;
export const MAX_STORED_SERIES = 50;

/** A date that says when it begins and not when it ends is taken to last so long. */
export const ASSUMED_LENGTH_MS = 3 * HOUR_MS;

/** How many dates are named beside the text; the list below it has them all. */
export const DATES_BESIDE = 3;
/** How many dates of a place stay open; with more, past ones and later ones are folded. */
export const DATES_OPEN = 12;
/** How many other events are announced beside one. */
export const COMING_BESIDE = 4;

/** How many dates a page of the list has. */
export const EVENTS_PER_PAGE = 48;

/** Stands for the whole portal in the agenda. */
export const WHOLE_PORTAL = 0;

/** Returns the tag of whatever shows an event. */
export const eventTag = (id: number) => `event:${id}`;

/** Nobody pays more to get in; it is a slip of the fingers. */
export const MAX_FEE_EUROS = 10_000;

/** A series goes on for a year unless somebody says until when, and for five at most. */
export const USUAL_SERIES_DAYS = 365;
export const MAX_SERIES_DAYS = 5 * 366;
/** The longest interval that is understood; „Alle 12 Wochen“ is the longest that anybody says. */
export const MAX_INTERVAL = 24;
/** How many series one place may have. */
export const MAX_SERIES = 5;
/** What somebody says of a series is a sentence. */
export const MAX_SERIES_WORDS = 300;
/** All the school holidays of some years, one in a line. */
export const MAX_HOLIDAY_LINES_LENGTH = 4000;

/** How many dates at most are looked at for whether they are in the way. */
export const MAX_CLASHES = 200;
/** How often somebody may ask what is at a venue: the composer does after each change of place or days. */
export const TAKEN_LIMIT = { attempts: 600, seconds: 3600 };

/** The highest age, in years, of those whom an event is for. */
export const MAX_AGE = 120;

/** The numbers of events that a section of a page can ask for. */
export const COMING_COUNTS = [4, 6, 8, 12] as const;
export const MAX_SECTION_HEADING = 120;
