// Moves gates of a place that moves or becomes part of another.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { hasRow } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { GATES_TAG } from './constants.ts';
import { gates } from './schema.ts';

/**
 * Both the old and the new path count while the pieces move, so that nothing slips through between them. What is set for the
 * place that another becomes part of goes before what was set for that.
 */
export const gatesAtPlaces: PlacedRows = {
  isUsed: (ctx, { path }) => hasRow(ctx, gates, sql`starts_with(${gates.locationPath}, ${path})`),
  count: async () => 0,
  move: async () => 0,
  begin: async (ctx, { fromPath, toPath }) => {
    await copy(ctx, fromPath, toPath);
    touch(ctx, GATES_TAG);
  },
  end: async (ctx, { fromPath }) => {
    await ctx.db.delete(gates).where(sql`starts_with(${gates.locationPath}, ${fromPath})`);
    touch(ctx, GATES_TAG);
  },
};

const copy = (ctx: Ctx, fromPath: string, toPath: string) =>
  ctx.db.execute(sql`
    insert into ${gates} (type, location_path, "group", level, changed_at)
    select type, ${toPath} || substr(location_path, ${fromPath.length + 1}::int), "group", level, changed_at
    from ${gates} where starts_with(location_path, ${fromPath})
    on conflict do nothing`);
