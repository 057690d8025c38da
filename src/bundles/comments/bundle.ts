// Comments on whatever kind mounts them. contract.md 16.2
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_SLOT } from '#bundles/settings/public.ts';
import { ACCOUNT_MENU_SLOT } from '#kernel/account-menu.ts';
import { deskEntry } from './desk/desk-page.ts';
import { deskRoutes } from './desk/routes.ts';
import { announceNewJob } from './jobs.ts';
import { commentKind } from './kind.ts';
import { liveComments } from './live.ts';
import { personalComments } from './personal-data.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings-fields.ts';

export const comments = defineBundle({
  name: 'comments',
  routes: (app) => {
    routes(app);
    deskRoutes(app);
  },
  kinds: [commentKind],
  jobs: [announceNewJob],
  live: { comments: liveComments },
  slots: { [ACCOUNT_MENU_SLOT]: deskEntry, [SETTINGS_SLOT]: async () => settingFields },
  personalData: [personalComments],
});
