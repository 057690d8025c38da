// Serves the calendars that readers subscribe to, and how they do.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { parseId } from '#kernel/parameters.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { findLocationBySlug, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { readQuery } from '../programme/asked.ts';
import { QUERY } from '../programme/constants.ts';
import { ProgrammeParams, ProgrammeQuery } from '../programme/input.ts';
import { calendarOfList, calendarOfPerson, calendarOfTag } from './calendars.ts';
import type { Calendar } from './calendars.ts';
import { PERSON_QUERY, TAG_QUERY } from './constants.ts';
import { loadFeed } from './feed.ts';
import { PersonParams, SubscribeQuery, TagParams } from './input.ts';
import { feedPaths } from './paths.ts';
import { loadSubscribePage } from './subscribe-page.ts';

const cache = Object.values(QUERY);

export const feedRoutes = (app: Routes): void => {
  mount(app, feedPaths.all, { access: 'anyone', query: ProgrammeQuery, cache }, ({ ctx, query, request }) =>
    loadFeed(ctx, pathOf(request), (reader) => narrowedList(reader, undefined, query)),
  );

  mount(
    app,
    feedPaths.inPlace,
    { access: 'anyone', params: ProgrammeParams, query: ProgrammeQuery, cache },
    ({ ctx, params, query, request }) =>
      loadFeed(ctx, pathOf(request), async (reader) =>
        narrowedList(reader, await placeOf(reader, params.location), query),
      ),
  );

  mount(
    app,
    feedPaths.ofTag,
    { access: 'anyone', params: TagParams, cache: [] },
    ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => calendarOfTag(reader, params.slug)),
  );

  mount(
    app,
    feedPaths.ofPerson,
    { access: 'anyone', params: PersonParams, cache: [] },
    ({ ctx, params, request }) =>
      loadFeed(ctx, pathOf(request), (reader) => calendarOfPerson(reader, params.id)),
  );

  mount(
    app,
    feedPaths.subscribe,
    { access: 'anyone', query: SubscribeQuery, cache: [...cache, TAG_QUERY, PERSON_QUERY] },
    async ({ ctx, query }) => loadSubscribePage(ctx, await calendarOf(ctx, query)),
  );
};

/** What can't be read isn't left out: somebody would get everything without having asked for it. */
const narrowedList = async (
  ctx: Ctx,
  location: Location | undefined,
  query: ProgrammeQuery,
): Promise<Calendar> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const { asked, errors } = readQuery(query, { tree, categories, now: ctx.now });
  if (KEPT.some((name) => errors[QUERY[name]] !== undefined)) throw notFound();
  return calendarOfList(ctx, location, asked);
};

const KEPT = ['category', 'postcode', 'radius'] as const;

const placeOf = async (ctx: Ctx, slug: string): Promise<Location> => {
  const location = await findLocationBySlug(ctx, slug.toLowerCase());
  if (!location) throw notFound();
  return location;
};

/** Returns the calendar of the place, the tag or the person that the page's own address names. */
const calendarOf = async (ctx: Ctx, query: SubscribeQuery): Promise<Calendar> => {
  const { [TAG_QUERY]: tag, [PERSON_QUERY]: person, [QUERY.place]: place } = query;
  if (tag) return calendarOfTag(ctx, tag);
  if (person) return calendarOfPerson(ctx, parseId(person) ?? 0);
  return narrowedList(ctx, place ? await placeOf(ctx, place) : undefined, query);
};
