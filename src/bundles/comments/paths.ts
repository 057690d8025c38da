// Names and addresses of the calls for comments. contract.md 7, 13
import { path } from '#kernel/named-routes.ts';

/** Calls by comment, shared by all kinds. */
export const commentPaths = {
  edit: path('comment_edit', 'POST', '/a/ajax/articlecommentedit/{commentId}'),
  delete: path('comment_delete', 'DELETE', '/a/pub-api/articles/comment/{commentId}', { formats: true }),
  /** The form on a page of its own, for browsers without JavaScript. */
  editPage: path('comment_edit_page', 'GET', '/kommentar/{commentId}/bearbeiten'),
  /** Asks before deleting, for browsers without JavaScript. contract.md 11.1 */
  deletePage: path('comment_delete_page', 'GET', '/kommentar/{commentId}/loeschen'),
  deleteForm: path('comment_delete_form', 'POST', '/kommentar/{commentId}/loeschen'),
  /** Asks before the thread of the comment is closed or opened. contract.md 11.1 */
  lockPage: path('comment_lock_page', 'GET', '/kommentar/{commentId}/sperren'),
  lockForm: path('comment_lock_form', 'POST', '/kommentar/{commentId}/sperren'),
  /** What moderators decide about a held comment: fields `decision` (approve, reject) and `reason?`. */
  decide: path('comment_decide', 'POST', '/a/ajax/commentdecision/{commentId}'),
  /** People whose name begins with `q`, while a mention is typed. */
  mentions: path('comment_mentions', 'GET', '/a/ajax/mentions/{ownerType}/{ownerId}'),
  /** Lock and slow mode of a thread. */
  moderatePage: path('comments_moderate_page', 'GET', '/kommentare/{type}/{id}/moderieren'),
  moderateForm: path('comments_moderate_form', 'POST', '/kommentare/{type}/{id}/moderieren'),
  /** The desk: what is held, and everything that was written lately. */
  desk: path('comments_desk', 'GET', '/cockpit/kommentare'),
  deskRecent: path('comments_desk_recent', 'GET', '/cockpit/kommentare/alle'),
};

/** Calls by owner, for each kind that has comments. */
export const articleCommentPaths = {
  fetch: path('comment_fetch', 'GET', '/a/pub-api/articles/{ownerId}/comments', { formats: true }),
  create: path('comment_create', 'POST', '/a/ajax/articlecommentnew/{ownerId}'),
  lock: path('comment_lock', 'POST', '/a/ajax/articlelockcomments/{id}'),
};

export const snapshotCommentPaths = {
  fetch: path('imagepost_comment_fetch', 'GET', '/a/pub-api/imageposts/{ownerId}/comments', {
    formats: true,
  }),
  create: path('imagepost_comment_create', 'POST', '/a/ajax/imagepostcommentnew/{ownerId}'),
  lock: path('imagepost_comment_lock', 'POST', '/a/ajax/imagepostlockcomments/{id}'),
};

export const eventCommentPaths = {
  fetch: path('event_comment_fetch', 'GET', '/a/pub-api/events/{ownerId}/comments', { formats: true }),
  create: path('event_comment_create', 'POST', '/a/ajax/eventcommentnew/{ownerId}'),
  lock: path('event_comment_lock', 'POST', '/a/ajax/eventlockcomments/{id}'),
};

export type OwnerCommentPaths =
  | typeof articleCommentPaths
  | typeof snapshotCommentPaths
  | typeof eventCommentPaths;

/** Names that a page hands to its comments. */
export interface CommentRouteNames {
  readonly fetch: string;
  readonly create: string;
  readonly edit: string;
  readonly delete: string;
  readonly lock: string;
}

export const commentRouteNames = (
  owner: {
    readonly [call in keyof OwnerCommentPaths]: { readonly name: string };
  },
): CommentRouteNames => ({
  fetch: owner.fetch.name,
  create: owner.create.name,
  edit: commentPaths.edit.name,
  delete: commentPaths.delete.name,
  lock: owner.lock.name,
});
