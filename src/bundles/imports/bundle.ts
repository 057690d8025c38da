// Declares what comes from other portals: WordPress, Ghost, feeds and tables.
import { defineBundle } from '#kernel/bundle.ts';
import { comparableAddress } from '#kernel/comparable-address.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { formerAddresses } from '#kernel/former-addresses.ts';
import { storageKinds } from '#kernel/storage-kinds.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { anonymous } from '#kernel/viewer.ts';
import { formerPaths } from '#bundles/archives/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { formerHolders } from '#bundles/piece-pages/public.ts';
import { importsInHistory } from './history-words.ts';
import { importsEntry } from './imports-page.ts';
import { importJobs } from './jobs.ts';
import { ownImports } from './personal-data.ts';
import { findAddress, listFormerPaths } from './queries.ts';
import { routes } from './routes.ts';
import { importStorage } from './storage.ts';
import { suppressedInvitations } from './suppressed-after-restoration.ts';

export const imports = defineBundle({
  name: 'imports',
  routes,
  jobs: importJobs,
  slots: [
    historyWords.add(async () => importsInHistory),
    deskMenu.add(importsEntry),
    suppressedAfterRestoration.add(async () => suppressedInvitations),
    storageKinds.add(importStorage),
    formerPaths.addAll(listFormerPaths),
    formerAddresses.add((ctx, { path, query }) => findNow(ctx, path, query)),
    formerHolders.add((ctx, path) => findNow(actAs(ctx, anonymous), path)),
  ],
  personalData: [ownImports],
});

/** Returns where that is now which stood at an address of the other portal. */
const findNow = async (ctx: Ctx, asked: string, query = ''): Promise<string | undefined> => {
  const path = comparableAddress(asked);
  const whole = path + comparableAddress(query);
  const found = await findAddress(ctx, [whole, path, withOtherEnd(path)]);
  return found && (await findSummary(ctx, found))?.href;
};

/** Returns the path with a slash at its end, or without where it has one: portals take both for the same. */
const withOtherEnd = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`);
