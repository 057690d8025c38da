// This is what somebody keeps on their lists.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { listReferences } from './queries.ts';
import { imageReferences } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const ownReferences: PersonalData = {
  name: 'references',
  words: personalDataWords,
  exportFor: listReferences,
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(imageReferences, eq(imageReferences.userId, userId)),
    stays: 0,
  }),
  mergeInto: (ctx, merge) => moveRows(ctx, imageReferences, 'userId', merge, ['type', 'objectId']),
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(imageReferences).where(eq(imageReferences.userId, userId));
    }),
};
