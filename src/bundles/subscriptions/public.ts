// This is what following offers to other bundles.

/** The follow buttons of a page, in one query. */
export { loadSubscriptions } from './load-subscriptions.ts';
export type { SubscribeView } from './views.ts';
/** Everybody who follows any of these, with which of them; how many follow something; whether somebody does; both of many at once. */
export { followerCount, followerCounts, followerIdsOfEach, isFollowing } from './followers.ts';
/** Tag of whatever shows how many follow something; the kind of notices about what is new of what is followed. */
export { PIECE_NOTICE, followersTag } from './constants.ts';
/** Who follows somebody: whether the viewer may see it, and where. */
export { maySeeFollowers } from './policy.ts';
export { followersHref } from './paths.ts';
/** Follows something, or ends that. */
export { toggleSubscription } from './commands.ts';
export type { ToggleOutcome } from './commands.ts';
export { selectorTagOf } from './rules.ts';
export type { Selector } from './rules.ts';
/** How many began to follow things, day by day. */
export { countFollowsByDay } from './queries.ts';
/** What selector tags stand for, with name and address; all that somebody follows, in SQL. */
export { findTargets } from './targets.ts';
export { followedBy } from './followed-by.ts';
