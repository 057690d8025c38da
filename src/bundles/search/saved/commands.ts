// Saves a search, and ends that.
import { and, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import type { Chosen } from '../filters.ts';
import { askedOfPieces } from './asked.ts';
import { MAX_SAVED } from './constants.ts';
import { maySaveSearches } from './policy.ts';
import { savedSearches } from './schema.ts';
import * as texts from './texts.ts';

export type SaveOutcome = { readonly kind: 'saved' } | Refused;

/** Saves a search. This is safe to do again: the same search is kept once. Throws 401 and 403. */
export const saveSearch = async (ctx: Ctx, typed: string, chosen: Chosen): Promise<SaveOutcome> => {
  if (!maySaveSearches(ctx.viewer)) demandToAct(ctx.viewer);
  const userId = ctx.viewer.id!;
  const asked = await askedOfPieces(ctx, typed, chosen);
  if (!asked) return refused(texts.nothingAsked);
  return withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    // Searches of one person are saved one after the other, so that the limit holds for many at once.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('saved searches'), ${userId})`);
    const own = eq(savedSearches.userId, userId);
    const same = await ctx.db.$count(savedSearches, and(own, eq(savedSearches.query, asked.query)));
    if (same > 0) return { kind: 'saved' };
    if ((await ctx.db.$count(savedSearches, own)) >= MAX_SAVED) return refused(texts.tooMany(MAX_SAVED));
    await ctx.db.insert(savedSearches).values({ ...asked, userId, createdAt: ctx.now });
    await record(ctx, { type: 'user', objectId: userId, action: 'search.saved' });
    return { kind: 'saved' };
  });
};

/** Removes a search. This is safe to do again; that of somebody else stays. The route has asked who it is. */
export const removeSearch = (ctx: Ctx, userId: number, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
      .returning({ id: savedSearches.id });
    if (gone.length > 0) await record(ctx, { type: 'user', objectId: userId, action: 'search.removed' });
  });
