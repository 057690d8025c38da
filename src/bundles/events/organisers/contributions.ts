// Declares what organisers add to the bundle's declaration.
import { accountMenu } from '#kernel/account-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { organisersInHistory } from './history-words.ts';
import { organiserEntry } from './page.ts';

export const organiserSlots = [
  accountMenu.add(organiserEntry),
  historyWords.add(async () => organisersInHistory),
];
