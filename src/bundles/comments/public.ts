// What comments offer to the kinds that have them.

/** The comments under a piece, for its page. */
export { loadCommentTeaser } from './teaser.ts';
export type { TeaserWish } from './teaser.ts';
export type { CommentTeaserView } from './views.ts';
/** The calls that name the owner. */
export { mountCommentRoutes } from './routes.ts';
/** Names and addresses of an article's calls. */
export { articleCommentPaths } from './paths.ts';
/** Writes a comment. */
export { createComment } from './commands.ts';
export type { CommentInput, CreateOutcome } from './commands.ts';
/** Tag of whatever shows the comments of a thing. */
export { commentsTag } from './constants.ts';
