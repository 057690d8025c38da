// Reads saved searches: somebody's own, and those that something fits.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { searchThings } from '../schema.ts';
import { loadWords } from '../thing-words.ts';
import { mayBeFound } from '../visible.ts';
import { savedSearches } from './schema.ts';
import { savedTitles } from './title.ts';
import type { SavedWords } from './title.ts';
import { vectorOf } from './vectors.ts';

/** Lists somebody's searches, the newest first, by the names that there are now. */
export const listSaved = async (ctx: Ctx, userId: number) => {
  const rows = await ctx.db
    .select({
      id: savedSearches.id,
      query: savedSearches.query,
      authorIds: savedSearches.authorIds,
      tagIds: savedSearches.tagIds,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  const titles = await savedTitles(ctx, rows);
  return rows.map(({ id, query, createdAt }, at) => ({ id, query, title: titles[at]!, createdAt }));
};

export const isSavedBy = async (ctx: Ctx, userId: number, query: string): Promise<boolean> =>
  (await ctx.db.$count(
    savedSearches,
    and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)),
  )) > 0;

const isAmong = (ids: unknown, asked: unknown) => sql`(${asked} is null or ${ids} && ${asked})`;

export interface FittingSearch {
  readonly userId: number;
  readonly titles: readonly string[];
}

interface FittingRow extends Record<string, unknown> {
  readonly userId: number;
  readonly searches: readonly SavedWords[];
}

/** Returns whose saved searches find this now, by its words and the condition of the results, with their titles. */
export const findFitting = async (ctx: Ctx, { type, id }: ContentRef): Promise<FittingSearch[]> => {
  const saved = savedSearches;
  const thing = await loadWords(ctx, { type, id });
  if (!thing) return [];
  const vector = vectorOf(thing.fields, thing.partsOf);
  const places = sql`string_to_array(rtrim(${searchThings.locationPath}, '/'), '/')::int[]`;
  const { rows } = await ctx.db.execute<FittingRow>(sql`
    select ${saved.userId} as "userId",
      json_agg(json_build_object('query', ${saved.query}, 'authorIds', ${saved.authorIds},
        'tagIds', ${saved.tagIds}) order by ${saved.id}) as searches
    from ${searchThings}, ${saved}
    where ${and(
      eq(searchThings.type, type),
      eq(searchThings.objectId, id),
      mayBeFound(ctx),
      sql`(${saved.words} is null or ${vector}::tsvector @@ ${saved.words})`,
      isAmong(sql`array[${searchThings.type}]`, saved.types),
      isAmong(places, saved.placeIds),
      isAmong(sql`array[${searchThings.categoryId}]`, saved.categoryIds),
      isAmong(sql`array[${searchThings.authorId}]`, saved.authorIds),
      isAmong(searchThings.tagIds, saved.tagIds),
    )}
    group by ${saved.userId}`);
  const titles = await savedTitles(
    ctx,
    rows.flatMap(({ searches }) => searches),
  );
  // The titles come in the order of the searches.
  let at = 0;
  return rows.map(({ userId, searches }) => ({ userId, titles: titles.slice(at, (at += searches.length)) }));
};
