// Loads the dates of a calendar that readers subscribe to, as anybody may read them.
import { movedTo, text } from '#kernel/answers.ts';
import type { RedirectAnswer, TextAnswer } from '#kernel/answers.ts';
import { startOfDay } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anonymous } from '#kernel/viewer.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import type { AgendaEntry } from '../agenda.ts';
import { CALENDAR_TYPE, toCalendarFile } from '../calendar-files/calendar-file.ts';
import type { CalendarDate } from '../calendar-files/calendar-file.ts';
import { loadShownOrganisers, toCalendarDates } from '../calendar-files/event-file.ts';
import { singleEntries } from '../calendar-files/series-dates.ts';
import { eventTag } from '../constants.ts';
import { eventKind } from '../kind.ts';
import { listInSpans } from '../programme/queries.ts';
import type { Search } from '../programme/queries.ts';
import type { Span } from '../programme/spans.ts';
import { findEvents } from '../queries.ts';
import type { Event, EventDate } from '../queries.ts';
import type { Calendar } from './calendars.ts';
import { DAYS_AHEAD, DAYS_BACK, MAX_FEED_DATES, REFRESH_HOURS } from './constants.ts';
import * as texts from './texts.ts';

/** Loads the file, or a redirect to its address when another path was asked for. */
export const loadFeed = async (
  ctx: Ctx,
  path: string,
  find: (ctx: Ctx) => Promise<Calendar> | Calendar,
): Promise<TextAnswer | RedirectAnswer> => {
  const reader = actAs(ctx, anonymous);
  const { name, href, search, tags } = await find(reader);
  if (path !== href.split('?')[0]) return movedTo(href);
  const [found, portal] = await Promise.all([loadDates(reader, search), readSetting(reader, portalName)]);
  const file = toCalendarFile({
    name: texts.fileName(portal, name),
    dates: found.dates,
    refreshHours: REFRESH_HOURS,
  });
  return text(file, CALENDAR_TYPE, [...tags, ...found.tags]);
};

/** Loads what a search finds of the days that a calendar has: the soonest that aren't over, and others as far as there is room. */
const loadDates = async (ctx: Ctx, search: Search) => {
  const span = spanOf(ctx.now);
  const begun = { from: span.from, until: ctx.now };
  const limit = MAX_FEED_DATES;
  const [coming, earlier] = await Promise.all([
    listInSpans(ctx, search, { spans: [span], limit }),
    listInSpans(ctx, search, { spans: [begun], limit, overAfter: span.from }),
  ]);
  const wanted = new Set(coming.map(keyOf));
  const over = earlier.filter((entry) => !wanted.has(keyOf(entry)));
  const entries = [...over.slice(Math.max(0, over.length - limit + coming.length)), ...coming];
  const beginnings = new Set(entries.map(keyOf));
  return datesOf(ctx, [...new Set(entries.map(({ eventId }) => eventId))], (date) =>
    beginnings.has(keyOf(date)),
  );
};

const keyOf = ({ eventId, startsAt }: AgendaEntry) => `${eventId} ${startsAt.getTime()}`;

/** Returns the days that a calendar has. */
const spanOf = (now: Date): Span => {
  const today = startOfDay(now).getTime();
  return { from: new Date(today - DAYS_BACK * DAY_MS), until: new Date(today + DAYS_AHEAD * DAY_MS) };
};

export const isInSpan = (now: Date, { startsAt }: Pick<AgendaEntry, 'startsAt'>): boolean => {
  const { from, until } = spanOf(now);
  return startsAt >= from && startsAt < until;
};

/** Returns the wanted dates of events, with a word before the title where one is to be said; each date at each of its places. */
export const datesOf = async (
  ctx: Ctx,
  ids: readonly number[],
  isWanted: (date: EventDate) => boolean,
  wordBefore: (date: EventDate) => string | undefined = () => undefined,
) => {
  const found = await findEvents(ctx, ids);
  const seen = [...found.values()].filter((event) => isOpen(ctx, event));
  const organisers = await loadShownOrganisers(ctx, seen);
  const dates = await Promise.all(
    seen.flatMap((event) =>
      [...Map.groupBy(event.dates.filter(isWanted), wordBefore)].map(async ([word, own]) => {
        const told = await toCalendarDates(ctx, { event, shown: organisers.shown }, singleEntries(own));
        return word ? told.map((date) => ({ ...date, title: `${word}: ${date.title}` })) : told;
      }),
    ),
  );
  return {
    dates: dates.flat().toSorted(bySoonest),
    tags: [
      ...seen.map(({ id }) => eventTag(id)),
      ...organisers.tags,
      LOCATIONS_TAG,
      CATEGORIES_TAG,
      SETTINGS_TAG,
    ],
  };
};

const isOpen = (ctx: Ctx, event: Event): boolean =>
  eventKind.visibility(ctx.viewer, event, ctx.now) === 'all';

const bySoonest = (a: CalendarDate, b: CalendarDate): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || (a.uid < b.uid ? -1 : 1);
