// The comments under a piece as its page shows them: the last three, or all when asked for.
import type { ContentSummary, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { imageTag, picturesByIds, portraitOf } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { signInHref, userTag, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
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
): Promise<CommentTeaser> => {
  const { authorIds, complete } = await findCommentTeaser(ctx, owner, subject, wish);
  return complete(await loadFaces(ctx, authorIds));
};

export interface CommentTeaser {
  readonly view: CommentTeaserView;
  readonly tags: string[];
}

/** People and their pictures, as they come in batches. */
export interface Faces {
  readonly people: ReadonlyMap<number, PersonView>;
  readonly pictures: ReadonlyMap<number, PictureView>;
}

/** The teaser but for its authors, for pages that fetch them in one batch with the people of everything else. */
export const findCommentTeaser = async (
  ctx: Ctx,
  owner: ContentRef,
  subject: ContentSummary,
  wish: TeaserWish,
): Promise<{ readonly authorIds: number[]; readonly complete: (faces: Faces) => CommentTeaser }> => {
  const [thread, { rows, hasOlder }, isAutoLoad] = await Promise.all([
    findThread(ctx, owner),
    loadRows(ctx, owner, wish),
    readSetting(ctx, autoLoad),
  ]);
  const refusal = refusalToComment(ctx.viewer, { ...thread, locationPath: subject.locationPath });
  const toView = (comments: CommentView[]): CommentTeaserView => ({
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
  });
  const authorIds = authorIdsOf(rows);
  return {
    authorIds,
    complete: (faces) => ({
      view: toView(withFaces(ctx, rows, faces, subject.locationPath)),
      tags: [commentsTag(owner), ...tagsOfFaces(authorIds, faces)],
    }),
  };
};

/** The last ones, or a page of all. */
const loadRows = async (ctx: Ctx, owner: ContentRef, { showAll, before }: TeaserWish) => {
  if (!showAll) return { rows: await listNewest(ctx, owner), hasOlder: false };
  const rows = await listComments(ctx, owner, { limit: PAGE_LENGTH + 1, before });
  return { rows: rows.slice(-PAGE_LENGTH), hasOlder: rows.length > PAGE_LENGTH };
};

/** Rows with their authors and the authors' pictures, each fetched in one batch, and the tags of all these. */
export const toCommentViews = async (
  ctx: Ctx,
  rows: readonly CommentRow[],
  locationPath: string,
): Promise<{ comments: CommentView[]; tags: string[] }> => {
  const authorIds = authorIdsOf(rows);
  const faces = await loadFaces(ctx, authorIds);
  return { comments: withFaces(ctx, rows, faces, locationPath), tags: tagsOfFaces(authorIds, faces) };
};

const authorIdsOf = (rows: readonly CommentRow[]) => [...new Set(rows.map((row) => row.authorId))];

const loadFaces = async (ctx: Ctx, authorIds: readonly number[]): Promise<Faces> => {
  const people = await usersByIds(ctx, authorIds);
  const pictureIds = [...people.values()].map(({ pictureId }) => pictureId);
  return { people, pictures: await picturesByIds(ctx, pictureIds) };
};

const withFaces = (
  ctx: Ctx,
  rows: readonly CommentRow[],
  { people, pictures }: Faces,
  locationPath: string,
) =>
  rows.map((row) => {
    const person = people.get(row.authorId);
    const portrait = portraitOf(pictures.get(person?.pictureId ?? 0));
    return toCommentView(row, person && { ...person, portrait }, ctx, locationPath);
  });

const tagsOfFaces = (authorIds: readonly number[], { people }: Faces): string[] =>
  authorIds.flatMap((id) => {
    const pictureId = people.get(id)?.pictureId;
    return pictureId ? [userTag(id), imageTag(pictureId)] : [userTag(id)];
  });
