// This is mail that goes out: written in the transaction that wants it, sent by a job, kept in a mailbox without SMTP.
import { deskMenu } from '#kernel/desk-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { selfTests } from '#kernel/self-test.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { historyWords } from '#bundles/history/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { mailInHistory } from './history-words.ts';
import { deliverMailJob, removeOldMailsJob } from './jobs.ts';
import { outboxEntry } from './menu-entry.ts';
import { receivedMails } from './personal-data.ts';
import { routes } from './routes.ts';
import { mailCheck } from './server/self-test.ts';
import { serverRoutes } from './server/routes.ts';
import { mailServerStep } from './server/setup-step.ts';
import { suppressedMails } from './suppressed-after-restoration.ts';

export const mail = defineBundle({
  name: 'mail',
  routes: (app) => {
    serverRoutes(app);
    routes(app);
  },
  jobs: [deliverMailJob, removeOldMailsJob],
  personalData: [receivedMails],
  slots: [
    historyWords.add(async () => mailInHistory),
    deskMenu.add(outboxEntry),
    setupSteps.add(async () => mailServerStep),
    selfTests.add(async () => mailCheck),
    suppressedAfterRestoration.add(async () => suppressedMails),
  ],
});
