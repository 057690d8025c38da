// The front page of the portal or of a place, composed like a newspaper's from the newest of everything.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import {
  LOCATIONS_TAG,
  getLocationTree,
  locationPaths,
  placesAbove,
  placesBelow,
} from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { ALL_PIECES_TAG, loadTeasers, placePiecesTag } from '#bundles/pieces/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadSubscriptions, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG, getCategories, topicPaths } from '#bundles/topics/public.ts';
import { billTags, findBills, toBillViews } from './bills.ts';
import { composeFront } from './composition.ts';
import { findFrontLists, frontWish, piecesOf } from './front-lists.ts';
import type { FrontWish } from './front-lists.ts';
import { listHead, olderHref, placeLink } from './list-head.ts';
import { toMaterial } from './material.ts';
import { frontPaths } from './paths.ts';
import { facesOf } from './people.ts';
import * as texts from './texts.ts';
import { FrontPage } from './ui/FrontPage.tsx';
import type { FrontPageView, PaperView } from './views.ts';

export const loadFrontPage = async (ctx: Ctx, path: string, location?: Location): Promise<PageAnswer> => {
  const [tree, categories, portal] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    readSetting(ctx, portalName),
  ]);
  const wish = frontWish(tree, categories, location);
  const { view, tags } = await loadView(ctx, wish, path, aroundOf(tree, location));
  return page(FrontPage, view, {
    head: listHead(ctx, {
      path,
      feed: location ? url(locationPaths.placeFeed, { location: location.slug }) : url(frontPaths.rootFeed),
      portal,
      title: location?.name,
      ...(location && { description: texts.placeDescription(location.name) }),
      crumbs: location ? [...view.around.above, placeLink(location)] : [],
      older: view.paper.older,
    }),
    place: { ...(location && { locationSlug: location.slug }) },
    tags,
  });
};

const loadView = async (ctx: Ctx, wish: FrontWish, path: string, around: FrontPageView['around']) => {
  const [{ view: paper, tags }, subscribe] = await Promise.all([
    loadShared(ctx, `front.paper ${path}`, (ctx) => loadPaper(ctx, wish, path)),
    loadButton(ctx, wish, path),
  ]);
  const view: FrontPageView = { title: wish.location?.name ?? texts.frontHeading, around, subscribe, paper };
  return { view, tags };
};

const loadPaper = async (ctx: Ctx, wish: FrontWish, path: string) => {
  const lists = await findFrontLists(ctx, wish);
  const comments = await findBills(ctx, lists.newest);
  const entries = piecesOf(lists);
  const commenterIds = comments.map((comment) => comment.authorId);
  const batch = await loadTeasers(ctx, entries, { userIds: commenterIds });
  const rows = composeFront(toMaterial(lists, wish, batch.views));
  const bills = toBillViews(ctx, comments, batch);
  const view: PaperView = {
    rows,
    nearHeading: nearHeading(wish),
    opinionsHref: opinionsHref(wish),
    bills,
    people: facesOf(rows, bills, comments, batch),
    older: lists.next ? olderHref(path, lists.next) : null,
  };
  return {
    view,
    tags: [...new Set([...tagsOf(wish), ...lists.tags, ...batch.tags, ...billTags(comments)])],
    authorIds: entries.map((entry) => entry.authorId),
  };
};

/** Follows the place. */
const loadButton = async (ctx: Ctx, { location }: FrontWish, path: string) => {
  if (!location) return null;
  const selectorTag = selectorTagOf({ type: 'location', id: location.id });
  return (await loadSubscriptions(ctx, [selectorTag], path)).get(selectorTag) ?? null;
};

const aroundOf = (tree: LocationTree, location: Location | undefined): FrontPageView['around'] => ({
  above: location ? placesAbove(tree, location).map(placeLink) : [],
  below: location && location !== tree.whole ? placesBelow(tree, location).map(placeLink) : [],
});

/** Around a town lie others; a district, and the portal, hold them. */
const nearHeading = ({ near }: FrontWish) => (near.isInside ? texts.townsHeading : texts.nearHeading);

const opinionsHref = ({ opinions }: FrontWish) =>
  opinions
    ? url(topicPaths.category, { location: opinions.location.slug, category: opinions.category.slug })
    : null;

const tagsOf = ({ location, near }: FrontWish): string[] => [
  ...(location
    ? [location, ...near.places.map((place) => place.location)].map(({ id }) => placePiecesTag(id))
    : [ALL_PIECES_TAG]),
  LOCATIONS_TAG,
  CATEGORIES_TAG,
  SETTINGS_TAG,
];
