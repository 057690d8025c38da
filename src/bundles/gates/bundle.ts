// Declares what stands between a contribution and its readers: gates by kind, place and group, and rules of words.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { historyWords } from '#bundles/history/public.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { gatesEntry } from './gates-page.ts';
import { gatesInHistory } from './history-words.ts';
import { gatesAtPlaces } from './placed-rows.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings-fields.ts';

export const gates = defineBundle({
  name: 'gates',
  routes,
  slots: [
    historyWords.add(async () => gatesInHistory),
    deskMenu.add(gatesEntry),
    placedRows.add(async () => gatesAtPlaces),
    settingsPage.addAll(async () => settingFields),
  ],
});
