// Adds what calendars to subscribe to contribute to the bundle's declaration.
import { accountMenu } from '#kernel/account-menu.ts';
import { calendarLinks } from '#kernel/calendar-links.ts';
import { secretAddresses } from '#kernel/secret-address.ts';
import { historyWords } from '#bundles/history/public.ts';
import { calendarLinkOf } from './links.ts';
import { removeAddress } from './own/commands.ts';
import { calendarInHistory } from './own/history-words.ts';
import { calendarEntry } from './own/page.ts';

export const feedSlots = [
  accountMenu.add(calendarEntry),
  calendarLinks.add(calendarLinkOf),
  secretAddresses.add(async (ctx, userId) => void (await removeAddress(ctx, userId))),
  historyWords.add(async () => calendarInHistory),
];
