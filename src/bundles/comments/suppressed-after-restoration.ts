// Topic: comments of the last moment before a backup, which the portal that it is of has told of: one that comes from it doesn't do so again.
import { eq, inArray } from 'drizzle-orm';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { comments, commentsToAnnounce } from './schema.ts';

/** Those that wait for moderators are told of once they come out. */
export const suppressedComments: SuppressedAfterRestoration = {
  jobs: [],
  suppress: async (ctx) => {
    const visible = ctx.db.select({ id: comments.id }).from(comments).where(eq(comments.state, 'visible'));
    const { rowCount } = await ctx.db
      .delete(commentsToAnnounce)
      .where(inArray(commentsToAnnounce.commentId, visible));
    return rowCount ?? 0;
  },
};
