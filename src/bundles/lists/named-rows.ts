// Moves the lists of an author whose two accounts become one.
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { listTag } from './constants.ts';
import { pieces } from './schema.ts';

export const authorsOfPieces = async (ctx: Ctx, merge: AccountMerge): Promise<undefined> => {
  await moveRows(ctx, pieces, 'authorId', merge);
  touch(ctx, listTag(), ...[merge.fromId, merge.intoId].map((authorId) => listTag({ authorId })));
};
