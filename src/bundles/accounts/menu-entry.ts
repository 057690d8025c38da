// Topic: the way to who looked at one's data, in the menu of one's own pages.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { accountPaths } from './paths.ts';
import { ownLooks } from './texts.ts';

/** Next to what else is about one's data. */
const MENU_ORDER = 82;

export const ownLooksEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: ownLooks, href: url(accountPaths.ownLooks), order: MENU_ORDER } : undefined;
