// Numbers of running the portal.

/** Failed jobs on a page. */
export const FAILED_PER_PAGE = 50;
/** Running ones are few; more are only counted. */
export const RUNNING_SHOWN = 30;
/** On the first page of the desks they are counted up to here. */
export const FAILED_COUNTED = 50;

/** Each asks hosts outside and makes a picture. */
export const SELF_TEST_LIMIT = { attempts: 20, seconds: 900 };
/** The page shows the latest; some more are kept for comparing. */
export const KEPT_RUNS = 20;
