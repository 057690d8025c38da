// Adds newsletters to what menus can lead to.
import type { LinkTarget } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { newsletterPaths } from './paths.ts';
import { menuLink, title } from './texts.ts';

export const newslettersTarget = async (): Promise<LinkTarget> => ({
  key: 'newsletters',
  group: title,
  name: menuLink,
  href: url(newsletterPaths.list),
});
