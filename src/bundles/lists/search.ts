// Finds pieces of a kind by words of their title, for those who look for one to embed, to pin or to open. Among the newest a
// word is found anywhere in the title, as one types it bit by bit; among all others by its beginnings, along the index of
// words.
import { and, desc, eq, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { askedRowByRow, hasTyped, wordsIn } from '#kernel/word-search.ts';
import { MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { TITLES_LOOKED_THROUGH } from './constants.ts';
import { pieces } from './schema.ts';
import { titleOfKindHas } from './title-words.ts';

interface TitleSearch {
  readonly type: ContentType;
  readonly words: readonly string[];
  readonly limit: number;
}

/** Returns ids of pieces that everybody may see and whose title has all these words, in capitals or not, the newest first. */
export const searchTitles = async (ctx: Ctx, search: TitleSearch): Promise<number[]> => {
  const newest = await amongNewest(ctx, search);
  const words = wordsIn(search.words.join(' '), MOST_WORDS);
  if (newest.length >= search.limit || words.length === 0) return newest.map(({ id }) => id);
  const indexed = await alongWords(ctx, search, words);
  const found = new Map([...newest, ...indexed].map((piece) => [piece.id, piece]));
  return [...found.values()]
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)
    .slice(0, search.limit)
    .map(({ id }) => id);
};

interface FoundPiece {
  readonly id: number;
  readonly publishedAt: Date;
}

const amongNewest = (ctx: Ctx, { type, words, limit }: TitleSearch): PromiseLike<FoundPiece[]> => {
  // This is a query of its own, or all titles would be read before the first is given out for words that seem to be rare.
  const newest = ctx.db
    .select({ id: pieces.objectId, publishedAt: outAt, title: pieces.title })
    .from(pieces)
    .where(isOpen(ctx, type))
    .orderBy(desc(pieces.publishedAt), desc(pieces.objectId))
    .limit(TITLES_LOOKED_THROUGH)
    .as('newest');
  return ctx.db
    .select({ id: newest.id, publishedAt: newest.publishedAt })
    .from(newest)
    .where(and(...words.map((word) => hasTyped([newest.title], word))))
    .orderBy(desc(newest.publishedAt), desc(newest.id))
    .limit(limit);
};

/**
 * Finds pieces along the index of words. All other conditions, such as who is hidden, are asked row by row, or PostgreSQL would
 * rather read all pieces of the kind in their order.
 */
const alongWords = (
  ctx: Ctx,
  { type, words, limit }: TitleSearch,
  indexed: readonly string[],
): PromiseLike<FoundPiece[]> => {
  // The index knows letters and digits alone: a word with other signs is asked for as it was typed, too.
  const withSigns = words.filter((word) => /[^\p{L}\p{M}\p{N}]/u.test(word));
  const rows = ctx.db
    .select({ id: pieces.objectId, publishedAt: outAt })
    .from(pieces)
    .where(
      and(
        titleOfKindHas(type, indexed),
        ...withSigns.map((word) => hasTyped([pieces.title], word)),
        askedRowByRow(isOpen(ctx, type)),
      ),
    );
  return rows.orderBy(desc(sql`coalesce(${pieces.publishedAt})`), desc(pieces.objectId)).limit(limit);
};

/** What is listed has come out. */
const outAt = sql`${pieces.publishedAt}`.mapWith(pieces.publishedAt).as('out_at');

const isOpen = ({ now }: Ctx, type: ContentType): SQL =>
  and(
    eq(pieces.type, type),
    pieces.isListed,
    lte(pieces.publishedAt, now),
    not(isByHiddenPerson(pieces.authorId, now)),
  )!;
