// Addresses that have moved, and those that are asked for and not there.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { formerAddresses } from '#kernel/former-addresses.ts';
import { historyWords } from '#bundles/history/public.ts';
import { redirectsInHistory } from './history-words.ts';
import { noteMissing } from './missing.ts';
import { findTarget } from './queries.ts';
import { redirectsEntry } from './redirects-page.ts';
import { routes } from './routes.ts';
import { readPath } from './rules.ts';

export const redirects = defineBundle({
  name: 'redirects',
  routes,
  slots: [
    historyWords.add(async () => redirectsInHistory),
    deskMenu.add(redirectsEntry),
    formerAddresses.add(async (ctx, asked) => {
      const path = readPath(asked.path);
      if (path === undefined) return undefined;
      const found = await findTarget(ctx, path, asked.query);
      if (!found && !asked.isOnlyAsked) await noteMissing(ctx, path);
      return found?.target;
    }),
  ],
});
