// Topic: the way to the desk of members.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { memberPaths } from './paths.ts';
import { mayUseMembersDesk } from './policy.ts';
import { membersTitle } from './texts.ts';

export const membersEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  mayUseMembersDesk(viewer)
    ? { name: membersTitle, href: url(memberPaths.list), order: 30, group: 'desk' }
    : undefined;
