// Reading threads and comments. Hidden ones never leave this room except for commands.
import { and, asc, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { FIRST_SHOWN, MINUTE_MS } from './constants.ts';
import { commentThreads, comments } from './schema.ts';

export type CommentRow = typeof comments.$inferSelect;

export interface Thread {
  readonly owner: ContentRef;
  readonly isLocked: boolean;
  readonly commentCount: number;
}

const ofOwner = and(
  eq(comments.ownerType, sql.placeholder('type')),
  eq(comments.ownerId, sql.placeholder('id')),
  eq(comments.state, sql`'visible'`),
);

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

const selectNewest = prepared('comments.newest', (db) =>
  db.select().from(comments).where(ofOwner).orderBy(desc(comments.id)).limit(sql.placeholder('limit')),
);

const selectBefore = prepared('comments.before', (db) =>
  db
    .select()
    .from(comments)
    .where(and(ofOwner, lt(comments.id, sql.placeholder('before'))))
    .orderBy(desc(comments.id))
    .limit(sql.placeholder('limit')),
);

/** The thread of a thing; one that nobody has written in yet is open and empty. */
export const findThread = async (ctx: Ctx, owner: ContentRef): Promise<Thread> => {
  const [row] = await selectThread(ctx, { ...owner });
  return { owner, isLocked: row?.isLocked ?? false, commentCount: row?.commentCount ?? 0 };
};

/** The newest visible comments, replies included, oldest first. Spec 4 */
export const listNewest = async (ctx: Ctx, owner: ContentRef, limit = FIRST_SHOWN): Promise<CommentRow[]> =>
  (await selectNewest(ctx, { ...owner, limit })).toReversed();

export interface Window {
  readonly limit?: number | undefined;
  /** Comments older than this one. */
  readonly before?: number | undefined;
  /** This comment with its neighbours, as many as `limit` lets in. */
  readonly around?: number | undefined;
}

/** Visible comments, oldest first: all of them, or the newest `limit` of those the window lets in. */
export const listComments = async (
  ctx: Ctx,
  owner: ContentRef,
  window: Window = {},
): Promise<CommentRow[]> => {
  const { limit, before, around } = window;
  if (around !== undefined && limit !== undefined) return listAround(ctx, owner, around, limit);
  if (before !== undefined)
    return (await selectBefore(ctx, { ...owner, before, limit: limit ?? null })).toReversed();
  return limit === undefined ? selectAll(ctx, { ...owner }) : listNewest(ctx, owner, limit);
};

const selectAll = prepared('comments.all', (db) =>
  db.select().from(comments).where(ofOwner).orderBy(asc(comments.id)),
);

const selectFrom = prepared('comments.from', (db) =>
  db
    .select()
    .from(comments)
    .where(and(ofOwner, gte(comments.id, sql.placeholder('from'))))
    .orderBy(asc(comments.id))
    .limit(sql.placeholder('limit')),
);

/** Half of them older; where one side has fewer, the other gives more. */
const listAround = async (
  ctx: Ctx,
  owner: ContentRef,
  around: number,
  limit: number,
): Promise<CommentRow[]> => {
  const [older, newer] = await Promise.all([
    selectBefore(ctx, { ...owner, before: around, limit }),
    selectFrom(ctx, { ...owner, from: around, limit }),
  ]);
  const olderCount = Math.min(older.length, Math.max(Math.floor(limit / 2), limit - newer.length));
  return [...older.slice(0, olderCount).toReversed(), ...newer.slice(0, limit - olderCount)];
};

export interface NewestComment {
  readonly id: number;
  readonly owner: ContentRef;
  readonly authorId: number;
  /** As typed. */
  readonly text: string;
  readonly createdAt: Date;
}

/**
 * The newest visible comment of each of these things, the newest of all first. One look into the index for each thing,
 * however long its thread; 20 at most. The caller knows that the viewer may see the things.
 */
export const listNewestOfEach = async (
  ctx: Ctx,
  owners: readonly ContentRef[],
  limit: number,
): Promise<NewestComment[]> => {
  if (owners.length === 0) return [];
  const types = owners.map((owner) => owner.type);
  const rows = await selectNewestOfEach(ctx, { types, ids: owners.map((owner) => owner.id) });
  return rows
    .slice(0, limit)
    .map(({ ownerType: type, ownerId: id, ...comment }) => ({ ...comment, owner: { type, id } }));
};

/** A limit that is known lets PostgreSQL keep its plan. */
const MOST_NEWEST = 20;

const selectNewestOfEach = prepared('comments.newest-of-each', (db) => {
  const newest = db
    .select({
      id: comments.id,
      ownerType: comments.ownerType,
      ownerId: comments.ownerId,
      authorId: comments.authorId,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(
      sql`${comments.ownerType} = owner.type and ${comments.ownerId} = owner.id and ${comments.state} = 'visible'`,
    )
    .orderBy(desc(comments.id))
    .limit(1)
    .as('newest');
  return db
    .select(newest._.selectedFields)
    .from(
      sql`unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]) as owner (type, id)`,
    )
    .crossJoinLateral(newest)
    .orderBy(desc(newest.id))
    .limit(MOST_NEWEST);
});

/** A comment whatever its state, for commands. */
export const findComment = async (ctx: Ctx, commentId: number): Promise<CommentRow | undefined> =>
  (await ctx.db.select().from(comments).where(eq(comments.id, commentId)))[0];

/**
 * What one person wrote within a minute of now, newest first. Of two requests the one that began later may write
 * first, and clocks of several processes differ: hence also what seems to come from a little later.
 */
export const listLately = (ctx: Ctx, authorId: number): Promise<CommentRow[]> => {
  const now = ctx.now.getTime();
  return selectLately(ctx, { authorId, from: new Date(now - MINUTE_MS), to: new Date(now + MINUTE_MS) });
};

const isLate = between(comments.createdAt, sql.placeholder('from'), sql.placeholder('to'));

const selectLately = prepared('comments.lately', (db) =>
  db
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, sql.placeholder('authorId')), isLate))
    .orderBy(desc(comments.id)),
);
