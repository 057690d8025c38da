// Demands a second factor of roles. Whoever has such a role and no factor is somebody whose roles rest. contract.md 18.14,
// docs/decisions/0079
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { comesTo, isSignedIn } from '#kernel/viewer.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { booleanSetting, readSetting } from '#bundles/settings/public.ts';
import type { SettingDefinition } from '#bundles/settings/public.ts';
import { users } from '../schema.ts';
import { authenticatorApps, passkeys } from './schema.ts';
import { findFactors, isOn } from './second-factor.ts';
import * as texts from './texts.ts';

/** The roles from wide to narrow; a factor that is demanded of a role is demanded of all that come to it. */
export const DEMANDING_ROLES = ['admin', 'editor', 'moderator', 'author'] as const;
export type DemandingRole = (typeof DEMANDING_ROLES)[number];

/** Nobody demands of others what they don't have themselves; so nobody shuts themselves out either. */
const demandOf = (role: DemandingRole): SettingDefinition<boolean> => ({
  ...booleanSetting(`users.secondFactor.${role}`, false),
  refusalOf: async (ctx, isDemanded) => {
    if (!isDemanded || !isSignedIn(ctx.viewer)) return undefined;
    return isOn(await findFactors(ctx, ctx.viewer.id)) ? undefined : texts.demandNeedsOwn;
  },
});

export const factorDemands: Readonly<Record<DemandingRole, SettingDefinition<boolean>>> = {
  admin: demandOf('admin'),
  editor: demandOf('editor'),
  moderator: demandOf('moderator'),
  author: demandOf('author'),
};

/** Finds the roles of which a factor is demanded, from memory. */
export const findDemandingRoles = async (ctx: Ctx): Promise<readonly DemandingRole[]> => {
  const demands = await Promise.all(DEMANDING_ROLES.map((role) => readSetting(ctx, factorDemands[role])));
  return DEMANDING_ROLES.filter((_, at) => demands[at]);
};

export const isDemanded = (roles: readonly RoleGrant[], demanding: readonly DemandingRole[]): boolean =>
  roles.some((grant) => demanding.some((role) => comesTo(grant, role)));

interface Holder {
  readonly id: number;
  readonly roles: readonly RoleGrant[];
}

/**
 * Finds which of these people have a role that demands a second factor, and have none. It asks nothing where no role demands
 * one.
 */
export const whoOwesFactor = async (ctx: Ctx, people: readonly Holder[]): Promise<ReadonlySet<number>> => {
  const demanding = await findDemandingRoles(ctx);
  const ids = people.filter(({ roles }) => isDemanded(roles, demanding)).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${inArray(users.id, ids)}
        and not exists (select 1 from ${authenticatorApps} where ${authenticatorApps.userId} = ${users.id})
        and not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    );
  return new Set(rows.map(({ id }) => id));
};

/** Returns what is left of roles that rest: that somebody is a member. */
export const restingRoles = (roles: readonly RoleGrant[]): RoleGrant[] =>
  [...new Set(roles.map(({ locationPath }) => locationPath))].map((locationPath) => ({
    role: 'member',
    locationPath,
  }));
