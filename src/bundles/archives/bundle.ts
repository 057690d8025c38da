// Gives much at once as one signed file: to keep it, to print it, or to take it to another portal.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { exportMakers } from '#bundles/data-export/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { archivesEntry } from './archives-page.ts';
import { archivesInHistory } from './history-words.ts';
import { archiveMaker } from './maker.ts';
import { routes } from './routes.ts';

export const archives = defineBundle({
  name: 'archives',
  routes,
  slots: [
    historyWords.add(async () => archivesInHistory),
    deskMenu.add(archivesEntry),
    exportMakers.add(async () => archiveMaker),
  ],
});
