// Puts members among what is found in the desks, for those who may use theirs.
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskHit, DeskQuestion } from '#kernel/desk-search.ts';
import { url } from '#kernel/named-routes.ts';
import { memberPaths } from './paths.ts';
import { mayAdministerMembers, mayUseMembersDesk } from './policy.ts';
import { findMembersByWords } from './queries.ts';

/** E-mail addresses are found by administrators, as in the list, and shown to nobody. */
export const findMemberHits = async (ctx: Ctx, { text, limit }: DeskQuestion): Promise<DeskHit[]> => {
  if (!mayUseMembersDesk(ctx.viewer)) return [];
  const members = await findMembersByWords(ctx, text, { limit, byEmail: mayAdministerMembers(ctx.viewer) });
  return members.map(({ id, name, login }) => ({
    group: 'person',
    name,
    note: login,
    href: url(memberPaths.member, { id }),
  }));
};
