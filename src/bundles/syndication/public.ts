// Exports what feeds have in common, for bundles that have something to give as one.

/** Mounts a feed in RSS, Atom and JSON. */
export { mountFeed, writeFeed } from './mount-feed.ts';
export type { FoundFeed, WrittenFeed } from './mount-feed.ts';
/** Pieces as entries; the id of anything as one. */
export { entryId, toFeedEntries } from './entries.ts';
export type { FeedEntries } from './entries.ts';
export type { FeedEntry } from './views.ts';
/** Whether feeds hold texts, and who is told what is new. */
export { hasWholeTexts, hubAddress } from './settings.ts';
