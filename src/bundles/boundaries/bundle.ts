// The subject of this bundle is what members want nothing of: people whom they mute or block, and words.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { formerAddresses } from '#kernel/former-addresses.ts';
import { url } from '#kernel/named-routes.ts';
import { historyWords } from '#bundles/history/public.ts';
import { boundariesInHistory } from './history-words.ts';
import { ownEntry } from './pages.ts';
import { boundaryPaths } from './paths.ts';
import { personalBoundaries } from './personal-data.ts';
import { routes } from './routes.ts';

/** Where blocking stood while it was about messages alone. */
const FORMER_LIST = '/konto/nachrichten/blockiert';
const FORMER_PAGE = /^\/konto\/nachrichten\/blockieren\/(\d{1,10})$/;

export const boundaries = defineBundle({
  name: 'boundaries',
  routes,
  personalData: [personalBoundaries],
  slots: [
    historyWords.add(async () => boundariesInHistory),
    accountMenu.add(ownEntry),
    formerAddresses.add(async (_ctx, { path }) => {
      if (path === FORMER_LIST) return url(boundaryPaths.list);
      const [, userId] = FORMER_PAGE.exec(path) ?? [];
      return userId && url(boundaryPaths.page, { userId: Number(userId) });
    }),
  ],
});
