// Topic: comments of the last moment before a backup, which the portal that it is of has told of: one that comes from it doesn't do so again.
import { and, eq } from 'drizzle-orm';
import type { HeldBack } from '#kernel/held-back.ts';
import { comments } from './schema.ts';

/** Those that wait for moderators are told of once they come out. */
export const heldComments: HeldBack = {
  jobs: [],
  hold: async (ctx) => {
    const { rowCount } = await ctx.db
      .update(comments)
      .set({ isAnnounced: true })
      .where(and(eq(comments.isAnnounced, false), eq(comments.state, 'visible')));
    return rowCount ?? 0;
  },
};
