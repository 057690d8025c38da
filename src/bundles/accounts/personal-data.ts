// Says what is kept of who looked at somebody's account, and why; and of whose accounts somebody erased. On erasure the reasons
// of looks go.
import { asc, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { redactHistory } from '#bundles/history/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { listAllLooks, reasonOfLook } from './queries.ts';
import { erasureProofs } from './schema.ts';
import { byPortal, personalDataWords, proofDataWords } from './texts.ts';

export const looksAtAccounts: PersonalData = {
  name: 'looks',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const looks = await listAllLooks(ctx, userId);
    const people = await usersByIds(
      ctx,
      looks.flatMap(({ actorId }) => actorId ?? []),
    );
    return looks.map((look) => ({
      at: look.at,
      by: people.get(look.actorId ?? 0)?.name ?? byPortal,
      reason: reasonOfLook(look),
    }));
  },
  countFor: async (ctx, userId) => {
    const looks = await listAllLooks(ctx, userId);
    return { goes: looks.filter((look) => reasonOfLook(look) !== '').length, stays: looks.length };
  },
  mergeInto: 'left',
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, (ctx) =>
      redactHistory(ctx, { type: 'user', ids: [userId], fields: ['lookReason', 'mergeReason'] }),
    ),
};

/** The administrators who erased somebody: without a name the proof says only the number of their account. */
export const orderedErasures: PersonalData = {
  name: 'erasures',
  words: proofDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: erasureProofs.id,
        accountNumber: erasureProofs.userId,
        reason: erasureProofs.reason,
        orderedAt: erasureProofs.orderedAt,
      })
      .from(erasureProofs)
      .where(eq(erasureProofs.orderedBy, userId))
      .orderBy(asc(erasureProofs.id)),
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: await ctx.db.$count(erasureProofs, eq(erasureProofs.orderedBy, userId)),
  }),
  mergeInto: 'left',
  eraseFor: async () => {},
};
