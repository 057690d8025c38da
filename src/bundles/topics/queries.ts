// Reading categories (from memory) and tags (in batches).
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { remember } from '#kernel/memo.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { categories, tags } from './schema.ts';

export type Category = typeof categories.$inferSelect;
export type Tag = typeof tags.$inferSelect;

export interface CategoryList {
  readonly all: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly bySlug: ReadonlyMap<string, Category>;
}

/** All categories in the order of the newspaper. */
export const getCategories = (ctx: Ctx): Promise<CategoryList> =>
  remember(ctx, 'categories', [CATEGORIES_TAG], async () => {
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
