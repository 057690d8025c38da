// These are numbers of the tables of desks.
import { MINUTE_MS } from '#kernel/durations.ts';

/** Rows of a page. */
export const TABLE_LENGTH = 50;
/** How many rows may be changed at once: all of a page. */
export const MAX_BULK = TABLE_LENGTH;
/** How many rows may be changed where all that a table shows on several pages is meant. */
export const MAX_EVERY = 400;
/** How long what was done with many rows can be taken back. */
export const BULK_UNDO_MINUTES = 30;
export const BULK_UNDO_MS = BULK_UNDO_MINUTES * MINUTE_MS;
/** How many views somebody may keep of one table. */
export const MAX_SAVED_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;
/** Things that were refused are named one by one up to so many; of more only the number is told. */
export const MOST_NAMED = 5;
/** How many letters a word may have that narrows a table. */
export const MAX_FILTER_LENGTH = 100;
/** Rows beyond that nobody counts any more. */
export const COUNTED_UP_TO = 500;
/** Words that are asked for at once. */
export const MOST_WORDS = 8;
/** People whose names begin as somebody typed it. */
export const MOST_PEOPLE = 50;
