// Reads mixed lists by keyset: newest first, each page one index scan, whatever the size of the table. decisions/0010
import { and, sql } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { LIST_LENGTH } from './constants.ts';
import { shapeOf } from './list-shapes.ts';
import type { Criteria } from './list-shapes.ts';
import {
  ENTRY,
  beforeStatement,
  countStatement,
  discussedStatement,
  WITH_NEWEST,
  listValues,
  listsStatement,
  startValues,
} from './list-statements.ts';
import { pieces } from './schema.ts';

/** Which pieces: `LISTS` in list-shapes.ts holds the combinations that there is an index for. */
export interface PieceFilter extends Criteria {
  /** The list continues after this entry. */
  readonly after?: PieceCursor | undefined;
  /** Entries of a page. One of few numbers, since each has a statement of its own. */
  readonly limit?: number;
}

/** Where a list page ended. Things of several kinds may share a moment and an id. */
export interface PieceCursor {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

export interface PieceEntry extends ContentRef {
  readonly type: ContentType;
  readonly publishedAt: Date;
  readonly commentCount: number;
  readonly authorId: number;
  /** This is its own place. */
  readonly locationId: number;
  readonly categoryId: number;
}

export interface PieceList {
  readonly entries: readonly PieceEntry[];
  /** It is undefined on the last page. */
  readonly next: PieceCursor | undefined;
}

/** Returns published pieces that everybody may see, newest first. Throws for filters that no index serves. */
export const listPieces = async (ctx: Ctx, filter: PieceFilter): Promise<PieceList> =>
  (await listSeveral(ctx, [filter]))[0]!;

/** Reads as many lists as there are filters, in one query. */
export const listSeveral = async (ctx: Ctx, filters: readonly PieceFilter[]): Promise<PieceList[]> => {
  if (filters.length === 0) return [];
  const asked = filters.map((filter, at) => ({
    shape: shapeOf(filter),
    limit: limitOf(filter),
    from: filter.after ? at + 1 : WITH_NEWEST,
  }));
  const continued = filters.flatMap((filter, at) =>
    filter.after ? [startValues(startOf(ctx, filter), asked[at]!.from)] : [],
  );
  const values = [startValues(startOf(ctx, {})), ...continued, ...filters.map(listValues)];
  const rows = await listsStatement(asked)(ctx, Object.assign({}, ...values));
  const byList = Map.groupBy(rows, (row) => row.list);
  return filters.map((filter, at) => {
    const found = byList.get(at) ?? [];
    const entries = found.slice(0, limitOf(filter)).map(toEntry);
    const last = entries.at(-1);
    return { entries, next: found.length > entries.length && last ? cursorOf(last) : undefined };
  });
};

const limitOf = ({ limit = LIST_LENGTH }: PieceFilter) => limit;

/**
 * Returns the cursor that a page continues after. The first page continues after one that no piece comes before; so does a page
 * that wants to begin later than now.
 */
export const startOf = ({ now }: Ctx, { after }: Pick<PieceFilter, 'after'>): PieceCursor =>
  after && after.publishedAt <= now ? after : { publishedAt: now, id: LARGEST_ID, type: '' };

const LARGEST_ID = 2 ** 31 - 1;

type FilterFrom = Criteria & { readonly after: PieceCursor };

/** Returns a page of what comes just before a cursor, the nearest first. */
export const entriesBefore = async (ctx: Ctx, filter: FilterFrom): Promise<PieceCursor[]> => {
  const values = { ...listValues(filter), ...startValues(startOf(ctx, filter)), now: ctx.now };
  const rows = await beforeStatement(shapeOf(filter))(ctx, values);
  return rows.map((row) => ({ publishedAt: row.publishedAt!, id: row.objectId, type: row.type }));
};

/** Counts the pieces of a list. Counting ends at `COUNTED_UP_TO`, so that a long list costs no more than a short one. */
export const countList = async (ctx: Ctx, criteria: Criteria): Promise<number> => {
  const values = { ...listValues(criteria), ...startValues(startOf(ctx, {})) };
  return (await countStatement(shapeOf(criteria))(ctx, values))[0]!.count;
};

/** Returns what came out in the last `days` and has comments, most comments first, as much as a list page holds. */
export const listDiscussed = async (
  ctx: Ctx,
  { locationId, days }: { readonly locationId: number | undefined; readonly days: number },
): Promise<PieceEntry[]> => {
  const shape = locationId === undefined ? 'all' : 'locationId';
  const since = new Date(ctx.now.getTime() - days * DAY_MS);
  const rows = await discussedStatement(shape)(ctx, { locationId0: locationId, since, now: ctx.now });
  return rows.map(toEntry);
};

type EntryRow = Pick<typeof pieces.$inferSelect, keyof typeof ENTRY | 'publishedAt'>;

export const toEntry = (row: EntryRow): PieceEntry => ({
  type: row.type,
  id: row.objectId,
  publishedAt: row.publishedAt!,
  commentCount: row.commentCount,
  authorId: row.authorId,
  locationId: row.locationId,
  categoryId: row.categoryId,
});

export const cursorOf = ({ publishedAt, id, type }: PieceEntry): PieceCursor => ({ publishedAt, id, type });

interface Wanted {
  /** What moderators keep out of all lists can still be read by who names it: saved it, embeds it, knows its address. */
  readonly withReduced?: boolean;
}

/** Returns the listed pieces among `refs`, whatever their order; what appears later is left out. */
export const piecesByRefs = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
  { withReduced = false }: Wanted = {},
): Promise<PieceEntry[]> => {
  if (refs.length === 0) return [];
  const rows = await byRefs(ctx, {
    types: refs.map((ref) => ref.type),
    ids: refs.map((ref) => ref.id),
    now: ctx.now,
  });
  return rows.filter(({ isListed }) => isListed || withReduced).map(toEntry);
};

const isReducedAlone = sql`(${pieces.isReduced} and ${pieces.state} = 'published')`;

const byRefs = prepared('pieces.by-refs', (db) =>
  db
    .select({ ...ENTRY, publishedAt: pieces.publishedAt, isListed: pieces.isListed })
    .from(pieces)
    .where(
      and(
        sql`(${pieces.type}, ${pieces.objectId}) in (select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]))`,
        sql`(${pieces.isListed} or ${isReducedAlone}) and ${pieces.publishedAt} <= ${sql.placeholder('now')}`,
      ),
    ),
);
