// Puts the way to who looked at one's data into the menu of one's own pages.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { accountPaths } from './paths.ts';
import { ownLooks } from './texts.ts';

/** The place in the menu next to what else is about one's data. */
const MENU_ORDER = 82;

export const ownLooksEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: ownLooks, href: url(accountPaths.ownLooks), order: MENU_ORDER } : undefined;
