// Reads the table of cases: those that the viewer looks after, narrowed, by their deadline, page by page by keyset.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo } from '#kernel/count-up-to.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { COUNTED_UP_TO, keysetOf } from '#bundles/desk-tables/public.ts';
import type { CaseState, Severity } from '../constants.ts';
import { isSeenBy } from '../queries.ts';
import type { Case } from '../queries.ts';
import { moderationCases } from '../schema.ts';
import { isUnclaimed } from './claimant.ts';

export interface CaseFilter {
  readonly states?: readonly CaseState[] | undefined;
  readonly severity?: Severity | undefined;
  readonly type?: string | undefined;
  /** The paths of the places; undefined for all. */
  readonly paths?: readonly string[] | undefined;
  /** Null for those that nobody works on. */
  readonly claimedBy?: number | null | undefined;
  /** The authors whose things the cases are about; undefined for whoever it was. */
  readonly authorIds?: readonly number[] | undefined;
}

export interface CaseTableRows {
  readonly rows: readonly Case[];
  readonly next: string | undefined;
  readonly count: number;
}

export interface CaseTableOptions {
  readonly filter: CaseFilter;
  readonly isRising: boolean;
  readonly after: string | undefined;
  readonly limit: number;
}

export const listForTable = async (
  ctx: Ctx,
  { filter, isRising, after, limit }: CaseTableOptions,
): Promise<CaseTableRows> => {
  const where = and(isSeenBy(ctx), await conditionOf(ctx, filter));
  const cursor = unpackListCursor(after);
  const start = cursor && sql`(${cursor.at.toISOString()}::timestamptz, ${cursor.id}::int)`;
  const page = keysetOf([moderationCases.dueAt, moderationCases.id], isRising, start);
  const [found, count] = await Promise.all([
    ctx.db
      .select()
      .from(moderationCases)
      .where(and(where, page.isBehind))
      .orderBy(page.inOrder)
      .limit(limit + 1),
    countUpTo(ctx, COUNTED_UP_TO, { from: moderationCases, where }),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last ? packListCursor({ at: last.dueAt, id: last.id }) : undefined;
  return { rows, next, count };
};

const conditionOf = async (
  ctx: Ctx,
  { states, severity, type, paths, claimedBy, authorIds }: CaseFilter,
): Promise<SQL | undefined> =>
  and(
    states && inArray(moderationCases.state, [...states]),
    severity && eq(moderationCases.severity, severity),
    type === undefined ? undefined : eq(moderationCases.type, type),
    paths &&
      (or(...paths.map((path) => sql`starts_with(${moderationCases.locationPath}, ${path})`)) ?? sql`false`),
    claimedBy === undefined
      ? undefined
      : claimedBy === null
        ? await isUnclaimed(ctx)
        : eq(moderationCases.claimedBy, claimedBy),
    authorIds && (authorIds.length > 0 ? inArray(moderationCases.authorId, [...authorIds]) : sql`false`),
  );

/** Lists the ids of cases that match, whatever page they are on, up to `limit`, in the order in which they are due. */
export const listIdsForTable = async (ctx: Ctx, filter: CaseFilter, limit: number): Promise<number[]> => {
  const rows = await ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(isSeenBy(ctx), await conditionOf(ctx, filter)))
    .orderBy(asc(moderationCases.dueAt), asc(moderationCases.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Finds titles by the numbers of cases, of those that the viewer looks after. */
export const titlesOfCases = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await ctx.db
    .select({ id: moderationCases.id, title: moderationCases.title })
    .from(moderationCases)
    .where(and(inArray(moderationCases.id, [...ids]), isSeenBy(ctx)));
  return new Map(rows.map(({ id, title }) => [id, title]));
};
