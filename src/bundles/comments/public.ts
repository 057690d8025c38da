// Exports what comments offer to the kinds that have them.

/** The comments under a piece, for its page. */
export { findCommentTeaser, loadCommentTeaser } from './teaser.ts';
/** The same in two steps, for pages that cache for many readers what everybody sees. */
export { authorsFor, findOpenThread, loadOpenThread } from './open-thread.ts';
export type { OpenThread } from './open-thread.ts';
export type { CommentTeaserView } from './views.ts';
/** What was said last under each of many things. */
export { listNewestOfEach } from './newest-of-each.ts';
export type { NewestComment } from './newest-of-each.ts';
/** The page of a thing with comments, and the calls that name the owner. */
export { mountCommentRoutes, mountOwnerPage } from './owner-calls/routes.ts';
export type { OwnerPageOptions } from './owner-calls/routes.ts';
/** What a person wrote last, for their profile. */
export { commentsByAuthor } from './by-author.ts';
export type { AuthoredComment } from './by-author.ts';
export { COUNTED_UP_TO } from './constants.ts';
/** Who exports the comments under a thing gets them in batches. */
export { listCommentIds } from './exporting.ts';
/** Writes a comment. */
export { createComment } from './commands.ts';
export type { CommentInput } from './deciding.ts';
/** The page that the calm note before a hasty comment quotes. */
export { calmPage } from './settings.ts';
/** One that was written on another portal; those that another portal gets. */
export { bringComment, listReadable, removeFormerComment } from './former-comments.ts';
/** What is announced of them. */
export { commentDecided, commentsCreated } from './announcements.ts';
export type { CommentCreated, CommentDecided } from './announcements.ts';
/** How moderators who were told of a thing close the thread below it. */
export { threadLocking } from './reporting.ts';
/** Tag of whatever shows the comments of a thing. */
export { commentsTag } from './constants.ts';
/** How many comments things got, day by day. */
export { countCommentsByDay } from './queries.ts';
