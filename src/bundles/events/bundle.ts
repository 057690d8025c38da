// Declares events („Termine“): what takes place, where and when. It can be switched off, so nobody imports its face.
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { suppressedReminders } from './reminders/suppressed-after-restoration.ts';
import { eventsBundle } from './texts.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { pageSections } from '#kernel/page-sections.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { upcoming } from '#bundles/teasers/public.ts';
import { plannedDates } from '#kernel/planned-dates.ts';
import { plannedEvents } from './planned.ts';
import { movingRows } from './moving-rows.ts';
import { eventExporting } from './exporting.ts';
import { eventKind } from './kind.ts';
import { authoredEvents } from './personal-data.ts';
import { comingSection } from './page-section.ts';
import { importSlots } from './imports/contributions.ts';
import { sourceNews, sourceNewsSources } from './imports/following/notices.ts';
import { followingRoutes } from './imports/following/routes.ts';
import { importJobs } from './imports/jobs.ts';
import { ownSources } from './imports/personal-data.ts';
import { importRoutes } from './imports/routes.ts';
import { organiserSlots } from './organisers/contributions.ts';
import { organiserNews, organiserNewsSources } from './organisers/notices.ts';
import { personalOrganisers } from './organisers/personal-data.ts';
import { organiserRoutes } from './organisers/routes.ts';
import { eventsFrame, eventsTarget } from './link-target.ts';
import { feedSlots } from './feeds/contributions.ts';
import { personalCalendar } from './feeds/own/personal-data.ts';
import { ownCalendarRoutes } from './feeds/own/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { programmeRoutes } from './programme/routes.ts';
import { historyWords } from '#bundles/history/public.ts';
import { marksInHistory } from './marks/history-words.ts';
import { personalMarks } from './marks/personal-data.ts';
import { markRoutes } from './marks/routes.ts';
import { reminderJobs } from './reminders/jobs.ts';
import { reminderNews, reminderSources } from './reminders/notices.ts';
import { registrationSlots } from './registrations/contributions.ts';
import { registrationJobs } from './registrations/jobs.ts';
import { registrationNews, registrationSources } from './registrations/notices.ts';
import { personalRegistrations } from './registrations/personal-data.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { registrationTool } from './registrations/tool.ts';
import { routes } from './routes.ts';
import { eventSearching } from './searching.ts';
import { schoolHolidaysField } from './series/settings.ts';
import { upcomingEvents } from './upcoming.ts';
import { eventWriting } from './writing.ts';

export const events = defineBundle({
  name: 'events',
  optional: true,
  words: eventsBundle,
  frame: eventsFrame,
  routes: (app) => {
    feedRoutes(app);
    ownCalendarRoutes(app);
    programmeRoutes(app);
    routes(app);
    registrationRoutes(app);
    markRoutes(app);
    importRoutes(app);
    followingRoutes(app);
    organiserRoutes(app);
  },
  jobs: [...registrationJobs, ...reminderJobs, ...importJobs],
  tools: [registrationTool],
  kinds: [{ ...eventKind, writing: eventWriting, exporting: eventExporting, searching: eventSearching }],
  notices: [registrationNews, reminderNews, sourceNews, organiserNews],
  news: [registrationSources, reminderSources, sourceNewsSources, organiserNewsSources],
  slots: [
    upcoming.add(upcomingEvents),
    plannedDates.addAll(plannedEvents),
    linkTargets.add(eventsTarget),
    pageSections.add(async () => comingSection),
    settingsPage.add(async () => schoolHolidaysField),
    ...movingRows,
    ...registrationSlots,
    historyWords.add(async () => marksInHistory),
    ...feedSlots,
    ...importSlots,
    ...organiserSlots,
    suppressedAfterRestoration.add(async () => suppressedReminders),
  ],
  personalData: [
    authoredEvents,
    personalRegistrations,
    personalMarks,
    personalCalendar,
    ownSources,
    personalOrganisers,
  ],
});
