// Notes a mail that came back, at once or later: it is counted once for each mail, and after enough of them the reader rests.
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { record } from '#bundles/history/public.ts';
import { NEWSLETTER_TYPE, SOFT_BOUNCES } from '../constants.ts';
import type { Bounce } from '../constants.ts';
import { findReader, lockIssue } from '../queries.ts';
import { newsletterDeliveries, newsletterIssues, newsletterReaders } from '../schema.ts';
import { isToRest } from './rules.ts';

interface Message {
  readonly issueId: number;
  readonly readerId: number;
}

/** Notes that a mail came back. Doing it again does no harm; nothing happens for a mail that nobody knows any more. */
export const noteBounce = (ctx: Ctx, { issueId, readerId }: Message, bounce: Bounce): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await lockIssue(ctx, issueId);
    const [marked] = await ctx.db
      .update(newsletterDeliveries)
      .set({ bounce })
      .where(
        and(
          eq(newsletterDeliveries.issueId, issueId),
          eq(newsletterDeliveries.readerId, readerId),
          isNull(newsletterDeliveries.bounce),
        ),
      )
      .returning({ at: newsletterDeliveries.at });
    if (!marked) return;
    await ctx.db
      .update(newsletterIssues)
      .set({ bouncedCount: sql`${newsletterIssues.bouncedCount} + 1` })
      .where(eq(newsletterIssues.id, issueId));
    if (await isReasonToRest(ctx, readerId, { bounce, at: marked.at })) await letRest(ctx, readerId, bounce);
  });

/**
 * Says whether nothing more is sent. Whoever has asked for it again since a mail went out is tried again, whatever comes of that
 * mail: mail servers tell of it days later.
 */
const isReasonToRest = async (
  ctx: Ctx,
  readerId: number,
  { bounce, at }: { readonly bounce: Bounce; readonly at: Date },
): Promise<boolean> => {
  const since = (await findReader(ctx, readerId))?.confirmedAt ?? undefined;
  if (since && at < since) return false;
  if (bounce === 'hard') return true;
  const last = await ctx.db
    .select({ bounce: newsletterDeliveries.bounce })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.readerId, readerId), since && gte(newsletterDeliveries.at, since)))
    .orderBy(desc(newsletterDeliveries.issueId))
    .limit(SOFT_BOUNCES);
  return isToRest(last.map((one) => one.bounce));
};

/** Nothing happens to somebody who rests already. */
const letRest = async (ctx: Ctx, readerId: number, bounce: Bounce): Promise<void> => {
  const [reader] = await ctx.db
    .update(newsletterReaders)
    .set({ state: 'resting', restingSince: ctx.now })
    .where(and(eq(newsletterReaders.id, readerId), eq(newsletterReaders.state, 'active')))
    .returning({ newsletterId: newsletterReaders.newsletterId });
  // It isn't said whose newsletter it is: the history isn't for addresses.
  if (reader)
    await record(ctx, {
      type: NEWSLETTER_TYPE,
      objectId: reader.newsletterId,
      action: 'newsletter.rested',
      after: { bounce },
    });
};
