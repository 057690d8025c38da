// Topic: holding a thread still while it is written in. The row's lock makes its count and its lock exact.
import { and, eq, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { setPieceCommentCount } from '#bundles/pieces/public.ts';
import { commentsTag } from './constants.ts';
import { commentThreads } from './schema.ts';

/** A thread that the transaction holds, with what its owner says of itself. */
export interface HeldThread {
  readonly owner: ContentRef;
  readonly subject: ContentSummary;
  readonly isLocked: boolean;
  readonly locationPath: string;
  readonly commentCount: number;
}

const isThread = and(
  eq(commentThreads.ownerType, sql.placeholder('type')),
  eq(commentThreads.ownerId, sql.placeholder('id')),
);

const selectForUpdate = prepared('comments.hold-thread', (db) =>
  db.select().from(commentThreads).where(isThread).for('update'),
);

const insertThread = prepared('comments.make-thread', (db) =>
  db
    .insert(commentThreads)
    .values({ ownerType: sql.placeholder('type'), ownerId: sql.placeholder('id') })
    .onConflictDoNothing(),
);

const updateCount = prepared('comments.set-count', (db) =>
  db
    .update(commentThreads)
    // Drizzle's types know placeholders in `where` only.
    .set({ commentCount: sql`${sql.placeholder('count')}` })
    .where(isThread),
);

/** Locks the thread of a thing that the viewer sees at least as a teaser; 404 when they don't. */
export const holdThread = async (ctx: Ctx, owner: ContentRef): Promise<HeldThread> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  const [row] = await selectForUpdate(ctx, { ...owner });
  if (!row) {
    await insertThread(ctx, { ...owner });
    return holdThread(ctx, owner);
  }
  const { isLocked, commentCount } = row;
  return { owner, subject, isLocked, locationPath: subject.locationPath, commentCount };
};

/** Sets the thread's count, also on the owner's cards, and touches what shows either. */
export const setCommentCount = async (ctx: Ctx, owner: ContentRef, count: number): Promise<void> => {
  await Promise.all([updateCount(ctx, { ...owner, count }), setPieceCommentCount(ctx, owner, count)]);
  touch(ctx, commentsTag(owner));
};
