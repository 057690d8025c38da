// Topic: what everybody sees of a thread, for pages that keep it for many readers: nothing that is held, no likes.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { remember } from '#kernel/memo.ts';
import { anonymous, isSignedIn } from '#kernel/viewer.ts';
import { authorIdsOf, faceTagsOf, loadFaces } from './comment-views.ts';
import type { Faces } from './comment-views.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { findThread, hasHeldComment, listNewest } from './queries.ts';
import type { CommentRow, Thread } from './queries.ts';

export interface OpenThread {
  readonly thread: Thread;
  /** The newest ones, oldest first. */
  readonly rows: readonly CommentRow[];
  readonly authorIds: readonly number[];
  /** The tags of all this, with those of its authors' portraits. */
  readonly tagsWith: (faces: Pick<Faces, 'people'>) => string[];
}

export const findOpenThread = async (ctx: Ctx, owner: ContentRef): Promise<OpenThread> => {
  const [thread, rows] = await Promise.all([
    findThread(ctx, owner),
    listNewest(actAs(ctx, anonymous), owner),
  ]);
  return {
    thread,
    rows,
    authorIds: authorIdsOf(rows),
    tagsWith: (faces) => [commentsTag(owner), ...faceTagsOf(rows, faces)],
  };
};

/** The viewer sees comments of theirs that others don't see yet. */
export const hasHeld = async (ctx: Ctx): Promise<boolean> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  const { id } = viewer;
  return remember(ctx, `comments.has-held ${id}`, [authorCommentsTag(id)], () => hasHeldComment(ctx, id));
};

/** Gives the authors that are known already; loads them only when somebody is missing. */
export const facesFor = async (ctx: Ctx, authorIds: readonly number[], known: Faces): Promise<Faces> =>
  authorIds.every((id) => known.people.has(id)) ? known : loadFaces(ctx, authorIds);
