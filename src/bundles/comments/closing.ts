// Closes threads, at once or at an hour that is announced.
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { momentAt } from '#kernel/calendar.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { CLOCKS_DIFFER_MS, commentsTag } from './constants.ts';
import { commentThreads } from './schema.ts';
import { lockThreadRow } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

/** Closes or opens a thread whose row is locked; the caller has asked. */
export const setThreadLock = async (
  ctx: Ctx,
  { owner }: Pick<ThreadForUpdate, 'owner'>,
  isLocked: boolean,
): Promise<void> => {
  const isThread = and(eq(commentThreads.ownerType, owner.type), eq(commentThreads.ownerId, owner.id));
  await ctx.db.update(commentThreads).set({ isLocked }).where(isThread);
  const action = isLocked ? 'comments.locked' : 'comments.unlocked';
  await record(ctx, { type: owner.type, objectId: owner.id, action });
  touch(ctx, commentsTag(owner));
};

/** Closes a thread whose hour has come; one that was put off, or is closed already, stays as it is. No entry: closing writes it. */
export const closeDueThread = (ctx: Ctx, owner: ContentRef): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await lockThreadRow(ctx, owner);
    const isDue = and(
      eq(commentThreads.ownerType, owner.type),
      eq(commentThreads.ownerId, owner.id),
      isNotNull(commentThreads.closesAt),
      // The job comes at its hour by the clock of the database, which may be a little ahead of ours, and it comes only once.
      lte(commentThreads.closesAt, new Date(ctx.now.getTime() + CLOCKS_DIFFER_MS)),
    );
    const [due] = await ctx.db
      .update(commentThreads)
      .set({ closesAt: null })
      .where(isDue)
      .returning({ isLocked: commentThreads.isLocked });
    if (!due || due.isLocked) return;
    await setThreadLock(ctx, { owner }, true);
  });

export const closeThreadJob = defineJob<ContentRef>({ name: 'comments.close-thread', work: closeDueThread });

export const closeLater = (ctx: Ctx, { type, id }: ContentRef, closesAt: Date): Promise<void> =>
  enqueue(ctx, closeThreadJob, { type, id }, { startAfter: closesAt });

/** Reads a field for a day and an hour: null for an empty one, undefined for what isn't a moment, or is past. */
export const closingOf = (typed: string, now: Date): Date | null | undefined => {
  if (typed.trim() === '') return null;
  const [day = '', clock] = typed.trim().split('T');
  const at = clock === undefined ? undefined : momentAt(day, clock.slice(0, CLOCK_LENGTH));
  return at && at > now ? at : undefined;
};
const CLOCK_LENGTH = 5;
