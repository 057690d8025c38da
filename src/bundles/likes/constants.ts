// These are the numbers and fixed words of likes.

/** What a press wants. contract.md 16.4 */
export const INTENTIONS = ['like', 'unlike'] as const;
export type LikeIntention = (typeof INTENTIONS)[number];

/** One person may like so often; a quick reader likes a lot. */
export const LIKE_LIMIT = { attempts: 60, seconds: 60 };

/** So many people stand on one page of those who like something. */
export const LIKERS_SHOWN = 60;
/** Query name that continues the list of people. */
export const OLDER_QUERY = 'vor';

/** Returns the tag of whatever shows how many like a thing. */
export const likesTag = ({ type, id }: { type: string; id: number }): string => `likes:${type}:${id}`;
