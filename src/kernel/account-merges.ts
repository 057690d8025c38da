// One of two accounts of a person goes: each bundle moves what is theirs to the other, in one transaction.
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

export interface AccountMerge {
  /** The account that goes. */
  readonly fromId: number;
  /** The account that gets all. */
  readonly intoId: number;
}

export interface MergeCount {
  readonly moved: number;
  /** What the other one has already, or what can't be theirs: it goes with its account. */
  readonly dropped: number;
}

/** Rows that only say who did something to what is no person's own, such as who put a piece on a front page. */
export const namedRows = defineSlot<AccountMerge, never>('people.named-rows', { isAboutRows: true });

/**
 * Gives the rows of one account to the other, in the caller's transaction. Where both have the same, by these columns,
 * the one of the account that goes is deleted.
 */
export const moveRows = async <T extends PgTable>(
  ctx: Ctx,
  table: T,
  key: string & keyof T,
  { fromId, intoId }: AccountMerge,
  same: readonly (string & keyof T)[] = [],
): Promise<MergeCount> => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const owner = columns[key]!;
  const twins = sql.join(
    same.map((name) => columns[name]!),
    sql`, `,
  );
  const isTwin = sql`(${twins}) in (select ${twins} from ${table} where ${owner} = ${intoId})`;
  const dropped =
    same.length > 0 ? (await ctx.db.delete(table).where(and(eq(owner, fromId), isTwin))).rowCount : 0;
  const { rowCount } = await ctx.db
    .update(table)
    .set({ [key]: intoId } as never)
    .where(eq(owner, fromId));
  return { moved: rowCount ?? 0, dropped: dropped ?? 0 };
};

/** Adds up what several steps come to. */
export const addUp = (counts: readonly MergeCount[]): MergeCount => ({
  moved: counts.reduce((all, { moved }) => all + moved, 0),
  dropped: counts.reduce((all, { dropped }) => all + dropped, 0),
});

/** Returns a condition for rows that name either account; a pair of both of them would name one person twice. */
export const isEither = (column: PgColumn, { fromId, intoId }: AccountMerge) =>
  inArray(column, [fromId, intoId]);
