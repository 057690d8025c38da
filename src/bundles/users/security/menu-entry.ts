// Adds the way to one's own page of signing in to the menu.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { securityPaths } from './paths.ts';
import { securityTitle } from './texts.ts';

export const securityEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: securityTitle, href: url(securityPaths.security), order: 60 } : undefined;
