// Topic: newsletters of a portal from a backup. An issue whose hour has passed may have been sent by the portal that the backup is of:
// its pieces come in the next one.
import type { Ctx } from '#kernel/ctx.ts';
import type { HeldBack } from '#kernel/held-back.ts';
import { SEND_SLICE } from './constants.ts';
import { letDueIssuesPass } from './issues/begin-sending.ts';
import { giveUpSending } from './sending/send-slice.ts';

export const heldIssues: HeldBack = {
  jobs: [SEND_SLICE],
  hold: async (ctx: Ctx) => (await letDueIssuesPass(ctx)) + (await giveUpSending(ctx)),
};
