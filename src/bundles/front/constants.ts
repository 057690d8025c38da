// Fixed words and numbers of front pages and lists.

/** A front page is composed of so many articles; among its newest pieces there may be a lot of snapshots instead. */
export const ARTICLES = 28;
/** Articles of each neighbouring place. */
export const NEAR_FETCHED = 3;
/** Neighbouring places on one page. */
export const NEAR_PLACES = 6;
/** Comments pasted on the column. */
export const BILLS = 3;
/** So many of the newest pieces with comments are asked for their last one. */
export const TALKED_ABOUT = 8;
/** Characters of a comment on the column. */
export const BILL_LENGTH = 140;
/** Faces of the community. */
export const PEOPLE = 6;

/** Snapshots in a strip, of which there may be two. */
export const SNAPSHOTS = 5;
export const EVENTS = 6;
export const OPINIONS = 3;
export const RANKED = 5;
export const NEAR = 6;
