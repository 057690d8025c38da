// Holds all of writing: manuscripts from the first word to publication, their revisions and reviews.
import { accountMenu } from '#kernel/account-menu.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskActions } from '#kernel/desk-search.ts';
import { todayQueues } from '#kernel/desk-today.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { enqueue } from '#kernel/jobs.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { newcomerRules, triedThings } from '#bundles/gates/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { writingInHistory } from './history-words.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { presetSetting, readSetting, settingsPage } from '#bundles/settings/public.ts';
import { accountDesk, portalSetUp } from '#bundles/users/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { RENEW_ACCESS_JOB, REVIEW_FIRST_OF_NEW } from './constants.ts';
import { pruneRevisionsJob, renewAccessJob, renewHiddenJob, runScheduleJob } from './jobs.ts';
import { movingRows } from './moving-rows.ts';
import { manuscriptNoticeSources, manuscriptNotices } from './notices.ts';
import { deskEntry, ownEntry, writeActions } from './pages/menu-entries.ts';
import { writingFrame } from './pages/frame.ts';
import { pageRoutes } from './pages/routes.ts';
import { personalManuscripts } from './personal-data.ts';
import { planningAction, planningEntry } from './planning/planning-page.ts';
import { planningRoutes } from './planning/routes.ts';
import { reportablePieces } from './reporting.ts';
import { routes } from './routes.ts';
import { reviewFirst } from './settings.ts';
import { letSchedulePass } from './schedule.ts';
import { settingFieldsIn } from './settings-fields.ts';
import { stateRoutes } from './states/routes.ts';
import { pieceActions } from './table/bulk.ts';
import { PIECE_DESK } from './table/table-page.ts';
import { pieceTools } from './tools/piece-tools.ts';
import { deskQueues } from './pages/today.ts';
import { newcomersOf, whoIsNew } from './texts.ts';
import { listTriedPieces } from './trial.ts';
import { nothingYet } from './wordings.ts';

export const writing = defineBundle({
  name: 'writing',
  routes: (app) => {
    routes(app);
    stateRoutes(app);
    pageRoutes(app);
    planningRoutes(app);
  },
  tools: pieceTools,
  jobs: [runScheduleJob, pruneRevisionsJob, renewAccessJob, renewHiddenJob],
  personalData: [personalManuscripts],
  slots: [
    deskTables.add(async () => PIECE_DESK),
    bulkActions.addAll(pieceActions),
    historyWords.add(async () => writingInHistory),
    wordings.add(async () => nothingYet),
    accountMenu.add(ownEntry),
    deskMenu.add(deskEntry),
    deskMenu.add(planningEntry),
    todayQueues.addAll(deskQueues),
    deskActions.addAll(writeActions),
    deskActions.add(planningAction),
    settingsPage.addAll(settingFieldsIn),
    reportables.addAll(reportablePieces),
    suppressedAfterRestoration.add(async () => ({ jobs: [], suppress: letSchedulePass })),
    triedThings.addAll(listTriedPieces),
    newcomerRules.add(async (ctx) => ({
      about: newcomersOf,
      sentence: whoIsNew(await readSetting(ctx, reviewFirst)),
    })),
    ...movingRows,
  ],
  notices: manuscriptNotices,
  news: manuscriptNoticeSources,
  frame: writingFrame,
  on: [
    portalSetUp.handle((ctx) => presetSetting(ctx, reviewFirst, REVIEW_FIRST_OF_NEW)),
    accountDesk.suspension.changedHiding.handle((ctx, { userId }) =>
      enqueue(ctx, RENEW_ACCESS_JOB, { userId }),
    ),
  ],
});
