// Closes the pictures and films in what somebody contributed while it is hidden with them: whoever knows an address of theirs would go
// on fetching it. docs/decisions/0198
import { DAY_MS } from '#kernel/durations.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { RENEW_ACCESS_JOB } from './constants.ts';

/** Closes them, or opens them again, as it is now. No entry: that somebody is suspended left one. */
export const renewAccess = async (ctx: Ctx, { userId }: { readonly userId: number }): Promise<void> => {
  const found = await deskPieces.publishedOf(ctx, userId);
  await eachByItself(found, ({ type, id }) => {
    const writing = ctx.portal.kinds.get(type)?.writing;
    return withTransaction(ctx, async (ctx) => writing?.relist(ctx, id));
  });
};

/** So long after a suspension has ended what ended by itself is looked at once more. */
const LOOKED_BACK_MS = 2 * DAY_MS;

/**
 * Looks after all of them once more: who was hidden before there was such a job, and whose suspension ended while the portal
 * didn't run. No entry: nothing is decided.
 */
export const renewAccessOfHidden = async (ctx: Ctx): Promise<void> => {
  const since = new Date(ctx.now.getTime() - LOOKED_BACK_MS);
  for (const userId of await deskPieces.hiddenAuthors(ctx, since))
    await enqueue(ctx, RENEW_ACCESS_JOB, { userId });
};
