// Says what likes hold about a person.
import { and, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { likesTag } from './constants.ts';
import { listLikesOfUser } from './queries.ts';
import { likeCounts, likes } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { isEither, moveRows } from '#kernel/account-merges.ts';

/** Likes are given out whole; with the person they go, and count no more. */
export const personalLikes: PersonalData = {
  name: 'likes',
  words: personalDataWords,
  exportFor: listLikesOfUser,
  countFor: async (ctx, userId) => ({ goes: await ctx.db.$count(likes, eq(likes.userId, userId)), stays: 0 }),
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    const before = await ctx.db
      .select({ type: likes.contentType, id: likes.contentId, isTwice: sql<boolean>`count(*) > 1` })
      .from(likes)
      .where(isEither(likes.userId, merge))
      .groupBy(likes.contentType, likes.contentId)
      .having(sql`bool_or(${likes.userId} = ${fromId})`);
    const twice = before.filter(({ isTwice }) => isTwice);
    await countDown(ctx, twice);
    touch(ctx, ...before.map(likesTag));
    return moveRows(ctx, likes, 'userId', { fromId, intoId }, ['contentType', 'contentId']);
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      const gone = await ctx.db
        .delete(likes)
        .where(eq(likes.userId, userId))
        .returning({ type: likes.contentType, id: likes.contentId });
      await countDown(ctx, gone);
      touch(ctx, ...gone.map(likesTag));
    }),
};

/** Counts one less for each, in one order for all, so that two who leave at once don't wait for each other. */
const countDown = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<void> => {
  for (const { type, id } of refs.toSorted((a, b) => a.type.localeCompare(b.type) || a.id - b.id))
    await ctx.db
      .update(likeCounts)
      .set({ count: sql`${likeCounts.count} - 1` })
      .where(and(eq(likeCounts.contentType, type), eq(likeCounts.contentId, id)));
};
