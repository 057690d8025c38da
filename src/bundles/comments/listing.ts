// Lists the comments of a thread in the order that the reader wants. Whatever the order, answers stand in their own, the oldest
// first, behind what they answer.
import { and, desc, sql } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { loadLikes } from '#bundles/likes/public.ts';
import { MOST_RANKED } from './constants.ts';
import type { CommentSort } from './constants.ts';
import { isShown, listComments, ofOwner } from './queries.ts';
import type { CommentRow, Window } from './queries.ts';
import { comments } from './schema.ts';

export interface Listing {
  readonly rows: readonly CommentRow[];
  /** The `before` with which the list goes on; null at the end. */
  readonly next: number | null;
}

/**
 * Returns what the viewer sees of a thread, whole or as far as the window goes. `before` continues the list: with older ones,
 * in the order of likes with what stands behind that comment.
 */
export const listInOrder = async (
  ctx: Ctx,
  owner: ContentRef,
  sort: CommentSort,
  window: Window,
): Promise<Listing> => {
  if (sort === 'popular') return listPopular(ctx, owner, window);
  const { limit, around, after } = window;
  // One more than asked for tells whether there are more.
  const isPaged = limit !== undefined && around === undefined && after === undefined;
  const found = await listComments(ctx, owner, { ...window, limit: isPaged ? limit + 1 : limit });
  const hasMore = isPaged && found.length > limit;
  const rows = hasMore ? found.slice(1) : found;
  return {
    rows: sort === 'newest' ? newestThreadsFirst(rows) : rows,
    next: hasMore ? (rows[0]?.id ?? null) : null,
  };
};

const newestThreadsFirst = (rows: readonly CommentRow[]): CommentRow[] => {
  const threads = Map.groupBy(rows, rootIn(rows));
  return [...threads.values()].toReversed().flat();
};

/**
 * Returns a function that gives the id of the comment under which a row stands in this list; its own id when what it answers
 * isn't here.
 */
const rootIn = (rows: readonly CommentRow[]) => {
  const present = new Set(rows.map(({ id }) => id));
  return ({ id, parentId }: CommentRow) => (parentId !== null && present.has(parentId) ? parentId : id);
};

/** Lists the most liked first, of those with the same number the newest. They are as many as `limit`, answers not counted. */
const listPopular = async (
  ctx: Ctx,
  owner: ContentRef,
  { limit = MOST_RANKED, before, seesPending = false }: Window,
): Promise<Listing> => {
  const { ranked, from } = await rank(ctx, owner, { before, seesPending });
  const page = ranked.slice(from, from + limit);
  const values = { ids: page, viewerId: ctx.viewer.id, seesPending };
  const [roots, answers] =
    page.length > 0 ? await Promise.all([selectShown(ctx, values), selectAnswers(ctx, values)]) : [[], []];
  const byId = new Map(roots.map((row) => [row.id, row]));
  const byRoot = Map.groupBy(answers, ({ parentId }) => parentId);
  return {
    rows: page.flatMap((id) => [byId.get(id) ?? [], byRoot.get(id) ?? []].flat()),
    next: ranked.length > from + limit ? (page.at(-1) ?? null) : null,
  };
};

/** Ranks the comments that begin a thread, and says where the list goes on after one, which may be gone by now. */
const rank = async (
  ctx: Ctx,
  owner: ContentRef,
  { before, seesPending }: { readonly before: number | undefined; readonly seesPending: boolean },
): Promise<{ readonly ranked: readonly number[]; readonly from: number }> => {
  const ids = (await selectRoots(ctx, { ...owner, viewerId: ctx.viewer.id, seesPending })).map(
    ({ id }) => id,
  );
  const { byRef } = await loadLikes(ctx, [...ids, ...(before === undefined ? [] : [before])].map(refOf));
  const likesOf = (id: number) => byRef.get(refKey(refOf(id)))?.count ?? 0;
  const compare = (a: number, b: number) => likesOf(b) - likesOf(a) || b - a;
  const ranked = ids.toSorted(compare);
  const next = before === undefined ? 0 : ranked.findIndex((id) => compare(before, id) < 0);
  return { ranked, from: next < 0 ? ranked.length : next };
};

const refOf = (id: number): ContentRef => ({ type: 'comment', id });

/** A comment that waits for review once more keeps the place of its answers, also for those who don't see it. */
const isHeldAboveOthers = sql`(${comments.state} = 'held' and exists (
  select from ${comments} answer where answer.parent_id = ${comments.id} and answer.state = 'visible'
))`;

const selectRoots = prepared('comments.roots', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(ofOwner, sql`(${isShown} or ${isHeldAboveOthers})`, sql`${comments.parentId} is null`))
    .orderBy(desc(comments.id))
    .limit(MOST_RANKED),
);

const selectShown = prepared('comments.shown', (db) =>
  db
    .select()
    .from(comments)
    .where(and(sql`${comments.id} = any(${sql.placeholder('ids')})`, isShown)),
);

const selectAnswers = prepared('comments.answers', (db) =>
  db
    .select()
    .from(comments)
    .where(and(sql`${comments.parentId} = any(${sql.placeholder('ids')})`, isShown))
    .orderBy(comments.id),
);
