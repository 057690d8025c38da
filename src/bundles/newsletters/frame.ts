// Topic: newsletters at the foot of every page, and among what menus can lead to.
import type { Ctx } from '#kernel/ctx.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { newsletterPaths } from './paths.ts';
import { getNewsletters } from './queries.ts';
import { footerLink, title } from './texts.ts';

const KEY = 'newsletters';

/** Nothing as long as there is none. */
export const newslettersFrame = async (ctx: Ctx, { path }: PagePlace) => {
  const isAny = (await getNewsletters(ctx)).some(({ isActive }) => isActive);
  const href = url(newsletterPaths.list);
  return isAny ? { footer: [{ key: KEY, name: footerLink, href, isCurrent: path === href }] } : {};
};

export const newslettersTarget = async (): Promise<LinkTarget> => ({
  key: KEY,
  group: title,
  name: footerLink,
  href: url(newsletterPaths.list),
});
