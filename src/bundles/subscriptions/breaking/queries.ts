// Reads what was sent as breaking news.
import { and, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { breakingNews } from './schema.ts';

export const wasSent = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> =>
  (await ctx.db.$count(breakingNews, and(eq(breakingNews.type, type), eq(breakingNews.objectId, id)))) > 0;
