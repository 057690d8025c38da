// Moves who published a version of the terms, when two accounts become one.
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { termsVersions } from './schema.ts';

export const authorsOfTerms = async (ctx: Ctx, merge: AccountMerge): Promise<undefined> => {
  await moveRows(ctx, termsVersions, 'authorId', merge);
};
