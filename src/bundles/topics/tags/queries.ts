// Reads tags for their desk: those that aren't other words for one, with their other words.
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { TAGS_PER_PAGE } from '../constants.ts';
import { tags } from '../schema.ts';

interface TagsOptions {
  readonly search: string;
  readonly page: number;
}

export interface DeskTag {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly synonyms: readonly string[];
}

const synonymsOf = sql<string[]>`(
  select coalesce(array_agg(other.name order by other.name), '{}') from tags other where other.synonym_of_id = tags.id)`;

const columns = { id: tags.id, name: tags.name, slug: tags.slug, synonyms: synonymsOf };

/** Lists tags by a beginning of a word in them or in another word for them, in whatever spelling; they are ordered by name. */
export const listTags = async (ctx: Ctx, { search, page }: TagsOptions) => {
  const slug = toSlug(search, '');
  const begins = sql`(word.slug like ${`${slug}%`} or word.slug like ${`%-${slug}%`})`;
  // Words in other writings have no slug of their own.
  const isCalled = sql`starts_with(lower(word.name), lower(${search}))`;
  const isFound = sql`exists (select from tags word
    where (word.id = tags.id or word.synonym_of_id = tags.id) and ${slug === '' ? isCalled : begins})`;
  const isAsked = and(isNull(tags.synonymOfId), search === '' ? undefined : isFound);
  const [found, [counted]] = await Promise.all([
    ctx.db
      .select(columns)
      .from(tags)
      .where(isAsked)
      .orderBy(asc(sql`lower(${tags.name})`), asc(tags.id))
      .limit(TAGS_PER_PAGE)
      .offset((page - 1) * TAGS_PER_PAGE),
    ctx.db.select({ count: count() }).from(tags).where(isAsked),
  ]);
  return { tags: found as DeskTag[], count: counted?.count ?? 0 };
};

/** Returns undefined for another word for a tag, too. */
export const findDeskTag = async (ctx: Ctx, id: number): Promise<DeskTag | undefined> =>
  (
    await ctx.db
      .select(columns)
      .from(tags)
      .where(and(eq(tags.id, id), isNull(tags.synonymOfId)))
  )[0];
