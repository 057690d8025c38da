// Lets those who run the portal look after accounts: what one holds, erasing it, making one of two.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { personPanels } from '#kernel/person-panels.ts';
import { historyWords } from '#bundles/history/public.ts';
import { eraseAccountJob } from './erasure/jobs.ts';
import { proofsEntry } from './erasure/proof-page.ts';
import { accountsInHistory } from './history-words.ts';
import { ownLooksEntry } from './menu-entry.ts';
import { gatherMergedJob } from './merge/jobs.ts';
import { accountPanel } from './panel.ts';
import { looksAtAccounts, orderedErasures } from './personal-data.ts';
import { routes } from './routes.ts';

export const accounts = defineBundle({
  name: 'accounts',
  routes,
  jobs: [eraseAccountJob, gatherMergedJob],
  personalData: [looksAtAccounts, orderedErasures],
  slots: [
    historyWords.add(async () => accountsInHistory),
    accountMenu.add(ownLooksEntry),
    deskMenu.add(proofsEntry),
    personPanels.add(accountPanel),
  ],
});
