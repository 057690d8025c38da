// Moves who wrote a version of a page about the portal, when two accounts become one.
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { cmsVersions } from './schema.ts';

export const editorsOfPages = async (ctx: Ctx, merge: AccountMerge): Promise<undefined> => {
  await moveRows(ctx, cmsVersions, 'editorId', merge);
};
