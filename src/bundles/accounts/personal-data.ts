// Topic: who looked at somebody's account, and why. On erasure the reasons go.
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { redactHistory } from '#bundles/history/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { listLooks, reasonOfLook } from './queries.ts';
import { byPortal, personalDataWords } from './texts.ts';

export const looksAtAccounts: PersonalData = {
  name: 'looks',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const looks = await listLooks(ctx, userId);
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
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, (ctx) =>
      redactHistory(ctx, { type: 'user', ids: [userId], fields: ['lookReason'] }),
    ),
};
