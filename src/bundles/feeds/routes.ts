// This is what machines read: a feed for each list, sitemaps, and what search engines should leave alone.
import { text } from '#kernel/answers.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { frontPaths, listKinds } from '#bundles/front/public.ts';
import { locationPaths } from '#bundles/locations/public.ts';
import { listPaths } from '#bundles/lists/public.ts';
import type { ListKind } from '#bundles/front/public.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { PLAIN_TYPE } from './constants.ts';
import { loadFeed } from './feed.ts';
import { CategoryParams, PartParams, PersonParams, PlaceParams, TagParams } from './input.ts';
import { categoryList, kindList, personList, placeList, portalList, tagList } from './lists.ts';
import { feedPaths } from './paths.ts';
import { robotsText } from './robots.ts';
import { isIndexed } from './settings.ts';
import { loadSitemap, loadSitemapPart } from './sitemap.ts';

export const routes = (app: Routes): void => {
  mountFeeds(app);
  mountForSearchEngines(app);
};

const mountFeeds = (app: Routes) => {
  mount(app, frontPaths.rootFeed, { access: 'anyone', cache: [] }, async ({ ctx, request }) =>
    loadFeed(ctx, pathOf(request), portalList),
  );

  mount(
    app,
    locationPaths.placeFeed,
    { access: 'anyone', params: PlaceParams, cache: [] },
    async ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => placeList(reader, params.location)),
  );

  mount(
    app,
    topicPaths.categoryFeed,
    { access: 'anyone', params: CategoryParams, cache: [] },
    async ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => categoryList(reader, params)),
  );

  for (const kind of listKinds(app.portal.kinds)) mountKindFeeds(app, kind);

  mount(
    app,
    topicPaths.tagFeed,
    { access: 'anyone', params: TagParams, cache: [] },
    async ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => tagList(reader, params.slug)),
  );

  mount(
    app,
    userPaths.profileFeed,
    { access: 'anyone', params: PersonParams, cache: [] },
    async ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => personList(reader, params.id)),
  );
};

const mountKindFeeds = (app: Routes, kind: ListKind) => {
  const { allFeed, inPlaceFeed } = listPaths(kind);
  mount(app, allFeed, { access: 'anyone', cache: [] }, async ({ ctx, request }) =>
    loadFeed(ctx, pathOf(request), (reader) => kindList(reader, kind)),
  );
  mount(
    app,
    inPlaceFeed,
    { access: 'anyone', params: PlaceParams, cache: [] },
    async ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => kindList(reader, kind, params.location)),
  );
};

const mountForSearchEngines = (app: Routes) => {
  mount(app, feedPaths.robots, { access: 'anyone', cache: [] }, async ({ ctx }) => {
    const robots = robotsText(ctx.config.publicUrl, await readSetting(ctx, isIndexed));
    return text(robots, PLAIN_TYPE, [SETTINGS_TAG]);
  });

  mount(app, feedPaths.sitemap, { access: 'anyone', cache: [] }, async ({ ctx }) => loadSitemap(ctx));

  mount(
    app,
    feedPaths.sitemapPart,
    { access: 'anyone', params: PartParams, cache: [] },
    async ({ ctx, params }) => loadSitemapPart(ctx, params.kind, params.part),
  );
};
