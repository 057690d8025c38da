// Reads which pieces are marked.
import { and, eq, inArray } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { newsMarks } from './schema.ts';

/** Returns those of the things that are marked. */
export const markedAmong = async (
  ctx: Ctx,
  type: ContentType,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: newsMarks.objectId })
    .from(newsMarks)
    .where(and(eq(newsMarks.type, type), inArray(newsMarks.objectId, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

export const isMarkedForNews = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> =>
  (await markedAmong(ctx, type, [id])).has(id);
