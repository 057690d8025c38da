// The subject of this bundle is notices: what happened that concerns somebody, in the portal, by mail and by
// push.
import { accountMenu } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { historyWords } from '#bundles/history/public.ts';
import { workerScripts } from '#bundles/offline/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { notificationsInHistory } from './history-words.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { selfTests } from '#kernel/self-test.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { BellView } from '#design/page-frame.ts';
import { LIVE_TOPIC, noticesTag } from './constants.ts';
import { checkDigestsJob, mailNoticeJob, pushNoticeJob, removeOldNoticesJob, sendDigestJob } from './jobs.ts';
import { listenersFor } from './listeners.ts';
import { noticePaths } from './paths.ts';
import { personalNotices } from './personal-data.ts';
import { pushCheck } from './push/self-test.ts';
import { noticeWordings } from './mail/wordings.ts';
import { countUnread } from './queries.ts';
import pushScript from './push/push-worker.js?raw';
import { routes } from './routes.ts';
import { suppressedNotices } from './suppressed-after-restoration.ts';
import * as texts from './texts.ts';

const MENU_ORDER = 50;

const menuEntry = async (ctx: Ctx, path: string | null): Promise<AccountEntry | undefined> => {
  if (!isSignedIn(ctx.viewer)) return undefined;
  const count = path === null ? 0 : await countUnread(ctx, ctx.viewer.id);
  return { name: texts.notices, href: url(noticePaths.list), order: MENU_ORDER, count };
};

export const notifications = defineBundle({
  name: 'notifications',
  routes,
  jobs: [mailNoticeJob, pushNoticeJob, sendDigestJob, checkDigestsJob, removeOldNoticesJob],
  on: listenersFor,
  personalData: [personalNotices],
  slots: [
    historyWords.add(async () => notificationsInHistory),
    accountMenu.add(menuEntry),
    selfTests.add(async () => pushCheck),
    suppressedAfterRestoration.add(async () => suppressedNotices),
    wordings.addAll(noticeWordings),
    workerScripts.add(async () => pushScript),
  ],
  frame: async (ctx: Ctx) => {
    if (!isSignedIn(ctx.viewer)) return {};
    const { id } = ctx.viewer;
    const tags = [noticesTag(id)];
    const count = await fetchCached(ctx, `notifications.unread ${id}`, tags, () => countUnread(ctx, id));
    const bell: BellView = {
      name: texts.notices,
      href: url(noticePaths.list),
      icon: 'bell',
      count,
      note: texts.unreadNote(count),
      topic: LIVE_TOPIC,
    };
    return { bells: [bell] };
  },
  live: {
    [LIVE_TOPIC]: async ({ viewer }) => (isSignedIn(viewer) ? noticesTag(viewer.id) : undefined),
  },
});
