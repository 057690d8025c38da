// Holds numbers of running the portal.

/** How many failed jobs are on a page. */
export const FAILED_PER_PAGE = 50;
/** How many running jobs are shown; they are few, and more are only counted. */
export const RUNNING_SHOWN = 30;
/** How far failed jobs are counted on the first page of the desks. */
export const FAILED_COUNTED = 50;

/** The one row of what lies in the storage. */
export const STORAGE_COUNT = 1;
/** People who own most of what lies in the storage. */
export const OWNERS_SHOWN = 10;
/** The largest ones; more are only summed up. */
export const TABLES_SHOWN = 40;
export const INDEXES_SHOWN = 30;
export const QUERIES_SHOWN = 20;
/** A transaction that is open for longer holds others up. */
export const LONG_TRANSACTION_SECONDS = 60;

/** Each asks hosts outside and makes a picture. */
export const SELF_TEST_LIMIT = { attempts: 20, seconds: 900 };
/** The page shows the latest; some more are kept for comparing. */
export const KEPT_RUNS = 20;
