// Events („Termine“): what takes place, where and when. Can be switched off, so nobody imports its face.
import { eventsBundle } from './texts.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { pageSections } from '#kernel/page-sections.ts';
import { upcoming } from '#bundles/teasers/public.ts';
import { plannedDates } from '#kernel/planned-dates.ts';
import { plannedEvents } from './planned.ts';
import { movingRows } from './moving-rows.ts';
import { eventExporting } from './exporting.ts';
import { eventKind } from './kind.ts';
import { authoredEvents } from './personal-data.ts';
import { comingSection } from './page-section.ts';
import { eventsTarget } from './link-target.ts';
import { feedRoutes } from './feeds/routes.ts';
import { programmeRoutes } from './programme/routes.ts';
import { registrationSlots } from './registrations/contributions.ts';
import { registrationJobs } from './registrations/jobs.ts';
import { registrationNews, registrationSources } from './registrations/notices.ts';
import { personalRegistrations } from './registrations/personal-data.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { registrationTool } from './registrations/tool.ts';
import { routes } from './routes.ts';
import { eventSearching } from './searching.ts';
import { upcomingEvents } from './upcoming.ts';
import { eventWriting } from './writing.ts';

export const events = defineBundle({
  name: 'events',
  optional: true,
  words: eventsBundle,
  routes: (app) => {
    feedRoutes(app);
    programmeRoutes(app);
    routes(app);
    registrationRoutes(app);
  },
  jobs: registrationJobs,
  tools: [registrationTool],
  notices: [registrationNews],
  news: [registrationSources],
  kinds: [{ ...eventKind, writing: eventWriting, exporting: eventExporting, searching: eventSearching }],
  slots: [
    upcoming.add(upcomingEvents),
    plannedDates.addAll(plannedEvents),
    linkTargets.add(eventsTarget),
    pageSections.add(async () => comingSection),
    ...movingRows,
    ...registrationSlots,
  ],
  personalData: [authoredEvents, personalRegistrations],
});
