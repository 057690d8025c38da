// These are the numbers and fixed words of following.

/** What can be followed beside the things of kinds that declare it, in the order in which it is listed. contract.md 16.5 */
export const FOLLOWABLE_ANYWAY = ['location', 'user', 'category', 'tag'] as const;

/** Purpose of the hash in the address of the call. */
export const HASH_PURPOSE = 'subscription';

/** The most that one person may follow: nobody keeps up with more, and so one query gathers what is new of all. */
export const MAX_SUBSCRIPTIONS = 500;
/** The most toggles of one person; choosing among suggestions goes quickly. */
export const TOGGLE_LIMIT = { attempts: 60, seconds: 60 };

/** People on one page of those who follow somebody. */
export const FOLLOWERS_SHOWN = 60;
/** Query name that continues the list of people. */
export const OLDER_FOLLOWERS_QUERY = 'vor';
/** So many followers are read at once. */
export const FOLLOWERS_BATCH = 5000;

/** The numbers of suggestions for those who follow nothing yet. */
export const PLACES_SUGGESTED = 6;
export const PEOPLE_SUGGESTED = 6;

/** So many reasons are named under a piece of the feed. */
export const REASONS_NAMED = 3;

/** Returns the tag of whatever shows how many follow something. */
export const followersTag = (selectorTag: string): string => `followers:${selectorTag}`;

/** The kind of notices about what is new of what somebody follows. */
export const PIECE_NOTICE = 'piece';
