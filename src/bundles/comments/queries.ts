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
  /** This comment with its neighbours. */
  readonly around?: number | undefined;
}

/** Visible comments, oldest first: all of them, or the newest `limit` of those the window lets in. */
export const listComments = async (
  ctx: Ctx,
  owner: ContentRef,
  window: Window = {},
): Promise<CommentRow[]> => {
  const { limit, before, around } = window;
  if (limit === undefined && before === undefined && around === undefined) return listAll(ctx, owner);
  if (around !== undefined) return listAround(ctx, owner, around, limit);
  if (before === undefined) return listNewest(ctx, owner, limit);
  return (await selectBefore(ctx, { ...owner, before, limit: limit ?? null })).toReversed();
};

const selectAll = prepared('comments.all', (db) =>
  db.select().from(comments).where(ofOwner).orderBy(asc(comments.id)),
);

const listAll = (ctx: Ctx, owner: ContentRef) => selectAll(ctx, { ...owner });

/** Half before, half after; everything when no limit is given. */
const listAround = async (ctx: Ctx, owner: ContentRef, around: number, limit = Number.MAX_SAFE_INTEGER) => {
  const half = Math.min(Math.ceil(limit / 2), 1000);
  const here = and(
    eq(comments.ownerType, owner.type),
    eq(comments.ownerId, owner.id),
    eq(comments.state, 'visible'),
  );
  const [older, newer] = await Promise.all([
    ctx.db
      .select()
      .from(comments)
      .where(and(here, lt(comments.id, around)))
      .orderBy(desc(comments.id))
      .limit(half),
    ctx.db
      .select()
      .from(comments)
      .where(and(here, gte(comments.id, around)))
      .orderBy(asc(comments.id))
      .limit(half),
  ]);
  return [...older.toReversed(), ...newer];
};

/** A comment whatever its state, for commands. */
export const findComment = async (ctx: Ctx, commentId: number): Promise<CommentRow | undefined> =>
  (await ctx.db.select().from(comments).where(eq(comments.id, commentId)))[0];

/**
 * What one person wrote within a minute of now, newest first. Of two requests the one that began later may write
 * first, and clocks of several processes differ: hence also what seems to come from a little later.
 */
export const listLately = (ctx: Ctx, authorId: number): Promise<CommentRow[]> => {
  const now = ctx.now.getTime();
  const isLate = between(comments.createdAt, new Date(now - MINUTE_MS), new Date(now + MINUTE_MS));
  return ctx.db
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, authorId), isLate))
    .orderBy(desc(comments.id));
};
