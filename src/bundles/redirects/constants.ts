// Holds numbers of addresses that have moved.
import { MINUTE_MS } from '#kernel/durations.ts';

export const MAX_ADDRESS = 400;
/** The greatest length of an address with all its letters written as browsers send them; an index holds no longer ones. */
export const MAX_WRITTEN = 1500;
/** All of them are tried one after the other, in memory. */
export const MAX_PATTERNS = 200;
export const MAX_PARTS = 12;
/** How many rules may follow one another for somebody who asks; more of them are no way to arrive. */
export const MAX_STEPS = 4;
export const REDIRECTS_TAG = 'redirects';
export const MISSING_SHOWN = 20;
export const RULES_SHOWN = 50;
/** Rows of what is asked for and not there; what was asked for longest ago goes first. */
export const MISSING_KEPT = 2000;
/** How long counts are kept in memory, so that a flood of wrong addresses is a handful of queries. */
export const FLUSH_MS = MINUTE_MS / 2;
export const MISSING_AT_ONCE = 200;
export const MAX_CSV_BYTES = 30_000_000;
export const ROWS_AT_ONCE = 1000;
export const FAULTS_SHOWN = 20;
/** Each reads a file. */
export const IMPORT_LIMIT = { attempts: 20, seconds: 3600 };
/** How often lines of a table are tried: what one leads elsewhere may be what another was refused for. */
export const MAX_PASSES = 10;
