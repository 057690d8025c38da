// Loads a list of events as a sheet of paper for the column on the corner: large enough to be read from the pavement, with the
// address where there is more. It is shown as it is printed.
import { dayText, weekdayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { dayOf, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { qrPath } from '#kernel/qr-code.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { eventTag } from '../constants.ts';
import type { AgendaEntry } from '../agenda.ts';
import { programmeHref } from './addresses.ts';
import type { ListedPlace } from './addresses.ts';
import type { Asked } from './asked.ts';
import { GOING_ON_PAPER, MAX_DATES_ON_PAPER, PAPERS } from './constants.ts';
import type { Paper } from './constants.ts';
import type { ProgrammeRequest } from './programme-page.ts';
import { fitOnPaper, mostRowsOn } from './paper.ts';
import { listGoingOn, listInSpans } from './queries.ts';
import { goingOnRow, loadRows } from './rows.ts';
import { searchOf } from './search.ts';
import { spanOfList } from './spans.ts';
import * as texts from './texts.ts';
import { PosterPage } from './ui/PosterPage.tsx';
import type { PosterDayView, PosterView } from './views.ts';

export const loadPosterPage = async (ctx: Ctx, request: ProgrammeRequest): Promise<PageAnswer> => {
  const { location, read } = request;
  const { asked } = read;
  const place: ListedPlace = { location, now: ctx.now };
  const here = programmeHref(place, asked);
  const [sheet, portal] = await Promise.all([
    loadShared(ctx, `events.poster ${dayOf(ctx.now)} ${here}`, (ctx) => loadSheet(ctx, request)),
    readSetting(ctx, portalName),
  ]);
  const list = programmeHref(place, { ...asked, view: 'liste' });
  const address = ctx.config.publicUrl + list;
  const view: PosterView = {
    portal,
    heading: location ? texts.posterHeading(location.name) : texts.posterHeadingOfAll,
    period: periodOf(ctx, asked, sheet.days),
    paper: asked.paper,
    days: sheet.days,
    goingOn: sheet.goingOn,
    isEmpty: sheet.days.length === 0 && sheet.goingOn.length === 0,
    address: address.replace(/^https?:\/\//, ''),
    qr: qrPath(address),
    papers: PAPERS.map((paper) => ({
      name: texts.paperNames[paper],
      href: programmeHref(place, { ...asked, paper }),
      isCurrent: asked.paper === paper,
    })),
    back: list,
  };
  const title = [texts.posterTitle, location?.name].filter(Boolean).join(' · ');
  return page(PosterPage, view, {
    head: { title, robots: 'noindex', canonical: ctx.config.publicUrl + here, isForWork: true },
    ...(location && { place: { locationSlug: location.slug } }),
    tags: sheet.tags,
  });
};

const loadSheet = async (ctx: Ctx, { location, read: { asked } }: ProgrammeRequest) => {
  const search = searchOf(location, asked);
  const span = spanOfList(asked, ctx.now);
  const [found, goingOn] = await Promise.all([
    listInSpans(ctx, search, { spans: [span], limit: MAX_DATES_ON_PAPER }),
    listGoingOn(ctx, search, span.from),
  ]);
  const long = goingOn.slice(0, GOING_ON_PAPER);
  const { named, rowOf, ids } = await loadFirstRows(ctx, found, { long, paper: asked.paper });
  const longRows = long.flatMap((entry) => goingOnRow(rowOf, entry, ctx.now));
  const byDay = Map.groupBy(named, ({ startsAt }) => dayOf(startsAt));
  const days = [...byDay.values()].map((own): PosterDayView => {
    const { startsAt } = own[0]!;
    const [weekday = '', date = ''] = weekdayText(startsAt).split(', ');
    const [number = '', month = ''] = date.split(' ');
    return { day: dayOf(startsAt), weekday, number, month, rows: own.flatMap(rowOf) };
  });
  return {
    days: fitOnPaper(
      longRows,
      days.filter(({ rows }) => rows.length > 0),
      asked.paper,
    ),
    goingOn: longRows,
    tags: [
      location ? listTag({ locationId: location.id }) : listTag(),
      ...ids.map(eventTag),
      LOCATIONS_TAG,
      CATEGORIES_TAG,
      SETTINGS_TAG,
    ],
    authorIds: [],
  };
};

interface OnSheet {
  readonly long: readonly AgendaEntry[];
  readonly paper: Paper;
}

/** Loads the rows of as many entries as fit; of all of them where some aren't for everybody. */
const loadFirstRows = async (ctx: Ctx, found: readonly AgendaEntry[], { long, paper }: OnSheet) => {
  const first = found.slice(0, mostRowsOn(paper));
  const loaded = await loadRows(ctx, [...first, ...long]);
  if (first.length === found.length || first.every((entry) => loaded.rowOf(entry).length > 0))
    return { ...loaded, named: first };
  return { ...(await loadRows(ctx, [...found, ...long])), named: found };
};

/** Returns the period from the first day to the last one that is on the sheet, in words. */
const periodOf = (ctx: Ctx, asked: Asked, days: readonly PosterDayView[]): string => {
  const moments = [days[0], days.at(-1)].flatMap((day) => (day ? [momentAt(day.day)!] : []));
  const [first, last] = moments.length === 2 ? moments : [spanOfList(asked, ctx.now).from, undefined];
  if (!last || dayOf(first!) === dayOf(last)) return dayText(first!);
  return texts.fromTo(dayText(first!), dayText(last));
};
