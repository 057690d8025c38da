// Erases registrations that nobody confirmed, and those of dates that are long over.
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { CONFIRMATION_LIFETIME_MS, ERASE_BATCH, RETENTION_MS } from './constants.ts';
import { eventRegistrations } from './schema.ts';

/** Says how many. No entry: nobody did it, and it is announced to those who registered. */
export const eraseOldRegistrations = async (ctx: Ctx): Promise<number> => {
  const unconfirmed = await eraseWhere(
    ctx,
    and(
      eq(eventRegistrations.state, 'unconfirmed'),
      lt(eventRegistrations.createdAt, new Date(ctx.now.getTime() - CONFIRMATION_LIFETIME_MS)),
    )!,
  );
  const over = lt(eventRegistrations.overAt, new Date(ctx.now.getTime() - RETENTION_MS));
  return unconfirmed + (await eraseWhere(ctx, over));
};

const eraseWhere = async (ctx: Ctx, condition: SQL): Promise<number> => {
  let erased = 0;
  for (;;) {
    const batch = ctx.db.select({ id: eventRegistrations.id }).from(eventRegistrations).where(condition);
    const { rowCount } = await ctx.db
      .delete(eventRegistrations)
      .where(inArray(eventRegistrations.id, batch.limit(ERASE_BATCH)));
    erased += rowCount ?? 0;
    if ((rowCount ?? 0) < ERASE_BATCH) return erased;
  }
};
