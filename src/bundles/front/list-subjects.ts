// Describes the lists that there are: of the portal, a place, a category in a place, a tag; how each calls itself and what lies
// around it.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { onOffer } from '#kernel/declared-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import {
  getLocationTree,
  holdsAll,
  locationPaths,
  placesAbove,
  placesNear,
  wayTo,
} from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import { portalDescription, readSetting } from '#bundles/settings/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import type { Category, Tag } from '#bundles/topics/public.ts';
import { placeLink } from './list-head.ts';
import type { ListSubject } from './list-page.ts';
import { withoutOwnPlace } from './candidates.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Places named beside the one that is read. */
const ELSEWHERE = 6;

const home: LinkView = { name: texts.toFront, href: url(frontPaths.root) };

/** Returns the list of what is older than the front page of the portal. */
export const portalList = async (ctx: Ctx): Promise<ListSubject> => ({
  path: url(frontPaths.root),
  feed: url(frontPaths.rootFeed),
  lists: [{}],
  kicker: '',
  name: texts.frontHeading,
  title: texts.frontHeading,
  description: await readSetting(ctx, portalDescription),
  crumbs: [],
  card: { type: 'portal' },
  empty: { text: texts.emptyText, way: home },
  shorten: (teaser) => teaser,
  tags: [listTag()],
});

/** Returns the list of what is older than the front page of a place. */
export const placeList = async (ctx: Ctx, location: Location): Promise<ListSubject> => {
  const { href, name } = placeLink(location);
  const tree = await getLocationTree(ctx);
  return {
    path: href,
    canonical: canonicalPlaceHref(tree, location),
    feed: url(locationPaths.placeFeed, { location: location.slug }),
    lists: [{ locationId: location.id }],
    selector: { type: 'location', id: location.id },
    kicker: '',
    name,
    title: name,
    description: texts.placeDescription(name, onOffer(ctx.portal.kinds.all())),
    crumbs: wayTo(tree, location).map(placeLink),
    card: { type: 'location', id: location.id },
    empty: { text: texts.emptyText, way: { name: texts.toPlace(name), href } },
    shorten: (teaser) => withoutOwnPlace(teaser, name),
    place: { locationSlug: location.slug },
    tags: [listTag({ locationId: location.id })],
  };
};

export const categoryList = async (
  ctx: Ctx,
  location: Location,
  category: Category,
): Promise<ListSubject> => {
  const tree = await getLocationTree(ctx);
  const here = categoryLink(location, category);
  const place = placeLink(location);
  const canonical = categoryLink((holdsAll(tree, location) && tree.whole) || location, category).href;
  return {
    path: here.href,
    canonical,
    feed: url(topicPaths.categoryFeed, { location: location.slug, category: category.slug }),
    lists: [{ locationId: location.id, categoryId: category.id }],
    selector: { type: 'category', id: category.id },
    kicker: location.name,
    name: category.name,
    title: `${category.name} · ${location.name}`,
    description: texts.categoryDescription(category.name, location.name),
    crumbs: [...wayTo(tree, location).map(placeLink), { ...here, href: canonical }],
    card: { type: 'category', locationId: location.id, id: category.id },
    elsewhere: {
      title: texts.elsewhere(category.name),
      links: placesElsewhere(tree, location).map((other) => ({
        ...categoryLink(other, category),
        name: other.name,
      })),
    },
    empty: { text: texts.emptyText, way: { name: texts.toPlace(location.name), href: place.href } },
    shorten: (teaser) => ({
      ...teaser,
      kicker: { place: withoutOwnPlace(teaser, location.name).kicker.place, category: '' },
    }),
    place: { locationSlug: location.slug, categorySlug: category.slug },
    tags: [listTag({ locationId: location.id })],
  };
};

export const tagList = (tag: Tag): ListSubject => {
  const href = url(topicPaths.tag, { slug: tag.slug });
  return {
    path: href,
    feed: url(topicPaths.tagFeed, { slug: tag.slug }),
    lists: [{ tagId: tag.id }],
    selector: { type: 'tag', id: tag.id },
    kicker: texts.tagKicker,
    name: tag.name,
    title: texts.tagTitle(tag.name),
    description: texts.tagDescription(tag.name),
    crumbs: [{ name: tag.name, href }],
    card: { type: 'tag', id: tag.id },
    empty: { text: texts.emptyText, way: home },
    shorten: (teaser) => teaser,
    tags: [listTag({ tagId: tag.id })],
  };
};

/** Returns the place above and those around, where the same list is to be had. */
export const placesElsewhere = (tree: LocationTree, location: Location | undefined): Location[] => {
  const above = location ? placesAbove(tree, location).slice(-1) : [];
  return [...above, ...placesNear(tree, location).map((near) => near.location)].slice(0, ELSEWHERE);
};

/** Several places may hold everything there is: search engines find it at the front page of the portal. */
export const canonicalPlaceHref = (tree: LocationTree, location: Location): string =>
  holdsAll(tree, location) ? url(frontPaths.root) : placeLink(location).href;

export const categoryLink = (location: Location, category: Category): LinkView => ({
  name: category.name,
  href: url(topicPaths.category, { location: location.slug, category: category.slug }),
});
