// Finds who edits what stands at a place, for those who have something to tell them.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { userRoles, users } from './schema.ts';

/** Returns editors of the place and of those around it; administrators where there is none. */
export const editorIdsAt = async (ctx: Ctx, locationPath: string): Promise<number[]> => {
  const editors = await holdersAt(ctx, 'editor', locationPath);
  return editors.length > 0 ? editors : holdersAt(ctx, 'admin', locationPath);
};

const holdersAt = async (ctx: Ctx, role: 'editor' | 'admin', locationPath: string): Promise<number[]> => {
  const rows = await ctx.db
    .selectDistinct({ id: users.id })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), isNull(users.erasedAt)))
    .where(and(eq(userRoles.role, role), sql`starts_with(${locationPath}, ${userRoles.locationPath})`))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
};
