// Draws what surrounds the pages of calendars: one's own pages, or the desk for editors who look after somebody else's.
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountMenu } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { Desk, DeskEntry } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { importPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Its place in the menu: after one's contributions, before one's messages; on the desks beside the contributions. */
const OWN_ORDER = 45;
const DESK_ORDER = 22;

export const sourcesEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer)
    ? { name: texts.menuName, href: url(importPaths.overview), order: OWN_ORDER }
    : undefined;

export const sourcesDesk = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'editor').length > 0
    ? { name: texts.deskTitle, href: url(importPaths.desk), area: 'cockpit', order: DESK_ORDER }
    : undefined;

interface Frame {
  readonly shell: AccountMenu | null;
  readonly head: { readonly desk?: Desk };
  readonly back: { readonly name: string; readonly href: string };
}

export const loadFrame = async (ctx: Ctx, isOwn: boolean): Promise<Frame> => {
  const path = url(isOwn ? importPaths.overview : importPaths.desk);
  const back = { name: texts.backToOverview, href: path };
  return isOwn
    ? { shell: await loadAccountShell(ctx, path), head: {}, back }
    : { shell: null, head: { desk: await loadDesk(ctx, `${path}/x`) }, back };
};
