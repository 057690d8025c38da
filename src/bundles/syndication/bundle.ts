// Feeds as such: their forms, and how any bundle gives what it has as one.
import { defineBundle } from '#kernel/bundle.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { settingFields } from './settings-fields.ts';

export const syndication = defineBundle({
  name: 'syndication',
  slots: [settingsPage.addAll(async () => settingFields)],
});
