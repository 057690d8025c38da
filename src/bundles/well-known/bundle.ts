// This is what stands at addresses that others agreed upon: icons, the web manifest, whom to tell of a
// security hole, where programs that keep passwords send people to change one.
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { wellKnownPaths } from './paths.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings-fields.ts';

export const wellKnown = defineBundle({
  name: 'well-known',
  routes,
  slots: [settingsPage.addAll(async () => settingFields)],
  frame: async () => ({ manifestHref: url(wellKnownPaths.manifest) }),
});
