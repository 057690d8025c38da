// Reads what only the desk of places shows.
import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { locationAddresses } from '../schema.ts';

/** Lists the words that the place had in its addresses before. */
export const listFormerSlugs = async (ctx: Ctx, id: number): Promise<string[]> => {
  const rows = await ctx.db
    .select({ slug: locationAddresses.slug })
    .from(locationAddresses)
    .where(eq(locationAddresses.locationId, id))
    .orderBy(asc(locationAddresses.slug));
  return rows.map(({ slug }) => slug);
};
