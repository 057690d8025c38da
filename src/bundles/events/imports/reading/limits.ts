// Says how much of a foreign calendar is read at the most, so that no file takes the portal's time or memory.

/** The bytes of a file or an answer. Calendars of clubs have some kilobytes; with years of minutes in them a megabyte. */
export const MAX_CALENDAR_BYTES = 4_000_000;
/** The number of lines; those beyond are not read. */
export const MAX_LINES = 150_000;
/** The characters of one line with its continuations; the rest is cut off. */
export const MAX_LINE_LENGTH = 100_000;
/** How deep components may be nested; what lies deeper is left out. */
export const MAX_DEPTH = 6;
/** Entries of a calendar. */
export const MAX_ENTRIES = 5_000;
/** The number of properties of one entry. */
export const MAX_PROPERTIES = 1_000;
/** The number of items that come out: events with all their dates. */
export const MAX_ITEMS = 500;
/** The number of lines of the report; more are only counted. */
export const MAX_REPORT_LINES = 300;
/** Days looked at for all series of a file together, and for one of them. */
export const MAX_STEPS = 10_000_000;
export const MAX_STEPS_OF_SERIES = 60_000;
/** How long reading may take; then it stops, wherever it is. */
export const MAX_READING_MS = 4_000;
/** The number of characters of a description. */
export const MAX_TEXT_LENGTH = 20_000;
/** What goes on longer is taken for a mistake. */
export const MAX_LENGTH_DAYS = 400;
/** The number of zones that a file brings along, and of parts of one. */
export const MAX_ZONES = 50;
export const MAX_ZONE_PARTS = 40;
/** The number of characters of a page of the web that are looked at. */
export const MAX_PAGE_LENGTH = 1_500_000;
/** How deep its elements may be nested. */
export const MAX_DEPTH_OF_PAGE = 200;
/** The number of characters of a table that are looked at, and of columns of one. */
export const MAX_TABLE_LENGTH = 500_000;
export const MAX_COLUMNS = 60;
/** The number of objects and values in one piece of JSON of a page. */
export const MAX_JSON_NODES = 20_000;
/** The number of months to come from which dates are taken, and of days gone by. */
export const WINDOW_MONTHS = 18;
export const WINDOW_DAYS_BEFORE = 1;
