// Notes who was erased where no backup of before takes it back, and erases those again whom one has brought back.
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { writeErasureNote } from '#kernel/erasure-notes.ts';
import type { ErasedAgain, ErasureNote } from '#kernel/erasure-notes.ts';
import { eraseMailsByKey } from '#bundles/mail/public.ts';
import { erasedMailKey } from '../constants.ts';
import { users } from '../schema.ts';
import { eraseLeaver } from './erase-leavers.ts';

/** Notes that an account was erased, and those that had become part of it. Done again it changes nothing. */
export const noteErasure = async (ctx: Ctx, userId: number): Promise<void> => {
  const rows = await ctx.db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      erasedAt: users.erasedAt,
      keepsComments: users.erasureKeepsComments,
    })
    .from(users)
    .where(and(or(eq(users.id, userId), eq(users.mergedIntoId, userId)), isNotNull(users.erasedAt)));
  const holder = rows.find(({ id }) => id === userId);
  if (!holder) return;
  const { keepsComments } = holder;
  for (const { id, createdAt, erasedAt } of rows)
    await writeErasureNote(ctx.portal.files, {
      userId: id,
      createdAt,
      erasedAt: erasedAt!,
      keepsComments,
    });
};

/**
 * Erases everybody again who was erased since the moment to which the database has gone back. Nobody is told: they were when it
 * happened.
 */
export const eraseAgain = async (ctx: Ctx, notes: readonly ErasureNote[]): Promise<ErasedAgain> => {
  let erased = 0;
  let waiting = 0;
  for (const note of notes) {
    if (!(await markAgain(ctx, note))) continue;
    if (await eraseSilently(ctx, note.userId)) erased++;
    else waiting++;
  }
  return { erased, waiting };
};

/** Marks an account so that nothing keeps it from being erased; false where it isn't there, or was erased already. No entry: erasing writes one. */
const markAgain = (ctx: Ctx, { userId, createdAt, keepsComments }: ErasureNote): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(users)
      .set({ isErasureOrdered: true, erasureDueAt: ctx.now, erasureKeepsComments: keepsComments })
      .where(and(eq(users.id, userId), eq(users.createdAt, createdAt), isNull(users.erasedAt)));
    return rowCount === 1;
  });

const eraseSilently = async (ctx: Ctx, userId: number): Promise<boolean> => {
  try {
    return await eraseLeaver(ctx, userId);
  } catch (err) {
    ctx.log.error({ err, userId }, 'somebody who had been erased could not be erased again');
    return false;
  } finally {
    await eraseMailsByKey(ctx, [erasedMailKey(userId)]);
  }
};
