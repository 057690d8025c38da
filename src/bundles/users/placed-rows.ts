// Says what people hold at a place that moves or becomes part of another: their roles there, and where they live.
import { eq, sql } from 'drizzle-orm';
import { hasRow } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { invitations } from './invitations/schema.ts';
import { userRoles, users } from './schema.ts';

/** Both the old and the new path count while the pieces move, so that nobody is shut out of either. */
export const rolesAtPlaces: PlacedRows = {
  isUsed: (ctx, { path }) => hasRow(ctx, userRoles, sql`starts_with(${userRoles.locationPath}, ${path})`),
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

/** What somebody is invited for moves at once; where they are invited for the new place already, that is enough. */
export const invitationsAtPlaces: PlacedRows = {
  isUsed: (ctx, { path }) => hasRow(ctx, invitations, sql`starts_with(${invitations.locationPath}, ${path})`),
  count: async () => 0,
  move: async () => 0,
  begin: async (ctx, { fromPath, toPath }) => {
    const { email, role, locationPath: path, acceptedAt, withdrawnAt } = invitations;
    const newPath = sql`${toPath} || substr(${path}, ${fromPath.length + 1}::int)`;
    const isOpen = sql`${acceptedAt} is null and ${withdrawnAt} is null`;
    // What is over there makes room, as it does for a new invitation.
    await ctx.db.execute(sql`
      update ${invitations} set withdrawn_at = expires_at where starts_with(${path}, ${toPath}) and ${isOpen}
        and expires_at <= ${ctx.now.toISOString()}::timestamptz`);
    await ctx.db.execute(sql`
      delete from ${invitations} where starts_with(${path}, ${fromPath}) and ${isOpen} and exists (
        select 1 from ${invitations} there where lower(there.email) = lower(${email}) and there.role = ${role}
          and there.location_path = ${newPath} and there.accepted_at is null and there.withdrawn_at is null)`);
    await ctx.db.execute(sql`
      update ${invitations} set location_path = ${newPath} where starts_with(${path}, ${fromPath})`);
  },
};

export const homesAtPlaces: PlacedRows = {
  isUsed: (ctx, { id }) => hasRow(ctx, users, sql`${users.locationId} = ${id}`),
  count: async () => 0,
  move: async () => 0,
  end: async (ctx, { mergedId, toId }) => {
    if (mergedId === null) return;
    await ctx.db.update(users).set({ locationId: toId }).where(eq(users.locationId, mergedId));
  },
};
