// Reads the table of comments: those under things where the viewer is a moderator, narrowed, by when they were written, page by
// page by keyset. What was deleted isn't among them.
import { and, eq, gte, inArray, lt, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { countUpTo } from '#kernel/count-up-to.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import {
  areMany,
  askedRowByRow,
  hasBeginnings,
  mayHaveBeginnings,
  metAlongOrder,
} from '#kernel/word-search.ts';
import type { Stretch } from '#kernel/word-search.ts';
import { COUNTED_UP_TO, keysetOf } from '#bundles/desk-tables/public.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { isModeratedBy, whereOwner } from '../owner-conditions.ts';
import type { CommentRow } from '../queries.ts';
import { commentThreads, comments, isThere, wordsOfComment } from '../schema.ts';
import { FEW_WITH_WORDS } from './constants.ts';
import type { TableState } from './constants.ts';

export interface CommentFilter {
  /** The beginnings of words that the text contains. */
  readonly words?: readonly string[] | undefined;
  readonly state?: TableState | undefined;
  /** Undefined for all places. */
  readonly locationIds?: readonly number[] | undefined;
  readonly authorIds?: readonly number[] | undefined;
  /** The kind of what they stand under. */
  readonly ownerType?: ContentType | undefined;
  /** The moment from which they were written, and the one before which. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface CommentTableOptions {
  readonly filter: CommentFilter;
  readonly isRising: boolean;
  /** Where the page begins, as the address says it. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface CommentTableRows {
  readonly rows: readonly CommentRow[];
  readonly next: string | undefined;
  /** The number of comments as far as counting goes, and how far that is. */
  readonly count: number;
  readonly countedUpTo: number;
}

/**
 * Lists a page of the table, in a transaction: it is asked in so many ways that no one plan serves them all, and there each
 * query is planned for its values. No entry: it only reads.
 */
export const listForTable = (ctx: Ctx, options: CommentTableOptions): Promise<CommentTableRows> =>
  withTransaction(ctx, async (ctx) => {
    const { limit, isRising } = options;
    const { words = [] } = options.filter;
    const hasWords =
      words.length > 0
        ? and(mayHaveBeginnings(comments.text, words), hasBeginnings(wordsOfComment, words))
        : undefined;
    const isElse = filterOf(ctx, options.filter);
    const cursor = unpackListCursor(options.after);
    const start = cursor && sql`(${cursor.at.toISOString()}::timestamptz, ${cursor.id}::int)`;
    const page = { ...keysetOf([comments.createdAt, comments.id], isRising, start), limit: limit + 1 };
    const { found, isInside, isEnough } = hasWords
      ? await readWithWords(ctx, page, { words, hasWords, isElse })
      : { found: await readAlong(ctx, page, isElse), isInside: undefined, isEnough: false };
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      rows,
      next: found.length > limit && last ? packListCursor({ at: last.createdAt, id: last.id }) : undefined,
      count: isEnough
        ? limit
        : await countUpTo(ctx, COUNTED_UP_TO, { from: comments, where: and(isInside, isElse) }),
      countedUpTo: isEnough ? limit : COUNTED_UP_TO,
    };
  });

interface WithWords {
  readonly found: readonly CommentRow[];
  /** How the words are asked for where all that have them are counted. */
  readonly isInside: SQL;
  /** The words are everywhere: counting them would take longer than the page. */
  readonly isEnough: boolean;
}

const readWithWords = async (
  ctx: Ctx,
  page: CommentPage,
  { words, hasWords, isElse }: Pick<Look, 'hasWords' | 'isElse'> & { readonly words: readonly string[] },
): Promise<WithWords> => {
  const met = await metAlongOrder(ctx, comments, page.limit, (stretch) =>
    lookAlong(ctx, page, { hasWords, isElse, stretch }),
  );
  if (met) return { found: met, isInside: hasWords, isEnough: true };
  const isEverywhere = await areMany(ctx, comments, hasWords);
  const isAmongFew = isEverywhere ? undefined : await isAmongFewWith(ctx, words);
  const found = await readAlong(ctx, page, and(isAmongFew ?? askedRowByRow(hasWords), isElse));
  return {
    found,
    isInside: isAmongFew ?? hasWords,
    isEnough: isEverywhere && found.length === page.limit,
  };
};

