// Merges the comments of two accounts that become one.
import { eq, inArray, sql } from 'drizzle-orm';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge, MergeCount } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { commentMentions, comments } from './schema.ts';

/**
 * Gives the comments of one account to the other. The number of comments in each thread stays what it is; links of mentions
 * lead to the account that is left.
 */
export const mergeComments = async (ctx: Ctx, merge: AccountMerge): Promise<MergeCount> => {
  const { fromId, intoId } = merge;
  const written = await ctx.db
    .update(comments)
    .set({ authorId: intoId })
    .where(eq(comments.authorId, fromId))
    .returning({ type: comments.ownerType, id: comments.ownerId });
  const named = ctx.db
    .select({ id: commentMentions.commentId })
    .from(commentMentions)
    .where(eq(commentMentions.userId, fromId));
  const link = `(<a class="rt-mention" href="/profile/)${fromId}/`;
  const owners = await ctx.db
    .update(comments)
    .set({ html: sql`regexp_replace(${comments.html}, ${link}, ${`\\1${intoId}/`}, 'g')` })
    .where(inArray(comments.id, named))
    .returning({ type: comments.ownerType, id: comments.ownerId });
  const mentions = await moveRows(ctx, commentMentions, 'userId', merge, ['commentId']);
  const tags = [...new Set([...written, ...owners].map(commentsTag))];
  touch(ctx, ...tags, authorCommentsTag(fromId), authorCommentsTag(intoId));
  return addUp([{ moved: written.length, dropped: 0 }, mentions]);
};
