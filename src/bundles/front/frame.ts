// Lets the line under the masthead lead to what readers bring, too: the snapshots of the place.
import type { SectionView } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { kindListHref } from '#bundles/lists/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { listKinds, listOnFrontPages, opinionCategories } from './kind-lists.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Nothing as long as there is no place that anything could have been seen in. */
export const communityFrame = async (ctx: Ctx, page: PagePlace): Promise<{ sections?: SectionView[] }> => {
  const tree = await getLocationTree(ctx);
  if (tree.byId.size === 0) return {};
  const list = listOnFrontPages(ctx.portal.kinds, 'pictures');
  if (!list) return {};
  const href = kindListHref(list, tree.bySlug.get(page.locationSlug ?? ''));
  return {
    sections: [
      { key: listKey(list), name: list.title, href, isCurrent: page.path === href, tone: 'community' },
    ],
  };
};

const listKey = ({ name }: { readonly name: string }) => `list:${name}`;

/** Returns the lists of kinds at the place of the page, what is talked about, and the front page. */
export const listTargets = async (ctx: Ctx, page: PagePlace): Promise<LinkTarget[]> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const location = tree.bySlug.get(page.locationSlug ?? '');
  const hasOpinions = opinionCategories(categories).length > 0;
  const lists = listKinds(ctx.portal.kinds).filter(({ type }) => type !== undefined || hasOpinions);
  const group = texts.targetGroup;
  return [
    { key: 'front', group, name: texts.frontTarget, href: url(frontPaths.root) },
    ...lists.map((list) => ({
      key: listKey(list),
      group,
      name: list.title,
      href: kindListHref(list, location),
    })),
    { key: 'nearby', group, name: texts.nearbyTarget, href: url(frontPaths.nearby) },
    { key: 'discussed', group, name: texts.discussedTarget, href: url(frontPaths.discussed) },
  ];
};
