// The subject of this bundle is running the portal: jobs and errors, what takes how much room, which versions run.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { todayFigures, todayQueues } from '#kernel/desk-today.ts';
import { selfTests } from '#kernel/self-test.ts';
import { historyWords } from '#bundles/history/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { checkPlanJob, makeBackupJob, proveBackupJob } from './backups/jobs.ts';
import { backupRoutes } from './backups/routes.ts';
import { suppressedBackups } from './backups/suppressed-after-restoration.ts';
import { operationsEntry } from './frame.ts';
import { operationsInHistory } from './history-words.ts';
import { routes } from './routes.ts';
import { ownChecks } from './self-test/checks.ts';
import { answerProbeJob } from './self-test/checks/worker-check.ts';
import { selfTestRoutes } from './self-test/routes.ts';
import { selfTestEntry } from './self-test/self-test-page.ts';
import { countStorageJob } from './storage/jobs.ts';
import { errorsFigure, failedQueue } from './today.ts';

export const operations = defineBundle({
  name: 'operations',
  routes: (app) => {
    routes(app);
    backupRoutes(app);
    selfTestRoutes(app);
  },
  jobs: [answerProbeJob, checkPlanJob, countStorageJob, makeBackupJob, proveBackupJob],
  slots: [
    historyWords.add(async () => operationsInHistory),
    suppressedAfterRestoration.add(async () => suppressedBackups),
    deskMenu.add(operationsEntry),
    deskMenu.add(selfTestEntry),
    selfTests.addAll(async () => ownChecks),
    todayQueues.add(failedQueue),
    todayFigures.add(errorsFigure),
  ],
});
