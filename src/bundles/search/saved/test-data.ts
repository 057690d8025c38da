// Saves searches for tests.
import { eq } from 'drizzle-orm';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import type { Chosen } from '../filters.ts';
import { saveSearch } from './commands.ts';
import { listSaved } from './queries.ts';
import { savedSearches } from './schema.ts';

/** Saves a search for somebody, whatever they may do themselves, and returns its id. */
export const aSavedSearch = async (
  ctx: Ctx,
  owner: Pick<TestUser, 'id'>,
  typed = 'Hallenbad',
  chosen: Chosen = {},
): Promise<number> => {
  const other = await aUser(ctx);
  await saveSearch(actAs(ctx, other.viewer), typed, chosen);
  const id = (await listSaved(ctx, other.id))[0]!.id;
  await ctx.db.update(savedSearches).set({ userId: owner.id }).where(eq(savedSearches.id, id));
  return id;
};
