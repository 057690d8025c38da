// Holds the numbers of the explained feed. The page that explains the order prints these very numbers. docs/decisions/0107

/** What came out longer ago is in no feed. */
export const CANDIDATE_DAYS = 14;
/** How many of the newest pieces are put in order. */
export const MOST_CANDIDATES = 300;
/** How many more are kept, so that a feed that was begun before goes on unchanged while new pieces come. */
export const CANDIDATES_TO_SPARE = 100;
/** A feed that was begun longer ago begins anew. */
export const CONTINUED_HOURS = 24;

/** Points for being new: up to so many hours old. */
export const FRESHNESS = [
  { hours: 3, points: 40 },
  { hours: 6, points: 36 },
  { hours: 12, points: 32 },
  { hours: 24, points: 26 },
  { hours: 48, points: 18 },
  { hours: 96, points: 10 },
  { hours: 168, points: 4 },
] as const;

/** Points for where somebody lives. */
export const HOME_POINTS = 30;
/** Points for the other places of a member, in their order; the last counts for all further ones. */
export const OWN_PLACE_POINTS = [24, 20, 16, 12] as const;
/** Points for what is near to where somebody lives: up to so many kilometres away. */
export const NEARNESS = [
  { kilometres: 5, points: 18 },
  { kilometres: 10, points: 12 },
  { kilometres: 20, points: 6 },
] as const;

/** Points for what somebody follows; the strongest counts in full. */
export const FOLLOW_POINTS = { piece: 30, user: 30, tag: 24, category: 18, location: 18 } as const;
/** Points for each further thing that is followed of the same piece, and how many of them count. */
export const FURTHER_FOLLOW_POINTS = 4;
export const FURTHER_FOLLOWS = 2;

/** Points for a category that somebody reads, if they agreed: on at least so many days. */
export const READ_TOPICS = [
  { days: 12, points: 20 },
  { days: 6, points: 14 },
  { days: 3, points: 8 },
  { days: 1, points: 4 },
] as const;
/** Days are counted no further. */
export const MOST_READ_DAYS = 20;
/** A category that wasn't read for so long is forgotten. */
export const READ_TOPICS_KEPT_DAYS = 90;

/** Points for „weniger davon“, once for each choice that a piece meets. */
export const LESS_POINTS = -40;

/** The four things that can be set, each from 0 to `STRONGEST`; at `USUAL` the points count as they stand above. */
export const FACTORS = ['nearness', 'follows', 'topics', 'freshness'] as const;
export type Factor = (typeof FACTORS)[number];
export const STRONGEST = 4;
export const USUAL = 2;

export const ORDERS = ['passend', 'neueste'] as const;
/** The order of a feed: by what suits the reader, with reasons; or by time alone, without knowing who reads. */
export type Order = (typeof ORDERS)[number];

/** How many cards are on a page, and on the front page. */
export const FEED_LENGTH = 24;
export const FRONT_LENGTH = 12;

/** How many places one can have at most; nobody keeps an eye on more. */
export const MOST_PLACES = 8;
/** How much one can want less of at most; more says that something else is wrong. */
export const MOST_LESS = 100;

/** What can be had less of, beside a place, as it stands in addresses and in the database: `{word}-{id}`, `kind-{type}`. */
export const LESS_WORDS = ['user', 'category', 'location', 'tag'] as const;
/** How many tags of a piece one is offered to want less of. */
export const TAGS_OFFERED = 2;
