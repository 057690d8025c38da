// Finds who wants to leave.
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { ErasureOptions } from '#kernel/personal-data.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';

/** Lists those whose time to think it over has passed. */
export const findLeavers = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(isToBeErased(ctx))
    .orderBy(asc(users.erasureDueAt));
  return rows.map(({ id }) => id);
};

/** Returns what one of them wants, in a transaction locked until its end; undefined for those who changed their mind meanwhile. */
export const lockLeaver = async (ctx: Ctx, id: number): Promise<ErasureOptions | undefined> => {
  const [leaver] = await ctx.db
    .select({ keepsComments: users.erasureKeepsComments })
    .from(users)
    .where(and(eq(users.id, id), isToBeErased(ctx)))
    .for('update');
  return leaver;
};

export interface LeavingPlan {
  readonly dueAt: Date;
  readonly keepsComments: boolean;
  /** Whether administrators ordered it: it can't be taken back. */
  readonly isOrdered: boolean;
}

/** Returns what the viewer has planned; null for those who stay. */
export const findLeavingPlan = async (ctx: Ctx): Promise<LeavingPlan | null> => {
  const [plan] = await ctx.db
    .select({
      dueAt: users.erasureDueAt,
      keepsComments: users.erasureKeepsComments,
      isOrdered: users.isErasureOrdered,
    })
    .from(users)
    .where(eq(users.id, ctx.viewer.id ?? 0));
  return plan?.dueAt ? { ...plan, dueAt: plan.dueAt } : null;
};

/** What was ordered is due at once, whatever the clocks of two machines say. */
const isToBeErased = (ctx: Ctx) =>
  and(or(users.isErasureOrdered, lte(users.erasureDueAt, ctx.now)), isNull(users.erasedAt));
