// Loads the list of one's notices, by days, newest first.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { agoOf, dayText } from '#design/dates.ts';
import { picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { OLDER_QUERY } from './constants.ts';
import { drawNotices } from './draw-notices.ts';
import { noticePaths } from './paths.ts';
import { countUnread, listNotices } from './queries.ts';
import type { Notice } from './queries.ts';
import { markRead } from './reading.ts';
import * as texts from './texts.ts';
import { NoticesPage } from './ui/NoticesPage.tsx';
import type { NoticeDay, NoticeView, NoticesPageView, NoticeText } from './views.ts';

/** Loads the page that begins after `older`, as the page before names it. */
export const loadNoticesPage = async (
  ctx: Ctx,
  userId: number,
  older: string | undefined,
): Promise<PageAnswer> => {
  const after = unpackListCursor(older);
  const { rows, hasOlder } = await listNotices(ctx, userId, after);
  const drawn = await drawNotices(ctx, rows);
  await settle(ctx, userId, rows, drawn);
  const path = url(noticePaths.list);
  const [shell, unread, views] = await Promise.all([
    loadAccountShell(ctx, path),
    countUnread(ctx, userId),
    toViews(ctx, drawn),
  ]);
  const upTo = rows[0] ? packListCursor(rows[0]) : '';
  const last = rows.at(-1);
  const view: NoticesPageView = {
    shell,
    days: byDays(ctx, drawn, views),
    settingsHref: url(noticePaths.settings),
    readAll: unread > 0 ? { action: url(noticePaths.readAll), upTo: after ? '' : upTo } : null,
    news: after ? null : { address: url(noticePaths.news), since: upTo, listHref: path },
    newer: after ? path : null,
    older: hasOlder && last ? `${path}?${OLDER_QUERY}=${packListCursor(last)}` : null,
    home: '/',
  };
  return page(NoticesPage, view, { head: { title: texts.notices, robots: 'noindex' } });
};

/** Marks as read what its person may not see any more, so that it isn't counted as unread. */
const settle = async (ctx: Ctx, userId: number, rows: readonly Notice[], drawn: readonly NoticeText[]) => {
  const shown = new Set(drawn.map(({ notice }) => notice.id));
  const hidden = rows.filter(({ id, readAt }) => readAt === null && !shown.has(id));
  await markRead(
    ctx,
    userId,
    hidden.map(({ id }) => id),
  );
};

const toViews = async (ctx: Ctx, drawn: readonly NoticeText[]): Promise<NoticeView[]> => {
  const pictures = await picturesByIds(
    ctx,
    drawn.map(({ actor }) => actor?.pictureId ?? null),
  );
  return drawn.map(({ notice, kind, actor, lead, rest, about, note, href }) => ({
    id: notice.id,
    icon: kind.icon,
    lead,
    rest,
    about,
    note,
    href: href && url(noticePaths.open, { id: notice.id }),
    isUnread: notice.readAt === null,
    time: agoOf(notice.at, ctx.now),
    actor: actor && { name: actor.name, portrait: portraitOf(pictures.get(actor.pictureId ?? 0)) },
  }));
};

const byDays = (ctx: Ctx, drawn: readonly NoticeText[], views: readonly NoticeView[]): NoticeDay[] => {
  const days = Map.groupBy(views, (_, at) => dayName(ctx, drawn[at]!.notice.at));
  return [...days].map(([name, notices]) => ({ name, notices }));
};

const dayName = ({ now }: Ctx, moment: Date): string => {
  const [day, today] = [dayOf(moment), dayOf(now)];
  if (day === today) return texts.today;
  return day === addDays(today, -1) ? texts.yesterday : dayText(moment);
};
