// Locks a thread while it is written in. The row's lock makes its count and its lock exact.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findSummary, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { pieceCommentCount } from '#bundles/lists/public.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { findComment } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { commentThreads, comments } from './schema.ts';

/** A thread whose row the transaction has locked, with what its owner says of itself. */
export interface ThreadForUpdate {
  readonly owner: ContentRef;
  readonly subject: ContentSummary;
  readonly isLocked: boolean;
  readonly closesAt: Date | null;
  readonly slowModeSeconds: number;
  readonly locationPath: string;
  readonly commentCount: number;
}

const isThread = and(
  eq(commentThreads.ownerType, sql.placeholder('type')),
  eq(commentThreads.ownerId, sql.placeholder('id')),
);

/** The rows are locked in one order, so that of two who lock several one waits for the other and never both. */
const selectForUpdate = prepared('comments.threads-for-update', (db) =>
  db
    .select()
    .from(commentThreads)
    .where(sql`(${commentThreads.ownerType}, ${commentThreads.ownerId}) in (select * from ${askedOwners})`)
    .orderBy(commentThreads.ownerType, commentThreads.ownerId)
    .for('update'),
);

const askedOwners = sql`unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[])`;

const insertThreads = prepared('comments.make-threads', (db) => {
  const made = sql`
    insert into ${commentThreads} (owner_type, owner_id) select * from ${askedOwners} order by 1, 2
    on conflict do nothing returning owner_id as id`;
  const part = db.$with('made', {}).as(made);
  return db.with(part).select({ id: sql<number>`id` }).from(sql`made`);
});

/** Sets numbers of comments, as a part of the statement that writes some, by its part `counts`: type, id, count. */
export const countPart = (db: Db) =>
  db.$with('counted', {}).as(sql`
    update ${commentThreads} set comment_count = counts.count from counts
    where ${commentThreads.ownerType} = counts.type and ${commentThreads.ownerId} = counts.id`);

const updateCount = prepared('comments.set-count', (db) =>
  db
    .update(commentThreads)
    // Drizzle's types know placeholders in `where` only.
    .set({ commentCount: sql`${sql.placeholder('count')}` })
    .where(isThread),
);

/** Locks the thread of a thing that the viewer sees at least as a teaser; 404 when they don't. */
export const findThreadForUpdate = async (ctx: Ctx, owner: ContentRef): Promise<ThreadForUpdate> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  for (;;) {
    const row = await lockThreadRow(ctx, owner);
    if (row) return threadOf(row, subject);
    await makeThreads(ctx, [owner]);
  }
};

export const makeThreads = async (ctx: Ctx, owners: readonly ContentRef[]): Promise<void> =>
  void (await insertThreads(ctx, columnsOf(owners)));

/** Locks the threads of things, whoever sees these; those that nobody has written in yet are missing. By `type:id`. */
export const lockThreadRows = async (
  ctx: Ctx,
  owners: readonly ContentRef[],
): Promise<ReadonlyMap<string, ThreadRow>> => {
  const rows = await selectForUpdate(ctx, columnsOf(owners));
  return new Map(rows.map((row) => [refKey({ type: row.ownerType, id: row.ownerId }), row]));
};

const columnsOf = (owners: readonly ContentRef[]) => ({
  types: owners.map(({ type }) => type),
  ids: owners.map(({ id }) => id),
});

/** Locks a thread whoever sees what it belongs to; undefined where nobody has written yet. */
export const lockThreadRow = async (ctx: Ctx, owner: ContentRef): Promise<ThreadRow | undefined> =>
  (await lockThreadRows(ctx, [owner])).get(refKey(owner));

export type ThreadRow = typeof commentThreads.$inferSelect;

/** Returns a locked row with what its owner says of itself. */
export const threadOf = (row: ThreadRow, subject: ContentSummary): ThreadForUpdate => {
  const { ownerType: type, ownerId: id, isLocked, closesAt, slowModeSeconds, commentCount } = row;
  const { locationPath } = subject;
  return { owner: { type, id }, subject, isLocked, closesAt, slowModeSeconds, commentCount, locationPath };
};

/** Brings tombstones and count of a thread whose row is locked in line with what is visible in it. */
export const recountThread = async (ctx: Ctx, owner: ContentRef): Promise<void> => {
  const isOfThread = and(eq(comments.ownerType, owner.type), eq(comments.ownerId, owner.id));
  await ctx.db
    .update(comments)
    .set({ state: goneIfAnswered })
    .where(and(isOfThread, eq(comments.state, 'gone')));
  const count = await ctx.db.$count(comments, and(isOfThread, eq(comments.state, 'visible')));
  await setCommentCount(ctx, owner, count);
};

/** Returns a comment whose thread’s row is locked before it is read again, so that two who act on it come one after the other. */
export const findCommentForUpdate = async (
  ctx: Ctx,
  commentId: number,
): Promise<{ readonly comment: CommentRow; readonly thread: ThreadForUpdate }> => {
  const found = await findComment(ctx, commentId);
  if (!found) throw notFound();
  const thread = await findThreadForUpdate(ctx, { type: found.ownerType, id: found.ownerId });
  const comment = await findComment(ctx, commentId);
  if (!comment) throw notFound();
  return { comment, thread };
};

/**
 * Brings a comment of a thread whose row is locked into another state, and with it the count and the tombstone above it.
 * What is deleted becomes a tombstone where a visible answer stands below it. Gives the new count.
 */
export const moveComment = async (
  ctx: Ctx,
  { owner, commentCount }: ThreadForUpdate,
  comment: CommentRow,
  state: 'visible' | 'held' | 'deleted',
): Promise<number> => {
  await ctx.db
    .update(comments)
    .set({ state: state === 'deleted' ? goneIfAnswered : state })
    .where(eq(comments.id, comment.id));
  if (comment.parentId !== null) await updateTombstone(ctx, comment.parentId);
  touch(ctx, commentsTag(owner), authorCommentsTag(comment.authorId));
  const step = Number(state === 'visible') - Number(comment.state === 'visible');
  if (step !== 0) await setCommentCount(ctx, owner, commentCount + step);
  return commentCount + step;
};

const hasAnswer = sql`exists (select from comments as answer where answer.parent_id = comments.id and answer.state = 'visible')`;
export const goneIfAnswered = sql`case when ${hasAnswer} then 'gone' else 'deleted' end`;

/** What is deleted shows as a tombstone as long as a visible answer stands below it. */
const updateTombstone = (ctx: Ctx, commentId: number) =>
  ctx.db
    .update(comments)
    .set({ state: goneIfAnswered })
    .where(and(eq(comments.id, commentId), inArray(comments.state, ['gone', 'deleted'])));

/** Sets the thread's count, also on the owner's cards, and touches what shows either. */
export const setCommentCount = async (ctx: Ctx, owner: ContentRef, count: number): Promise<void> => {
  await Promise.all([updateCount(ctx, { ...owner, count }), pieceCommentCount.set(ctx, owner, count)]);
  touch(ctx, commentsTag(owner));
};
