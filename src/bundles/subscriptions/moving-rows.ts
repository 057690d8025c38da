// Whoever follows what has become part of something else follows that.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRow } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { usedIn } from '#bundles/topics/public.ts';
import type { TopicRows } from '#bundles/topics/public.ts';
import { subscriptions } from './schema.ts';

/** Whoever follows both follows one; gives how many there were. */
const moveFollowers = async (ctx: Ctx, type: string, fromId: number, toId: number | null) => {
  const isOfFormer = sql`${subscriptions.targetType} = ${type} and ${subscriptions.targetId} = ${fromId}`;
  if (toId !== null)
    await ctx.db.execute(sql`
      insert into ${subscriptions} (user_id, target_type, target_id, created_at)
      select user_id, target_type, ${toId}::int, created_at from ${subscriptions} where ${isOfFormer}
      on conflict do nothing`);
  const { rows } = await ctx.db.execute(sql`delete from ${subscriptions} where ${isOfFormer} returning 1`);
  return rows.length;
};

export const followersOfPlaces: PlacedRows = {
  isUsed: (ctx, { id }) =>
    hasRow(
      ctx,
      subscriptions,
      sql`${subscriptions.targetType} = 'location' and ${subscriptions.targetId} = ${id}`,
    ),
  count: async () => 0,
  move: async (ctx, { mergedId, toId }) =>
    mergedId === null ? 0 : moveFollowers(ctx, 'location', mergedId, toId),
};

export const followersOfTopics: TopicRows = {
  usedOf: (ctx, kind, ids) =>
    usedIn(ctx, subscriptions, {
      ids,
      one: subscriptions.targetId,
      where: sql`${subscriptions.targetType} = ${kind}`,
    }),
  count: async () => 0,
  move: (ctx, { kind, fromId, toId }) => moveFollowers(ctx, kind, fromId, toId),
};
