// Reads what the feed knows of a reader: all of it in one query.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { LOCATIONS_TAG, getLocationTree, placesByDistance } from '#bundles/locations/public.ts';
import { followedBy } from '#bundles/subscriptions/public.ts';
import { homePlaces } from '#bundles/users/public.ts';
import { FACTORS, USUAL } from './constants.ts';
import type { Factor, Order } from './constants.ts';
import type { ReaderFacts } from './rules.ts';
import { feedSettings, readTopics } from './schema.ts';

export interface Reader extends ReaderFacts {
  readonly order: Order;
  readonly learns: boolean;
}

const READER = sql`reader.user_id`;
const { userId, order, nearness, follows, topics, freshness, learns, placeIds, less } = feedSettings;

const selectReader = prepared('recommendations.reader', (db) =>
  db
    .select({
      homeId: homePlaces.of(READER),
      followed: followedBy(READER),
      order,
      nearness,
      follows,
      topics,
      freshness,
      learns,
      placeIds,
      less,
      readDays: sql<Readonly<Record<string, number>>>`(
        select coalesce(jsonb_object_agg(${readTopics.categoryId}, ${readTopics.days}), '{}')
        from ${readTopics} where ${readTopics.userId} = ${READER})`,
    })
    .from(sql`(select ${sql.placeholder('userId')}::int as user_id) as reader`)
    .leftJoin(feedSettings, sql`${userId} = ${READER}`),
);

/** Places that are no more are left out. */
export const findReader = async (ctx: Ctx, userId: number): Promise<Reader> => {
  const [row] = await selectReader(ctx, { userId });
  const tree = await getLocationTree(ctx);
  const { homeId: saidId, followed, readDays } = row!;
  const homeId = saidId === null ? null : (tree.byId.get(saidId)?.id ?? null);
  const factorOf = (name: Factor) => row![name] ?? USUAL;
  const isLearning = row!.learns ?? false;
  return {
    order: row!.order ?? 'passend',
    learns: isLearning,
    factors: Object.fromEntries(FACTORS.map((name) => [name, factorOf(name)])) as ReaderFacts['factors'],
    homeId,
    ownPlaceIds: (row!.placeIds ?? []).filter((id) => id !== homeId && tree.byId.has(id)),
    distances: homeId === null ? new Map() : await distancesFrom(ctx, homeId),
    followed: new Set(followed),
    less: new Set(row!.less ?? []),
    readDays: new Map(
      isLearning ? Object.entries(readDays).map(([id, days]) => [Number(id), days] as const) : [],
    ),
  };
};

/** Returns the distances from a place. They are kept for each place, not for each reader. */
const distancesFrom = (ctx: Ctx, homeId: number): Promise<ReadonlyMap<number, number>> =>
  fetchCached(ctx, `recommendations.distances ${homeId}`, [LOCATIONS_TAG], async () => {
    const tree = await getLocationTree(ctx);
    const home = tree.byId.get(homeId);
    return new Map(
      home ? placesByDistance(tree, home).map(({ location, kilometres }) => [location.id, kilometres]) : [],
    );
  });

/** Says whether somebody agreed to the categories of what they read being noted. */
export const isLearningFrom = async (ctx: Ctx, userId: number): Promise<boolean> => {
  const [row] = await selectLearns(ctx, { userId });
  return row?.learns ?? false;
};

const selectLearns = prepared('recommendations.learns', (db) =>
  db
    .select({ learns })
    .from(feedSettings)
    .where(sql`${userId} = ${sql.placeholder('userId')}`),
);
