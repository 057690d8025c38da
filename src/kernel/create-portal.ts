// Puts the parts of a running installation together. No listening, no working yet.
import { activeBundles } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import type { Config } from './config.ts';
import { createContentKinds } from './content-kinds.ts';
import type { Database, Listener } from './database.ts';
import { refuseDoubles } from './declarations.ts';
import { createErrorLog } from './error-log.ts';
import type { Files } from './files.ts';
import { EVERYTHING, TAG_CHANNEL, createInvalidation } from './invalidation.ts';
import { createJobs } from './jobs.ts';
import type { Logger } from './log.ts';
import { createSharedCache } from './shared-cache.ts';
import { createMemoryCache } from './memory-cache.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import type { Portal } from './portal.ts';
import { createRouteRegistry } from './route-registry.ts';
import type { Shell } from './shell.ts';
import { createTagBroadcast } from './tag-broadcast.ts';

export interface PortalParts {
  readonly config: Config;
  readonly secrets: readonly string[];
  readonly log: Logger;
  readonly database: Database;
  readonly files: Files;
  readonly bundles: readonly Bundle[];
  /** The bundles that are off; those that the configuration switches off, unless they are given. */
  readonly bundlesOff?: readonly string[];
  readonly shell: Shell;
}

export const createPortal = ({ bundlesOff, ...parts }: PortalParts): Portal => {
  const bundles = activeBundles(parts.bundles, bundlesOff ?? parts.config.bundlesOff);
  refuseDoubles(bundles);
  const invalidation = createInvalidation();
  return {
    ...parts,
    bundles,
    allBundles: parts.bundles,
    invalidation,
    tagBroadcast: createTagBroadcast(parts.database, parts.log),
    kinds: createContentKinds(bundles.flatMap((bundle) => bundle.kinds ?? [])),
    routes: createRouteRegistry(),
    cache: createPageCache(invalidation),
    memoryCache: createMemoryCache(invalidation),
    sharedCache: createSharedCache(invalidation),
    jobs: createJobs(parts.database, parts.log),
    metrics: createMetrics(),
    errors: createErrorLog(parts.database, parts.log),
  };
};

/** Hears what other processes touched. After a gap in hearing, everything counts as touched. */
export const listenForTouches = ({ database, invalidation }: Portal): Promise<Listener> =>
  database.listen(
    TAG_CHANNEL,
    (payload) => {
      const [sender, ...tags] = payload.split(' ');
      // This process's own tags were dropped when they were committed; dropping them again would cost the pages drawn since.
      if (sender === database.id) return;
      if (tags[0] === EVERYTHING) invalidation.dropAll();
      else invalidation.drop(tags);
    },
    () => invalidation.dropAll(),
  );
