// This is what saved searches hold about a person: what they look for.
import { eq, or, sql } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { savedSearches } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { storedTitle, readSaved } from './title.ts';

const { userId: owner, query, createdAt } = savedSearches;

export const personalSearches: PersonalData = {
  name: 'savedSearches',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db.select({ query, createdAt }).from(savedSearches).where(eq(owner, userId)).orderBy(createdAt),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(savedSearches, eq(owner, userId)),
    stays: 0,
  }),
  mergeInto: (ctx, merge) => moveRows(ctx, savedSearches, 'userId', merge, ['query']),
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(savedSearches).where(eq(owner, userId));
      await forgetName(ctx, userId);
    }),
};

/** Writes the titles anew of others' searches for what is by this person, without their name. */
const forgetName = async (ctx: Ctx, userId: number): Promise<void> => {
  const isNamed = or(
    sql`${userId}::int = any(${savedSearches.authorIds})`,
    sql`${query} ~ ${`(^|&)von=${userId}(&|$)`}`,
  );
  const rows = await ctx.db.select({ id: savedSearches.id, query }).from(savedSearches).where(isNamed);
  for (const row of rows) {
    const { typed, chosen } = readSaved(row.query);
    const title = await storedTitle(ctx, typed, chosen);
    await ctx.db.update(savedSearches).set({ title }).where(eq(savedSearches.id, row.id));
  }
};
