// What leaves the server about comments: plain data for the page, the fragment, the island and JSON alike.
import { agoOf, momentOf } from '#design/dates.ts';
import { url } from '#kernel/named-routes.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { PersonView } from '#bundles/users/public.ts';
import { commentPaths } from './paths.ts';
import type { CommentRouteNames } from './paths.ts';
import { mayDeleteComment, mayEditComment } from './policy.ts';
import type { CommentRow } from './queries.ts';
import { formerMember } from './texts.ts';

export interface CommentView {
  commentId: number;
  ownerId: number;
  /** As typed. */
  text: string;
  /** Drawn from `text`, safe to print. */
  html: string;
  author: { id: number; name: string; href: string | null; portrait: PortraitView | null };
  /** UTC, ISO 8601. */
  createdAt: string;
  createdText: string;
  editedAt: string | null;
  editedText: string | null;
  /** Replies are one level deep. */
  parentId: number | null;
  may: { edit: boolean; delete: boolean };
  /** The page that asks before deleting; null unless `may.delete`. */
  deleteHref: string | null;
}

export interface CommentTeaserView {
  ownerId: number;
  /** Visible comments, replies included. */
  commentCount: number;
  /** Only the last ones are in `comments`. */
  isPartial: boolean;
  isLocked: boolean;
  /** Oldest first. */
  comments: CommentView[];
  may: { comment: boolean };
  /** Why a signed-in person may not comment; null for anonymous visitors, who get `signInHref`, and for those who may. */
  refusal: string | null;
  signInHref: string;
  /** The page with all comments. */
  allHref: string;
  /** In the full list: the page with older ones. */
  olderHref: string | null;
  createHref: string;
  /** Names of the calls, supplied by the page. Spec 2 */
  routes: CommentRouteNames;
  /** The full list loads by itself when the teaser comes near. decisions.md 3 */
  autoLoad: boolean;
  /** Longest text that is accepted, in characters. */
  maxLength: number;
  /** What was typed and refused, when the form comes back without JavaScript. */
  form: { text: string; parentId: number | null; error: string | null } | null;
}

/** What `comment_fetch` answers as JSON, beside `html`. decisions.md 3 */
export interface CommentListView {
  commentCount: number;
  offset: number;
  comments: CommentView[];
}

interface Onlooker {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Who wrote a comment, with their picture. */
export interface CommentAuthor extends PersonView {
  readonly portrait: PortraitView | null;
}

/** One comment as the onlooker may see it; `locationPath` is where its owner stands. */
export const toCommentView = (
  comment: CommentRow,
  author: CommentAuthor | undefined,
  { viewer, now }: Onlooker,
  locationPath: string,
): CommentView => {
  const facts = { authorId: comment.authorId, locationPath };
  const may = { edit: mayEditComment(viewer, facts), delete: mayDeleteComment(viewer, facts) };
  const created = agoOf(comment.createdAt, now);
  return {
    commentId: comment.id,
    ownerId: comment.ownerId,
    text: comment.text,
    html: comment.html,
    author: {
      id: comment.authorId,
      name: author?.name ?? formerMember,
      href: author?.href ?? null,
      portrait: author?.portrait ?? null,
    },
    createdAt: created.iso,
    createdText: created.text,
    editedAt: comment.editedAt?.toISOString() ?? null,
    editedText: comment.editedAt ? momentOf(comment.editedAt).text : null,
    parentId: comment.parentId,
    may,
    deleteHref: may.delete ? url(commentPaths.deletePage, { commentId: comment.id }) : null,
  };
};
