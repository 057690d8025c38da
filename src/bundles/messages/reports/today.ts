// Topic: messages that were reported, on the first page of the desks. What they say is seen on their own desk alone.
import { agoOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import type { TodayQueue } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { messagePaths } from '../paths.ts';
import { maySeeReports } from '../policy.ts';
import { countOpenReports, listReports } from './queries.ts';
import * as texts from './texts.ts';

/** For the portal's moderators. */
export const reportsQueue = async (ctx: Ctx): Promise<TodayQueue | undefined> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer) || !maySeeReports(viewer)) return undefined;
  const [count, reports] = await Promise.all([
    countOpenReports(ctx, viewer.id),
    listReports(ctx, viewer.id, { isDecided: false, limit: TODAY_ENTRIES }),
  ]);
  return {
    order: 40,
    title: texts.deskHeading,
    isWaiting: true,
    count,
    href: url(messagePaths.desk),
    entries: reports.map(({ id, reason, createdAt }) => ({
      title: texts.reasons[reason],
      href: url(messagePaths.deskReport, { reportId: id }),
      note: agoOf(createdAt, ctx.now).text,
    })),
    empty: texts.todayEmpty,
  };
};
