// Categories and tags that came with an import go for good where nobody uses them.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { thingsChanged } from '#kernel/before-commit.ts';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch, touchEverything } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { topicMoves } from './moving/moves.ts';
import { topicRows } from './moving/topic-rows.ts';
import type { TopicChange } from './moving/topic-rows.ts';
import { mayChangeCategories } from './policy.ts';
import { categories, categoryAddresses, tags } from './schema.ts';

/**
 * Erases a category and says whether it went: not one that something of somebody's names, that has had other addresses, or of
 * which another one has become a part. What was erased in it counts for the other category from then on. Throws 403.
 */
export const eraseUnusedCategory = async (ctx: Ctx, id: number, otherId: number): Promise<boolean> => {
  try {
    return await withTransaction(ctx, (ctx) => eraseCategory(ctx, id, otherId));
  } catch (error) {
    // Somebody has put something into it in this very moment.
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
};

const FOREIGN_KEY_VIOLATION = '23503';

const eraseCategory = async (ctx: Ctx, id: number, otherId: number): Promise<boolean> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  await ctx.db.execute(sql`lock table ${categories} in share row exclusive mode`);
  const there = await ctx.db
    .select()
    .from(categories)
    .where(and(inArray(categories.id, [id, otherId]), isNull(categories.mergedIntoId)));
  const category = there.find((one) => one.id === id);
  if (!category || there.length < 2 || (await topicMoves.underWay(ctx))) return false;
  const former = await ctx.db.$count(categoryAddresses, eq(categoryAddresses.categoryId, id));
  const merged = await ctx.db.$count(categories, eq(categories.mergedIntoId, id));
  if (former + merged > 0 || (await findUsed(ctx, 'category', [id])).size > 0) return false;
  const change: TopicChange = { kind: 'category', fromId: id, toId: otherId };
  for (const { begin, move, end } of await topicRows.collect(ctx)) {
    await begin?.(ctx, change);
    while ((await move(ctx, change, AT_ONCE)) > 0) continue;
    await end?.(ctx, change);
  }
  await ctx.db.delete(categories).where(eq(categories.id, id));
  const { name, slug } = category;
  await record(ctx, { type: 'category', objectId: id, action: 'category.erased', before: { name, slug } });
  thingsChanged(ctx, { type: 'category', id });
  touch(ctx, CATEGORIES_TAG);
  return true;
};

/** What was erased in it moves in steps of so many rows. */
const AT_ONCE = 1000;

/**
 * Erases unused tags and returns those of them that went: what was erased has no tags any more, and everything else that names
 * one keeps it. Throws 403.
 */
export const eraseUnusedTags = (ctx: Ctx, ids: readonly number[]): Promise<number[]> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeCategories(ctx.viewer)) throw forbidden();
    await ctx.db.execute(sql`lock table ${tags} in share row exclusive mode`);
    // Rows that are still on their way to one of these tags don't name it yet.
    if (await topicMoves.underWay(ctx)) return [];
    const used = await findUsed(ctx, 'tag', ids);
    const hasWords = sql`exists (select 1 from ${tags} word where word.synonym_of_id = ${tags.id})`;
    const unused = ids.filter((id) => !used.has(id));
    if (unused.length === 0) return [];
    const gone = await ctx.db
      .delete(tags)
      .where(and(inArray(tags.id, unused), isNull(tags.synonymOfId), sql`not ${hasWords}`))
      .returning();
    for (const { id, name } of gone)
      await record(ctx, { type: 'tag', objectId: id, action: 'tag.deleted', before: { name } });
    thingsChanged(ctx, ...gone.map(({ id }) => ({ type: 'tag', id })));
    touchEverything(ctx);
    return gone.map(({ id }) => id);
  });

const findUsed = async (
  ctx: Ctx,
  kind: TopicChange['kind'],
  ids: readonly number[],
): Promise<Set<number>> => {
  const used = new Set<number>();
  for (const { usedOf } of await topicRows.collect(ctx))
    for (const id of await usedOf(ctx, kind, ids)) used.add(id);
  return used;
};
