// This is the running installation: what the kernel's functions find on ctx. One process may hold several (tests do).
import type { Bundle } from './bundle.ts';
import type { Config } from './config.ts';
import type { ContentKinds } from './content-kinds.ts';
import type { Database } from './database.ts';
import type { ErrorLog } from './error-log.ts';
import type { Files } from './files.ts';
import type { Invalidation } from './invalidation.ts';
import type { Jobs } from './jobs.ts';
import type { SharedCache } from './shared-cache.ts';
import type { Logger } from './log.ts';
import type { MemoryCache } from './memory-cache.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import type { RouteRegistry } from './route-registry.ts';
import type { Shell } from './shell.ts';
import type { TagBroadcast } from './tag-broadcast.ts';

export interface Portal {
  readonly config: Config;
  /** The configured secrets, or the one that was read or made at start. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  readonly database: Database;
  readonly bundles: readonly Bundle[];
  /** Also those that are switched off. */
  readonly allBundles: readonly Bundle[];
  readonly kinds: ContentKinds;
  readonly routes: RouteRegistry;
  readonly invalidation: Invalidation;
  readonly tagBroadcast: TagBroadcast;
  readonly cache: PageCache;
  readonly memoryCache: MemoryCache;
  readonly sharedCache: SharedCache;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly metrics: Metrics;
  readonly errors: ErrorLog;
  readonly shell: Shell;
}
