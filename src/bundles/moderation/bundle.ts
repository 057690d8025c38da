// This is moderation: what members made can be told of by anybody; it becomes a case, a decision with its reasons, and perhaps
// an appeal. Regulation (EU) 2022/2065
import { accountMenu } from '#kernel/account-menu.ts';
import { namedRows } from '#kernel/account-merges.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { todayQueues } from '#kernel/desk-today.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { suspendedPlaces } from '#kernel/suspended-places.ts';
import { appealRoutes } from './appeals/routes.ts';
import { caseActions } from './cases/bulk.ts';
import { caseRoutes } from './cases/routes.ts';
import { CASE_DESK } from './cases/table-page.ts';
import { casesQueue, deskEntry } from './cases/today.ts';
import { casesInHistory } from './history-words.ts';
import { suspensionDesk } from './deciding/suspension-desk.ts';
import { notifyOfDecisionJob } from './deciding/notify-of-decisions.ts';
import { notifyNotifiersJob } from './deciding/notify-notifiers.ts';
import { endCasesJob, giveReasonsJob } from './jobs.ts';
import { movingCases } from './moving-rows.ts';
import { moderatorsOfCases } from './named-rows.ts';
import { caseNoticeSource, caseNotices } from './notices.ts';
import { ownEntry } from './own/own-page.ts';
import { ownRoutes } from './own/routes.ts';
import { personalCases } from './personal-data.ts';
import { reportingRoutes } from './reporting/routes.ts';
import { settingFields } from './settings-fields.ts';
import { suspendedPlacesNow } from './suspended-places.ts';
import { recordEntry } from './transparency/record.ts';
import { transparencyLink, transparencyTarget } from './transparency/pages.ts';
import { transparencyRoutes } from './transparency/routes.ts';
import { moderationWordings } from './wordings.ts';

export const moderation = defineBundle({
  name: 'moderation',
  routes: (app) => {
    reportingRoutes(app);
    appealRoutes(app);
    ownRoutes(app);
    caseRoutes(app);
    transparencyRoutes(app);
  },
  jobs: [endCasesJob, giveReasonsJob, notifyOfDecisionJob, notifyNotifiersJob],
  personalData: [personalCases],
  notices: caseNotices,
  news: [caseNoticeSource],
  frame: async (_ctx, { path }) => ({ footer: [transparencyLink(path)] }),
  slots: [
    accountMenu.add(ownEntry),
    suspendedPlaces.add(suspendedPlacesNow),
    bulkActions.addAll(caseActions),
    ...movingCases,
    deskMenu.add(deskEntry),
    deskMenu.add(recordEntry),
    // Jobs whose time was still to come run then; those whose time has passed have been done by the portal that the backup is
    // from.
    suppressedAfterRestoration.add(async () => ({
      jobs: [notifyNotifiersJob.name],
      dueJobs: [notifyOfDecisionJob.name],
    })),
    deskTables.add(async () => CASE_DESK),
    historyWords.add(async () => casesInHistory),
    namedRows.add(moderatorsOfCases),
    linkTargets.add(transparencyTarget),
    settingsPage.addAll(async () => settingFields),
    accountDesk.suspension.desks.add(async () => suspensionDesk),
    todayQueues.add(casesQueue),
    wordings.addAll(async () => moderationWordings),
  ],
});
