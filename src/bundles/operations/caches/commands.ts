// Empties all caches of all processes: what is asked for next is loaded and drawn anew.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touchEverything } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { mayOperate } from '../policy.ts';

/** Throws 403. */
export const emptyCaches = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayOperate(ctx.viewer)) throw forbidden();
    await record(ctx, { type: 'operations', objectId: 0, action: 'caches.emptied' });
    touchEverything(ctx);
  });
