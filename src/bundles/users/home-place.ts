// Finds the place where somebody says to live, for later bundles: of one person, and who lives somewhere.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from './schema.ts';

export const homePlaces = {
  /** Returns the id of the place, as an expression in SQL; null for who doesn't say. */
  of: (userId: SQL): SQL<number | null> =>
    sql`(select ${users.locationId} from ${users} where ${eq(users.id, userId)})`,

  /** The ids of those who say to live at one of these. */
  peopleAt: async (ctx: Ctx, placeIds: readonly number[]): Promise<number[]> => {
    const isThere = and(isNull(users.erasedAt), inArray(users.locationId, [...placeIds]));
    const rows = await ctx.db.select({ id: users.id }).from(users).where(isThere);
    return rows.map(({ id }) => id);
  },
};
