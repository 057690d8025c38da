// Puts the way to what is kept about somebody in the menu of their own pages.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { userPaths } from '../paths.ts';
import { privacy } from './texts.ts';

const MENU_ORDER = 80;

export const privacyEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: privacy, href: url(userPaths.privacy), order: MENU_ORDER } : undefined;
