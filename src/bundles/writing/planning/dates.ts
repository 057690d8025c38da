// Collects what else has its moment in a week, such as what takes place or what ends: their bundles say it, and it isn't moved
// here.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { plannedDates } from '#kernel/planned-dates.ts';
import type { PlannedDates } from '#kernel/planned-dates.ts';
import { clockText } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { MOST_DATES } from './constants.ts';
import type { DateView } from './views.ts';

export interface DatesOfWeek {
  readonly byDay: ReadonlyMap<string, readonly DateView[]>;
  /** There are more than are shown. */
  readonly isCut: boolean;
}

export const loadDates = async (ctx: Ctx, span: Omit<PlannedDates, 'limit'>): Promise<DatesOfWeek> => {
  const found = await plannedDates.collect(ctx, { ...span, limit: MOST_DATES + 1 });
  const dates = found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const shown = dates.slice(0, MOST_DATES);
  const summaries = await summariesOf(
    ctx,
    shown.flatMap(({ ref }) => ref ?? []),
  );
  const views = shown.flatMap(({ at, isAllDay = false, what, ref, title, href }): [string, DateView][] => {
    const summary = ref && summaries.get(refKey(ref));
    const [name, leadsTo] = [summary?.title ?? title, href ?? summary?.href];
    if ((ref && !summary) || name === undefined || leadsTo === undefined) return [];
    const view = {
      key: `${ref ? refKey(ref) : leadsTo} ${at.getTime()} ${what}`,
      clock: isAllDay ? null : clockText(at),
      what,
      title: softHyphens(name),
      href: leadsTo,
    };
    return [[dayOf(at), view]];
  });
  const byDay = Map.groupBy(views, ([day]) => day);
  return {
    byDay: new Map([...byDay].map(([day, entries]) => [day, entries.map(([, view]) => view)])),
    isCut: dates.length > shown.length,
  };
};
