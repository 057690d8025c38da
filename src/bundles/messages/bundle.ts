// The subject of this bundle is personal messages between two members. contract.md 16.3
import { accountMenu } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { messagesInHistory } from './history-words.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { LIVE_TOPIC, messagesTag } from './constants.ts';
import { messageNoticeSources, messageReceived } from './notices.ts';
import { messagePaths } from './paths.ts';
import { personalMessages } from './personal-data.ts';
import { formerReports } from './former-addresses.ts';
import { formerNotices } from './former-notices.ts';
import { reportableMessage } from './reporting.ts';
import { settingFields } from './settings.ts';
import { routes } from './routes.ts';
import { bellNote, messagesHeading } from './texts.ts';
import { countForBell } from './unread.ts';

/** The place in the menu of one's own pages. */
const MENU_ORDER = 40;

const ownEntry = async (ctx: Ctx, path: string | null): Promise<AccountEntry | undefined> => {
  if (!isSignedIn(ctx.viewer)) return undefined;
  const entry = {
    name: messagesHeading,
    href: url(messagePaths.list),
    order: MENU_ORDER,
  } as const;
  return path === null ? entry : { ...entry, count: await countForBell(ctx) };
};
export const messages = defineBundle({
  name: 'messages',
  routes,
  personalData: [personalMessages],
  notices: [messageReceived, ...formerNotices],
  news: messageNoticeSources,
  slots: [
    historyWords.add(async () => messagesInHistory),
    accountMenu.add(ownEntry),
    formerReports,
    reportables.add(async () => reportableMessage),
    settingsPage.addAll(async () => settingFields),
  ],
  frame: async (ctx) => {
    if (!isSignedIn(ctx.viewer)) return {};
    const count = await countForBell(ctx);
    const bell = {
      name: messagesHeading,
      href: url(messagePaths.list),
      icon: 'mail',
      topic: LIVE_TOPIC,
    } as const;
    return { bells: [{ ...bell, count, note: bellNote(count) }] };
  },
  // Everybody hears of their own messages only.
  live: {
    [LIVE_TOPIC]: async ({ viewer }) => (isSignedIn(viewer) ? messagesTag(viewer.id) : undefined),
  },
});
