// Looks after newsletters of a portal from a backup. An issue whose hour has passed may have been sent by the portal that the
// backup is of: its pieces come in the next one.
import type { Ctx } from '#kernel/ctx.ts';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { SEND_SLICE } from './constants.ts';
import { letDueIssuesPass } from './issues/begin-sending.ts';
import { giveUpSending } from './sending/send-slice.ts';

export const suppressedIssues: SuppressedAfterRestoration = {
  jobs: [SEND_SLICE],
  suppress: async (ctx: Ctx) => (await letDueIssuesPass(ctx)) + (await giveUpSending(ctx)),
};
