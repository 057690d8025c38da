// The subject of this bundle is addresses that have moved, and those that are asked for and not there.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { formerAddresses, unknownAddresses } from '#kernel/former-addresses.ts';
import { formerPaths, formerPatterns } from '#bundles/archives/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { redirectsInHistory } from './history-words.ts';
import { noteMissing } from './missing.ts';
import { findTarget } from './queries.ts';
import { redirectsEntry } from './redirects-page.ts';
import { pathsLeadingTo, patternsLeadingTo } from './former-paths.ts';
import { routes } from './routes.ts';
import { readAsked, readPath } from './rules.ts';

export const redirects = defineBundle({
  name: 'redirects',
  routes,
  slots: [
    historyWords.add(async () => redirectsInHistory),
    deskMenu.add(redirectsEntry),
    formerPaths.addAll(pathsLeadingTo),
    formerPatterns.addAll(patternsLeadingTo),
    formerAddresses.add(async (ctx, asked) => {
      const [path, query] = readAsked(asked);
      return path === undefined ? undefined : (await findTarget(ctx, path, query))?.target;
    }),
    unknownAddresses.add(async (ctx, { path: asked, isOnlyAsked }) => {
      const path = readPath(asked);
      if (path !== undefined && !isOnlyAsked) await noteMissing(ctx, path);
      return undefined;
    }),
  ],
});
