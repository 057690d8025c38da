// Loads /cockpit/planung: a week with what came out and what will, where the viewer is an editor.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { addDays, endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { DeskAction } from '#kernel/desk-search.ts';
import { badRequest } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { dayText, momentOf } from '#design/dates.ts';
import { quoted } from '#design/quoted.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { kindOf, placeOptions } from '../pages/desk-page.ts';
import { mayPublishManuscript } from '../policy.ts';
import { writingPaths } from '../paths.ts';
import { findManuscript } from '../queries.ts';
import { kindName } from '../ui/pages/texts.ts';
import { MOST_DATES, MOST_SCHEDULED } from './constants.ts';
import { loadDates } from './dates.ts';
import { toDays } from './days.ts';
import { hoursOf } from './hours.ts';
import { listOut, placesShown } from './out.ts';
import { listScheduled } from './queries.ts';
import { daysOfWeek, numberOfWeek, weekOf, weekOfDay } from './rules.ts';
import * as texts from './texts.ts';
import { PlanningPage } from './ui/PlanningPage.tsx';
import type { PlanningView } from './views.ts';

/** What the address says, as it stands there. */
export interface PlanningQuery {
  readonly woche?: string | undefined;
  readonly ort?: number | undefined;
  readonly art?: string | undefined;
  readonly verlegt?: number | undefined;
  readonly vorher?: string | undefined;
}

const ORDER = 15;

export const planningEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'editor').length > 0
    ? { name: texts.title, href: url(writingPaths.planning), area: 'cockpit', order: ORDER }
    : undefined;

export const planningAction = async ({ viewer }: Ctx): Promise<DeskAction | undefined> =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'editor').length > 0
    ? { name: texts.openAction, href: url(writingPaths.planning) }
    : undefined;

/** Leads to the calendar of the week in which a moment lies, narrowed as before. */
export const planningHref = (
  moment: Date,
  { ort, art }: Pick<PlanningQuery, 'ort' | 'art'>,
  more: Readonly<Record<string, string>> = {},
): string => url(writingPaths.planning, {}, { woche: weekOf(moment), ...narrowedBy({ ort, art }), ...more });

/** Throws 400 for what is no week. */
export const loadPlanningPage = async (ctx: Ctx, query: PlanningQuery): Promise<PageAnswer> => {
  const week = query.woche || weekOf(ctx.now);
  const days = daysOfWeek(week);
  if (!days) throw badRequest(texts.noWeek);
  const { byId } = await getLocationTree(ctx);
  const place = byId.get(query.ort ?? 0);
  const type = kindOf(query.art);
  const [from, until] = [momentAt(days[0]!)!, endOfDay(days[6]!)!];
  const [desk, found, out, dates, filter, moved] = await Promise.all([
    loadDesk(ctx, url(writingPaths.planning)),
    listScheduled(ctx, { from, until, placePath: place?.path, type }),
    listOut(ctx, days, { locationId: place?.id, type }),
    loadDates(ctx, { from, until, places: placesShown(ctx, place?.id), type }),
    loadFilter(ctx, week, query),
    loadMoved(ctx, query),
  ]);
  const scheduled = found.slice(0, MOST_SCHEDULED);
  const hours = hoursOf(ctx.now, until, scheduled);
  const hrefOf = (day: string) =>
    url(writingPaths.planning, {}, { woche: weekOfDay(day), ...narrowedBy(query) });
  const view: PlanningView = {
    heading: texts.weekHeading(numberOfWeek(week), dayText(from), dayText(momentAt(days[6]!)!)),
    ways: {
      previous: hrefOf(addDays(days[0]!, -7)),
      today: url(writingPaths.planning, {}, narrowedBy(query)),
      next: hrefOf(addDays(days[0]!, 7)),
    },
    filter,
    hours: hours.map((hour) => ({ hour, name: texts.hour(hour) })),
    days: await toDays(ctx, {
      days,
      hours,
      scheduled,
      out,
      dates: dates.byDay,
      narrowed: narrowedBy(query),
    }),
    hasDates: dates.byDay.size > 0,
    moved,
    isEmpty:
      scheduled.length === 0 && dates.byDay.size === 0 && out.every(({ entries }) => entries.length === 0),
    isNarrowed: filter.resetHref !== null,
    tooMany: found.length > MOST_SCHEDULED ? texts.tooMany(MOST_SCHEDULED) : null,
    tooManyDates: dates.isCut ? texts.tooManyDates(MOST_DATES) : null,
  };
  return page(PlanningPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

const narrowedBy = ({ ort, art }: Pick<PlanningQuery, 'ort' | 'art'>): Record<string, string> => ({
  ...(ort && { ort: String(ort) }),
  ...(kindOf(art) && { art: kindOf(art)! }),
});

const loadFilter = async (ctx: Ctx, week: string, query: PlanningQuery): Promise<PlanningView['filter']> => {
  const narrowed = narrowedBy(query);
  return {
    action: url(writingPaths.planning),
    fields: { woche: week },
    places: await placeOptions(ctx),
    place: narrowed['ort'] ?? '',
    kinds: [
      { value: '', name: texts.allKinds },
      ...declaring(ctx.portal.kinds.all(), 'composer').map(({ type }) => ({
        value: type,
        name: kindName(type),
      })),
    ],
    kind: narrowed['art'] ?? '',
    resetHref: Object.keys(narrowed).length > 0 ? url(writingPaths.planning, {}, { woche: week }) : null,
  };
};

/** Loads what the address says was moved, as it stands now, with the way back; nothing for whoever may not move it. */
const loadMoved = async (ctx: Ctx, { verlegt, vorher = '', ...query }: PlanningQuery) => {
  const manuscript = verlegt ? await findManuscript(ctx, verlegt) : undefined;
  if (!manuscript?.scheduledFor || manuscript.state !== 'scheduled') return null;
  if (!mayPublishManuscript(ctx.viewer, manuscript, true)) return null;
  const { id, version, scheduledFor } = manuscript;
  const before = new Date(vorher);
  const text = texts.moved(quoted(manuscript.title), momentOf(scheduledFor).text);
  if (Number.isNaN(before.getTime()) || before <= ctx.now) return { text, undo: null };
  const fields = {
    version,
    von: scheduledFor.toISOString(),
    nach: before.toISOString(),
    ...narrowedBy(query),
  };
  return { text, undo: { name: texts.undo, action: url(writingPaths.move, { id }), fields } };
};
