// Reads categories (from memory) and tags (in batches).
import { asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { categories, categoryAddresses, tags } from './schema.ts';

export type Category = typeof categories.$inferSelect;
export type Tag = typeof tags.$inferSelect;

export interface CategoryList {
  /** The categories in the order of the newspaper. */
  readonly all: readonly Category[];
  /** The categories that aren't hidden. */
  readonly offered: readonly Category[];
  /** Also by the id of a category that has become part of it. */
  readonly byId: ReadonlyMap<number, Category>;
  /** Also by the words it had in addresses before; whoever finds it so leads on to its own. */
  readonly bySlug: ReadonlyMap<string, Category>;
}

export const getCategories = (ctx: Ctx): Promise<CategoryList> =>
  fetchCached(ctx, 'categories', [CATEGORIES_TAG], async () => {
    const [rows, addresses] = await Promise.all([
      ctx.db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
      ctx.db.select().from(categoryAddresses),
    ]);
    const all = rows.filter(({ mergedIntoId }) => mergedIntoId === null);
    const byId = new Map(all.map((category) => [category.id, category]));
    for (const row of rows) byId.set(row.id, lastOf(row, rows));
    const bySlug = new Map(rows.map(({ id, slug }) => [slug, byId.get(id)!]));
    for (const { slug, categoryId } of addresses) bySlug.set(slug, byId.get(categoryId)!);
    return { all, offered: all.filter(({ isHidden }) => !isHidden), byId, bySlug };
  });

/** Returns what has become of a category that was merged, perhaps more than once. */
const lastOf = (category: Category, rows: readonly Category[]): Category => {
  let last = category;
  for (let at = 0; last.mergedIntoId !== null && at < rows.length; at++)
    last = rows.find(({ id }) => id === last.mergedIntoId)!;
  return last;
};

export const findCategoryBySlug = async (ctx: Ctx, slug: string): Promise<Category | undefined> =>
  (await getCategories(ctx)).bySlug.get(slug);

const meant = alias(tags, 'meant');

/** Also by another word for it; whoever finds it so leads on to its own address. */
export const findTagBySlug = async (ctx: Ctx, slug: string): Promise<Tag | undefined> =>
  (await tagBySlug(ctx, { slug }))[0]?.tag;

/** The tag itself where the word is another one for it. */
const tagBySlug = prepared('topics.tag-by-slug', (db) =>
  db
    .select({ tag: meant })
    .from(tags)
    .innerJoin(meant, eq(meant.id, sql`coalesce(${tags.synonymOfId}, ${tags.id})`))
    .where(eq(tags.slug, sql.placeholder('slug'))),
);

const selectTags = prepared('topics.tags', (db) =>
  db
    .select({ askedId: tags.id, tag: meant })
    .from(tags)
    .innerJoin(meant, eq(meant.id, sql`coalesce(${tags.synonymOfId}, ${tags.id})`))
    .where(sql`${tags.id} = any(${sql.placeholder('ids')})`),
);

/** Returns the tags with these ids, in the order asked for; unknown ones are left out, and other words stand for their tag. */
export const tagsByIds = async (ctx: Ctx, ids: readonly number[]): Promise<Tag[]> => {
  if (ids.length === 0) return [];
  const found = await selectTags(ctx, { ids });
  const byId = new Map(found.map(({ askedId, tag }) => [askedId, tag]));
  const meantTags = ids.flatMap((id) => byId.get(id) ?? []);
  return [...new Map(meantTags.map((tag) => [tag.id, tag])).values()];
};

/** Finds words that others have used, by the beginning of a word in them, in whatever spelling of umlauts; the shortest first. */
export const findTagsByPart = async (ctx: Ctx, part: string, limit: number): Promise<Tag[]> => {
  const spellings = [toSlug(part, ''), toSlug(part.normalize('NFD').replace(/\p{Mark}/gu, ''), '')];
  const wanted = [...new Set(spellings)].filter((spelling) => spelling !== '');
  if (wanted.length === 0) return findTagsCalled(ctx, part, limit);
  const begins = wanted.map((slug) => `${slug}%`);
  const bare = sql`replace(replace(replace(${tags.slug}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
  const isBegun = sql`(${tags.slug} like any(${sql.param(begins)}) or ${bare} like any(${sql.param(begins)}))`;
  const within = sql.param(wanted.map((slug) => `%-${slug}%`));
  const isWithin = sql`(${tags.slug} like any(${within}) or ${bare} like any(${within}))`;
  const rows = await ctx.db
    .select({ tag: meant })
    .from(tags)
    .innerJoin(meant, eq(meant.id, sql`coalesce(${tags.synonymOfId}, ${tags.id})`))
    .where(or(isBegun, isWithin))
    .orderBy(sql`${isBegun} desc`, sql`length(${tags.slug})`, asc(tags.slug))
    .limit(limit);
  return [...new Map(rows.map(({ tag }) => [tag.id, tag])).values()];
};

/** Words in other writings have no slug of their own, so that they are found by how they are written. */
const findTagsCalled = async (ctx: Ctx, part: string, limit: number): Promise<Tag[]> => {
  const words = visibleLine(part);
  if (words === '') return [];
  const rows = await ctx.db
    .select({ tag: meant })
    .from(tags)
    .innerJoin(meant, eq(meant.id, sql`coalesce(${tags.synonymOfId}, ${tags.id})`))
    .where(sql`starts_with(lower(${tags.name}), lower(${words}))`)
    .orderBy(sql`length(${tags.name})`, asc(tags.slug))
    .limit(limit);
  return [...new Map(rows.map(({ tag }) => [tag.id, tag])).values()];
};
