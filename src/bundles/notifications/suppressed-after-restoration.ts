// Says what a portal from a backup tells nobody a second time: news that were on their way, and digests of periods that are
// over.
import type { Ctx } from '#kernel/ctx.ts';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { MAIL_NOTICE, PUSH_NOTICE, SEND_DIGEST } from './constants.ts';
import { letDigestsPass } from './mail/digest.ts';

export const suppressedNotices: SuppressedAfterRestoration = {
  jobs: [MAIL_NOTICE, PUSH_NOTICE, SEND_DIGEST],
  // What was announced and not yet made a notice would be told as if it had just happened; what comes out later is told then.
  dueJobs: ['notifications.on-%'],
  suppress: (ctx: Ctx) => letDigestsPass(ctx),
};
