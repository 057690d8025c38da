// Writing: manuscripts from the first word to publication, their revisions and reviews.
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_SLOT, presetSetting } from '#bundles/settings/public.ts';
import { ACCOUNT_MENU_SLOT } from '#kernel/account-menu.ts';
import { REVIEW_FIRST_OF_NEW } from './constants.ts';
import { keepTimeJob, thinRevisionsJob } from './jobs.ts';
import { menuEntries } from './pages/desk-page.ts';
import { writingFrame } from './pages/frame.ts';
import { pageRoutes } from './pages/routes.ts';
import { personalManuscripts } from './personal-data.ts';
import { routes } from './routes.ts';
import { reviewFirst } from './settings.ts';
import { settingFields } from './settings-fields.ts';
import { stateRoutes } from './states/routes.ts';
import { pieceTools } from './tools/piece-tools.ts';

export const writing = defineBundle({
  name: 'writing',
  routes: (app) => {
    routes(app);
    stateRoutes(app);
    pageRoutes(app);
  },
  tools: pieceTools,
  jobs: [keepTimeJob, thinRevisionsJob],
  personalData: [personalManuscripts],
  slots: { [ACCOUNT_MENU_SLOT]: menuEntries, [SETTINGS_SLOT]: async () => settingFields },
  frame: writingFrame,
  on: { 'users.set-up': (ctx) => presetSetting(ctx, reviewFirst, REVIEW_FIRST_OF_NEW) },
});
