// This is what the portal keeps about a person's suspensions. Who decided is somebody else's affair and stays here.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { listSuspensions } from './queries.ts';
import { suspensions } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const suspensionData: PersonalData = {
  name: 'suspensions',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (await listSuspensions(ctx, userId)).map(
      ({ reason, createdAt, until, hidesContributions, liftedAt }) => ({
        reason,
        createdAt,
        until,
        hidesContributions,
        liftedAt,
      }),
    ),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(suspensions, eq(suspensions.userId, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await moveRows(ctx, suspensions, 'moderatorId', merge);
    await moveRows(ctx, suspensions, 'lifterId', merge);
    return moveRows(ctx, suspensions, 'userId', merge);
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(suspensions).where(eq(suspensions.userId, userId));
  },
};
