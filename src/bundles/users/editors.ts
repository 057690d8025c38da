// Finds who edits what stands at a place, for those who have something to tell them.
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { userRoles, users } from './schema.ts';

/** Returns editors of the place and of those around it who can edit now; administrators where there is none. */
export const editorIdsAt = async (ctx: Ctx, locationPath: string): Promise<number[]> => {
  const editors = await holdersAt(ctx, 'editor', locationPath);
  return editors.length > 0 ? editors : holdersAt(ctx, 'admin', locationPath);
};

const holdersAt = async (ctx: Ctx, role: 'editor' | 'admin', locationPath: string): Promise<number[]> => {
  const rows = await ctx.db
    .selectDistinct({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, role),
        sql`starts_with(${locationPath}, ${userRoles.locationPath})`,
        isNotNull(users.confirmedAt),
        isNull(users.erasedAt),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, ctx.now)),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
};
