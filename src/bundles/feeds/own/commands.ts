// Gives one's own feed a secret address, and takes it back.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { makeSecretAddress } from '#kernel/secret-address.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { mayHaveOwnFeed } from './policy.ts';
import { SEALED_ABOUT } from './queries.ts';
import { ownFeedAddresses } from '../schema.ts';

/** Nobody needs more: each ends the former one and leaves an entry in the history. */
const LIMIT = { attempts: 20, seconds: HOUR_MS / 1000 };

/** Gives the feed a new address; the former one ends with it. Throws 401, 403 and 429. */
export const renewAddress = async (ctx: Ctx): Promise<void> => {
  if (!mayHaveOwnFeed(ctx.viewer)) demandToAct(ctx.viewer);
  const userId = ctx.viewer.id!;
  await limitAttempts(ctx, `own-feed-address:${userId}`, LIMIT);
  const own = makeSecretAddress(ctx, SEALED_ABOUT);
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(ownFeedAddresses)
      .values({ userId, ...own })
      .onConflictDoUpdate({ target: ownFeedAddresses.userId, set: own });
    await record(ctx, { type: 'user', objectId: userId, action: 'user.feedOpened' });
  });
};

/** Takes the address back, which is safe to do again. The door has asked who it is. */
export const removeAddress = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(ownFeedAddresses)
      .where(eq(ownFeedAddresses.userId, userId))
      .returning({ userId: ownFeedAddresses.userId });
    if (gone.length === 0) return;
    await record(ctx, { type: 'user', objectId: userId, action: 'user.feedClosed' });
  });
