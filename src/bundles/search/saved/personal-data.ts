// This is what saved searches hold about a person: what they look for.
import { eq } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { savedSearches } from './schema.ts';
import { personalDataWords } from './texts.ts';

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
    }),
};
