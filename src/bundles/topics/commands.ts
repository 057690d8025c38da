// Makes categories and tags.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { mayChangeCategories, mayMakeTags } from './policy.ts';
import type { Category } from './queries.ts';
import { categories, tags } from './schema.ts';
import type { CategoryTone } from './schema.ts';
import { tagSlug } from './tag-slug.ts';

export interface CategoryInput {
  readonly name: string;
  readonly slug: string;
  /** It is news unless said otherwise. */
  readonly tone?: CategoryTone;
  readonly isHidden?: boolean;
  /** The places that offer it; none means all. */
  readonly locationIds?: number[];
}

/** Adds a category at the end of the newspaper's order; one with the same slug is given back instead. */
export const createCategory = (ctx: Ctx, input: CategoryInput): Promise<Category> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeCategories(ctx.viewer)) throw forbidden();
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from ${categories})`;
    const [created] = await ctx.db
      .insert(categories)
      .values({ ...input, position })
      .onConflictDoNothing()
      .returning();
    if (!created)
      return (
        await ctx.db
          .select()
          .from(categories)
          .where(inArray(categories.slug, [input.slug]))
      )[0]!;
    await record(ctx, {
      type: 'category',
      objectId: created.id,
      action: 'category.created',
      after: { ...input },
    });
    touch(ctx, CATEGORIES_TAG);
    return created;
  });

/** Takes a category out of menus and choices, or puts it back; its pages answer as before. Throws 403. */
export const hideCategory = (ctx: Ctx, id: number, isHidden: boolean): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeCategories(ctx.viewer)) throw forbidden();
    const isOther = and(eq(categories.id, id), ne(categories.isHidden, isHidden));
    const { rowCount } = await ctx.db.update(categories).set({ isHidden }).where(isOther);
    if (!rowCount) return;
    await record(ctx, {
      type: 'category',
      objectId: id,
      action: 'category.changed',
      before: { isHidden: !isHidden },
      after: { isHidden },
    });
    touch(ctx, CATEGORIES_TAG);
  });

/**
 * Returns the ids of tags with these names, in their order; missing ones are made. Names that give one slug are one tag, other
 * words for a tag are that tag, called by the first of them; blank ones are none.
 */
export const ensureTags = async (ctx: Ctx, names: readonly string[]): Promise<number[]> =>
  (await makeTags(ctx, names)).ids;

/** Returns the same, with the ids of those that weren't there. */
export const makeTags = (
  ctx: Ctx,
  names: readonly string[],
): Promise<{ readonly ids: number[]; readonly madeIds: number[] }> =>
  withTransaction(ctx, async (ctx) => {
    const wanted = bySlug(names);
    if (wanted.size === 0) return { ids: [], madeIds: [] };
    if (!mayMakeTags(ctx.viewer)) throw forbidden();
    // Tags are inserted in one order for all, so that two who need the same ones don't wait for each other.
    const values = [...wanted]
      .map(([slug, name]) => ({ slug, name }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1));
    const made = await ctx.db.insert(tags).values(values).onConflictDoNothing().returning();
    for (const tag of made)
      await record(ctx, { type: 'tag', objectId: tag.id, action: 'tag.created', after: { name: tag.name } });
    const all = await ctx.db
      .select()
      .from(tags)
      .where(inArray(tags.slug, [...wanted.keys()]));
    const ids = new Map(all.map(({ id, slug, synonymOfId }) => [slug, synonymOfId ?? id]));
    return {
      ids: [...new Set([...wanted.keys()].map((slug) => ids.get(slug)!))],
      madeIds: made.map(({ id }) => id),
    };
  });

const bySlug = (names: readonly string[]): ReadonlyMap<string, string> => {
  const wanted = new Map<string, string>();
  for (const name of names.map((name) => visibleLine(name)).filter(Boolean)) {
    const slug = tagSlug(name, 'thema');
    if (!wanted.has(slug)) wanted.set(slug, name);
  }
  return wanted;
};
