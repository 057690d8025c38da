// Serves /cockpit: what is out, what waits, what appears by itself, what went wrong; with the numbers of the day.
import { agoOf, weekdayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { clockOf, startOfDay } from '#kernel/calendar.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { todayFigures, todayQueues } from '#kernel/desk-today.ts';
import type { TodayFigure, TodayQueue } from '#kernel/desk-today.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { trending } from '#bundles/audience/public.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { listDiscussed, listPieces } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { cockpitPaths } from '../paths.ts';
import { mayUseCockpit } from '../policy.ts';
import { DISCUSSED_DAYS, DISCUSSED_SHOWN, LATEST_SHOWN, MOST_COUNTED, TRENDING_SHOWN } from './constants.ts';
import * as texts from './texts.ts';
import { TodayPage } from './ui/TodayPage.tsx';
import type { QueueView, TodayPageView } from './views.ts';

export const loadTodayPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!mayUseCockpit(ctx.viewer)) throw forbidden();
  const [desk, latest, discussed, read, figures, queues] = await Promise.all([
    loadDesk(ctx, url(cockpitPaths.today)),
    listPieces(ctx, { limit: MOST_COUNTED }),
    listDiscussed(ctx, { locationId: undefined, days: DISCUSSED_DAYS }),
    trending(ctx, TRENDING_SHOWN),
    todayFigures.collect(ctx),
    todayQueues.collect(ctx),
  ]);
  const inOrder = queues.toSorted((a, b) => a.order - b.order);
  const shown = latest.entries.slice(0, LATEST_SHOWN);
  const talkedAbout = discussed.slice(0, DISCUSSED_SHOWN);
  const { rows, notesOf } = await loadAround(ctx, [...shown, ...talkedAbout]);
  const view: TodayPageView = {
    date: weekdayText(ctx.now),
    greeting: texts.greeting(Number(clockOf(ctx.now).slice(0, 2)), ctx.viewer.name),
    intro: introOf(inOrder),
    figures: [...ownFigures(ctx, latest.entries, inOrder), ...figures]
      .toSorted((a, b) => a.order - b.order)
      .map(({ value, label, href }) => ({ value, label, href: href ?? null })),
    queues: inOrder.filter(({ count, empty }) => count > 0 || empty !== undefined).map(toQueueView),
    pieces: shown.flatMap((entry) => {
      const summary = rows.get(refKey(entry));
      if (!summary) return [];
      const { title, href } = summary;
      const time = agoOf(entry.publishedAt, ctx.now);
      return [{ title, href, note: notesOf(entry), time, comments: texts.comments(entry.commentCount) }];
    }),
    trending:
      activeRolePaths(ctx.viewer, 'editor').length > 0
        ? read.map(({ title, href, text }) => ({ title, href, note: texts.readers(text) }))
        : null,
    discussed: talkedAbout.flatMap((entry) => {
      const summary = rows.get(refKey(entry));
      if (!summary) return [];
      return [{ title: summary.title, href: summary.href, note: texts.comments(entry.commentCount) }];
    }),
  };
  return page(TodayPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

export const todayEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayUseCockpit(viewer)
    ? { name: texts.title, href: url(cockpitPaths.today), area: 'cockpit', order: 0, isAlone: true }
    : undefined;

const loadAround = async (ctx: Ctx, entries: readonly PieceEntry[]) => {
  const [rows, people, tree] = await Promise.all([
    summariesOf(ctx, entries),
    usersByIds(ctx, [...new Set(entries.map(({ authorId }) => authorId))]),
    getLocationTree(ctx),
  ]);
  const notesOf = ({ type, locationId, authorId }: PieceEntry) =>
    [ctx.portal.kinds.get(type)?.names?.one, tree.byId.get(locationId)?.name, people.get(authorId)?.name]
      .filter(Boolean)
      .join(', ');
  return { rows, notesOf };
};

/** Returns what this day brought until now, as far as counting goes. */
export const ownFigures = (
  ctx: Ctx,
  latest: readonly PieceEntry[],
  queues: readonly TodayQueue[],
): TodayFigure[] => {
  const midnight = startOfDay(ctx.now);
  const today = latest.filter(({ publishedAt }) => publishedAt >= midnight);
  const waits = queues.reduce((sum, { count, isWaiting }) => sum + (isWaiting ? count : 0), 0);
  const talk = today.reduce((sum, { commentCount }) => sum + commentCount, 0);
  const authors = new Set(today.map(({ authorId }) => authorId)).size;
  // Where counting ended at pieces, all that is counted of them may be more.
  const valueOf = (count: number) => texts.atLeast(count, today.length >= MOST_COUNTED);
  return [
    { order: 10, value: valueOf(today.length), label: texts.published },
    { order: 20, value: valueOf(authors), label: texts.publishedMembers },
    { order: 30, value: valueOf(talk), label: texts.talked },
    { order: 40, value: String(waits), label: texts.waitingFigure },
  ];
};

const introOf = (queues: readonly TodayQueue[]): string => {
  const waiting = queues.filter(({ count, isWaiting }) => isWaiting && count > 0);
  return waiting.length === 0
    ? texts.allDone
    : texts.waiting(waiting.map(({ title, count }) => `${title} (${count})`));
};

const toQueueView = ({ title, count, href, entries, empty = '' }: TodayQueue): QueueView => ({
  title,
  count: String(count),
  href: href ?? null,
  entries: [...entries],
  empty,
});
