// Holds fixed numbers and words of counting readers. contract.md 17.3

/** Kinds of sources that readers come from; an address is never sent. */
export const CHANNELS = ['search', 'social', 'direct', 'internal', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a beacon may have at most, its names included. */
export const BEACON_BYTES = 400;
/** The shortest reading; a shorter one is none: a page that was opened by mistake, or by a program. */
export const MIN_VIEW_MS = 1000;
/** Whoever saw the end within fewer seconds has not read it. */
export const MIN_READ_SECONDS = 5;
/** The most seconds in one beacon: a page that is left open all night isn't read all night. */
export const MAX_SECONDS = 30 * 60;
export const MAX_SHARES = 5;
/** The most beacons of one address within a minute; many readers may share one. */
export const BEACONS_PER_MINUTE = 120;
/** Addresses that are remembered within a minute. */
export const MAX_ADDRESSES = 50_000;

/** How long readings wait: with the time that writing takes, a process that is killed loses a second at most. */
export const FLUSH_MS = 500;
/** Sums that wait for the database at most; only a database that is gone for long brings so many together. */
export const MAX_WAITING = 50_000;

/** Smaller numbers are not told. */
export const SMALL_NUMBER = 10;

/** How many hours ages are compared by the hour; from then on they are by the day. */
export const HOURLY_STEPS = 48;
export const DAILY_STEPS = 28;
export const LAST_STEP = HOURLY_STEPS + DAILY_STEPS;
/** Pieces that one is compared with: the latest that are as old already. */
export const COMPARED_PIECES = 100;
/** The fewest pieces that make a median. */
export const MIN_COMPARED = 3;

/** How long hours are kept; totals and ages stay. */
export const HOURS_RETENTION_DAYS = 90;
/** What a table by days goes back. */
export const TABLE_DAYS = 30;
/** How many of one's own pieces are on the page of one's figures. */
export const LISTED_PIECES = 30;
export const TRENDING_HOURS = 24;

export const GAUGE_TYPES = ['teaser', 'detail'] as const;
export type GaugeType = (typeof GAUGE_TYPES)[number];
/** What may be put around the gauge; other names are ignored. */
export const WRAPPERS = ['card', 'plain'] as const;
export type Wrapper = (typeof WRAPPERS)[number];

/** When the week is told by the portal's clocks, on Monday: an hour before the weekly digest. */
export const WEEK_HOUR = '06:00';
