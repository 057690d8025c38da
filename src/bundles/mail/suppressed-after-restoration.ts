// Mails that were waiting when a backup was taken stay in the outbox, where administrators find them and send those that are
// still wanted.
import { eq } from 'drizzle-orm';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { DELIVER_MAIL } from './constants.ts';
import { mails } from './schema.ts';

export const suppressedMails: SuppressedAfterRestoration = {
  jobs: [DELIVER_MAIL],
  // Each of them has a job, by which it is counted.
  suppress: async (ctx) => {
    await ctx.db.update(mails).set({ state: 'kept', claimedUntil: null }).where(eq(mails.state, 'waiting'));
    return 0;
  },
};
