// Gives out what somebody agreed to; of those who are gone the log says nothing any more.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { findAgreementsOf } from './queries.ts';
import { documentAgreements, termsAgreements } from './schema.ts';
import { personalDataWords } from './texts.ts';

export const agreementsData: PersonalData = {
  name: 'terms',
  words: personalDataWords,
  exportFor: findAgreementsOf,
  countFor: async (ctx, userId) => ({
    goes:
      (await ctx.db.$count(termsAgreements, eq(termsAgreements.userId, userId))) +
      (await ctx.db.$count(documentAgreements, eq(documentAgreements.userId, userId))),
    stays: 0,
  }),
  mergeInto: 'left',
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(termsAgreements).where(eq(termsAgreements.userId, userId));
    await ctx.db.delete(documentAgreements).where(eq(documentAgreements.userId, userId));
  },
};
