// Holds fixed numbers and words of the terms.

export const TITLE_MAX_LENGTH = 120;
export const TEXT_MAX_LENGTH = 100_000;
export const CHANGES_MAX_LENGTH = 2000;

/** A page of the log of agreements has so many rows. */
export const AGREEMENTS_PER_PAGE = 50;

/** Tag of whatever depends on which terms there are. */
export const TERMS_TAG = 'terms';
