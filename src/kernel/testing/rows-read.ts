// Counts how many rows PostgreSQL looks at for what is asked of it: a plan says what it would do, this what it did.
import { sql } from 'drizzle-orm';
import { withTransaction } from '../ctx.ts';
import type { Ctx } from '../ctx.ts';

export interface RowsRead<T> {
  readonly found: T;
  /** How many rows were read because a table was read from its beginning. */
  readonly inOrder: number;
  /** How many rows were read because an index named them. */
  readonly byIndex: number;
  /** How many entries of indexes were read, whether or not the rows that they name were read as well. */
  readonly entries: number;
}

/** Counts the rows read of tables whose names begin so. The work is done in a transaction of its own, by which it must ask. */
export const rowsRead = <T>(
  ctx: Ctx,
  beginning: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<RowsRead<T>> =>
  withTransaction(ctx, async (ctx) => {
    const before = await countRead(ctx, beginning);
    const found = await work(ctx);
    const after = await countRead(ctx, beginning);
    return {
      found,
      inOrder: after.inOrder - before.inOrder,
      byIndex: after.byIndex - before.byIndex,
      entries: after.entries - before.entries,
    };
  });

const countRead = async ({ db }: Ctx, beginning: string) => {
  const { rows } = await db.execute<{ inOrder: number; byIndex: number; entries: number }>(
    sql`select sum(seq_tup_read)::int as "inOrder", sum(coalesce(idx_tup_fetch, 0))::int as "byIndex",
        (select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int
          from pg_stat_user_indexes where starts_with(relname, ${beginning})) as entries
      from pg_stat_xact_user_tables where starts_with(relname, ${beginning})`,
  );
  return rows[0]!;
};
