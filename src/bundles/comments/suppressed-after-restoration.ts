// Keeps a portal that comes from a backup from telling again of comments of the last moment before that backup: the portal that
// it is of has done so already.
import { eq, inArray } from 'drizzle-orm';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { comments, commentsToAnnounce } from './schema.ts';

/** People are told of comments that wait for moderators once these appear. */
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
