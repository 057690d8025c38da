// Reads threads and comments. What is deleted never leaves this module except for commands; what is held is given to its author
// and to moderators only.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { countByDay } from '#kernel/count-by-day.ts';
import type { DayCount } from '#kernel/count-by-day.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { COUNTED_UP_TO, FIRST_SHOWN } from './constants.ts';
import { commentThreads, comments } from './schema.ts';

export type CommentRow = typeof comments.$inferSelect;

export interface Thread {
  readonly owner: ContentRef;
  readonly isLocked: boolean;
  /** When the thread closes by itself; null for never. */
  readonly closesAt: Date | null;
  readonly slowModeSeconds: number;
  readonly commentCount: number;
}

/** Also used by other rooms of this bundle. */
export const ofOwner = and(
  eq(comments.ownerType, sql.placeholder('type')),
  eq(comments.ownerId, sql.placeholder('id')),
);
/** The state stands in the text of the statement, not as a value: only then PostgreSQL uses the index over what isn't deleted. */
export const isVisible = sql`${comments.state} = 'visible'`;
/**
 * Returns the condition for standing before or behind a comment in its thread. It compares the whole key of the index: by the
 * id alone PostgreSQL would rather walk through all comments of the portal, which stand in that order too.
 */
const standsAt = (order: '<' | '>' | '>=', name: string): SQL =>
  sql`(${comments.ownerType}, ${comments.ownerId}, ${comments.id}) ${sql.raw(order)} (${sql.placeholder('type')}, ${sql.placeholder('id')}, ${sql.placeholder(name)})`;

const isOwnOrModerated = sql`(${comments.authorId} = ${sql.placeholder('viewerId')} or ${sql.placeholder('seesPending')}::boolean)`;
const isPendingForViewer = sql`${comments.state} = 'held' and ${isOwnOrModerated}`;
/** What the viewer sees of a thread, held ones if they may. Also used by other rooms of this bundle. */
export const isShown = sql`(${comments.state} in ('visible', 'gone') or (${isPendingForViewer}))`;
const isShownWithText = sql`(${isVisible} or (${isPendingForViewer}))`;

const selectThread = prepared('comments.thread', (db) =>
  db
    .select()
    .from(commentThreads)
    .where(
      and(
        eq(commentThreads.ownerType, sql.placeholder('type')),
        eq(commentThreads.ownerId, sql.placeholder('id')),
      ),
    ),
);

/** Returns the thread of a thing; one that nobody has written in yet is open and empty. */
export const findThread = async (ctx: Ctx, owner: ContentRef): Promise<Thread> => {
  const [row] = await selectThread(ctx, { ...owner });
  return {
    owner,
    isLocked: row?.isLocked ?? false,
    closesAt: row?.closesAt ?? null,
    slowModeSeconds: row?.slowModeSeconds ?? 0,
    commentCount: row?.commentCount ?? 0,
  };
};

const selectPendingOf = prepared('comments.pending-of', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(sql`${comments.state} = 'held'`, eq(comments.authorId, sql.placeholder('authorId'))))
    .limit(1),
);

/** Says whether a comment of this person waits for a moderator. */
export const hasPendingComment = async (ctx: Ctx, authorId: number): Promise<boolean> =>
  (await selectPendingOf(ctx, { authorId })).length > 0;

export interface Window {
  readonly limit?: number | undefined;
  /** Comments older than this one. */
  readonly before?: number | undefined;
  /** Comments newer than this one, the oldest of them first. */
  readonly after?: number | undefined;
  /** This comment with its neighbours, as many as `limit` lets in. */
  readonly around?: number | undefined;
  /** The viewer is a moderator of the place: held ones of everybody, not only their own. */
  readonly seesPending?: boolean | undefined;
}

/** Lists the newest comments that are to be read, replies included, oldest first; no tombstones. contract.md 4 */
export const listNewest = async (
  ctx: Ctx,
  owner: ContentRef,
  { limit = FIRST_SHOWN, seesPending = false }: Pick<Window, 'limit' | 'seesPending'> = {},
): Promise<CommentRow[]> =>
  (await selectNewest(ctx, { ...owner, limit, viewerId: ctx.viewer.id, seesPending })).toReversed();

/**
 * Lists what the viewer sees of a thread, oldest first: all, or `limit` of those the window lets in; with `after` these are the
 * oldest of them, with `around` those beside that comment, else the newest.
 */
