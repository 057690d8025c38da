// This is what machines read: a feed for each list, sitemaps, and what search engines should leave alone.
import { text } from '#kernel/answers.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { frontPaths, listKinds } from '#bundles/front/public.ts';
import { locationPaths } from '#bundles/locations/public.ts';
import { listPaths } from '#bundles/lists/public.ts';
import type { ListKind } from '#bundles/front/public.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { mountFeed } from '#bundles/syndication/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { PLAIN_TYPE } from './constants.ts';
import { loadFeedsPage, loadOpml } from './directory/feeds-page.ts';
import { toFeed } from './feed.ts';
import { CategoryParams, PartParams, PersonParams, PlaceParams, TagParams } from './input.ts';
import { categoryList, kindList, personList, placeList, portalList, tagList } from './lists.ts';
import { feedPaths } from './paths.ts';
import { robotsText } from './robots.ts';
import { isIndexed } from './settings.ts';
import { loadSitemap, loadSitemapPart } from './sitemap.ts';

export const routes = (app: Routes): void => {
  mountFeeds(app);
  mount(app, feedPaths.all, { access: 'anyone', cache: [] }, ({ ctx }) => loadFeedsPage(ctx));
  mount(app, feedPaths.opml, { access: 'anyone', cache: [] }, ({ ctx }) => loadOpml(ctx));
  mountForSearchEngines(app);
};

const mountFeeds = (app: Routes) => {
  mountFeed(app, frontPaths.rootFeed, {}, (ctx) => toFeed(ctx, portalList()));
  mountFeed(app, locationPaths.placeFeed, { params: PlaceParams }, async (ctx, { params }) =>
    toFeed(ctx, await placeList(ctx, params.location)),
  );
  mountFeed(app, topicPaths.categoryFeed, { params: CategoryParams }, async (ctx, { params }) =>
    toFeed(ctx, await categoryList(ctx, params)),
  );
  for (const kind of listKinds(app.portal.kinds)) mountKindFeeds(app, kind);
  mountFeed(app, topicPaths.tagFeed, { params: TagParams }, async (ctx, { params }) =>
    toFeed(ctx, await tagList(ctx, params.slug)),
  );
  mountFeed(app, userPaths.profileFeed, { params: PersonParams }, async (ctx, { params }) =>
    toFeed(ctx, await personList(ctx, params.id)),
  );
};

const mountKindFeeds = (app: Routes, kind: ListKind) => {
  const { allFeed, inPlaceFeed } = listPaths(kind);
  mountFeed(app, allFeed, {}, async (ctx) => toFeed(ctx, await kindList(ctx, kind)));
  mountFeed(app, inPlaceFeed, { params: PlaceParams }, async (ctx, { params }) =>
    toFeed(ctx, await kindList(ctx, kind, params.location)),
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
