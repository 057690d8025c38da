// Exports pieces as lists and embeds show them, for other bundles.

export { loadTeasers, openTeasersByRefs, teasersByRefs } from './teasers.ts';
export type { TeaserBatch, Teasers } from './teasers.ts';
export type { TeaserView } from './views.ts';
/** The numbers of their comments, for whoever keeps everything else. */
export { commentCountsOf, withCommentCounts } from './teasers.ts';
export type { CommentCounts } from './teasers.ts';
/** What takes place soon, from whichever bundle knows. */
export { listUpcoming, loadUpcoming, upcoming, upcomingRefs } from './upcoming.ts';
export type { UpcomingRefs, UpcomingSubject } from './upcoming.ts';
/** The call for a piece as a card: `{ id, html }`. */
export { mountCard } from './cards.ts';
