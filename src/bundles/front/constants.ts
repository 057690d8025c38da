// Fixed words and numbers of front pages and lists.

/** A front page is composed of so many articles; among its newest pieces there may be a lot of snapshots instead. */
export const ARTICLES = 28;
/** Articles of each neighbouring place. */
export const NEAR_FETCHED = 3;
/** Neighbouring places on one page. */
export const NEAR_PLACES = 6;
/** Comments looked at for the column; two of them hang on it at most. */
export const FEATURED_COMMENTS = 4;
/** Questions that take turns on the column, day by day. */
export const QUESTIONS = 5;
/** So many of the newest pieces with comments are asked for their last one. */
export const TALKED_ABOUT = 8;
/** Characters of a comment on the column. */
export const RAIL_ITEM_LENGTH = 140;
/** Faces of the community. */
export const PEOPLE = 6;

/** Snapshots in a strip, of which there may be two. */
export const SNAPSHOTS = 5;
export const EVENTS = 6;
export const OPINIONS = 3;
export const RANKED = 5;
export const NEAR = 6;

/** What came out longer ago has been talked about enough. */
export const DISCUSSED_DAYS = 30;

/** Categories with a block of their own. */
export const SECTIONS = 12;
/** Pieces of a category that are looked through for articles that don't stand on the page yet. */
export const SECTION_FETCHED = 12;
/** Articles in the block of a category. */
export const SECTION_SHOWN = 5;

/** Places that one part of the sitemap covers, each with all its categories. */
export const PLACES_PER_PART = 500;
