// This is what an administrator may change about the portal without a new version.
import { deskMenu } from '#kernel/desk-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { historyWords } from '#bundles/history/public.ts';
import { SETTINGS_TAG } from './constants.ts';
import { contactFields } from './contact.ts';
import { portalFrame } from './frame.ts';
import { settingsInHistory } from './history-words.ts';
import { settingsPage } from './fields.ts';
import { portalFields } from './portal.ts';
import { routes } from './routes.ts';
import { settingsEntry } from './settings-page.ts';
import { portalStep } from './setup-step.ts';
import { followTime, timeFields } from './time.ts';

export const settings = defineBundle({
  name: 'settings',
  routes,
  beforeWork: followTime,
  frame: portalFrame,
  frameTags: [SETTINGS_TAG],
  slots: [
    historyWords.add(settingsInHistory),
    deskMenu.add(settingsEntry),
    setupSteps.add(async () => portalStep),
    settingsPage.addAll(async () => [...portalFields, ...contactFields, ...timeFields]),
  ],
});
