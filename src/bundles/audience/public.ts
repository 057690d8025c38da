// Names what counting readers offers to other bundles.

/** What it adds to the page of a piece; nothing to that of one that isn't out. */
export { NO_AUDIENCE, toPieceAudience } from './piece-audience.ts';
export type { PieceAudienceView } from './views.ts';
/** How often pieces were read, for those who may see it; what is read most now. */
export { trending, viewsOf } from './figures.ts';
export type { PieceViews, TrendingPiece } from './figures.ts';
export { maySeeAudience } from './policy.ts';
/** The page of one's own figures. */
export { audiencePaths } from './paths.ts';
/** Adds sums of known moments, for portals that are filled with content. */
export { addSums } from './commands.ts';
export type { MinuteOfPiece } from './sums.ts';
