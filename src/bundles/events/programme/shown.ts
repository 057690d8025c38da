// Loads what a list shows of what takes place: by days, page by page, or the days of a week or a month.
import { tileOf, weekdayText } from '#design/dates.ts';
import { dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { AgendaEntry } from '../agenda.ts';
import { EVENTS_PER_PAGE, eventTag } from '../constants.ts';
import { programmeHref } from './addresses.ts';
import type { ListedPlace } from './addresses.ts';
import type { Asked } from './asked.ts';
import { MAX_GOING_ON, PER_DAY_OF_MONTH, PER_DAY_OF_WEEK } from './constants.ts';
import { listGoingOn, listInSpans, nextBeginning } from './queries.ts';
import type { Search, SpanEntry } from './queries.ts';
import { goingOnRow, loadRows } from './rows.ts';
import type { RowOf } from './rows.ts';
import { daysOf, spanOfDay, spanOfList } from './spans.ts';
import type { DaySpan, Span } from './spans.ts';
import type { DayView, ShownView } from './views.ts';

export interface Shown {
  readonly view: ShownView;
  /** The list goes on behind this entry. */
  readonly last: AgendaEntry | undefined;
  /** When something begins after all that the list is about. */
  readonly next: Date | undefined;
  readonly tags: readonly string[];
}

export interface ShownOptions {
  readonly place: ListedPlace;
  readonly search: Search;
  readonly asked: Asked;
  readonly after: AgendaEntry | undefined;
}

export const loadShown = async (ctx: Ctx, options: ShownOptions): Promise<Shown> => {
  const { asked } = options;
  if (asked.view === 'woche' || asked.view === 'monat') return loadDays(ctx, options);
  return loadList(ctx, options, asked.view === 'tag' ? spanOfDay(asked.day) : spanOfList(asked, ctx.now));
};

/** Reads one entry more than a page holds, which tells whether the list goes on. */
const loadList = async (ctx: Ctx, options: ShownOptions, span: Span): Promise<Shown> => {
  const { search, after } = options;
  const [found, goingOn, next] = await Promise.all([
    listInSpans(ctx, search, { spans: [span], limit: EVENTS_PER_PAGE + 1, after }),
    after ? [] : listGoingOn(ctx, search, span.from),
    nextBeginning(ctx, search, span.until),
  ]);
  const entries = found.slice(0, EVENTS_PER_PAGE);
  const { rowOf, ids } = await loadRows(ctx, [...entries, ...goingOn]);
  const byDay = Map.groupBy(entries, ({ startsAt }) => dayOf(startsAt));
  const days = [...byDay].map(([day, own]) => dayView(ctx, options, { day, own, rowOf, limit: own.length }));
  return {
    view: {
      goingOn: goingOn.flatMap((entry) => goingOnRow(rowOf, entry, ctx.now)),
      days: days.filter(({ rows }) => rows.length > 0),
      weeks: null,
    },
    last: found.length > entries.length ? entries.at(-1) : undefined,
    next,
    tags: ids.map(eventTag),
  };
};

const loadDays = async (ctx: Ctx, options: ShownOptions): Promise<Shown> => {
  const { asked, search } = options;
  const spans = daysOf(asked.view, asked.day).map(spanOfDay);
  const [first, last] = [spans[0]!, spans.at(-1)!];
  const limit = asked.view === 'woche' ? PER_DAY_OF_WEEK : PER_DAY_OF_MONTH;
  const [found, goingOn, next] = await Promise.all([
    listInSpans(ctx, search, { spans, limit: limit + 1 }),
    listGoingOn(ctx, search, first.from > ctx.now ? first.from : spanOfDay(dayOf(ctx.now)).from),
    nextBeginning(ctx, search, last.until),
  ]);
  const byDay = Map.groupBy(found, ({ span }) => span);
  // The one more of each day only tells that there are more.
  const named = [...byDay.values()].flatMap((own) => own.slice(0, limit));
  const { rowOf, ids } = await loadRows(ctx, [...named, ...goingOn]);
  const days = spans.map(({ day }, at) =>
    dayView(ctx, options, { day, own: byDay.get(at) ?? [], rowOf, limit }),
  );
  return {
    view: {
      goingOn: goingOn.slice(0, MAX_GOING_ON).flatMap((entry) => goingOnRow(rowOf, entry, ctx.now)),
      days: days.filter(({ isOver }) => !isOver),
      weeks: asked.view === 'monat' ? inWeeks(spans, days) : null,
    },
    last: undefined,
    next,
    tags: ids.map(eventTag),
  };
};

interface DayEntries {
  readonly day: string;
  readonly own: readonly (AgendaEntry | SpanEntry)[];
  readonly rowOf: RowOf;
  readonly limit: number;
}

const dayView = (
  ctx: Ctx,
  { place, asked }: ShownOptions,
  { day, own, rowOf, limit }: DayEntries,
): DayView => {
  const moment = momentAt(day)!;
  const today = dayOf(ctx.now);
  const { weekday, day: number } = tileOf(moment);
  const ownDay: Asked = { ...asked, view: 'tag', day, from: undefined, until: undefined, isWeekend: false };
  return {
    day,
    name: weekdayText(moment),
    weekday,
    number,
    isToday: day === today,
    isOver: day < today,
    rows: own.slice(0, limit).flatMap(rowOf),
    href: programmeHref(place, ownDay),
    hasMore: own.length > limit,
  };
};

/** Returns weeks from Monday on that aren't over; cells before the first and after the last of a month are empty. */
const inWeeks = (spans: readonly DaySpan[], days: readonly DayView[]): (DayView | null)[][] => {
  const before = weekdayOf(spans[0]!.day) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => cells[week * WEEK + at] ?? null),
  );
  return weeks.filter((week) => week.some((day) => day && !day.isOver));
};

const WEEK = 7;
