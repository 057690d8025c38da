// What an administrator may change about the portal without a new version.
import { ACCOUNT_MENU_SLOT } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_SLOT } from './constants.ts';
import { portalFields } from './portal.ts';
import { routes } from './routes.ts';
import { settingsEntry } from './settings-page.ts';

export const settings = defineBundle({
  name: 'settings',
  routes,
  slots: { [ACCOUNT_MENU_SLOT]: settingsEntry, [SETTINGS_SLOT]: async () => portalFields },
});