const readAlong = (ctx: Ctx, { isBehind, inOrder, limit }: CommentPage, isWanted: SQL | undefined) =>
  ctx.db.select().from(comments).where(and(isWanted, isBehind)).orderBy(inOrder).limit(limit);

interface CommentPage {
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
 * Returns the comments with the words in a stretch of the order. The subquery bears the name of the table, so that the order
 * fits both.
 */
const lookAlong = (
  ctx: Ctx,
  { isBehind, inOrder, limit }: CommentPage,
  { hasWords, isElse, stretch }: Look,
): PromiseLike<CommentRow[]> => {
  const first = ctx.db
    .select()
    .from(comments)
    .where(and(isElse, isBehind))
    .orderBy(inOrder)
    .limit(stretch.rows)
    .offset(stretch.offset)
    .as('comments');
  return ctx.db.select().from(first).where(hasWords).orderBy(inOrder).limit(limit);
};

/**
 * Returns a condition that names the comments with the words by their ids, as long as they are few; undefined where they are
 * many. PostgreSQL can't know how many of them somebody moderates, and would check that for every comment with the words.
 */
const isAmongFewWith = async (ctx: Ctx, words: readonly string[]): Promise<SQL | undefined> => {
  const found = await ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(and(isThere, hasBeginnings(wordsOfComment, words)))
    .limit(FEW_WITH_WORDS);
  if (found.length === FEW_WITH_WORDS) return undefined;
  const ids = found.map(({ id }) => id);
  return sql`${comments.id} = any(${sql.param(ids)}::int[])`;
};

const filterOf = ({ viewer, now, portal: { kinds } }: Ctx, filter: CommentFilter): SQL | undefined => {
  const { state, locationIds, authorIds, ownerType, from, until } = filter;
  const owner = { type: comments.ownerType, id: comments.ownerId };
  return and(
    isThere,
    stateIs(state, now),
    locationIds && deskPieces.isAt(owner, locationIds),
    authorIds && (authorIds.length > 0 ? inArray(comments.authorId, [...authorIds]) : sql`false`),
    ownerType === undefined ? undefined : eq(comments.ownerType, ownerType),
    from && gte(comments.createdAt, from),
    until && lt(comments.createdAt, until),
    whereOwner({ viewer, now, kinds }, (rows) => isModeratedBy(viewer, rows)),
  );
};

const stateIs = (state: TableState | undefined, now: Date): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === 'markiert') return sql`${comments.markedReasons} <> '{}'`;
  if (state === 'wartet') return sql`${comments.state} = 'held'`;
  const isHidden = isByHiddenPerson(comments.authorId, now);
  return and(sql`${comments.state} = 'visible'`, state === 'verborgen' ? isHidden : not(isHidden));
};

/** Returns the keys of those of these things whose comments are closed. */
export const closedThreads = async (
  ctx: Ctx,
  owners: readonly ContentRef[],
): Promise<ReadonlySet<string>> => {
  if (owners.length === 0) return new Set();
  const pairs = owners.map(({ type, id }) => sql`(${type}, ${id}::int)`);
  const rows = await ctx.db
    .select({ type: commentThreads.ownerType, id: commentThreads.ownerId })
    .from(commentThreads)
    .where(
      and(
        sql`(${commentThreads.ownerType}, ${commentThreads.ownerId}) in (${sql.join(pairs, sql`, `)})`,
        eq(commentThreads.isLocked, true),
      ),
    );
  return new Set(rows.map(refKey));
};
