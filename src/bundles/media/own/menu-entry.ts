// This is the entry „Bilder“ in the menu of one's own pages.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { MENU_ORDER } from './constants.ts';
import { ownPaths } from './paths.ts';
import { imagesHeading } from './texts.ts';

export const ownImagesEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: imagesHeading, href: url(ownPaths.list), order: MENU_ORDER } : undefined;
