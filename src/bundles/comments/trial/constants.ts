// These are numbers of trying rules on what was written.
export const TRIAL_DAYS = 30;
/** The newest of them; more say no more. */
export const MOST_TRIED = 5000;
export const MOST_WORDS_TRIED = 50;
export const MAX_WORDS_LENGTH = 2000;
