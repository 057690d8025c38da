// The subject of this bundle is what members save for later, in folders. „Merkliste“ of pictures is another thing.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { historyWords } from '#bundles/history/public.ts';
import { bookmarksInHistory } from './history-words.ts';
import { bookmarkPaths } from './paths.ts';
import { personalBookmarks } from './personal-data.ts';
import { routes } from './routes.ts';
import { title } from './texts.ts';

/** The place in the menu behind what one follows. */
const MENU_ORDER = 31;

export const bookmarks = defineBundle({
  name: 'bookmarks',
  routes,
  personalData: [personalBookmarks],
  slots: [
    historyWords.add(async () => bookmarksInHistory),
    accountMenu.add(async ({ viewer }) =>
      isSignedIn(viewer) ? { name: title, href: url(bookmarkPaths.list), order: MENU_ORDER } : undefined,
    ),
  ],
});
