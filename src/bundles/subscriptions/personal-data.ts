// Topic: what following holds about a person.
import { and, eq, or } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { followersTag } from './constants.ts';
import { listSubscriptions } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import { subscriptions } from './schema.ts';
import { personalDataWords } from './texts.ts';

/** Given out whole. With the person goes what they follow, and that others follow them. */
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

/** That others follow the person. */
const isOf = (userId: number) =>
  and(eq(subscriptions.targetType, 'user'), eq(subscriptions.targetId, userId));
