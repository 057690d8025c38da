// These are the numbers of one's own pages.

/** Each picture is worked on and kept: so many an hour and person. */
export const PICTURE_LIMIT = { attempts: 20, seconds: 60 * 60 };
