// Reads categories (from memory) and tags (in batches).
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { toSlug } from '#kernel/slug.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { categories, tags } from './schema.ts';

export type Category = typeof categories.$inferSelect;
export type Tag = typeof tags.$inferSelect;

export interface CategoryList {
  readonly all: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly bySlug: ReadonlyMap<string, Category>;
}

/** Reads all categories in the order of the newspaper. */
export const getCategories = (ctx: Ctx): Promise<CategoryList> =>
  fetchCached(ctx, 'categories', [CATEGORIES_TAG], async () => {
    const all = await ctx.db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
    return {
      all,
      byId: new Map(all.map((category) => [category.id, category])),
      bySlug: new Map(all.map((category) => [category.slug, category])),
    };
  });

export const findCategoryBySlug = async (ctx: Ctx, slug: string): Promise<Category | undefined> =>
  (await getCategories(ctx)).bySlug.get(slug);

export const findTagBySlug = async (ctx: Ctx, slug: string): Promise<Tag | undefined> =>
  (await tagBySlug(ctx, { slug }))[0];

const tagBySlug = prepared('topics.tag-by-slug', (db) =>
  db
    .select()
    .from(tags)
    .where(eq(tags.slug, sql.placeholder('slug'))),
);

const selectTags = prepared('topics.tags', (db) =>
  db
    .select()
    .from(tags)
    .where(sql`${tags.id} = any(${sql.placeholder('ids')})`),
);

/** The tags with these ids, in the order asked for; unknown ones are left out. */
export const tagsByIds = async (ctx: Ctx, ids: readonly number[]): Promise<Tag[]> => {
  if (ids.length === 0) return [];
  const found = await selectTags(ctx, { ids });
  const byId = new Map(found.map((tag) => [tag.id, tag]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Words that others have used, by the beginning of a word in them, in whatever spelling of umlauts; the shortest first. */
export const findTagsByPart = async (ctx: Ctx, part: string, limit: number): Promise<Tag[]> => {
  const spellings = [toSlug(part, ''), toSlug(part.normalize('NFD').replace(/\p{Mark}/gu, ''), '')];
  const wanted = [...new Set(spellings)].filter((spelling) => spelling !== '');
  if (wanted.length === 0) return [];
  const begins = wanted.map((slug) => `${slug}%`);
  const bare = sql`replace(replace(replace(${tags.slug}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
  const isBegun = sql`(${tags.slug} like any(${sql.param(begins)}) or ${bare} like any(${sql.param(begins)}))`;
  const within = sql.param(wanted.map((slug) => `%-${slug}%`));
  const isWithin = sql`(${tags.slug} like any(${within}) or ${bare} like any(${within}))`;
  return ctx.db
    .select()
    .from(tags)
    .where(or(isBegun, isWithin))
    .orderBy(sql`${isBegun} desc`, sql`length(${tags.slug})`, asc(tags.slug))
    .limit(limit);
};
