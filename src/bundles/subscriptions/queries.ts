// Reads who follows what.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { countByDay } from '#kernel/count-by-day.ts';
import type { DayCount } from '#kernel/count-by-day.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { subscriptions } from './schema.ts';
import type { Selector } from './rules.ts';

export interface Subscription {
  readonly type: Selector['type'];
  readonly id: number;
  readonly createdAt: Date;
}

const isAsked = sql`(${subscriptions.targetType}, ${subscriptions.targetId}) in (select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]))`;
const isUsers = eq(subscriptions.userId, sql.placeholder('userId'));

const askFor = (selectors: readonly Selector[]) => ({
  types: selectors.map(({ type }) => type),
  ids: selectors.map(({ id }) => id),
});

/** Says which of these somebody follows, in one query. */
export const findFollowedAmong = async (
  ctx: Ctx,
  userId: number,
  selectors: readonly Selector[],
): Promise<Selector[]> =>
  selectors.length === 0 ? [] : selectFollowedAmong(ctx, { userId, ...askFor(selectors) });

const selectFollowedAmong = prepared('subscriptions.followed-among', (db) =>
  db
    .select({ type: subscriptions.targetType, id: subscriptions.targetId })
    .from(subscriptions)
    .where(and(isUsers, isAsked)),
);

/** Lists all that somebody follows, the latest first. */
export const listSubscriptions = (ctx: Ctx, userId: number): Promise<Subscription[]> =>
  selectSubscriptions(ctx, { userId });

const selectSubscriptions = prepared('subscriptions.of-user', (db) =>
  db
    .select({
      type: subscriptions.targetType,
      id: subscriptions.targetId,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(isUsers)
    .orderBy(desc(subscriptions.createdAt), asc(subscriptions.targetType), asc(subscriptions.targetId)),
);

/** Counts how much somebody follows. */
export const countSubscriptions = async (ctx: Ctx, userId: number): Promise<number> =>
  (await selectCount(ctx, { userId }))[0]!.count;

const selectCount = prepared('subscriptions.count-of-user', (db) =>
  db.select({ count: count() }).from(subscriptions).where(isUsers),
);

const isTarget = and(
  eq(subscriptions.targetType, sql.placeholder('type')),
  eq(subscriptions.targetId, sql.placeholder('id')),
);

/** Counts how many follow something. */
export const countFollowers = async (ctx: Ctx, { type, id }: Selector): Promise<number> =>
  (await selectFollowerCount(ctx, { type, id }))[0]!.count;

const selectFollowerCount = prepared('subscriptions.count-followers', (db) =>
  db.select({ count: count() }).from(subscriptions).where(isTarget),
);

/** Counts the same for many at once; what nobody follows is missing. */
export const countFollowersOfEach = (ctx: Ctx, selectors: readonly Selector[]) =>
  selectFollowerCounts(ctx, askFor(selectors));

const selectFollowerCounts = prepared('subscriptions.count-followers-of-each', (db) =>
  db
    .select({ type: subscriptions.targetType, id: subscriptions.targetId, count: count() })
    .from(subscriptions)
    .where(isAsked)
    .groupBy(subscriptions.targetType, subscriptions.targetId),
);

interface FollowerPage {
  /** Asks only for those with a larger id; it is 0 for the first page. */
  readonly after: number;
  readonly limit: number;
}

/** Lists who follows something, by their ids, page by page: the newest members last. */
export const listFollowers = async (
  ctx: Ctx,
  { type, id }: Selector,
  page: FollowerPage,
): Promise<number[]> => (await selectFollowers(ctx, { type, id, ...page })).map(({ userId }) => userId);

const selectFollowers = prepared('subscriptions.followers', (db) =>
  db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isTarget, sql`${subscriptions.userId} > ${sql.placeholder('after')}`))
    .orderBy(asc(subscriptions.userId))
    .limit(sql.placeholder('limit')),
);

/** Lists who follows any of these, and which of them, page by page. */
export const listFollowersOfAny = (ctx: Ctx, selectors: readonly Selector[], page: FollowerPage) =>
  selectFollowersOfAny(ctx, { ...askFor(selectors), ...page });

const selectFollowersOfAny = prepared('subscriptions.followers-of-any', (db) =>
  db
    .select({
      userId: subscriptions.userId,
      selectorTags: sql<string[]>`array_agg(target_type || '-' || target_id order by target_type, target_id)`,
    })
    .from(subscriptions)
    .where(and(isAsked, sql`${subscriptions.userId} > ${sql.placeholder('after')}`))
    .groupBy(subscriptions.userId)
    .orderBy(asc(subscriptions.userId))
    .limit(sql.placeholder('limit')),
);

/** Counts how many began to follow each of these, day by day. */
export const countFollowsByDay = (ctx: Ctx, refs: readonly ContentRef[], since: Date): Promise<DayCount[]> =>
  countByDay(ctx, FOLLOWINGS, refs, since);

const FOLLOWINGS = {
  table: subscriptions,
  type: subscriptions.targetType,
  id: subscriptions.targetId,
  at: subscriptions.createdAt,
};
