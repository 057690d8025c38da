// Serves /konto/kalender: the secret address of one's own calendar.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { waysTo } from '../ways.ts';
import { ownCalendarPaths } from './paths.ts';
import { mayHaveCalendar } from './policy.ts';
import { findAddress } from './queries.ts';
import * as texts from './texts.ts';
import { OwnCalendarPage } from './ui/OwnCalendarPage.tsx';
import type { OwnCalendarView } from './views.ts';

/** Its place in the menu, after what one follows. */
const MENU_ORDER = 46;

export const calendarEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer)
    ? { name: texts.menuName, href: url(ownCalendarPaths.page), order: MENU_ORDER }
    : undefined;

export const loadOwnCalendarPage = async (ctx: Ctx, userId: number): Promise<PageAnswer> => {
  const [shell, own, portal] = await Promise.all([
    loadAccountShell(ctx, url(ownCalendarPaths.page)),
    findAddress(ctx, userId),
    readSetting(ctx, portalName),
  ]);
  const token = own?.token;
  const view: OwnCalendarView = {
    shell,
    ways:
      token === undefined
        ? null
        : waysTo(ctx.config.publicUrl + url(ownCalendarPaths.file, { token }), texts.fileName(portal)),
    since: own ? momentOf(own.createdAt) : null,
    renewAction: mayHaveCalendar(ctx.viewer) ? url(ownCalendarPaths.renew) : null,
    removeAction: url(ownCalendarPaths.remove),
  };
  return page(OwnCalendarPage, view, { head: { title: texts.title, robots: 'noindex' } });
};
