// Builds the days of the calendar as they are drawn.
import { clockOf, dayOf, endOfDay, momentAt } from '#kernel/calendar.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { url } from '#kernel/named-routes.ts';
import { clockText, shortDayText, tileOf, weekdayText } from '#design/dates.ts';
import { quoted } from '#design/quoted.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { composerOf, writingPaths } from '../paths.ts';
import { mayPublishManuscript } from '../policy.ts';
import { kindName, noPlace, untitled } from '../ui/pages/texts.ts';
import { DATES_SHOWN, OUT_PER_DAY, OUT_SHOWN, entryId } from './constants.ts';
import type { DatesOfWeek } from './dates.ts';
import { hourOf } from './hours.ts';
import type { OutOfDay } from './out.ts';
import type { Scheduled } from './queries.ts';
import * as texts from './texts.ts';
import type { DayView, OutView, ScheduledView } from './views.ts';

interface Week {
  readonly days: readonly string[];
  readonly hours: readonly number[];
  readonly scheduled: readonly Scheduled[];
  readonly out: readonly OutOfDay[];
  readonly dates: DatesOfWeek['byDay'];
  /** The fields kept in the address when something is moved. */
  readonly narrowed: Readonly<Record<string, string>>;
}

export const toDays = async (ctx: Ctx, week: Week): Promise<DayView[]> => {
  const { days, hours, scheduled, out, dates, narrowed } = week;
  const published = out.flatMap(({ entries }) => entries);
  const [summaries, people, tree] = await Promise.all([
    summariesOf(ctx, published),
    usersByIds(ctx, [...new Set([...scheduled, ...published].map(({ authorId }) => authorId))]),
    getLocationTree(ctx),
  ]);
  const nameOf = (id: number) => people.get(id)?.name;
  const toOut = (entry: PieceEntry): OutView[] => {
    const summary = summaries.get(refKey(entry));
    if (!summary) return [];
    const note = [kindName(entry.type), tree.byId.get(entry.locationId)?.name];
    return [
      {
        key: refKey(entry),
        clock: clockText(entry.publishedAt),
        title: softHyphens(summary.title),
        href: summary.href,
        note: note.filter(Boolean).join(', '),
      },
    ];
  };
  const byDay = Map.groupBy(scheduled, ({ scheduledFor }) => dayOf(scheduledFor));
  return days.map((day, at) => {
    const ofDay = byDay.get(day) ?? [];
    const shown = out[at]!.entries.flatMap(toOut);
    const folded = shown.slice(OUT_SHOWN);
    const datesOfDay = dates.get(day) ?? [];
    const foldedDates = datesOfDay.slice(DATES_SHOWN);
    const start = momentAt(day)!;
    return {
      day,
      weekday: tileOf(start).weekday,
      date: shortDayText(start),
      name: weekdayText(start),
      isToday: day === dayOf(ctx.now),
      isOver: endOfDay(day)! <= ctx.now,
      out: shown.slice(0, OUT_SHOWN),
      more:
        folded.length > 0
          ? { text: texts.moreOut(folded.length, shown.length < OUT_PER_DAY), entries: folded }
          : null,
      dates: datesOfDay.slice(0, DATES_SHOWN),
      moreDates:
        foldedDates.length > 0 ? { text: texts.moreDates(foldedDates.length), dates: foldedDates } : null,
      hours: hours.map((hour) => ({
        hour,
        entries: ofDay
          .filter(({ scheduledFor }) => hourOf(scheduledFor) === hour)
          .map((row) => toScheduled(ctx, row, { nameOf, tree, narrowed })),
      })),
    };
  });
};

interface Around {
  readonly nameOf: (id: number) => string | undefined;
  readonly tree: LocationTree;
  readonly narrowed: Readonly<Record<string, string>>;
}

const toScheduled = (ctx: Ctx, row: Scheduled, { nameOf, tree, narrowed }: Around): ScheduledView => {
  const { id, type, version, title, locationPath, scheduledFor, authorId } = row;
  const place = tree.byId.get(idsOfPath(locationPath).at(-1) ?? 0)?.name ?? noPlace;
  const [day, clock] = [dayOf(scheduledFor), clockOf(scheduledFor)];
  return {
    id: entryId(id),
    clock: isSecond(scheduledFor, day, clock)
      ? texts.winterTime(clockText(scheduledFor))
      : clockText(scheduledFor),
    title: softHyphens(title) || untitled,
    href: url(composerOf(type).goOn, { id }),
    note: [kindName(type), place].join(', '),
    author: nameOf(authorId) ?? null,
    move: mayPublishManuscript(ctx.viewer, row, true)
      ? {
          action: url(writingPaths.move, { id }),
          fields: { version, von: scheduledFor.toISOString(), ...narrowed },
          day,
          clock,
          label: texts.moveOf(title ? quoted(title) : untitled),
        }
      : null,
  };
};

/** Says whether a moment is the second one of an hour that comes twice, when clocks are put back. */
const isSecond = (moment: Date, day: string, clock: string): boolean =>
  momentAt(day, clock)!.getTime() !== Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
