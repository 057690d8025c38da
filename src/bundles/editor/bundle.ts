// Declares the editor of rich texts: its calls. The component is in ui/.
import { defineBundle } from '#kernel/bundle.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings-fields.ts';

export const editor = defineBundle({
  name: 'editor',
  routes,
  slots: [settingsPage.addAll(async () => settingFields)],
});
