// Shows cases that wait on the first page of the desks, and the desk's entry in the menu.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import type { TodayQueue } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { caseDeskPaths } from '../paths.ts';
import { maySeeCases } from '../policy.ts';
import { countWaiting, listWaiting } from '../queries.ts';
import * as texts from './texts.ts';

const MENU_ORDER = 22;
const QUEUE_ORDER = 28;
const MOST_COUNTED = 100;

export const deskEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  if (!maySeeCases(ctx.viewer)) return undefined;
  const count = path === null ? 0 : await countWaiting(ctx, MOST_COUNTED);
  return { name: texts.title, href: url(caseDeskPaths.table), area: 'cockpit', order: MENU_ORDER, count };
};

export const casesQueue = async (ctx: Ctx): Promise<TodayQueue | undefined> => {
  if (!maySeeCases(ctx.viewer)) return undefined;
  const [count, first] = await Promise.all([
    countWaiting(ctx, MOST_COUNTED),
    listWaiting(ctx, TODAY_ENTRIES),
  ]);
  return {
    order: QUEUE_ORDER,
    title: texts.todayTitle,
    isWaiting: true,
    count,
    href: url(caseDeskPaths.table),
    entries: first.map(({ id, title, dueAt }) => ({
      title,
      href: url(caseDeskPaths.one, { caseId: id }),
      note: texts.dueText(momentOf(dueAt).text),
    })),
    empty: texts.todayEmpty,
  };
};
