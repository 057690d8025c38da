// Holds what the explained feed offers to other bundles.

/** A member's own part of the front page. */
export { findFrontReader, loadFrontFeed } from './front-feed.ts';
export type { FrontFeedView } from './views.ts';
/** Where a member lives, and their other places in order. */
export { findOwnPlaces } from './own-places.ts';
export type { OwnPlaces } from './own-places.ts';
/** Where all of it is set. */
export { recommendationPaths } from './paths.ts';
/** How members want it, for portals that are filled with content. */
export { addPlace, agreeToTopics, saveFactors, wantLess } from './commands.ts';
