// Lets what members said of a place, a category, a tag or a person go on with what that has become.
import { sql } from 'drizzle-orm';
import { namedRows } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRow, placedRows } from '#kernel/placed-rows.ts';
import { topicRows } from '#bundles/topics/public.ts';
import { feedSettings, readTopics } from './schema.ts';

/** Puts a place where the former one stood; gives how many there were, a second time none. */
const exchangePlaces = async (ctx: Ctx, fromId: number, toId: number): Promise<number> => {
  const { placeIds } = feedSettings;
  const { rowCount } = await ctx.db
    .update(feedSettings)
    .set({
      placeIds: sql`case when ${toId}::int = any(${placeIds}) then array_remove(${placeIds}, ${fromId}::int)
        else array_replace(${placeIds}, ${fromId}::int, ${toId}::int) end`,
    })
    .where(sql`${fromId}::int = any(${placeIds})`);
  return rowCount ?? 0;
};

const exchangeWishes = async (ctx: Ctx, word: string, fromId: number, toId: number | null) => {
  const { less } = feedSettings;
  const from = `${word}-${fromId}`;
  const to = toId === null ? null : `${word}-${toId}`;
  const without = sql`array_remove(${less}, ${from}::text)`;
  const { rowCount } = await ctx.db
    .update(feedSettings)
    .set({
      less: to === null ? without : sql`array_append(array_remove(${without}, ${to}::text), ${to}::text)`,
    })
    .where(sql`${from}::text = any(${less})`);
  return rowCount ?? 0;
};

/** Moves what was read to another category. Of both categories the one that was read on more days says how many there were. */
const exchangeTopics = async (ctx: Ctx, fromId: number, toId: number | null): Promise<number> => {
  const { rows } = await ctx.db.execute(sql`
    with gone as (
      delete from ${readTopics} where ${readTopics.categoryId} = ${fromId} returning user_id, days, last_on
    ), kept as (
      insert into read_topics (user_id, category_id, days, last_on)
      select user_id, ${toId}::int, days, last_on from gone where ${toId}::int is not null
      on conflict (user_id, category_id) do update
        set days = greatest(read_topics.days, excluded.days), last_on = greatest(read_topics.last_on, excluded.last_on)
    )
    select 1 from gone`);
  return rows.length;
};

export const movingFeeds = [
  placedRows.add(async () => ({
    isUsed: (ctx, { id }) =>
      hasRow(
        ctx,
        feedSettings,
        sql`${id}::int = any(${feedSettings.placeIds}) or ${`location-${id}`} = any(${feedSettings.less})`,
      ),
    count: async () => 0,
    move: async (ctx, { mergedId, toId }) =>
      mergedId === null
        ? 0
        : (await exchangePlaces(ctx, mergedId, toId)) +
          (await exchangeWishes(ctx, 'location', mergedId, toId)),
  })),
  topicRows.add(async () => ({
    // What somebody has read is left out here: it counts for nothing without the category.
    usedOf: async (ctx, kind, ids) => {
      const words = ids.map((id) => `${kind}-${id}`);
      const { rows } = await ctx.db.execute<{ word: string }>(sql`
        select distinct word from ${feedSettings}, unnest(${feedSettings.less}) word
        where word = any(${sql.param(words)}::text[])`);
      return rows.map(({ word }) => Number(word.slice(kind.length + 1)));
    },
    count: async () => 0,
    move: async (ctx, { kind, fromId, toId }) =>
      (await exchangeWishes(ctx, kind, fromId, toId)) +
      (kind === 'category' ? await exchangeTopics(ctx, fromId, toId) : 0),
  })),
  namedRows.add(async (ctx, { fromId, intoId }): Promise<undefined> => {
    await exchangeWishes(ctx, 'user', fromId, intoId);
  }),
];
