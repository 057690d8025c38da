// Says whose contributions nobody but themselves and moderators may see now. They are few and stay in memory, since every piece
// that is shown asks. contract.md 16.6
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { HIDDEN_PEOPLE_TAG } from './constants.ts';
import { isHidden } from './policy.ts';
import { users } from './schema.ts';

/** Says of anybody whether it is so now. */
export const hiddenPeople = async (ctx: Ctx): Promise<(userId: number) => boolean> => {
  const rows = await fetchCached(ctx, 'users.hidden', [HIDDEN_PEOPLE_TAG], () =>
    ctx.db
      .select({
        id: users.id,
        contributionsHidden: users.contributionsHidden,
        suspendedUntil: users.suspendedUntil,
        erasedAt: users.erasedAt,
      })
      .from(users)
      .where(sql`${users.contributionsHidden}`),
  );
  const ids = new Set(rows.filter((person) => isHidden(person, ctx.now)).map(({ id }) => id));
  return (userId) => ids.has(userId);
};

/**
 * Says the same as a condition in SQL, which is true for rows by somebody hidden. As it stands there, the few hidden ones have
 * an index.
 */
export const isByHiddenPerson = (authorId: AnyPgColumn, now: Date | Placeholder): SQL =>
  sql`exists (select from ${users} where ${and(
    eq(users.id, authorId),
    sql`${users.contributionsHidden}`,
    or(isNotNull(users.erasedAt), gt(users.suspendedUntil, now)),
  )})`;
