// Names and addresses of the calls for comments. contract.md 7, 13
import type { CommentCalls } from '#kernel/kind-declaration.ts';
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
  /** Takes back, for a moment, that its viewer took away what somebody else wrote. */
  restore: path('comment_restore', 'POST', '/kommentar/{commentId}/zuruecknehmen', { exposed: false }),
  /** Asks before the thread of the comment is closed or opened. contract.md 11.1 */
  lockPage: path('comment_lock_page', 'GET', '/kommentar/{commentId}/sperren'),
  lockForm: path('comment_lock_form', 'POST', '/kommentar/{commentId}/sperren'),
  /** What moderators decide about a held comment: fields `decision` (approve, reject), `category?` and `reason?`. */
  decide: path('comment_decide', 'POST', '/a/ajax/commentdecision/{commentId}'),
  /** People whose name begins with `q`, while a mention is typed. */
  mentions: path('comment_mentions', 'GET', '/a/ajax/mentions/{ownerType}/{ownerId}'),
  /** What was said last, for programs. */
  feed: path('comments_feed', 'GET', '/kommentare/{type}/{id}/feed.xml'),
  /** The page for the lock and the slow mode of a thread. */
  moderatePage: path('comments_moderate_page', 'GET', '/kommentare/{type}/{id}/moderieren'),
  moderateForm: path('comments_moderate_form', 'POST', '/kommentare/{type}/{id}/moderieren'),
  /** The desk: what is held, and everything that was written lately. */
  desk: path('comments_desk', 'GET', '/cockpit/kommentare'),
  /** What rules would have held. */
  rules: path('comments_rules', 'GET', '/cockpit/kommentare/regeln', { exposed: false }),
  deskRecent: path('comments_desk_recent', 'GET', '/cockpit/kommentare/alle'),
  table: path('comments_table', 'GET', '/cockpit/kommentare/tabelle', { exposed: false }),
};

/** Calls by owner, of each kind that has comments: from the words that it declares. */
export const ownerCommentPaths = ({ one, many, routes }: CommentCalls) => ({
  fetch: path(`${routes}_fetch`, 'GET', `/a/pub-api/${many}/{ownerId}/comments`, { formats: true }),
  create: path(`${routes}_create`, 'POST', `/a/ajax/${one}commentnew/{ownerId}`),
  lock: path(`${routes}_lock`, 'POST', `/a/ajax/${one}lockcomments/{id}`),
});

export type OwnerCommentPaths = ReturnType<typeof ownerCommentPaths>;

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
