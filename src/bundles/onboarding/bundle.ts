// The subject of this bundle is the way from an empty portal to its first piece: which steps there are, and which are open.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { todayQueues } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { setupStart } from '#kernel/setup-steps.ts';
import { settingWords } from '#bundles/settings/public.ts';
import { stepsInHistory } from './history-words.ts';
import { onboardingEntry } from './overview-page.ts';
import { onboardingPaths } from './paths.ts';
import { openSteps } from './queries.ts';
import { routes } from './routes.ts';

export const onboarding = defineBundle({
  name: 'onboarding',
  routes,
  slots: [
    deskMenu.add(onboardingEntry),
    todayQueues.add(openSteps),
    setupStart.add(async () => url(onboardingPaths.overview)),
    settingWords.add(stepsInHistory),
  ],
});
