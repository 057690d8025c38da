// This is what snapshots hold about a person.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { snapshots } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { touch } from '#kernel/invalidation.ts';
import { snapshotTag } from './constants.ts';

/**
 * Snapshots are given out with their texts, as far as there are any left. On erasure of the person they stay in the newspaper,
 * their author being nameless.
 */
export const authoredSnapshots: PersonalData = {
  name: 'snapshots',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: snapshots.id,
        state: snapshots.state,
        publishedAt: snapshots.publishedAt,
        title: snapshots.title,
        text: snapshots.text,
        imageId: snapshots.imageId,
      })
      .from(snapshots)
      .where(and(eq(snapshots.authorId, userId), ne(snapshots.state, 'erased')))
      .orderBy(asc(snapshots.id)),
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: await ctx.db.$count(snapshots, and(eq(snapshots.authorId, userId), ne(snapshots.state, 'erased'))),
  }),
  mergeInto: async (ctx, { fromId, intoId }) => {
    const moved = await ctx.db
      .update(snapshots)
      .set({ authorId: intoId })
      .where(eq(snapshots.authorId, fromId))
      .returning({ id: snapshots.id, state: snapshots.state });
    touch(ctx, ...moved.map(({ id }) => snapshotTag(id)));
    return { moved: moved.filter(({ state }) => state !== 'erased').length, dropped: 0 };
  },
  eraseFor: async () => {},
};
