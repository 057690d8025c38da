// Reads the table of pictures: those that somebody looks after, narrowed, in an order of its columns, page by page by keyset.
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo } from '#kernel/count-up-to.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import {
  areMany,
  askedRowByRow,
  hasBeginnings,
  mayHaveBeginnings,
  metAlongOrder,
  sortedAfterwards,
} from '#kernel/word-search.ts';
import type { Stretch } from '#kernel/word-search.ts';
import { COUNTED_UP_TO, keysetOf } from '#bundles/desk-tables/public.ts';
import type { LicenceKey } from '../licences/constants.ts';
import type { DeskFilter } from '../rights/constants.ts';
import type { Image } from '../queries.ts';
import { isInState } from '../rights/desk-images.ts';
import { images, imageUses, plainPath, wordsOfImage } from '../schema.ts';
import { packImageCursor, unpackImageCursor } from './image-cursor.ts';

export interface ImageFilter {
  /** The beginnings of words of what is said about it. */
  readonly words?: readonly string[] | undefined;
  readonly state?: DeskFilter | undefined;
  /** It is shown there, or at a place in it. */
  readonly placePath?: string | undefined;
  readonly ownerIds?: readonly number[] | undefined;
  readonly licence?: LicenceKey | undefined;
  /** The days between which it was brought: from the first, and before the second. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface ImageTableOptions {
  readonly filter: ImageFilter;
  readonly order: { readonly by: 'date' | 'bytes'; readonly isRising: boolean };
  /** The last row of the page before, as the address says it. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface ImageTableRows {
  readonly ids: readonly number[];
  readonly next: string | undefined;
  /** The number of rows as far as counting goes, and how far that is. */
  readonly count: number;
  readonly countedUpTo: number;
}

/**
 * Lists the rows. A table is asked in so many ways that no one plan serves them all: in a transaction each query is planned for
 * its values. No entry: it only reads.
 */
export const listForTable = (ctx: Ctx, options: ImageTableOptions): Promise<ImageTableRows> =>
  withTransaction(ctx, async (ctx) => {
    const { filter, order, limit } = options;
    const { words = [] } = filter;
    const hasWords = words.length > 0 ? and(mayHaveBeginnings(saidOf, words), isFound(words)) : undefined;
    const isElse = filterOf(ctx, filter);
    const key = order.by === 'bytes' ? images.bytes : images.createdAt;
    const start = await startOf(ctx, options);
    const page = { ...keysetOf([key, images.id], order.isRising, start), limit: limit + 1 };
    const met =
      hasWords &&
      (await metAlongOrder(ctx, images, page.limit, (stretch) =>
        lookAlong(ctx, page, { hasWords, isElse, stretch }),
      ));
    const isEverywhere = hasWords && !met && (await areMany(ctx, images, hasWords));
    const isWanted = and(isEverywhere ? askedRowByRow(hasWords) : hasWords && isFound(words), isElse);
    const inside = hasWords && !isEverywhere ? sortedAfterwards(key) : key;
    const { isBehind, inOrder } = keysetOf([inside, images.id], order.isRising, start);
    const found =
      met ??
      (await ctx.db
        .select({ id: images.id, createdAt: images.createdAt, bytes: images.bytes })
        .from(images)
        .where(and(isWanted, isBehind))
        .orderBy(inOrder)
        .limit(page.limit));
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      ids: rows.map(({ id }) => id),
      next: found.length > limit && last ? cursorOf(last, order.by) : undefined,
      count: met ? limit : await countUpTo(ctx, COUNTED_UP_TO, { from: images, where: isWanted }),
      countedUpTo: met ? limit : COUNTED_UP_TO,
    };
  });

/** What is taken apart into words, as it stands there: most images haven't even the letters. */
const saidOf = sql.join([images.caption, images.copyright, images.source, images.filename], sql` || ' ' || `);
const isFound = (words: readonly string[]): SQL => hasBeginnings(wordsOfImage, words);

interface ImagePage {
  readonly isBehind: SQL | undefined;
  readonly inOrder: SQL;
  readonly limit: number;
}

interface Look {
  readonly hasWords: SQL;
  readonly isElse: SQL | undefined;
  readonly stretch: Stretch;
}

/**
 * Selects pictures with the words in a stretch of the order. The subquery bears the name of the table, so that the order fits
 * both.
 */
const lookAlong = (
  ctx: Ctx,
  { isBehind, inOrder, limit }: ImagePage,
  { hasWords, isElse, stretch }: Look,
) => {
  const { id, createdAt, bytes, caption, copyright, source, filename } = images;
  const first = ctx.db
    .select({ id, createdAt, bytes, caption, copyright, source, filename })
    .from(images)
    .where(and(isElse, isBehind))
    .orderBy(inOrder)
    .limit(stretch.rows)
    .offset(stretch.offset)
    .as('images');
  return ctx.db
    .select({ id: first.id, createdAt: first.createdAt, bytes: first.bytes })
    .from(first)
    .where(hasWords)
    .orderBy(inOrder)
    .limit(limit);
};

const filterOf = (ctx: Ctx, filter: ImageFilter): SQL | undefined => {
  const { state, placePath, ownerIds, licence, from, until } = filter;
  const looksAfter = activeRolePaths(ctx.viewer, 'moderator');
  return and(
    looksAfter.includes('') ? undefined : isShownAt(looksAfter),
    placePath === undefined ? undefined : isShownAt([placePath]),
    isInState(ctx, state),
    ownerIds && (ownerIds.length > 0 ? inArray(images.ownerId, [...ownerIds]) : sql`false`),
    licence === undefined ? undefined : eq(images.licence, licence),
    from && gte(images.createdAt, from),
    until && lt(images.createdAt, until),
  );
};

/**
 * Returns the condition that an image is shown at one of the places. PostgreSQL may begin with the images, or with what is
 * shown there.
 */
const isShownAt = (paths: readonly string[]): SQL => {
  const isThere = or(...paths.map((path) => sql`starts_with(${plainPath}, ${path})`));
  return isThere
    ? sql`exists (select from ${imageUses} where ${and(eq(imageUses.imageId, images.id), isThere)})`
    : sql`false`;
};

type Order = ImageTableOptions['order']['by'];

const cursorOf = (last: Pick<Image, 'id' | 'createdAt' | 'bytes'>, by: Order): string =>
  packImageCursor({ at: last.createdAt, id: last.id, ...(by === 'bytes' && { bytes: last.bytes }) });

/**
 * Returns where the list goes on; the address names the last row. Undefined for an address of before whose row isn't there: then
 * the list begins at its start.
 */
const startOf = async (ctx: Ctx, { after, order }: ImageTableOptions): Promise<SQL | undefined> => {
  const cursor = unpackImageCursor(after);
  if (!cursor) return undefined;
  const { at, id, bytes } = cursor;
  if (order.by === 'date') return sql`(${at.toISOString()}::timestamptz, ${id}::int)`;
  if (bytes !== undefined) return sql`(${bytes}::int, ${id}::int)`;
  const [row] = await ctx.db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id));
  return row && sql`(${row.bytes}::int, ${id}::int)`;
};
