// Holds numbers of searching.

/** What somebody types; more is cut off. */
export const MAX_QUESTION_LENGTH = 300;
/** How many words are looked for; more would find nothing. */
export const MAX_WORDS = 12;
/** The limit for one network: a school's computers share an address, and a program that asks on and on is stopped all the same. */
export const SEARCH_LIMIT = { attempts: 600, seconds: 600 };
/** The same for suggestions, of which each letter may ask for some; those that are kept aren't counted. */
export const SUGGESTIONS_LIMIT = { attempts: 3000, seconds: 600 };
/** Entries of the feed of a search. */
export const FEED_LENGTH = 24;
export const RESULTS_PER_PAGE = 20;
/** How many results are counted by how often their texts say what is asked; of more their title, lead and date are enough. */
export const COUNTED_IN_TEXT = 100;
/** How many stems are looked up to take words apart: an article of 20 pages has some 20,000, a question of five words 150. */
export const MAX_PARTS_ASKED = { text: 20_000, question: 1_000 } as const;
/** How many characters of a text are searched. */
export const MAX_TEXT_LENGTH = 200_000;
export const SNIPPET_LENGTH = 220;
/** Where the results continue, in an address. */
export const FURTHER_QUERY = 'weiter';
/** The place that is to be near, in an address. */
export const NEAR_QUERY = 'nahe';
/** How many things one transaction writes while everything is written anew. */
export const REINDEX_BATCH = 50;
/** The mark that is set when an index is finished. One made by other rules has another number, and is made anew. */
export const INDEX_MARK = 'search-index-5';
/** The mark that is set by an upgrade that empties the index, until it is made anew. */
export const INCOMPLETE_MARK = 'search-index-incomplete';
export const MAX_SUGGESTIONS = 8;
