// Lists which feeds the portal has: of its lists, places with their categories, and the tags of what is new. It is the same for
// everybody, and never more than so many, however large the portal is.
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { frontPaths, listKinds } from '#bundles/front/public.ts';
import { LOCATIONS_TAG, getLocationTree, idsOfPath, locationPaths } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { filledCategories, listPaths, listTag, piecesSince } from '#bundles/lists/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG, getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { hiddenPeople, userTag } from '#bundles/users/public.ts';
import * as texts from '../texts.ts';
import { MOST_CATEGORY_FEEDS, MOST_PLACES, MOST_TAGS, NEWEST_LOOKED_AT } from '../constants.ts';
import type { FeedGroupView, ListedFeedView } from './views.ts';

export interface PortalFeeds {
  readonly portal: string;
  readonly groups: readonly FeedGroupView[];
  readonly tags: readonly string[];
}

/** Loads the feeds as nobody in particular, so that who is signed in has them from memory too. */
export const listFeeds = (ctx: Ctx): Promise<PortalFeeds> =>
  loadShared(actAs(ctx, anonymous), 'feeds.directory', loadFeeds);

const loadFeeds = async (ctx: Ctx) => {
  const [portal, categories, latest] = await Promise.all([
    readSetting(ctx, portalName),
    getCategories(ctx),
    latestPieces(ctx),
  ]);
  const [places, tags] = await Promise.all([
    feedsOfPlaces(ctx, latest.pieces),
    feedsOfTags(ctx, latest.pieces),
  ]);
  // A newspaper without a category for opinions has no list of them.
  const hasOpinions = categories.offered.some(({ tone }) => tone === 'opinion');
  const kinds = listKinds(ctx.portal.kinds)
    .filter(({ type }) => type !== undefined || hasOpinions)
    .map((kind) => {
      const paths = listPaths(kind);
      return listed(kind.title, url(paths.all), url(paths.allFeed));
    });
  const whole = [listed(texts.wholePortal, url(frontPaths.root), url(frontPaths.rootFeed)), ...kinds];
  return {
    portal,
    groups: [
      { title: portal, feeds: whole },
      ...places,
      ...(tags.length > 0 ? [{ title: texts.tagsTitle, feeds: tags }] : []),
    ],
    tags: [listTag(), LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG, ...latest.tags],
    authorIds: [],
  };
};

type Latest = Awaited<ReturnType<typeof piecesSince>>;

/**
 * Returns what came out last, without that of people whose contributions are hidden; the tags say when one of them is, or isn't
 * any more.
 */
const latestPieces = async (
  ctx: Ctx,
): Promise<{ readonly pieces: Latest; readonly tags: readonly string[] }> => {
  const [found, isHidden] = await Promise.all([
    piecesSince(ctx, { since: new Date(0), limit: NEWEST_LOOKED_AT }),
    hiddenPeople(ctx),
  ]);
  return {
    pieces: found.filter(({ authorId }) => !isHidden(authorId)),
    tags: [...new Set(found.map(({ authorId }) => userTag(authorId)))],
  };
};

/**
 * Returns the feeds of places with anything to read, each with the categories that stand in it; hidden ones have feeds and are
 * named nowhere.
 */
const feedsOfPlaces = async (ctx: Ctx, latest: Latest): Promise<FeedGroupView[]> => {
  const [tree, { offered }] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const places = placesToList(tree.all, () =>
    latest.flatMap(({ locationId }) => idsOfPath(tree.byId.get(locationId)?.path ?? '')),
  );
  const filled = await filledCategories(
    ctx,
    places.map(({ id }) => id),
  );
  const byPlace = Map.groupBy(filled, ({ locationId }) => locationId);
  let left = MOST_CATEGORY_FEEDS;
  return places.flatMap(({ id, name, slug: location }) => {
    const ids = new Set(byPlace.get(id)?.map(({ categoryId }) => categoryId));
    if (ids.size === 0) return [];
    const inPlace = offered
      .filter((category) => ids.has(category.id))
      .slice(0, left)
      .map(({ slug: category, name }) =>
        listed(
          name,
          url(topicPaths.category, { location, category }),
          url(topicPaths.categoryFeed, { location, category }),
        ),
      );
    left -= inPlace.length;
    const own = listed(
      texts.allOf(name),
      url(locationPaths.place, { location }),
      url(locationPaths.placeFeed, { location }),
    );
    return [{ title: name, feeds: [own, ...inPlace] }];
  });
};

/**
 * Returns all places that aren't hidden; where there are too many, those in which something came out lately, the latest first
 * to be chosen.
 */
export const placesToList = <Place extends Pick<Location, 'id' | 'isHidden'>>(
  all: readonly Place[],
  latestIds: () => readonly number[],
): Place[] => {
  const shown = all.filter(({ isHidden }) => !isHidden);
  if (shown.length <= MOST_PLACES) return shown;
  const known = new Set(shown.map(({ id }) => id));
  const chosen = new Set([...new Set(latestIds())].filter((id) => known.has(id)).slice(0, MOST_PLACES));
  return shown.filter(({ id }) => chosen.has(id));
};

/** Returns the feeds of the tags of what came out last; those of other tags stand on the tags' own pages. */
const feedsOfTags = async (ctx: Ctx, latest: Latest): Promise<ListedFeedView[]> => {
  const ids = [...new Set(latest.flatMap(({ tagIds }) => tagIds))].slice(0, MOST_TAGS);
  const found = await tagsByIds(ctx, ids);
  return found
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
    .map(({ name, slug }) => listed(name, url(topicPaths.tag, { slug }), url(topicPaths.tagFeed, { slug })));
};

const listed = (name: string, page: string, feed: string): ListedFeedView => ({
  name,
  page,
  forms: FEED_FORMS.map((form) => ({ name: form.name, href: inForm(feed, form) })),
});
