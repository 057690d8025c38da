// Runs a process that works jobs and serves nothing.
import type { Config } from '#kernel/config.ts';
import { listenForTouches } from '#kernel/create-portal.ts';
import { giveBackWhenIdle } from '#kernel/idle-memory.ts';
import { migrateDatabase } from '#kernel/migrations.ts';
import { refuseUnfinishedRestoration } from '#bundles/operations/backups/unfinished.ts';
import { bundles } from './bundles.ts';
import { connectEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import type { Logger } from '#kernel/log.ts';
import type { Running } from './main.ts';
import { openPortal, reachDatabase, targetOf } from './open-portal.ts';
import { lowerThreads } from './worker-threads.ts';

export const startWorker = async (config: Config, log: Logger): Promise<Running> => {
  const embedded = config.databaseUrl ? undefined : await connectEmbeddedPostgres(config);
  const database = await reachDatabase(targetOf(config, embedded), log);
  try {
    await refuseUnfinishedRestoration(database);
    // It may come before the process with pages that is started beside it, or be of another version. The embedded database belongs to
    // that one, which has changed it by now.
    if (config.databaseUrl) await migrateDatabase(database, bundles, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const portal = await openPortal(config, log, database);
  const listener = await listenForTouches(portal);
  await lowerThreads();
  await portal.jobs.startWorking(portal);
  const endGivingBack = giveBackWhenIdle(log);
  log.info('worker works');
  return {
    address: '',
    stop: async () => {
      endGivingBack();
      await portal.jobs.stop();
      await portal.errors.close();
      await portal.tagBroadcast.close();
      await listener.close();
      await database.close();
    },
  };
};
