// Reads what only the desk of categories shows.
import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { categoryAddresses } from '../schema.ts';

/** Returns the words that the category had in its addresses before. */
export const listFormerSlugs = async (ctx: Ctx, id: number): Promise<string[]> => {
  const rows = await ctx.db
    .select({ slug: categoryAddresses.slug })
    .from(categoryAddresses)
    .where(eq(categoryAddresses.categoryId, id))
    .orderBy(asc(categoryAddresses.slug));
  return rows.map(({ slug }) => slug);
};
