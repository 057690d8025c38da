// Counts how many rows there are of each of many things. The desks say no more than that there are many, so each thing is
// counted by itself and no further, in the order of its index: PostgreSQL would read a whole table for a thing that has hardly
// any.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import { COUNTED_UP_TO } from '#bundles/desk-tables/public.ts';

interface Rows {
  readonly from: PgTable & Readonly<Record<'publishedAt' | 'objectId' | 'type', AnyPgColumn>>;
  /** Names the thing; an index has it before the moment. */
  readonly by: AnyPgColumn;
  readonly where?: SQL;
}

/** Counts by id, to one more than `COUNTED_UP_TO`. */
export const countEach = async (
  { db }: Ctx,
  ids: readonly number[],
  { from, by, where = sql`true` }: Rows,
): Promise<ReadonlyMap<number, number>> => {
  const found = await db.execute<{ id: number; count: number }>(
    sql`select asked.id, (select count(*)::int from (
        select from ${from} where ${by} = asked.id and ${where}
        order by ${from.publishedAt} desc, ${from.objectId} desc, ${from.type} desc limit ${COUNTED_UP_TO + 1}) as counted) as count
      from unnest(${sql.param([...ids])}::int[]) as asked(id)`,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
};
