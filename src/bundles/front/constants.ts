// Holds fixed words and numbers of front pages and lists.

/** A front page is composed of so many articles; among its newest pieces there may be a lot of snapshots instead. */
export const ARTICLES = 28;
/** So many articles of each neighbouring place are fetched. */
export const NEAR_FETCHED = 3;
/** So many neighbouring places stand on one page. */
export const NEAR_PLACES = 6;
/** So many comments are looked at for the column; two of them at most stand on it. */
export const FEATURED_COMMENTS = 4;
/** Questions that take turns on the column, day by day. */
export const QUESTIONS = 5;
/** So many questions stand where a place says how one takes part. */
export const QUESTIONS_TO_ANSWER = 3;
/** So many of the newest pieces with comments are asked for their last one. */
export const TALKED_ABOUT = 8;
/** A comment on the column has at most so many characters. */
export const RAIL_ITEM_LENGTH = 140;
/** So many people of the community are shown. */
export const PEOPLE = 6;

/** Snapshots in a strip, of which there may be two. */
export const SNAPSHOTS = 5;
export const EVENTS = 6;
export const OPINIONS = 3;
export const RANKED = 5;
export const NEAR = 6;

/** What came out longer ago has been talked about enough. */
export const DISCUSSED_DAYS = 30;

/** So many categories have a block of their own. */
export const SECTIONS = 12;
/** Pieces of a category that are looked through for articles that don't stand on the page yet. */
export const SECTION_FETCHED = 12;
/** So many articles stand in the block of a category. */
export const SECTION_SHOWN = 5;

/** One part of the sitemap covers so many places, each with all its categories. */
export const PLACES_PER_PART = 500;
