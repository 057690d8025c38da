// The subject of this bundle is newsletters: put together by rule, touched up by editors, sent at their hour to who asked for
// them, and kept on the web.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { plannedDates } from '#kernel/planned-dates.ts';
import { historyWords } from '#bundles/history/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { newslettersEntry, plannedIssues } from './desk/list-page.ts';
import { newsletterDeskRoutes } from './desk/routes.ts';
import { newslettersInHistory } from './history-words.ts';
import { forgetReadersJob, sendDueJob, sendSliceJob } from './jobs.ts';
import { newslettersTarget } from './link-target.ts';
import { movingNewsletters } from './moving-rows.ts';
import { personalNewsletters } from './personal-data.ts';
import { ownEntry } from './reading/own-page.ts';
import { readingRoutes } from './reading/routes.ts';
import { newslettersSource } from './sitemap.ts';
import { suppressedIssues } from './suppressed-after-restoration.ts';
import { newsletterWordings } from './wordings.ts';

export const newsletters = defineBundle({
  name: 'newsletters',
  routes: (app) => {
    readingRoutes(app);
    newsletterDeskRoutes(app);
  },
  jobs: [sendDueJob, sendSliceJob, forgetReadersJob],
  personalData: [personalNewsletters],
  sitemap: [newslettersSource],
  slots: [
    ...movingNewsletters,
    accountMenu.add(ownEntry),
    deskMenu.add(newslettersEntry),
    suppressedAfterRestoration.add(async () => suppressedIssues),
    historyWords.add(async () => newslettersInHistory),
    linkTargets.add(newslettersTarget),
    plannedDates.addAll(plannedIssues),
    wordings.addAll(async () => newsletterWordings),
  ],
});
