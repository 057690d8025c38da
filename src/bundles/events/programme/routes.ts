// Serves the lists of events.
import { movedTo, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { findLocationBySlug, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { unpackCursor } from '#bundles/lists/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { AgendaEntry } from '../agenda.ts';
import { eventsHref } from '../list-address.ts';
import { eventPaths } from '../paths.ts';
import { readQuery } from './asked.ts';
import { QUERY } from './constants.ts';
import { ProgrammeParams, ProgrammeQuery } from './input.ts';
import { loadPosterPage } from './poster-page.ts';
import { loadProgrammePage } from './programme-page.ts';

const cache = Object.values(QUERY);

export const programmeRoutes = (app: Routes): void => {
  mount(app, eventPaths.events, { access: 'anyone', query: ProgrammeQuery, cache }, ({ ctx, query }) =>
    answer(ctx, undefined, query),
  );

  mount(
    app,
    eventPaths.eventsInPlace,
    { access: 'anyone', params: ProgrammeParams, query: ProgrammeQuery, cache },
    async ({ ctx, params, query }) => {
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      return params.location === location.slug
        ? answer(ctx, location, query)
        : movedTo(eventsHref(location) + queryText(query));
    },
  );
};

/** The list of a place that was chosen in the form has an address of its own. */
const answer = async (ctx: Ctx, location: Location | undefined, query: ProgrammeQuery) => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const chosen = tree.bySlug.get((query[QUERY.place] ?? '').trim().toLowerCase());
  if (chosen) return seeOther(eventsHref(chosen) + queryText({ ...query, [QUERY.place]: '' }));
  const read = readQuery(query, { tree, categories, now: ctx.now });
  const request = { location, read, after: startOf(query[QUERY.later]) };
  return read.asked.view === 'plakat' ? loadPosterPage(ctx, request) : loadProgrammePage(ctx, request);
};

/** Returns the query without fields that were left empty. */
const queryText = (query: ProgrammeQuery): string => {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

const startOf = (cursor: string | undefined): AgendaEntry | undefined => {
  const found = unpackCursor(cursor);
  return found && { startsAt: found.publishedAt, eventId: found.id };
};
