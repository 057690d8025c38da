// Declares the bundle for taking contents along: things that kinds declare as exportable, in formats of which each is one file.
import { storageKinds, storageOwners } from '#kernel/storage-kinds.ts';
import { exportOwners, exportStorage } from './storage.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskActions } from '#kernel/desk-search.ts';
import { historyWords } from '#bundles/history/public.ts';
import { forgetErased } from './erased-titles.ts';
import { exportsInHistory } from './history-words.ts';
import { pruneExportsJob, runExportJob } from './jobs.ts';
import { liveExport } from './live.ts';
import { exportNoticeSources, exportNotices } from './notices.ts';
import { ownExports } from './personal-data.ts';
import { routes } from './routes.ts';
import { exportAction, exportDesk, exportTool } from './tools.ts';

export const dataExport = defineBundle({
  name: 'data-export',
  routes,
  jobs: [runExportJob, pruneExportsJob],
  live: { export: liveExport },
  notices: exportNotices,
  news: exportNoticeSources,
  slots: [
    historyWords.add(exportsInHistory),
    deskMenu.add(exportDesk),
    deskActions.add(exportAction),
    storageKinds.add(exportStorage),
    storageOwners.addAll(exportOwners),
    forgetErased,
  ],
  tools: [exportTool],
  personalData: [ownExports],
});
