// This is what somebody keeps on their lists.
import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listReferences } from './queries.ts';
import { imageReferences } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';

export const ownReferences: PersonalData = {
  name: 'references',
  words: personalDataWords,
  exportFor: listReferences,
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(imageReferences, eq(imageReferences.userId, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await retainSaved(ctx, merge);
    return moveRows(ctx, imageReferences, 'userId', merge, ['type', 'objectId']);
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(imageReferences).where(eq(imageReferences.userId, userId));
    }),
};

/** What either account has saved stays saved: from the temporary list of the other it would go with its first use. */
const retainSaved = (ctx: Ctx, { fromId, intoId }: AccountMerge) =>
  ctx.db.execute(sql`
    update ${imageReferences} kept set list = 'saved'
    from ${imageReferences} going
    where kept.user_id = ${intoId} and going.user_id = ${fromId} and going.list = 'saved'
      and kept.type = going.type and kept.object_id = going.object_id`);
