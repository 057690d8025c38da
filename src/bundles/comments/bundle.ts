// Adds comments to whatever kind mounts them. contract.md 16.2
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { todayQueues } from '#kernel/desk-today.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { commentsInHistory } from './history-words.ts';
import { newcomerRules, triedThings } from '#bundles/gates/public.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { pieceHeads } from '#bundles/piece-pages/public.ts';
import { readSetting, settingsPage } from '#bundles/settings/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { deskEntry } from './desk/desk-page.ts';
import { deskRoutes } from './desk/routes.ts';
import { commentExporting } from './exporting.ts';
import { closeThreadJob } from './closing.ts';
import { feedInHead } from './feed.ts';
import { announceNewJob, pruneUntoldJob } from './jobs.ts';
import { commentKind } from './kind.ts';
import { liveComments } from './live.ts';
import { lockTool } from './lock-tool.ts';
import { commentNoticeSources, commentNotices } from './notices.ts';
import { personalComments } from './personal-data.ts';
import { reportableComment } from './reporting.ts';
import { routes } from './routes.ts';
import { suppressedComments } from './suppressed-after-restoration.ts';
import { commentActions } from './table/bulk.ts';
import { listTried } from './trial/queries.ts';
import { COMMENT_DESK } from './table/table-page.ts';
import { settingFields } from './settings-fields.ts';
import { pendingQueue } from './desk/today.ts';
import { reviewFirst } from './settings.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { whoIsNew } from './texts.ts';
import { commentWordings } from './wordings.ts';

export const comments = defineBundle({
  name: 'comments',
  routes: (app) => {
    routes(app);
    deskRoutes(app);
  },
  kinds: [{ ...commentKind, exporting: commentExporting }],
  jobs: [announceNewJob, closeThreadJob, pruneUntoldJob],
  tools: [lockTool],
  live: { comments: liveComments },
  slots: [
    historyWords.add(async () => commentsInHistory),
    deskMenu.add(deskEntry),
    deskTables.add(async () => COMMENT_DESK),
    bulkActions.addAll(commentActions),
    reportables.add(async () => reportableComment),
    todayQueues.add(pendingQueue),
    settingsPage.addAll(async () => settingFields),
    triedThings.add(listTried),
    newcomerRules.add(async (ctx) => ({
      about: kindDeclaration.names.many,
      sentence: whoIsNew(await readSetting(ctx, reviewFirst)),
    })),
    wordings.addAll(async () => commentWordings),
    suppressedAfterRestoration.add(async () => suppressedComments),
    pieceHeads.add(feedInHead),
  ],
  personalData: [personalComments],
  notices: commentNotices,
  news: commentNoticeSources,
});
