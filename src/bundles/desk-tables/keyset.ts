// Builds a page of a table by keyset: in one order, from behind a row on. Each row has a key of its own, of which the last part
// is what nothing else shares.
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

export const keysetOf = (
  keys: readonly SQLWrapper[],
  isRising: boolean,
  /** The key of the row behind which the page begins, as one value of SQL. */
  start: SQL | undefined,
): { readonly isBehind: SQL | undefined; readonly inOrder: SQL } => {
  const way = sql.raw(isRising ? 'asc' : 'desc');
  const key = sql`(${sql.join([...keys], sql`, `)})`;
  return {
    isBehind: start && (isRising ? sql`${key} > ${start}` : sql`${key} < ${start}`),
    inOrder: sql.join(
      keys.map((each) => sql`${each} ${way}`),
      sql`, `,
    ),
  };
};
