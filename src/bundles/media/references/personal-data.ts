// Topic: what somebody keeps on their lists.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { listReferences } from './queries.ts';
import { imageReferences } from './schema.ts';
import { personalDataWords } from './texts.ts';

export const ownReferences: PersonalData = {
  name: 'references',
  words: personalDataWords,
  exportFor: listReferences,
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(imageReferences, eq(imageReferences.userId, userId)),
    stays: 0,
  }),
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(imageReferences).where(eq(imageReferences.userId, userId));
    }),
};
