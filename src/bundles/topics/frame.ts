// Shows the categories under the masthead of every page, and what menus can lead to.
import type { SectionView } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { isShownAt } from './offering.ts';
import { topicPaths } from './paths.ts';
import { getCategories } from './queries.ts';
import * as texts from './texts.ts';

type Section = SectionView & { readonly key: string };

/** Lists the categories that the place of the page shows; those of the whole portal without one. */
const listSections = async (ctx: Ctx, page: PagePlace): Promise<Section[]> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const location = (page.locationSlug ? tree.bySlug.get(page.locationSlug) : undefined) ?? tree.whole;
  if (!location) return [];
  return categories.offered
    .filter((category) => isShownAt(category, location.path, tree))
    .map((category) => ({
      key: `category:${category.id}`,
      name: category.name,
      href: url(topicPaths.category, { location: location.slug, category: category.slug }),
      isCurrent: category.slug === page.categorySlug,
    }));
};

export const sectionsFrame = async (ctx: Ctx, page: PagePlace): Promise<{ sections: SectionView[] }> => ({
  sections: await listSections(ctx, page),
});

export const categoryTargets = async (ctx: Ctx, page: PagePlace): Promise<LinkTarget[]> =>
  (await listSections(ctx, page)).map(({ key, name, href }) => ({
    key,
    group: texts.targetGroup,
    name,
    href,
  }));
