// Finds out who works on cases. Whoever has left, or doesn't look after the place any more, works on none.
import { and, eq, inArray, isNull, not, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { WAITING_STATES } from '../constants.ts';
import { maySeeCase } from '../policy.ts';
import { isSeenBy } from '../queries.ts';
import type { Case } from '../queries.ts';
import { moderationCases } from '../schema.ts';

/** Finds who has taken a case; null for nobody. */
export const findClaimant = async (ctx: Ctx, one: Case): Promise<number | null> =>
  (await withClaimants(ctx, [one]))[0]!.claimedBy;

/** Returns the cases with who works on them now, in the same order. */
export const withClaimants = async (ctx: Ctx, cases: readonly Case[]): Promise<Case[]> => {
  const own = ctx.viewer.id;
  const others = cases.flatMap(({ claimedBy }) =>
    claimedBy === null || claimedBy === own ? [] : [claimedBy],
  );
  const viewers = await viewersByIds(ctx, [...new Set(others)]);
  return cases.map((one) => {
    const { claimedBy } = one;
    if (claimedBy === null || claimedBy === own) return one;
    const claimant = viewers.get(claimedBy);
    return claimant && maySeeCase(claimant, one) ? one : { ...one, claimedBy: null };
  });
};

/** Returns the condition that nobody works on a case. */
export const isUnclaimed = async (ctx: Ctx): Promise<SQL> => {
  const { claimedBy, state } = moderationCases;
  const rows = await ctx.db
    .selectDistinct({ claimedBy })
    .from(moderationCases)
    .where(and(not(isNull(claimedBy)), inArray(state, [...WAITING_STATES])));
  const ids = rows.flatMap(({ claimedBy }) => claimedBy ?? []);
  const viewers = await viewersByIds(ctx, ids);
  const areLeft = ids.map((id) => {
    const claimant = viewers.get(id);
    return and(eq(claimedBy, id), claimant && not(isSeenBy(actAs(ctx, claimant))));
  });
  return or(isNull(claimedBy), ...areLeft)!;
};
