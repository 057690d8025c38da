// This is what following holds about a person.
import { and, eq, or, inArray } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { findApart } from '#bundles/boundaries/public.ts';
import { followersTag } from './constants.ts';
import { listSubscriptions } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import { subscriptions } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';

/** What a person follows is given out whole. It goes with the person, and so does that others follow them. */
export const personalSubscriptions: PersonalData = {
  name: 'subscriptions',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (await listSubscriptions(ctx, userId)).map(({ createdAt, ...selector }) => ({
      selectorTag: selectorTagOf(selector),
      createdAt,
    })),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(subscriptions, or(eq(subscriptions.userId, userId), isOf(userId))),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    const apart = await endWithThoseApart(ctx, merge);
    const touched = await ctx.db
      .select({ type: subscriptions.targetType, id: subscriptions.targetId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, fromId));
    const own = await moveRows(ctx, subscriptions, 'userId', merge, ['targetType', 'targetId']);
    const twins = ctx.db.select({ id: subscriptions.userId }).from(subscriptions).where(isOf(intoId));
    const twice = await ctx.db
      .delete(subscriptions)
      .where(and(isOf(fromId), inArray(subscriptions.userId, twins)));
    const { rowCount } = await ctx.db.update(subscriptions).set({ targetId: intoId }).where(isOf(fromId));
    // Nobody follows themselves.
    const self = await ctx.db
      .delete(subscriptions)
      .where(and(isOf(intoId), eq(subscriptions.userId, intoId)));
    const people = [fromId, intoId].map((id) => ({ type: 'user', id }) as const);
    touch(ctx, ...[...touched, ...people].map((selector) => followersTag(selectorTagOf(selector))));
    const gone = apart + (twice.rowCount ?? 0) + (self.rowCount ?? 0);
    return addUp([own, { moved: (rowCount ?? 0) - (self.rowCount ?? 0), dropped: gone }]);
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      const { targetType: type, targetId: id } = subscriptions;
      const ended = await ctx.db
        .delete(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .returning({ type, id });
      await ctx.db.delete(subscriptions).where(isOf(userId));
      const self = { type: 'user' as const, id: userId };
      touch(ctx, ...[...ended, self].map((selector) => followersTag(selectorTagOf(selector))));
    }),
};

/**
 * Ends that one follows the other where a block, which may have been of the other account, keeps two people apart. Gives how much
 * of the account that goes that was. No entry: that of the merge says it.
 */
const endWithThoseApart = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<number> => {
  const { userId, targetType, targetId } = subscriptions;
  const both = [fromId, intoId];
  const isOfPeople = eq(targetType, 'user');
  const rows = await ctx.db
    .select({ userId, targetId })
    .from(subscriptions)
    .where(and(isOfPeople, or(inArray(userId, both), inArray(targetId, both))));
  const others = rows.map((row) => (both.includes(row.userId) ? row.targetId : row.userId));
  const apart = [...(await findApart(ctx, intoId, [...new Set(others)]))];
  if (apart.length === 0) return 0;
  const isBetween = or(
    and(inArray(userId, both), inArray(targetId, apart)),
    and(inArray(userId, apart), inArray(targetId, both)),
  );
  const ended = await ctx.db
    .delete(subscriptions)
    .where(and(isOfPeople, isBetween))
    .returning({ userId, targetId });
  touch(ctx, ...ended.map(({ targetId: id }) => followersTag(selectorTagOf({ type: 'user', id }))));
  return ended.filter((row) => row.userId === fromId || row.targetId === fromId).length;
};

/** Returns the condition that others follow the person. */
const isOf = (userId: number) =>
  and(eq(subscriptions.targetType, 'user'), eq(subscriptions.targetId, userId));
