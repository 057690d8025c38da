// What takes place in the portal or in a place, soonest first, page by page; each event stands where its next date is.
import { monthText } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { LOCATIONS_TAG, getLocationTree, holdsAll, locationPaths, wayTo } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { listTag, packCursor, piecesByRefs } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { listAgenda } from './agenda.ts';
import type { AgendaEntry } from './agenda.ts';
import { EVENTS_PER_PAGE, LATER_QUERY } from './constants.ts';
import { eventsHref } from './list-address.ts';
import * as texts from './texts.ts';
import { EventsPage } from './ui/EventsPage.tsx';
import type { EventsPageView, MonthView } from './views.ts';

/** Without a place it is that of the whole portal. */
export const loadEventsPage = async (
  ctx: Ctx,
  location: Location | undefined,
  after?: AgendaEntry,
): Promise<PageAnswer> => {
  const path = eventsHref(location);
  const here = after ? laterHref(path, after) : path;
  const [{ months, later, tags }, tree, portal, image] = await Promise.all([
    loadShared(ctx, `events.list ${here}`, (ctx) => loadEvents(ctx, location, after)),
    getLocationTree(ctx),
    readSetting(ctx, portalName),
    loadShareCard(ctx, location ? { type: 'location', id: location.id } : { type: 'portal' }),
  ]);
  const name = after ? texts.laterEvents : texts.eventsHeading;
  const crumbs = [
    { name: portal, href: '/' },
    ...(location ? wayTo(tree, location).map(placeLink) : []),
    { name: texts.eventsHeading, href: path },
  ];
  const view: EventsPageView = {
    kicker: location?.name ?? '',
    title: name,
    crumbs: crumbs.slice(0, -1),
    months,
    first: after ? path : null,
    later,
  };
  // A place that holds everything lists what the portal lists.
  const whole = eventsHref(location && !holdsAll(tree, location) ? location : undefined);
  const canonical = ctx.config.publicUrl + (after ? laterHref(whole, after) : whole);
  const title = location ? `${name} · ${location.name}` : name;
  const description = texts.eventsDescription(location?.name);
  return page(EventsPage, view, {
    head: {
      title,
      canonical,
      description,
      ...(months.length === 0 && { robots: 'noindex' }),
      ...(later && { next: ctx.config.publicUrl + whole + later.slice(path.length) }),
      openGraph: { type: 'website', title, url: canonical, description, ...(image && { image }) },
      structuredData: [breadcrumbList(ctx.config.publicUrl, crumbs)],
    },
    ...(location && { place: { locationSlug: location.slug } }),
    tags,
  });
};

const loadEvents = async (ctx: Ctx, location: Location | undefined, after: AgendaEntry | undefined) => {
  // One more than a page holds tells whether it goes on.
  const found = await listAgenda(ctx, {
    limit: EVENTS_PER_PAGE + 1,
    after,
    ...(location && { locationId: location.id }),
  });
  const shown = found.slice(0, EVENTS_PER_PAGE);
  const entries = await piecesByRefs(
    ctx,
    shown.map(({ eventId: id }) => ({ type: 'event', id })),
  );
  const { byRef, tags } = await loadTeasers(ctx, entries);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    months: byMonth(shown, byRef),
    later: last ? laterHref(eventsHref(location), last) : null,
    tags: [
      location ? listTag({ locationId: location.id }) : listTag(),
      ...tags,
      LOCATIONS_TAG,
      CATEGORIES_TAG,
      SETTINGS_TAG,
    ],
    authorIds: entries.map((entry) => entry.authorId),
  };
};

const byMonth = (
  shown: readonly AgendaEntry[],
  byRef: ReadonlyMap<string, TeaserView>,
): readonly MonthView[] => {
  const teasers = shown.flatMap(({ eventId, startsAt }) => {
    const teaser = byRef.get(`event:${eventId}`);
    return teaser ? [{ month: monthText(startsAt), teaser }] : [];
  });
  return [...Map.groupBy(teasers, ({ month }) => month)].map(([name, events]) => ({
    name,
    events: events.map(({ teaser }) => teaser),
  }));
};

const laterHref = (path: string, { startsAt, eventId }: AgendaEntry): string =>
  `${path}?${LATER_QUERY}=${packCursor({ publishedAt: startsAt, id: eventId, type: 'event' })}`;

const placeLink = ({ name, slug }: Location): LinkView => ({
  name,
  href: url(locationPaths.place, { location: slug }),
});
