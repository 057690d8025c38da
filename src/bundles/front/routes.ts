// The front pages: root, place, category in a place.
import { movedTo } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { findLocationBySlug, locationPaths } from '#bundles/locations/public.ts';
import { findCategoryBySlug, topicPaths } from '#bundles/topics/public.ts';
import { OLDER_QUERY } from './constants.ts';
import { loadFrontPage } from './front-page.ts';
import { CategoryParams, ListQuery, PlaceParams } from './input.ts';
import { frontPaths } from './paths.ts';

const cache = [OLDER_QUERY];

export const routes = (app: Routes): void => {
  mount(app, frontPaths.root, { access: 'anyone', query: ListQuery, cache }, ({ ctx, query }) =>
    loadFrontPage(ctx, { path: url(frontPaths.root), older: query.vor }),
  );

  mount(
    app,
    locationPaths.place,
    { access: 'anyone', params: PlaceParams, query: ListQuery, cache },
    async (call) => {
      const { ctx, params, query } = call;
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      const path = url(locationPaths.place, { location: location.slug });
      if (params.location !== location.slug) return movedTo(path);
      return loadFrontPage(ctx, { path, location, older: query.vor });
    },
  );

  mount(
    app,
    topicPaths.category,
    { access: 'anyone', params: CategoryParams, query: ListQuery, cache },
    async (call) => {
      const { ctx, params, query } = call;
      const [location, category] = await Promise.all([
        findLocationBySlug(ctx, params.location.toLowerCase()),
        findCategoryBySlug(ctx, params.category.toLowerCase()),
      ]);
      if (!location || !category) throw notFound();
      const path = url(topicPaths.category, { location: location.slug, category: category.slug });
      if (params.location !== location.slug || params.category !== category.slug) return movedTo(path);
      return loadFrontPage(ctx, { path, location, category, older: query.vor });
    },
  );
};
