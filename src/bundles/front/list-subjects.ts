// Topic: the lists that there are: of the portal, a place, a category in a place, a tag; how each calls itself and what
// lies around it.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths, placesAbove, placesNear } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { ALL_PIECES_TAG, placePiecesTag, tagPiecesTag } from '#bundles/pieces/public.ts';
import { selectorTagOf } from '#bundles/subscriptions/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import type { Category, Tag } from '#bundles/topics/public.ts';
import { placeLink } from './list-head.ts';
import type { ListSubject } from './list-page.ts';
import { atHome } from './material.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Places named beside the one that is read. */
const ELSEWHERE = 6;

const home: LinkView = { name: texts.toFront, href: url(frontPaths.root) };

/** What is older than the front page of the portal. */
export const portalList = (): ListSubject => ({
  path: url(frontPaths.root),
  feed: url(frontPaths.rootFeed),
  filter: {},
  kicker: '',
  name: texts.frontHeading,
  title: texts.frontHeading,
  description: texts.portalDescription,
  crumbs: [],
  empty: { text: texts.emptyText, way: home },
  shorten: (teaser) => teaser,
  tags: [ALL_PIECES_TAG],
});

/** What is older than the front page of a place. */
export const placeList = async (ctx: Ctx, location: Location): Promise<ListSubject> => {
  const { href, name } = placeLink(location);
  return {
    path: href,
    feed: url(locationPaths.placeFeed, { location: location.slug }),
    filter: { locationId: location.id },
    selectorTag: selectorTagOf({ type: 'location', id: location.id }),
    kicker: '',
    name,
    title: name,
    description: texts.placeDescription(name),
    crumbs: [...placesAbove(await getLocationTree(ctx), location), location].map(placeLink),
    empty: { text: texts.emptyText, way: { name: texts.toPlace(name), href } },
    shorten: (teaser) => atHome(teaser, name),
    place: { locationSlug: location.slug },
    tags: [placePiecesTag(location.id)],
  };
};

export const categoryList = async (
  ctx: Ctx,
  location: Location,
  category: Category,
): Promise<ListSubject> => {
  const tree = await getLocationTree(ctx);
  const above = placesAbove(tree, location);
  const here = categoryLink(location, category);
  const place = placeLink(location);
  return {
    path: here.href,
    feed: url(topicPaths.categoryFeed, { location: location.slug, category: category.slug }),
    filter: { locationId: location.id, categoryId: category.id },
    selectorTag: selectorTagOf({ type: 'category', id: category.id }),
    kicker: location.name,
    name: category.name,
    title: `${category.name} · ${location.name}`,
    description: texts.categoryDescription(category.name, location.name),
    crumbs: [...[...above, location].map(placeLink), here],
    elsewhere: {
      title: texts.elsewhere(category.name),
      links: [...above.slice(-1), ...placesNear(tree, location).map((near) => near.location)]
        .slice(0, ELSEWHERE)
        .map((other) => ({ ...categoryLink(other, category), name: other.name })),
    },
    empty: { text: texts.emptyText, way: { name: texts.toPlace(location.name), href: place.href } },
    shorten: (teaser) => ({
      ...teaser,
      kicker: { place: atHome(teaser, location.name).kicker.place, category: '' },
    }),
    place: { locationSlug: location.slug, categorySlug: category.slug },
    tags: [placePiecesTag(location.id)],
  };
};

export const tagList = (tag: Tag): ListSubject => {
  const href = url(topicPaths.tag, { slug: tag.slug });
  return {
    path: href,
    feed: url(topicPaths.tagFeed, { slug: tag.slug }),
    filter: { tagId: tag.id },
    selectorTag: selectorTagOf({ type: 'tag', id: tag.id }),
    kicker: texts.tagKicker,
    name: tag.name,
    title: tag.name,
    description: texts.tagDescription(tag.name),
    crumbs: [home, { name: tag.name, href }],
    empty: { text: texts.emptyText, way: home },
    shorten: (teaser) => teaser,
    tags: [tagPiecesTag(tag.id)],
  };
};

const categoryLink = (location: Location, category: Category): LinkView => ({
  name: category.name,
  href: url(topicPaths.category, { location: location.slug, category: category.slug }),
});
