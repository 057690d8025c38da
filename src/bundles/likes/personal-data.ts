// Topic: what likes hold about a person.
import { and, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { likesTag } from './constants.ts';
import { listLikesOfUser } from './queries.ts';
import { likeCounts, likes } from './schema.ts';
import { personalDataWords } from './texts.ts';

/** Given out whole; with the person their likes go, and count no more. */
export const personalLikes: PersonalData = {
  name: 'likes',
  words: personalDataWords,
  exportFor: listLikesOfUser,
  countFor: async (ctx, userId) => ({ goes: await ctx.db.$count(likes, eq(likes.userId, userId)), stays: 0 }),
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      const gone = await ctx.db
        .delete(likes)
        .where(eq(likes.userId, userId))
        .returning({ type: likes.contentType, id: likes.contentId });
      // In one order for all, so that two who leave at once don't wait for each other.
      const inOrder = gone.toSorted((a, b) => a.type.localeCompare(b.type) || a.id - b.id);
      for (const { type, id } of inOrder)
        await ctx.db
          .update(likeCounts)
          .set({ count: sql`${likeCounts.count} - 1` })
          .where(and(eq(likeCounts.contentType, type), eq(likeCounts.contentId, id)));
      touch(ctx, ...gone.map(likesTag));
    }),
};
