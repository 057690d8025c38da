// Serves the front pages: root, place, category in a place, tag, and the lists of a kind.
import { movedTo } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { findLocationBySlug, locationPaths } from '#bundles/locations/public.ts';
import { OLDER_QUERY, listPaths, unpackCursor } from '#bundles/lists/public.ts';
import { listKinds } from './kind-lists.ts';
import type { ListKind } from './kind-lists.ts';
import { findCategoryBySlug, findTagBySlug, topicPaths } from '#bundles/topics/public.ts';
import { discussedHref } from './discussed-href.ts';
import { loadDiscussedPage } from './discussed-page.ts';
import { loadFrontPage } from './front-page.ts';
import { CategoryParams, ListQuery, PlaceParams, TagParams } from './input.ts';
import { kindList } from './kind-subject.ts';
import { loadListPage } from './list-page.ts';
import { categoryList, placeList, portalList, tagList } from './list-subjects.ts';
import { frontPaths } from './paths.ts';

const cache = [OLDER_QUERY];

export const routes = (app: Routes): void => {
  mount(app, frontPaths.root, { access: 'anyone', query: ListQuery, cache }, async ({ ctx, query }) => {
    const after = unpackCursor(query.vor);
    return after ? loadListPage(ctx, await portalList(ctx), after) : loadFrontPage(ctx, url(frontPaths.root));
  });

  mount(
    app,
    locationPaths.place,
    { access: 'anyone', params: PlaceParams, query: ListQuery, cache },
    async ({ ctx, params, query }) => {
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      const path = url(locationPaths.place, { location: location.slug });
      if (params.location !== location.slug) return movedTo(path);
      const after = unpackCursor(query.vor);
      return after
        ? loadListPage(ctx, await placeList(ctx, location), after)
        : loadFrontPage(ctx, path, location);
    },
  );

  mount(
    app,
    topicPaths.category,
    { access: 'anyone', params: CategoryParams, query: ListQuery, cache },
    async ({ ctx, params, query }) => {
      const [location, category] = await Promise.all([
        findLocationBySlug(ctx, params.location.toLowerCase()),
        findCategoryBySlug(ctx, params.category.toLowerCase()),
      ]);
      if (!location || !category) throw notFound();
      const subject = await categoryList(ctx, location, category);
      if (params.location !== location.slug || params.category !== category.slug)
        return movedTo(subject.path);
      return loadListPage(ctx, subject, unpackCursor(query.vor));
    },
  );

  mount(
    app,
    topicPaths.tag,
    { access: 'anyone', params: TagParams, query: ListQuery, cache },
    async ({ ctx, params, query }) => {
      const tag = await findTagBySlug(ctx, params.slug.toLowerCase());
      if (!tag) throw notFound();
      const subject = tagList(tag);
      if (params.slug !== tag.slug) return movedTo(subject.path);
      return loadListPage(ctx, subject, unpackCursor(query.vor));
    },
  );

  for (const kind of listKinds(app.portal.kinds)) mountKind(app, kind);

  mountDiscussed(app);
};

/** Mounts the whole portal's list, and that of a place. */
const mountKind = (app: Routes, kind: ListKind) => {
  const { all, inPlace } = listPaths(kind);
  mount(app, all, { access: 'anyone', query: ListQuery, cache }, async ({ ctx, query }) =>
    loadListPage(ctx, await kindList(ctx, kind, undefined), unpackCursor(query.vor)),
  );

  mount(
    app,
    inPlace,
    { access: 'anyone', params: PlaceParams, query: ListQuery, cache },
    async ({ ctx, params, query }) => {
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      const subject = await kindList(ctx, kind, location);
      if (params.location !== location.slug) return movedTo(subject.path);
      return loadListPage(ctx, subject, unpackCursor(query.vor));
    },
  );
};

const mountDiscussed = (app: Routes) => {
  mount(app, frontPaths.discussed, { access: 'anyone' }, ({ ctx }) => loadDiscussedPage(ctx, undefined));

  mount(
    app,
    frontPaths.discussedInPlace,
    { access: 'anyone', params: PlaceParams },
    async ({ ctx, params }) => {
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      return params.location === location.slug
        ? loadDiscussedPage(ctx, location)
        : movedTo(discussedHref(location));
    },
  );
};
