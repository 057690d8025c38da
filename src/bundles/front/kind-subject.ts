// Describes the lists of a kind, of the portal or of a place, as pages: how they call themselves and what lies around them.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, holdsAll, wayTo } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { kindListHref } from '#bundles/lists/public.ts';
import { findKindList, opinionCategories } from './kind-lists.ts';
import type { ListKind } from './kind-lists.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { CategoryList } from '#bundles/topics/public.ts';
import { placeLink } from './list-head.ts';
import type { ListSubject } from './list-page.ts';
import { categoryLink, placesElsewhere } from './list-subjects.ts';
import { withoutOwnPlace } from './candidates.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Throws 404 for the opinions of a newspaper that has none. */
export const kindList = async (
  ctx: Ctx,
  kind: ListKind,
  location: Location | undefined,
): Promise<ListSubject> => {
  const [list, tree, categories] = await Promise.all([
    findKindList(ctx, kind, location),
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  const { title: name, description } = kind;
  const home: LinkView = { name: texts.toFront, href: url(frontPaths.root) };
  const way = location ? { ...placeLink(location), name: texts.toPlace(location.name) } : home;
  return {
    path: list.page,
    canonical: canonicalKindList(kind, location, { tree, categories }),
    feed: list.feed,
    lists: list.lists,
    look: kind.look ?? 'rows',
    kicker: location?.name ?? '',
    name,
    title: location ? `${name} · ${location.name}` : name,
    description: description(texts.from(location?.name)),
    crumbs: [...(location ? wayTo(tree, location).map(placeLink) : []), { name, href: list.page }],
    card: location ? { type: 'location', id: location.id } : { type: 'portal' },
    elsewhere: {
      title: texts.elsewhere(name),
      links: placesElsewhere(tree, location).map((other) => ({
        name: other.name,
        href: kindListHref(kind, other),
      })),
    },
    empty: { text: texts.emptyText, way },
    shorten: (teaser) => withoutOwnPlace(teaser, location?.name),
    ...(location && { place: { locationSlug: location.slug } }),
    tags: list.tags,
  };
};

/**
 * Returns where search engines find the list: the opinions of a newspaper with one category for them are that category, and a
 * place that holds everything lists what the portal lists.
 */
export const canonicalKindList = (
  kind: ListKind,
  location: Location | undefined,
  { tree, categories }: { readonly tree: LocationTree; readonly categories: CategoryList },
): string => {
  const part = location && !holdsAll(tree, location) ? location : undefined;
  const within = part ?? tree.whole;
  const [category, other] = opinionCategories(categories);
  if (!kind.type && within && category && !other) return categoryLink(within, category).href;
  return kindListHref(kind, part);
};
