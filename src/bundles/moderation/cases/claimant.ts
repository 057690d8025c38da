// Finds out who works on a case.
import type { Ctx } from '#kernel/ctx.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { maySeeCase } from '../policy.ts';
import type { Case } from '../queries.ts';

/** Finds who has taken a case; null for nobody, and where they have left or don't look after it any more. */
export const findClaimant = async (ctx: Ctx, one: Case): Promise<number | null> => {
  const { claimedBy } = one;
  if (claimedBy === null || claimedBy === ctx.viewer.id) return claimedBy;
  const claimant = (await viewersByIds(ctx, [claimedBy])).get(claimedBy);
  return claimant && maySeeCase(claimant, one) ? claimedBy : null;
};
