// Shows what waits for editors and what appears by itself, on the first page of the desks.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import type { TodayQueue } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { writingPaths } from '../paths.ts';
import * as texts from '../ui/pages/texts.ts';
import { DESK_TABS } from './constants.ts';
import { toEntries } from './entries.ts';
import { countForDesk, listForDesk } from './listing.ts';
import type { EntryView } from './views.ts';

/** It is for whoever edits any place. */
export const deskQueues = async (ctx: Ctx): Promise<TodayQueue[]> => {
  if (!isSignedIn(ctx.viewer) || activeRolePaths(ctx.viewer, 'editor').length === 0) return [];
  const [counts, waiting, scheduled] = await Promise.all([
    countForDesk(ctx),
    listForDesk(ctx, { tab: 'waiting' }),
    listForDesk(ctx, { tab: 'scheduled' }),
  ]);
  const [waitingRows, scheduledRows] = [waiting, scheduled].map(({ rows }) => rows.slice(0, TODAY_ENTRIES));
  const entries = await toEntries(ctx, [...waitingRows!, ...scheduledRows!], { isDesk: true });
  const entriesFrom = (start: number, end: number, noteOf: (entry: EntryView, at: number) => string) =>
    entries
      .slice(start, end)
      .map((entry, at) => ({ title: entry.title, href: entry.href, note: noteOf(entry, at) }));
  return [
    {
      order: 10,
      title: texts.deskTabs.waiting,
      isWaiting: true,
      count: counts.waiting,
      href: url(writingPaths.desk),
      entries: entriesFrom(0, waitingRows!.length, ({ author, place, changed }) =>
        [author?.name, place, changed.text].filter(Boolean).join(', '),
      ),
      empty: texts.deskEmpty.waiting,
    },
    {
      order: 20,
      title: texts.deskTabs.scheduled,
      isWaiting: false,
      count: counts.scheduled,
      href: url(writingPaths.desk, {}, { stand: DESK_TABS.scheduled }),
      entries: entriesFrom(waitingRows!.length, entries.length, ({ place }, at) =>
        [place, scheduledRows![at]?.scheduledFor && momentOf(scheduledRows![at].scheduledFor).text]
          .filter(Boolean)
          .join(', '),
      ),
      empty: texts.deskEmpty.scheduled,
    },
  ];
};
