// Topic: what takes place, for the portal's menus.
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
