// Makes the entry of one's own manuscripts in the menu of the account, and that of the editors' desk in the menu of the desks.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { DeskAction } from '#kernel/desk-search.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { writingPaths } from '../paths.ts';
import * as texts from '../ui/pages/texts.ts';
import { countWaiting } from './listing.ts';

/** The positions in the menus: after what one follows, before one's messages; first of the desks. */
const OWN_ORDER = 40;
const DESK_ORDER = 10;

export const ownEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer)
    ? { name: texts.menuName, href: url(writingPaths.overview), order: OWN_ORDER }
    : undefined;

/** Returns the entry for whoever is an editor anywhere, with the number of what waits. */
export const deskEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  if (!isSignedIn(ctx.viewer) || activeRolePaths(ctx.viewer, 'editor').length === 0) return undefined;
  const count = path === null ? 0 : await countWaiting(ctx);
  return { name: texts.deskTitle, href: url(writingPaths.desk), area: 'cockpit', order: DESK_ORDER, count };
};

/** Returns the actions that begin something of each kind that is written. */
export const writeActions = async ({ portal }: Ctx): Promise<DeskAction[]> =>
  declaring(portal.kinds.all(), 'composer').map(({ composer }) => ({
    name: composer.startTitle,
    href: url(composer.start),
  }));
