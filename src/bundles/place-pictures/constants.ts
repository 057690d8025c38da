// These are the fixed words and numbers of the pictures of places.

/** What shows the image, among the uses of images. */
export const SHOWN_BY = 'location';

/** What is said of a picture with its file; the image editor takes as much. */
export const MAX_LINE = 200;

/** Each file is worked on and kept: so many an hour and person. */
export const UPLOAD_LIMIT = { attempts: 60, seconds: 60 * 60 };

/** The shape of the banner where it isn't cut any further. */
export const BANNER_RATIO = '3 / 1';
