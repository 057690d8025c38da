// Topic: pieces of a kind by words of their title, for those who look for one to embed. Newest first along the index of
// the lists, title by title, so that it ends with as many as are wanted.
import { and, desc, eq, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { TITLES_SEARCHED } from './constants.ts';
import { pieces } from './schema.ts';

interface TitleSearch {
  readonly type: ContentType;
  /** It is a query for the title of the piece with this id. */
  readonly titleOf: (id: SQL) => SQL;
  readonly words: readonly string[];
  readonly limit: number;
}

/** Ids of pieces that everybody may see and whose title has all these words, in capitals or not. */
export const searchTitles = async (
  ctx: Ctx,
  { type, titleOf, words, limit }: TitleSearch,
): Promise<number[]> => {
  const { objectId, publishedAt, authorId } = pieces;
  const title = sql<string>`(${titleOf(sql`${objectId}`)})`.as('title');
  // A query of its own, or all titles would be read before the first is given out for words that seem to be rare.
  const newest = ctx.db
    .select({ id: objectId, publishedAt, title })
    .from(pieces)
    .where(
      and(
        eq(pieces.type, type),
        pieces.isListed,
        lte(publishedAt, ctx.now),
        not(isByHiddenPerson(authorId, ctx.now)),
      ),
    )
    .orderBy(desc(publishedAt), desc(objectId))
    .limit(TITLES_SEARCHED)
    .as('newest');
  const rows = await ctx.db
    .select({ id: newest.id })
    .from(newest)
    .where(and(...words.map((word) => sql`${newest.title} ilike ${patternOf(word)}`)))
    .orderBy(desc(newest.publishedAt), desc(newest.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** The word anywhere, its own signs taken as they are. */
const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
