// Loads what everybody sees of a thread, for pages that cache it for many readers: nothing that waits for review, no likes.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import type { SharedParts } from '#kernel/load-shared.ts';
import { fetchCached, fetchEachCached } from '#kernel/memory-cache.ts';
import { anonymous, isSignedIn } from '#kernel/viewer.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import { authorIdsOf, authorTagsOf } from './comment-views.ts';
import type { Authors } from './comment-views.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { findThread, hasPendingComment, listNewest } from './queries.ts';
import type { CommentRow, Thread } from './queries.ts';

export interface OpenThread {
  readonly thread: Thread;
  /** The newest ones, oldest first. */
  readonly rows: readonly CommentRow[];
  readonly authorIds: readonly number[];
  /** Returns the tags of all this, with those of its authors' portraits. */
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

/** Loads the same with its authors, from memory: after a new comment only its own author is read anew. */
export const loadOpenThread = async (ctx: Ctx, owner: ContentRef): Promise<CachedThread> =>
  loadShared(ctx, `comments.open-thread ${refKey(owner)}`, async (ctx) => {
    const open = await findOpenThread(ctx, owner);
    const authors = await loadCachedAuthors(ctx, open.authorIds);
    return { open, authors, tags: open.tagsWith(authors), authorIds: [] };
  });

export interface CachedThread extends SharedParts {
  readonly open: OpenThread;
  readonly authors: Authors;
}

const loadCachedAuthors = async (ctx: Ctx, authorIds: readonly number[]): Promise<Authors> => {
  const people = await fetchEachCached(ctx, {
    name: 'comments.author',
    keys: authorIds,
    tagOf: userTag,
    load: (ids) => usersByIds(ctx, ids),
  });
  const pictures = await fetchEachCached(ctx, {
    name: 'comments.portrait',
    keys: [...people.values()].flatMap(({ pictureId }) => pictureId ?? []),
    tagOf: imageTag,
    load: (ids) => picturesByIds(ctx, ids),
  });
  return { people, pictures };
};

/** Says whether the viewer has comments that others don't see yet. */
export const hasPending = async (ctx: Ctx): Promise<boolean> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  const { id } = viewer;
  return fetchCached(ctx, `comments.has-pending ${id}`, [authorCommentsTag(id)], () =>
    hasPendingComment(ctx, id),
  );
};

/** Gives the authors that are known already; loads them, each from memory, when somebody is missing. */
export const authorsFor = async (
  ctx: Ctx,
  authorIds: readonly number[],
  known?: Authors,
): Promise<Authors> =>
  known && authorIds.every((id) => known.people.has(id)) ? known : loadCachedAuthors(ctx, authorIds);
