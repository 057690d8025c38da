// Offers what takes place as a target of the portal's menus and of the line under the masthead.
import type { SectionView } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { eventsHref } from './list-address.ts';
import * as texts from './texts.ts';

/** It leads to the place of the page. */
export const eventsTarget = async (ctx: Ctx, page: PagePlace): Promise<LinkTarget> => {
  const tree = await getLocationTree(ctx);
  const href = eventsHref(tree.bySlug.get(page.locationSlug ?? ''));
  return { key: 'events', group: texts.targetGroup, name: texts.sectionName, href };
};

/** Nothing as long as there is no place that anything could take place in. */
export const eventsFrame = async (ctx: Ctx, page: PagePlace): Promise<{ sections?: SectionView[] }> => {
  const tree = await getLocationTree(ctx);
  if (tree.byId.size === 0) return {};
  const { key, name, href } = await eventsTarget(ctx, page);
  return { sections: [{ key, name, href, isCurrent: page.path === href, tone: 'community' }] };
};
