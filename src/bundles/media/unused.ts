// Removes images that nothing shows any more. They go with their files, which a job removes afterwards.
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { REMOVE_FILES, imageTag } from './constants.ts';
import { deleteReferences } from './references/commands.ts';
import { imageUses, images } from './schema.ts';

/**
 * Removes an image that was just taken away somewhere, part of that transaction. One that something else shows stays,
 * and so does one of another owner, or one that a moderator took away: it may be a proof.
 */
export const removeIfUnused = (ctx: Ctx, imageId: number, ownerId: number): Promise<void> => {
  if (!ctx.transaction) throw new Error('an image goes inside the transaction that takes it away');
  const isNoProof = sql`${images.block} is distinct from 'quarantined'`;
  return remove(ctx, ownerId, and(eq(images.id, imageId), isNoProof));
};

/** Removes all images of somebody that nothing shows. */
export const removeUnused = (ctx: Ctx, ownerId: number): Promise<void> =>
  withTransaction(ctx, (ctx) => remove(ctx, ownerId));

/**
 * Removes what nothing shows any more of those who were erased: it stayed for what showed it. So goes what came while they were
 * erased. Gives how many people's.
 */
export const removeUnusedOfErased = async (ctx: Ctx): Promise<number> => {
  const use = ctx.db.select().from(imageUses).where(eq(imageUses.imageId, images.id));
  const owners = await ctx.db.selectDistinct({ id: images.ownerId }).from(images).where(notExists(use));
  const erased = await accountDesk.erasedAmong(
    ctx,
    owners.map(({ id }) => id),
  );
  await eachByItself(erased, (id) => removeUnused(ctx, id));
  return erased.length;
};

/**
 * Deletes images and whatever points at them, part of the transaction that says why; a job removes their files. What
 * they lay in may be replaced by `originals`, for images whose original goes on living elsewhere.
 */
export const removeImages = async (
  ctx: Ctx,
  ids: readonly number[],
  originals: ReadonlyMap<number, string> = new Map(),
): Promise<void> => {
  if (!ctx.transaction) throw new Error('an image goes inside the transaction that takes it away');
  await deleteReferences(ctx, 'image', ids);
  const removed = await ctx.db
    .delete(images)
    .where(inArray(images.id, [...ids]))
    .returning({ id: images.id, key: images.originalKey });
  const files = removed.map(({ id, key }) => ({ id, key: originals.get(id) ?? key }));
  await enqueue(ctx, { name: REMOVE_FILES }, { images: files });
  touch(ctx, ...ids.map(imageTag));
};

const remove = async (ctx: Ctx, ownerId: number, isMeant?: SQL) => {
  // Whoever is about to show one of them has locked it: waited for, their use is seen below.
  const locked = await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), isMeant))
    .orderBy(asc(images.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  const use = ctx.db.select().from(imageUses).where(eq(imageUses.imageId, images.id));
  const unused = await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), notExists(use)));
  if (unused.length === 0) return;
  const imageIds = unused.map(({ id }) => id);
  await removeImages(ctx, imageIds);
  await record(ctx, { type: 'user', objectId: ownerId, action: 'images.removed', after: { imageIds } });
};
