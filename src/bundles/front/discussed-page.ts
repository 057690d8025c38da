// This is what the portal or a place has talked about most lately: a list by comments, as long as one page.
import type { LinkView } from '#design/page-frame.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { LOCATIONS_TAG, getLocationTree, holdsAll, locationPaths, wayTo } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { listTag, listDiscussed } from '#bundles/lists/public.ts';
import { DISCUSSED_TAG } from '#bundles/pieces/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { DISCUSSED_DAYS } from './constants.ts';
import { discussedHref } from './discussed-href.ts';
import { listHead, placeLink } from './list-head.ts';
import { placesElsewhere } from './list-subjects.ts';
import { withoutOwnPlace } from './candidates.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';
import { ListPage } from './ui/ListPage.tsx';
import type { ListPageView } from './views.ts';

/** Loads the page; without a place it is about the whole portal. */
export const loadDiscussedPage = async (ctx: Ctx, location: Location | undefined): Promise<PageAnswer> => {
  const path = discussedHref(location);
  const [{ teasers, tags }, tree, portal, image] = await Promise.all([
    loadShared(ctx, `front.discussed ${path}`, (ctx) => loadDiscussed(ctx, location)),
    getLocationTree(ctx),
    readSetting(ctx, portalName),
    loadShareCard(ctx, location ? { type: 'location', id: location.id } : { type: 'portal' }),
  ]);
  const name = texts.rankingHeading;
  const home: LinkView = { name: portal, href: url(frontPaths.root) };
  const crumbs = [home, ...(location ? wayTo(tree, location).map(placeLink) : []), { name, href: path }];
  const view: ListPageView = {
    kicker: location?.name ?? '',
    title: name,
    crumbs: crumbs.slice(0, -1),
    count: null,
    calendar: null,
    subscribe: null,
    isFirst: true,
    look: 'rows',
    teasers,
    elsewhere: {
      title: texts.elsewhere(name),
      links: placesElsewhere(tree, location).map((other) => ({
        name: other.name,
        href: discussedHref(other),
      })),
    },
    older: null,
    newer: null,
    empty: {
      text: texts.nothingDiscussed(DISCUSSED_DAYS),
      way: location
        ? { ...placeLink(location), name: texts.toPlace(location.name) }
        : { ...home, name: texts.toFront },
    },
  };
  return page(ListPage, view, {
    head: listHead(ctx, {
      // A place that holds everything has talked about what the portal has talked about.
      path: discussedHref(location && !holdsAll(tree, location) ? location : undefined),
      feed: location ? url(locationPaths.placeFeed, { location: location.slug }) : url(frontPaths.rootFeed),
      portal,
      title: location ? `${name} · ${location.name}` : name,
      description: texts.discussedDescription(location?.name, DISCUSSED_DAYS),
      crumbs,
      image,
      isEmpty: teasers.length === 0,
      older: null,
    }),
    ...(location && { place: { locationSlug: location.slug } }),
    tags,
  });
};

const loadDiscussed = async (ctx: Ctx, location: Location | undefined) => {
  const entries = await listDiscussed(ctx, { locationId: location?.id, days: DISCUSSED_DAYS });
  const { views, tags } = await loadTeasers(ctx, entries);
  const list = location ? listTag({ locationId: location.id }) : listTag();
  return {
    teasers: views.map((teaser) => withoutOwnPlace(teaser, location?.name)),
    tags: [list, DISCUSSED_TAG, ...tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    authorIds: entries.map((entry) => entry.authorId),
  };
};
