// Describes what newsletters hold about a member. People without an account end theirs by the link in each letter.
import { asc, eq } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { newsletterReaders, newsletters } from './schema.ts';
import { personalDataWords, readerStates } from './texts.ts';

const { userId: owner } = newsletterReaders;

/** What members get; what became of single mails is erased with it. */
export const personalNewsletters: PersonalData = {
  name: 'newsletters',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (
      await ctx.db
        .select({
          newsletter: newsletters.name,
          state: newsletterReaders.state,
          createdAt: newsletterReaders.createdAt,
        })
        .from(newsletterReaders)
        .innerJoin(newsletters, eq(newsletters.id, newsletterReaders.newsletterId))
        .where(eq(owner, userId))
        .orderBy(asc(newsletterReaders.id))
    ).map(({ state, ...row }) => ({ ...row, state: readerStates[state] })),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(newsletterReaders, eq(owner, userId)),
    stays: 0,
  }),
  mergeInto: (ctx, merge) => moveRows(ctx, newsletterReaders, 'userId', merge, ['newsletterId']),
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(newsletterReaders).where(eq(owner, userId));
  },
};
