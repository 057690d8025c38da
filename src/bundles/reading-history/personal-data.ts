// Describes what is kept about a person's reading, on their account and because they wanted it.
import { asc, eq } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { forgetOldest, lockKeeper } from './commands.ts';
import { findKeeper, keeperTag } from './queries.ts';
import { readingKeepers, readingPieces } from './schema.ts';
import { personalDataWords } from './texts.ts';

const { type, objectId, paragraph, isRead, readAt } = readingPieces;

export const personalReading: PersonalData = {
  name: 'reading-history',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const keeper = await findKeeper(ctx, userId);
    if (!keeper) return undefined;
    const pieces = await ctx.db
      .select({ type, objectId, paragraph, isRead, readAt })
      .from(readingPieces)
      .where(eq(readingPieces.userId, userId))
      .orderBy(asc(readAt), asc(objectId));
    return { since: keeper.begunAt, pieces };
  },
  countFor: async (ctx, userId) => ({
    goes:
      (await ctx.db.$count(readingKeepers, eq(readingKeepers.userId, userId))) +
      (await ctx.db.$count(readingPieces, eq(readingPieces.userId, userId))),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    touch(ctx, keeperTag(fromId));
    const isOfFormer = eq(readingPieces.userId, fromId);
    const into = await lockKeeper(ctx, intoId);
    // Whoever the former account belongs to has agreed for that account alone that it may be kept.
    let moved = { moved: 0, dropped: await ctx.db.$count(readingPieces, isOfFormer) };
    if (into) {
      // This version is later than all that the browsers of the other account have heard of.
      const version = into.version + 1;
      await ctx.db.update(readingPieces).set({ version }).where(isOfFormer);
      moved = await moveRows(ctx, readingPieces, 'userId', merge, ['type', 'objectId']);
      await ctx.db.update(readingKeepers).set({ version }).where(eq(readingKeepers.userId, intoId));
      await forgetOldest(ctx, intoId);
    }
    const { rowCount } = await ctx.db.delete(readingKeepers).where(eq(readingKeepers.userId, fromId));
    return { ...moved, dropped: moved.dropped + (rowCount ?? 0) };
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(readingKeepers).where(eq(readingKeepers.userId, userId));
      touch(ctx, keeperTag(userId));
    }),
};
