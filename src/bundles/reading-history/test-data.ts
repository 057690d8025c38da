// Keeps somebody's reading, for tests.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { readingKeepers, readingPieces } from './schema.ts';

/** Makes one piece, begun, on the account of somebody who wants that. */
export const someReading = async (
  ctx: Ctx,
  { id: userId }: Pick<TestUser, 'id'>,
  { type, id: objectId }: ContentRef,
  { paragraph = 4, isRead = false, readAt = ctx.now } = {},
): Promise<void> => {
  await ctx.db.insert(readingKeepers).values({ userId, begunAt: ctx.now, version: 1 }).onConflictDoNothing();
  await ctx.db
    .insert(readingPieces)
    .values({ userId, type, objectId, paragraph, isRead, version: 1, readAt });
};
