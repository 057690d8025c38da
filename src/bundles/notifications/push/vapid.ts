// Keeps the pair of keys by which push services know this portal. It is made once and kept in the database: browsers subscribe
// with the public one, and with another pair all of them would be lost. RFC 8292
import { eq } from 'drizzle-orm';
import type { VapidKeys } from 'web-push';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { pushKeys } from '../schema.ts';

const THE_ONE = 1;

export const findPushKeys = (ctx: Ctx): Promise<VapidKeys> =>
  fetchCached(ctx, 'notifications.push-keys', [], async () => (await selectKeys(ctx)) ?? makeKeys(ctx));

/** Makes a pair of keys. Of several processes that do so at once, all go on with that of the first. */
const makeKeys = async (ctx: Ctx): Promise<VapidKeys> => {
  const { default: webPush } = await import('web-push');
  const keys = { id: THE_ONE, ...webPush.generateVAPIDKeys(), createdAt: ctx.now };
  await ctx.db.insert(pushKeys).values(keys).onConflictDoNothing();
  return (await selectKeys(ctx))!;
};

const selectKeys = async (ctx: Ctx): Promise<VapidKeys | undefined> => {
  const [row] = await ctx.db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys)
    .where(eq(pushKeys.id, THE_ONE));
  return row;
};
