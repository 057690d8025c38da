// Running the portal: jobs and errors, what takes how much room, which versions run.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { todayFigures, todayQueues } from '#kernel/desk-today.ts';
import { historyWords } from '#bundles/history/public.ts';
import { operationsEntry } from './frame.ts';
import { operationsInHistory } from './history-words.ts';
import { routes } from './routes.ts';
import { errorsFigure, failedQueue } from './today.ts';

export const operations = defineBundle({
  name: 'operations',
  routes,
  slots: [
    historyWords.add(async () => operationsInHistory),
    deskMenu.add(operationsEntry),
    todayQueues.add(failedQueue),
    todayFigures.add(errorsFigure),
  ],
});
