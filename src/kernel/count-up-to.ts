// Counts how many rows there are, as far as it is worth counting: lists of many thousands only say that there are more.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './ctx.ts';

export const countUpTo = async (
  ctx: Ctx,
  most: number,
  { from, where }: { readonly from: PgTable; readonly where: SQL | undefined },
): Promise<number> => {
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(where)
    .limit(most)
    .as('some');
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row!.count;
};
