// Marks notices as read. That is no change that a history would tell of.
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { noticesTag } from './constants.ts';
import { notices } from './schema.ts';

/** These of the person's own; others are left alone. */
export const markRead = (ctx: Ctx, userId: number, ids: readonly number[]): Promise<void> =>
  ids.length === 0 ? Promise.resolve() : mark(ctx, userId, inArray(notices.id, [...ids]));

/**
 * Marks as read all that a person had in the list down to its first entry at that time. What stands in no list nobody has read
 * there: it still goes out by mail and push.
 */
export const markAllRead = (ctx: Ctx, userId: number, upTo: ListCursor | undefined): Promise<void> =>
  mark(
    ctx,
    userId,
    and(
      eq(notices.isListed, true),
      upTo && or(lt(notices.at, upTo.at), and(eq(notices.at, upTo.at), sql`${notices.id} <= ${upTo.id}`)),
    ),
  );

/** Marks as read notices about something that was read where it stands. */
export const markReadElsewhere = (ctx: Ctx, userId: number, kind: string, subjectId: number): Promise<void> =>
  mark(ctx, userId, and(eq(notices.kind, kind), eq(notices.subjectId, subjectId)));

/** No entry: a mark of reading. */
const mark = (ctx: Ctx, userId: number, which: SQL | undefined): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(notices)
      .set({ readAt: ctx.now })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), which));
    if (rowCount) touch(ctx, noticesTag(userId));
  });
