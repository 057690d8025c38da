// Declares what administrators may change about people.
import type { Ctx } from '#kernel/ctx.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { booleanSetting, readSetting } from '#bundles/settings/public.ts';

/** Whether new members may write for the portal at once, or only comment. contract.md 16.1 */
export const newMembersAreAuthors = booleanSetting('users.newMembersAreAuthors', true);

export const rolesOfNewMembers = async (ctx: Ctx): Promise<RoleGrant[]> => {
  const role = (await readSetting(ctx, newMembersAreAuthors)) ? 'author' : 'member';
  return [{ role, locationPath: '' }];
};
