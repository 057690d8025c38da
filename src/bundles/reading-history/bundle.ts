// The subject of this bundle is what a member has read and where they stopped, kept on their account if they want it there.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { readingHistoryPaths } from './paths.ts';
import { personalReading } from './personal-data.ts';
import { isSaving } from './queries.ts';
import { routes } from './routes.ts';
import { title } from './texts.ts';

/** The place in the menu, behind what one has saved. */
const MENU_ORDER = 31.5;

export const readingHistory = defineBundle({
  name: 'reading-history',
  routes,
  personalData: [personalReading],
  slots: [
    accountMenu.add(async ({ viewer }) =>
      isSignedIn(viewer)
        ? { name: title, href: url(readingHistoryPaths.list), order: MENU_ORDER }
        : undefined,
    ),
  ],
  frame: async (ctx) => ({ isReadingSaved: await isSaving(ctx) }),
});
