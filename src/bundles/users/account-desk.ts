// What other bundles may do with accounts on behalf of those who look after them.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { memberPaths } from './members/paths.ts';
import { mayAdministerMembers } from './members/policy.ts';
import { findMember } from './members/queries.ts';
import type { Member } from './members/queries.ts';

export const accountDesk = {
  /** Giving roles, looking into accounts, erasing and merging them: administrators of the whole portal. */
  mayAdminister: mayAdministerMembers,
  /** Undefined for those who don't exist or were erased. */
  find: (ctx: Ctx, id: number): Promise<Member | undefined> => findMember(ctx, id),
  /** The page that the desks have of a person. */
  href: (id: number): string => url(memberPaths.member, { id }),
};
