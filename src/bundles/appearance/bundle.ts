// This is how a portal looks: its colours and the face of its headlines, chosen by its administrators.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { appearanceEntry } from './appearance-page.ts';
import { themeFrame } from './frame.ts';
import { routes } from './routes.ts';
import { themeSetting } from './setting.ts';
import { title } from './texts.ts';

export const appearance = defineBundle({
  name: 'appearance',
  routes,
  frame: themeFrame,
  frameTags: [SETTINGS_TAG],
  slots: [
    deskMenu.add(appearanceEntry),
    historyWords.add(async () => ({ name: title, actions: {}, fields: { [themeSetting.key]: title } })),
  ],
});
