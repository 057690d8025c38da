// These are the links that were sent to somebody.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { deleteLinks } from './commands.ts';
import { findLinksOf } from './queries.ts';
import { personalDataWords } from './texts.ts';
import { accountTokens } from './schema.ts';

export const linksData: PersonalData = {
  name: 'accountLinks',
  words: personalDataWords,
  exportFor: findLinksOf,
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(accountTokens, eq(accountTokens.userId, userId)),
    stays: 0,
  }),
  mergeInto: 'left',
  eraseFor: deleteLinks,
};
