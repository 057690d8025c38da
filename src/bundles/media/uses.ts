// Topic: what shows an image, which decides who may fetch it. decisions.md 5.5
import { and, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { imageUses } from './schema.ts';

export interface ImageUse {
  readonly imageId: number;
  /** Everybody may see it there. */
  readonly isPublic: boolean;
}

/** Replaces what is known of the images that a thing shows; part of the transaction that changes the thing. */
export const setImageUses = async (ctx: Ctx, owner: ContentRef, uses: readonly ImageUse[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('uses of images are written inside the transaction of their thing');
  const { type, id: objectId } = owner;
  await ctx.db.delete(imageUses).where(and(eq(imageUses.type, type), eq(imageUses.objectId, objectId)));
  if (uses.length > 0) await ctx.db.insert(imageUses).values(uses.map((use) => ({ ...use, type, objectId })));
};
