// Loads what takes place in the portal or in a place: as a programme, on a day, in a week, in a month.
import { dayText, monthText } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { LOCATIONS_TAG, getLocationTree, holdsAll, locationPaths, wayTo } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { listTag, packCursor } from '#bundles/lists/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import { CATEGORIES_TAG, getCategories } from '#bundles/topics/public.ts';
import type { AgendaEntry } from '../agenda.ts';
import { eventsHref } from '../list-address.ts';
import { subscribeHref } from '../feeds/subscribe-href.ts';
import * as eventTexts from '../texts.ts';
import { programmeHref } from './addresses.ts';
import type { ListedPlace } from './addresses.ts';
import { WITHOUT_FILTERS, isFiltered, isNarrowed } from './asked.ts';
import type { Asked, ReadQuery } from './asked.ts';
import { toFilter, toNarrowings } from './filter.ts';
import { searchOf } from './search.ts';
import { loadShown } from './shown.ts';
import type { Shown } from './shown.ts';
import { daysOf, neighboursOf } from './spans.ts';
import * as texts from './texts.ts';
import { ProgrammePage } from './ui/ProgrammePage.tsx';
import type { EmptyView, PeriodView, ProgrammeView } from './views.ts';

export interface ProgrammeRequest {
  /** Without a place it is the list of the whole portal. */
  readonly location: Location | undefined;
  readonly read: ReadQuery;
  readonly after: AgendaEntry | undefined;
}

export const loadProgrammePage = async (ctx: Ctx, request: ProgrammeRequest): Promise<PageAnswer> => {
  const { location, read, after } = request;
  const { asked } = read;
  const place: ListedPlace = { location, now: ctx.now };
  const here = programmeHref(place, asked, after && cursorOf(after));
  const [shown, tree, categories, portal, image] = await Promise.all([
    loadShared(ctx, `events.programme ${dayOf(ctx.now)} ${here}`, (ctx) => loadTagged(ctx, request)),
    getLocationTree(ctx),
    getCategories(ctx),
    readSetting(ctx, portalName),
    loadShareCard(ctx, location ? { type: 'location', id: location.id } : { type: 'portal' }),
  ]);
  const name = nameOf(asked, after);
  const crumbs = [{ name: portal, href: '/' }, ...wayToList(tree, location)];
  const later = shown.last ? programmeHref(place, asked, cursorOf(shown.last)) : null;
  const isPlain = asked.view === 'liste' && !isNarrowed(asked);
  const view: ProgrammeView = {
    kicker: location?.name ?? '',
    title: name,
    crumbs: crumbs.slice(0, -1),
    views: viewLinks(place, asked),
    shortcuts: shortcutLinks(place, asked),
    filter: toFilter({ place, read, tree, categories }),
    narrowings: toNarrowings(place, asked),
    period: periodOf(place, asked, shown),
    shown: shown.view,
    first: after ? programmeHref(place, asked) : null,
    later,
    empty: emptyOf(place, asked, shown),
    subscribeHref: subscribeHref(place, asked),
    posterHref: programmeHref(place, posterOf(asked)),
  };
  // A place that holds everything lists what the portal lists.
  const whole: ListedPlace = {
    ...place,
    location: location && !holdsAll(tree, location) ? location : undefined,
  };
  const canonical = ctx.config.publicUrl + programmeHref(whole, asked, after && cursorOf(after));
  const title = location ? `${name} · ${location.name}` : name;
  const description = eventTexts.eventsDescription(location?.name);
  const next = shown.last && programmeHref(whole, asked, cursorOf(shown.last));
  return page(ProgrammePage, view, {
    head: {
      title,
      canonical,
      description,
      // One list is for search engines; ways to narrow it down and to look at it are without number.
      ...((!isPlain || view.empty) && { robots: 'noindex' }),
      ...(next && { next: ctx.config.publicUrl + next }),
      openGraph: { type: 'website', title, url: canonical, description, ...(image && { image }) },
      structuredData: [breadcrumbList(ctx.config.publicUrl, crumbs)],
    },
    ...(location && { place: { locationSlug: location.slug } }),
    tags: shown.tags,
  });
};

