// Gives one's own calendar a secret address, and takes it back.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { makeSecretAddress } from '#kernel/secret-address.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { mayHaveCalendar } from './policy.ts';
import { SEALED_ABOUT } from './queries.ts';
import { eventCalendarAddresses } from '../schema.ts';

/** Nobody needs more: each ends the former one and leaves an entry in the history. */
const LIMIT = { attempts: 20, seconds: HOUR_MS / 1000 };

/** Makes a new address; the former one ends with it. Throws 401, 403 and 429. */
export const renewAddress = async (ctx: Ctx): Promise<void> => {
  if (!mayHaveCalendar(ctx.viewer)) demandToAct(ctx.viewer);
  const userId = ctx.viewer.id!;
  await limitAttempts(ctx, `event-calendar:${userId}`, LIMIT);
  const own = makeSecretAddress(ctx, SEALED_ABOUT);
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(eventCalendarAddresses)
      .values({ userId, ...own })
      .onConflictDoUpdate({ target: eventCalendarAddresses.userId, set: own });
    await record(ctx, { type: 'user', objectId: userId, action: 'user.calendarOpened' });
  });
};

/** Removes the address. It is safe to do again. The route has checked who it is. */
export const removeAddress = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(eventCalendarAddresses)
      .where(eq(eventCalendarAddresses.userId, userId))
      .returning({ userId: eventCalendarAddresses.userId });
    if (gone.length === 0) return;
    await record(ctx, { type: 'user', objectId: userId, action: 'user.calendarClosed' });
  });
