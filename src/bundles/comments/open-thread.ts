// Topic: what everybody sees of a thread, for pages that keep it for many readers: nothing that waits for review, no likes.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { anonymous, isSignedIn } from '#kernel/viewer.ts';
import { authorIdsOf, authorTagsOf, loadAuthors } from './comment-views.ts';
import type { Authors } from './comment-views.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { findThread, hasPendingComment, listNewest } from './queries.ts';
import type { CommentRow, Thread } from './queries.ts';

export interface OpenThread {
  readonly thread: Thread;
  /** The newest ones, oldest first. */
  readonly rows: readonly CommentRow[];
  readonly authorIds: readonly number[];
  /** The tags of all this, with those of its authors' portraits. */
  readonly tagsWith: (authors: Pick<Authors, 'people'>) => string[];
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
    tagsWith: (authors) => [commentsTag(owner), ...authorTagsOf(rows, authors)],
  };
};

/** The viewer sees comments of theirs that others don't see yet. */
export const hasPending = async (ctx: Ctx): Promise<boolean> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  const { id } = viewer;
  return fetchCached(ctx, `comments.has-pending ${id}`, [authorCommentsTag(id)], () =>
    hasPendingComment(ctx, id),
  );
};

/** Gives the authors that are known already; loads them only when somebody is missing. */
export const authorsFor = async (ctx: Ctx, authorIds: readonly number[], known: Authors): Promise<Authors> =>
  authorIds.every((id) => known.people.has(id)) ? known : loadAuthors(ctx, authorIds);