export const listComments = async (
  ctx: Ctx,
  owner: ContentRef,
  { limit, before, after, around, seesPending = false }: Window = {},
): Promise<CommentRow[]> => {
  const values = { ...owner, viewerId: ctx.viewer.id, seesPending, limit: limit ?? null };
  if (around !== undefined && limit !== undefined) return listAround(ctx, values, around, limit);
  if (after !== undefined) return selectAfter(ctx, { ...values, after });
  if (before !== undefined) return (await selectBefore(ctx, { ...values, before })).toReversed();
  return limit === undefined ? selectAll(ctx, values) : (await selectLast(ctx, values)).toReversed();
};

const newestFirst = (name: string, condition: SQL | undefined) =>
  prepared(name, (db) =>
    db
      .select()
      .from(comments)
      .where(and(ofOwner, condition))
      .orderBy(desc(comments.id))
      .limit(sql.placeholder('limit')),
  );

const selectNewest = newestFirst('comments.newest', isShownWithText);
const selectLast = newestFirst('comments.last', isShown);
const selectBefore = newestFirst('comments.before', and(isShown, standsAt('<', 'before')));

const selectAll = prepared('comments.all', (db) =>
  db.select().from(comments).where(and(ofOwner, isShown)).orderBy(asc(comments.id)),
);

const oldestFirst = (name: string, condition: SQL) =>
  prepared(name, (db) =>
    db
      .select()
      .from(comments)
      .where(and(ofOwner, isShown, condition))
      .orderBy(asc(comments.id))
      .limit(sql.placeholder('limit')),
  );

const selectFrom = oldestFirst('comments.from', standsAt('>=', 'from'));
const selectAfter = oldestFirst('comments.after', standsAt('>', 'after'));

/** Lists comments around one, half of them older; where one side has fewer, the other gives more. */
const listAround = async (
  ctx: Ctx,
  values: Record<string, unknown>,
  around: number,
  limit: number,
): Promise<CommentRow[]> => {
  const [older, newer] = await Promise.all([
    selectBefore(ctx, { ...values, before: around }),
    selectFrom(ctx, { ...values, from: around }),
  ]);
  const olderCount = Math.min(older.length, Math.max(Math.floor(limit / 2), limit - newer.length));
  return [...older.slice(0, olderCount).toReversed(), ...newer.slice(0, limit - olderCount)];
};

/** Returns the id of the newest visible comment of a thing; 0 without one. */
export const findNewestId = async (ctx: Ctx, owner: ContentRef): Promise<number> =>
  (await selectNewestId(ctx, { ...owner }))[0]?.id ?? 0;

const selectNewestId = prepared('comments.newest-id', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(ofOwner, isVisible))
    .orderBy(desc(comments.id))
    .limit(1),
);

/** Counts the visible comments by others than the viewer that are newer than `after`; counting ends at COUNTED_UP_TO. */
export const countNewer = async (ctx: Ctx, owner: ContentRef, after: number): Promise<number> =>
  (await selectNewer(ctx, { ...owner, after, viewerId: ctx.viewer.id })).length;

const selectNewer = prepared('comments.newer', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        ofOwner,
        isVisible,
        standsAt('>', 'after'),
        sql`${comments.authorId} is distinct from ${sql.placeholder('viewerId')}::int`,
      ),
    )
    .limit(COUNTED_UP_TO),
);

/** Returns a comment whatever its state, for commands. */
export const findComment = async (ctx: Ctx, commentId: number): Promise<CommentRow | undefined> =>
  (await findCommentRows(ctx, [commentId]))[0];

/** Returns several comments whatever their state. */
export const findCommentRows = (ctx: Ctx, ids: readonly number[]): Promise<CommentRow[]> =>
  selectByIds(ctx, { ids });

const selectByIds = prepared('comments.by-ids', (db) =>
  db
    .select()
    .from(comments)
    .where(sql`${comments.id} = any(${sql.placeholder('ids')})`),
);

/** Counts how many comments that everybody sees each of these things got, day by day. */
export const countCommentsByDay = (ctx: Ctx, refs: readonly ContentRef[], since: Date): Promise<DayCount[]> =>
  countByDay(ctx, VISIBLE_COMMENTS, refs, since);

const VISIBLE_COMMENTS = {
  table: comments,
  type: comments.ownerType,
  id: comments.ownerId,
  at: comments.createdAt,
  where: isVisible,
};
