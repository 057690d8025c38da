// What calendars to subscribe to add to the bundle's declaration.
import { accountMenu } from '#kernel/account-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { calendarInHistory } from './own/history-words.ts';
import { calendarEntry } from './own/page.ts';

export const feedSlots = [accountMenu.add(calendarEntry), historyWords.add(async () => calendarInHistory)];
