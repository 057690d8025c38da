// Topic: the images somebody brought. What nothing shows any more goes with them; what a piece shows stays with it.
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { images } from './schema.ts';
import { removeUnused } from './unused.ts';

export const ownImages: PersonalData = {
  name: 'images',
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: images.id,
        caption: images.caption,
        copyright: images.copyright,
        alt: images.alt,
        width: images.width,
        height: images.height,
        bytes: images.bytes,
        createdAt: images.createdAt,
      })
      .from(images)
      .where(eq(images.ownerId, userId))
      .orderBy(asc(images.id)),
  eraseFor: (ctx, userId) => removeUnused(ctx, userId),
};

/** The originals as somebody uploaded them, to be taken along. */
export const originalsOf = (ctx: Ctx, ownerId: number): Promise<{ id: number; key: string }[]> =>
  ctx.db
    .select({ id: images.id, key: images.originalKey })
    .from(images)
    .where(eq(images.ownerId, ownerId))
    .orderBy(asc(images.id));
