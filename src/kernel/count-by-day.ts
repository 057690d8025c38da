// Counts how often something happened to things on each day of the portal's calendar, in one query however many things they
// are.
import { and, count, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { timeZone } from './calendar.ts';
import type { ContentRef } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';

export interface DayCount extends ContentRef {
  /** A day such as `2026-11-27`. */
  readonly day: string;
  readonly count: number;
}

/** Where rows lie of which each stands for one time that it happened. */
export interface Happenings {
  readonly table: PgTable;
  readonly type: AnyPgColumn;
  readonly id: AnyPgColumn;
  readonly at: AnyPgColumn;
  /** Which of all rows count. */
  readonly where?: SQL;
}

export const countByDay = async (
  ctx: Ctx,
  { table, type, id, at, where }: Happenings,
  refs: readonly ContentRef[],
  since: Date,
): Promise<DayCount[]> => {
  if (refs.length === 0) return [];
  const types = sql.param(refs.map((ref) => ref.type));
  const ids = sql.param(refs.map((ref) => ref.id));
  const day = sql<string>`to_char(${at} at time zone ${sql.raw(`'${timeZone()}'`)}, 'YYYY-MM-DD')`;
  return ctx.db
    .select({ type: sql<string>`${type}`, id: sql<number>`${id}`, day, count: count() })
    .from(table)
    .where(
      and(
        sql`(${type}, ${id}) in (select * from unnest(${types}::text[], ${ids}::int[]))`,
        gte(at, since),
        where,
      ),
    )
    .groupBy(type, id, day);
};
