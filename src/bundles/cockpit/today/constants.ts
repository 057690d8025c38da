// Holds numbers of the first page of the desks.

export const LATEST_SHOWN = 8;
export const DISCUSSED_SHOWN = 5;
export const TRENDING_SHOWN = 5;
export const DISCUSSED_DAYS = 30;

/** What came out since midnight is counted as far as this. */
export const MOST_COUNTED = 100;