/** Nothing of it depends on who asks. */
const loadTagged = async (ctx: Ctx, { location, read: { asked }, after }: ProgrammeRequest) => {
  const place = { location, now: ctx.now };
  const shown = await loadShown(ctx, { place, search: searchOf(location, asked), asked, after });
  const list = location ? listTag({ locationId: location.id }) : listTag();
  return {
    ...shown,
    tags: [list, ...shown.tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    authorIds: [],
  };
};

const nameOf = (asked: Asked, after: AgendaEntry | undefined): string => {
  const days = asked.view === 'liste' ? [] : daysOf(asked.view, asked.day);
  const [first, last] = [momentAt(days[0] ?? ''), momentAt(days.at(-1) ?? '')];
  if (!first || !last) return after ? eventTexts.laterEvents : eventTexts.eventsHeading;
  if (asked.view === 'tag') return texts.onDay(dayText(first));
  return asked.view === 'woche'
    ? texts.inWeek(beginningText(first, last), dayText(last))
    : texts.inMonth(monthText(first));
};

/** Reads „7.“, „30. November“ or „28. Dezember 2026“: of the first day of a week what isn't that of the last, too. */
const beginningText = (first: Date, last: Date): string => {
  const [begun, ended] = [dayText(first), dayText(last)];
  if (monthText(first) === monthText(last)) return begun.slice(0, begun.indexOf('.') + 1);
  const year = begun.slice(-5);
  return ended.endsWith(year) ? begun.slice(0, -year.length) : begun;
};

const viewLinks = (place: ListedPlace, asked: Asked): LinkView[] =>
  (['liste', 'tag', 'woche', 'monat'] as const).map((view) => ({
    name: texts.viewNames[view],
    href: programmeHref(place, inView(asked, view)),
    isCurrent: asked.view === view,
  }));

/** A span stays with the views that have one of their own. */
const inView = (asked: Asked, view: Asked['view']): Asked =>
  view === asked.view ? asked : { ...asked, ...WITHOUT_SPAN, view };

const WITHOUT_SPAN = { from: undefined, until: undefined, isWeekend: false } as const;

/** Returns what the sheet of paper asks for: the same span, or the days that are looked at. */
const posterOf = (asked: Asked): Asked => {
  if (asked.view === 'liste') return { ...asked, view: 'plakat' };
  const days = daysOf(asked.view, asked.day);
  return { ...asked, view: 'plakat', from: days[0], until: days.at(-1) };
};

const shortcutLinks = (place: ListedPlace, asked: Asked): LinkView[] => {
  const today = dayOf(place.now);
  const onDay = (name: string, day: string) => ({
    name,
    href: programmeHref(place, { ...asked, ...WITHOUT_SPAN, view: 'tag', day }),
    isCurrent: asked.view === 'tag' && asked.day === day,
  });
  return [
    onDay(texts.today, today),
    onDay(texts.tomorrow, addDays(today, 1)),
    {
      name: texts.weekend,
      href: programmeHref(place, { ...asked, ...WITHOUT_SPAN, view: 'liste', isWeekend: true }),
      isCurrent: asked.isWeekend,
    },
  ];
};

const periodOf = (place: ListedPlace, asked: Asked, { next: nextBeginning }: Shown): PeriodView | null => {
  if (asked.view === 'liste') return null;
  const today = dayOf(place.now);
  const { previous, next } = neighboursOf(asked.view, asked.day, today);
  const link = (name: string, day: string | undefined): LinkView | null =>
    day === undefined ? null : { name, href: programmeHref(place, { ...asked, day }) };
  const days = daysOf(asked.view, asked.day);
  return {
    previous: link(texts.previous[asked.view]!, previous),
    // Nobody is led into months in which nothing is.
    next: nextBeginning ? link(texts.next[asked.view]!, next) : null,
    today: days.includes(today) ? null : link(texts.today, today),
  };
};

const emptyOf = (place: ListedPlace, asked: Asked, { view, next }: Shown): EmptyView | null => {
  if (view.goingOn.length > 0 || view.days.some(({ rows }) => rows.length > 0)) return null;
  const isPlain = asked.view === 'liste' && !isNarrowed(asked);
  if (isPlain) return { title: eventTexts.nothingComing, text: eventTexts.nothingComingText, ways: [] };
  const hasFilters = isFiltered(asked);
  const day = next && dayOf(next);
  const following = asked.view === 'liste' ? { ...WITHOUT_SPAN, from: day } : { day: day ?? asked.day };
  return {
    title: hasFilters ? texts.nothingFound : texts.nothingThen,
    text: hasFilters ? texts.nothingFoundText : next ? texts.nothingThenText : texts.nothingAfterText,
    ways: [
      ...(next
        ? [{ name: texts.nextDate(dayText(next)), href: programmeHref(place, { ...asked, ...following }) }]
        : []),
      ...(hasFilters
        ? [{ name: texts.withoutFilters, href: programmeHref(place, { ...asked, ...WITHOUT_FILTERS }) }]
        : []),
      { name: eventTexts.nextEvents, href: eventsHref(place.location) },
    ],
  };
};

const cursorOf = ({ startsAt, eventId }: AgendaEntry): string =>
  packCursor({ publishedAt: startsAt, id: eventId, type: 'event' });

const wayToList = (tree: LocationTree, location: Location | undefined): LinkView[] => [
  ...(location ? wayTo(tree, location).map(placeLink) : []),
  { name: eventTexts.eventsHeading, href: eventsHref(location) },
];

const placeLink = ({ name, slug }: Location): LinkView => ({
  name,
  href: url(locationPaths.place, { location: slug }),
});
