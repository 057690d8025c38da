// Accounts as those look after them who run the portal: what one holds.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { personPanels } from '#kernel/person-panels.ts';
import { historyWords } from '#bundles/history/public.ts';
import { accountsInHistory } from './history-words.ts';
import { ownLooksEntry } from './menu-entry.ts';
import { accountPanel } from './panel.ts';
import { looksAtAccounts } from './personal-data.ts';
import { routes } from './routes.ts';

export const accounts = defineBundle({
  name: 'accounts',
  routes,
  personalData: [looksAtAccounts],
  slots: [
    historyWords.add(async () => accountsInHistory),
    accountMenu.add(ownLooksEntry),
    personPanels.add(accountPanel),
  ],
});
