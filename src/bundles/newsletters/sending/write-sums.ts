// Ends an issue, by its hour or by an editor: what still waits is given up, and what became of all is added up.
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { countDeliveries } from '../queries.ts';
import { newsletterDeliveries, newsletterIssues } from '../schema.ts';

/**
 * Writes down the sums of an issue in the caller's transaction. Doing it again corrects what was still being given to the mail
 * server; nothing happens once single mails are forgotten. That we gave up says nothing about an address. No entry: whoever
 * ends the issue leaves one, or nobody did it.
 */
export const writeSums = async (ctx: Ctx, issueId: number): Promise<void> => {
  await ctx.db
    .update(newsletterDeliveries)
    .set({ state: 'refused', nextAt: null })
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, 'waiting')));
  const counts = (await countDeliveries(ctx, [issueId])).get(issueId);
  if (!counts) return;
  await ctx.db
    .update(newsletterIssues)
    .set({ takenCount: counts.taken, refusedCount: counts.refused, unclearCount: counts.begun })
    .where(eq(newsletterIssues.id, issueId));
};
