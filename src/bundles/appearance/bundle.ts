// This is how a portal looks: its colours and the face of its headlines, chosen by its administrators.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { SETTINGS_TAG, settingWords } from '#bundles/settings/public.ts';
import { appearanceEntry } from './appearance-page.ts';
import { themeFrame } from './frame.ts';
import { themeInHistory } from './history-words.ts';
import { routes } from './routes.ts';
import { appearanceStep } from './setup-step.ts';

export const appearance = defineBundle({
  name: 'appearance',
  routes,
  frame: themeFrame,
  frameTags: [SETTINGS_TAG],
  slots: [
    deskMenu.add(appearanceEntry),
    setupSteps.add(async () => appearanceStep),
    settingWords.add(async () => themeInHistory),
  ],
});
