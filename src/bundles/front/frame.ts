// Topic: the line under the masthead leads to what readers bring, too: the snapshots of the place.
import type { SectionView } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { kindListHref } from '#bundles/lists/public.ts';
import { listOnFrontPages } from './kind-lists.ts';

/** Nothing as long as there is no place that anything could have been seen in. */
export const communityFrame = async (ctx: Ctx, page: PagePlace): Promise<{ sections?: SectionView[] }> => {
  const tree = await getLocationTree(ctx);
  if (tree.byId.size === 0) return {};
  const list = listOnFrontPages(ctx.portal.kinds, 'pictures');
  if (!list) return {};
  const href = kindListHref(list, tree.bySlug.get(page.locationSlug ?? ''));
  return { sections: [{ name: list.title, href, isCurrent: page.path === href, tone: 'community' }] };
};
