// This is what saving for later offers to other bundles.

/** The button of a piece's page; null for those who can't save anything. */
export { loadBookmark } from './load-bookmark.ts';
export type { BookmarkView } from './views.ts';
/** Saves something for later. */
export { saveBookmark } from './commands.ts';
