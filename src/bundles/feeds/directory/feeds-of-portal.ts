// Topic: which feeds the portal has: of its lists, places with their categories, and the tags of what is new.
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { frontPaths, listKinds } from '#bundles/front/public.ts';
import { LOCATIONS_TAG, getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { filledCategories, listPaths, listTag, listers } from '#bundles/lists/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG, getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import * as texts from '../texts.ts';
import { MAX_TAG_ID_SPAN, MOST_TAGS } from '../constants.ts';
import type { FeedGroupView, ListedFeedView } from './views.ts';

export interface PortalFeeds {
  readonly portal: string;
  readonly groups: readonly FeedGroupView[];
  readonly tags: readonly string[];
}

export const listFeeds = async (ctx: Ctx): Promise<PortalFeeds> => {
  const [portal, categories, places, tags] = await Promise.all([
    readSetting(ctx, portalName),
    getCategories(ctx),
    feedsOfPlaces(ctx),
    feedsOfTags(ctx),
  ]);
  // A newspaper without a category for opinions has no list of them.
  const hasOpinions = categories.all.some(({ tone }) => tone === 'opinion');
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
    tags: [listTag(), LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
  };
};

/** Those with anything to read, each with the categories that stand in it. */
const feedsOfPlaces = async (ctx: Ctx): Promise<FeedGroupView[]> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const last = Math.max(0, ...tree.byId.keys());
  const filled = await filledCategories(ctx, { first: 1, last });
  const byPlace = Map.groupBy(filled, ({ locationId }) => locationId);
  return tree.all.flatMap((place) => {
    const ids = new Set(byPlace.get(place.id)?.map(({ categoryId }) => categoryId));
    if (ids.size === 0) return [];
    const location = place.slug;
    const inPlace = categories.all.flatMap(({ id, slug: category, name }) =>
      ids.has(id)
        ? [
            listed(
              name,
              url(topicPaths.category, { location, category }),
              url(topicPaths.categoryFeed, { location, category }),
            ),
          ]
        : [],
    );
    const own = listed(
      texts.allOf(place.name),
      url(locationPaths.place, { location }),
      url(locationPaths.placeFeed, { location }),
    );
    return [{ title: place.name, feeds: [own, ...inPlace] }];
  });
};

/** Of the tags that were made last; those of others stand on the tags' own pages. */
const feedsOfTags = async (ctx: Ctx): Promise<ListedFeedView[]> => {
  const last = await listers.last(ctx, 'tag');
  const newest = await listers.newest(ctx, 'tag', { first: Math.max(1, last - MAX_TAG_ID_SPAN), last });
  const ids = [...newest]
    .toSorted(([, a], [, b]) => b.getTime() - a.getTime())
    .slice(0, MOST_TAGS)
    .map(([id]) => id);
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
