// Makes images for tests, without files behind them, and what became of others.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { SIZE_TAGS, SIZE_WIDTHS } from './constants.ts';
import { originalsOf } from './personal-data.ts';
import { imageFailed, makeVariants } from './make-variants.ts';
import { countWaitingImages, findImages } from './queries.ts';
import { quarantineImage, releaseImage } from './rights/commands.ts';
import { images } from './schema.ts';

export { countWaitingImages, imageFailed, originalsOf, quarantineImage, releaseImage };

type Changes = Partial<typeof images.$inferInsert>;

/** Makes a finished public picture of 2000 × 1333 pixels unless changed. */
export const anImage = (ctx: Ctx, changes: Changes = {}) =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(images)
      .values({
        ownerId: changes.ownerId ?? (await aUser(ctx)).id,
        originalKey: 'originals/test.jpg',
        sha256: 'test',
        bytes: 300_000,
        width: 2000,
        height: 1333,
        caption: 'Die Brücke am Morgen',
        copyright: 'Tomasz Adamek',
        alt: 'Eine Brücke im Nebel',
        isStub: false,
        version: 'v1',
        sizes: SIZE_TAGS.map((tag) => ({ tag, width: SIZE_WIDTHS[tag] })),
        access: 'public',
        createdAt: ctx.now,
        ...(changes.access === 'blocked' && { block: 'quarantined' as const }),
        ...changes,
      })
      .returning();
    return row!;
  });

/** The images as they are stored, whoever may see them. */
export const storedImages = findImages;

/** Does at once what the worker would do with an image that was brought. */
export const makeSizes = (ctx: Ctx, imageId: number): Promise<void> => makeVariants(ctx, { imageId });
