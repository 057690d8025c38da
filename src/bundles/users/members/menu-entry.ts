// Adds the way to the desk of members to the menu.
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { memberPaths } from './paths.ts';
import { mayUseMembersDesk } from './policy.ts';
import { membersTitle } from './texts.ts';

export const membersEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayUseMembersDesk(viewer)
    ? { name: membersTitle, href: url(memberPaths.list), area: 'cockpit', order: 30 }
    : undefined;
