// Topic: what people hold at a place that moves or becomes part of another: their roles there, and where they live.
import { eq, sql } from 'drizzle-orm';
import type { MovingRows } from '#kernel/row-moves.ts';
import type { PathChange } from '#kernel/placed-rows.ts';
import { userRoles, users } from './schema.ts';

/** Both the old and the new path count while the pieces move, so that nobody is shut out of either. */
export const rolesAtPlaces: MovingRows<PathChange> = {
  count: async () => 0,
  move: async () => 0,
  begin: async (ctx, { fromPath, toPath }) => {
    const { userId, role, locationPath: path } = userRoles;
    await ctx.db.execute(sql`
      insert into ${userRoles} (user_id, role, location_path)
      select ${userId}, ${role}, ${toPath} || substr(${path}, ${fromPath.length + 1}::int)
      from ${userRoles} where starts_with(${path}, ${fromPath})
      on conflict do nothing`);
  },
  end: async (ctx, { fromPath }) => {
    await ctx.db.delete(userRoles).where(sql`starts_with(${userRoles.locationPath}, ${fromPath})`);
  },
};

export const homesAtPlaces: MovingRows<PathChange> = {
  count: async () => 0,
  move: async () => 0,
  end: async (ctx, { mergedId, toId }) => {
    if (mergedId === null) return;
    await ctx.db.update(users).set({ locationId: toId }).where(eq(users.locationId, mergedId));
  },
};
