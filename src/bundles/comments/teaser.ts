// The comments under a piece as its page shows them: the last three, or all when asked for.
import type { ContentSummary, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { signInHref, usersByIds } from '#bundles/users/public.ts';
import { MAX_COMMENT_LENGTH, PAGE_LENGTH, commentsTag } from './constants.ts';
import { commentRouteNames } from './paths.ts';
import type { OwnerCommentPaths } from './paths.ts';
import { refusalToComment } from './policy.ts';
import { findThread, listComments, listNewest } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { autoLoad } from './settings.ts';
import { refusals } from './texts.ts';
import { toCommentView } from './views.ts';
import type { CommentTeaserView, CommentView } from './views.ts';

export interface TeaserWish {
  readonly paths: OwnerCommentPaths;
  /** The reader asked for the full list. */
  readonly showAll?: boolean;
  /** … continued with those older than this one. */
  readonly before?: number | undefined;
  readonly form?: RefusedForm;
}

/** A form as it was typed and why it was refused. */
export interface RefusedForm {
  readonly text: string;
  readonly parentId: number | null;
  readonly error: string | null;
}

/** The teaser of a thing, and the tags of what it shows. */
export const loadCommentTeaser = async (
  ctx: Ctx,
  owner: ContentRef,
  subject: ContentSummary,
  wish: TeaserWish,
): Promise<{ view: CommentTeaserView; tags: string[] }> => {
  const [thread, { rows, hasOlder }, isAutoLoad] = await Promise.all([
    findThread(ctx, owner),
    loadRows(ctx, owner, wish),
    readSetting(ctx, autoLoad),
  ]);
  const comments = await toCommentViews(ctx, rows, subject.locationPath);
  const refusal = refusalToComment(ctx.viewer, { ...thread, locationPath: subject.locationPath });
  return {
    tags: [commentsTag(owner), ...new Set(rows.map((row) => `user:${row.authorId}`))],
    view: {
      ownerId: owner.id,
      commentCount: thread.commentCount,
      isPartial: !wish.showAll && comments.length < thread.commentCount,
      isLocked: thread.isLocked,
      comments,
      may: { comment: refusal === null },
      refusal:
        refusal && (isSignedIn(ctx.viewer) || thread.isLocked)
          ? refusals[thread.isLocked ? 'locked' : refusal]
          : null,
      signInHref: signInHref(`${subject.href}#kommentare`),
      allHref: `${subject.href}?kommentare=alle#kommentare`,
      olderHref: hasOlder ? `${subject.href}?kommentare=alle&vor=${comments[0]!.commentId}#kommentare` : null,
      createHref: url(wish.paths.create, { ownerId: owner.id }),
      routes: commentRouteNames(wish.paths as Readonly<Record<keyof OwnerCommentPaths, RoutePath>>),
      autoLoad: isAutoLoad,
      maxLength: MAX_COMMENT_LENGTH,
      form: wish.form ? { ...wish.form } : null,
    },
  };
};

/** The last ones, or a page of all. */
const loadRows = async (ctx: Ctx, owner: ContentRef, { showAll, before }: TeaserWish) => {
  if (!showAll) return { rows: await listNewest(ctx, owner), hasOlder: false };
  const rows = await listComments(ctx, owner, { limit: PAGE_LENGTH + 1, before });
  return { rows: rows.slice(-PAGE_LENGTH), hasOlder: rows.length > PAGE_LENGTH };
};

/** Rows with their authors, fetched in one batch. */
export const toCommentViews = async (
  ctx: Ctx,
  rows: readonly CommentRow[],
  locationPath: string,
): Promise<CommentView[]> => {
  const authors = await usersByIds(ctx, [...new Set(rows.map((row) => row.authorId))]);
  return rows.map((row) => toCommentView(row, authors.get(row.authorId), ctx, locationPath));
};
