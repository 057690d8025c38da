// Keeps what shows an image, which decides who may fetch it. contract.md 15.5
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { imageTag } from './constants.ts';
import { images, imageUses } from './schema.ts';

export interface ImageUse {
  readonly imageId: number;
  /** Everybody may see it there. */
  readonly isPublic: boolean;
}

/** A thing that shows images: of a content kind, or of a type which the bundle that keeps it names itself, such as what isn't out yet. */
export interface ImageUser {
  readonly type: string;
  readonly id: number;
  /** Whose editors and moderators look after them; a thing without a place leaves it out. */
  readonly locationPath?: string;
}

/**
 * Replaces what is known of the images that a thing shows; part of the transaction that changes the thing. An image
 * is public when everybody may see it anywhere, else gated; a blocked one stays blocked. Unknown ids are left out.
 */
export const setImageUses = async (ctx: Ctx, owner: ImageUser, uses: readonly ImageUse[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('uses of images are written inside the transaction of their thing');
  const { type, id: objectId, locationPath = '' } = owner;
  const isOwners = and(eq(imageUses.type, type), eq(imageUses.objectId, objectId));
  const former = await ctx.db.select({ id: imageUses.imageId }).from(imageUses).where(isOwners);
  const known = await lockImages(ctx, [...former.map(({ id }) => id), ...uses.map(({ imageId }) => imageId)]);
  if (known.size === 0) return;
  if (former.length > 0) await ctx.db.delete(imageUses).where(isOwners);
  const rows = [...byImage(uses)]
    .filter(([imageId]) => known.has(imageId))
    .map(([imageId, isPublic]) => ({ imageId, isPublic, type, objectId, locationPath }));
  if (rows.length > 0) await ctx.db.insert(imageUses).values(rows);
  await updateAccess(ctx, [...known]);
};

/**
 * Locks images, so that whoever changes the uses of the same ones waits; always in the same order, so that nobody waits in a
 * circle.
 */
const lockImages = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...new Set(ids)]))
    .orderBy(images.id)
    .for('no key update');
  return new Set(rows.map(({ id }) => id));
};

/** Returns the uses by image, since a thing may show an image twice. */
const byImage = (uses: readonly ImageUse[]) => {
  const found = new Map<number, boolean>();
  for (const { imageId, isPublic } of uses) found.set(imageId, isPublic || found.get(imageId) === true);
  return found;
};

/** Opens images to everybody, or closes them, as what shows them demands; blocked ones stay so. In a transaction. */
export const updateAccess = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  const isPublic = sql`exists (select from ${imageUses} where ${imageUses.imageId} = ${images.id} and ${imageUses.isPublic})`;
  const access = sql<'public' | 'gated'>`case when ${isPublic} then 'public' else 'gated' end`;
  const isOther = sql`${images.access} <> 'blocked' and ${images.access} <> ${access}`;
  const changed = await ctx.db
    .update(images)
    .set({ access })
    .where(and(inArray(images.id, [...ids]), isOther))
    .returning({ id: images.id });
  if (changed.length > 0) touch(ctx, ...changed.map(({ id }) => imageTag(id)));
};
