// The editor of rich texts: its calls. The component is in ui/.
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_SLOT } from '#bundles/settings/public.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings-fields.ts';

export const editor = defineBundle({
  name: 'editor',
  routes,
  slots: { [SETTINGS_SLOT]: async () => settingFields },
});
