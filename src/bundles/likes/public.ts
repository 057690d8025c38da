// This is what likes offer to other bundles.

/** How things stand with likes on a page, in one query: `{ byRef, tags }`. */
export { loadLikes } from './load-likes.ts';
export type { Likes } from './load-likes.ts';
export type { LikeView } from './views.ts';
/** Tag of whatever shows how many like a thing. */
export { likesTag } from './constants.ts';
/** Calls that like something, or no longer do. */
export { likeSet, setLike } from './commands.ts';
export type { LikeOutcome, LikesSet } from './commands.ts';
/** How many began to like things, day by day. */
export { countLikesByDay } from './queries.ts';
