// Offers the explained feed, for other bundles' components.

/** A member's own part of the front page. */
export { FrontFeed } from './FrontFeed.tsx';
export type { FrontFeedView } from '../views.ts';
