// Images for tests, without files behind them.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { SIZE_TAGS, SIZE_WIDTHS } from './constants.ts';
import { images } from './schema.ts';

type Changes = Partial<typeof images.$inferInsert>;

/** A finished public picture of 2000 × 1333 pixels unless changed. */
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
