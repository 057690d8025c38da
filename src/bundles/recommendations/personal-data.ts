// Describes what the explained feed holds about a person.
import { asc, eq } from 'drizzle-orm';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { readerTag } from './commands.ts';
import { feedSettings, readTopics } from './schema.ts';
import { personalDataWords } from './texts.ts';

/** What the feed holds about a person; given out whole, with names for places and categories. */
export const personalFeed: PersonalData = {
  name: 'feed',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const [[settings], read, tree, categories] = await Promise.all([
      ctx.db.select().from(feedSettings).where(eq(feedSettings.userId, userId)),
      ctx.db
        .select()
        .from(readTopics)
        .where(eq(readTopics.userId, userId))
        .orderBy(asc(readTopics.categoryId)),
      getLocationTree(ctx),
      getCategories(ctx),
    ]);
    if (!settings) return undefined;
    const { userId: _owner, placeIds, ...others } = settings;
    return {
      ...others,
      places: placeIds.flatMap((id) => tree.byId.get(id)?.name ?? []),
      readTopics: read.map(({ categoryId, days, lastOn }) => ({
        category: categories.byId.get(categoryId)?.name ?? categoryId,
        days,
        lastOn,
      })),
    };
  },
  countFor: async (ctx, userId) => ({
    goes:
      (await ctx.db.$count(feedSettings, eq(feedSettings.userId, userId))) +
      (await ctx.db.$count(readTopics, eq(readTopics.userId, userId))),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    const isThere = (await ctx.db.$count(feedSettings, eq(feedSettings.userId, intoId))) > 0;
    touch(ctx, readerTag(fromId), readerTag(intoId));
    if (!isThere)
      return addUp([
        await moveRows(ctx, feedSettings, 'userId', merge),
        await moveRows(ctx, readTopics, 'userId', merge, ['categoryId']),
      ]);
    // Whoever the former account belongs to has agreed for that account alone that its reading may be counted.
    const { rowCount: topics } = await ctx.db.delete(readTopics).where(eq(readTopics.userId, fromId));
    const { rowCount: settings } = await ctx.db.delete(feedSettings).where(eq(feedSettings.userId, fromId));
    return { moved: 0, dropped: (topics ?? 0) + (settings ?? 0) };
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(readTopics).where(eq(readTopics.userId, userId));
      await ctx.db.delete(feedSettings).where(eq(feedSettings.userId, userId));
      touch(ctx, readerTag(userId));
    }),
};
