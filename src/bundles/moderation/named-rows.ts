// Hands over to the other account what names who decided in cases, worked on them and wrote notes, when two accounts become
// one.
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { moderationAppeals, moderationCases, moderationDecisions, moderationNotes } from './schema.ts';

/** Whoever has decided before doesn't decide about an appeal, by no account of theirs. */
export const moderatorsOfCases = async (ctx: Ctx, merge: AccountMerge): Promise<undefined> => {
  await moveRows(ctx, moderationDecisions, 'deciderId', merge);
  await moveRows(ctx, moderationDecisions, 'confirmedBy', merge);
  await moveRows(ctx, moderationAppeals, 'deciderId', merge);
  await moveRows(ctx, moderationCases, 'claimedBy', merge);
  await moveRows(ctx, moderationNotes, 'authorId', merge);
};
