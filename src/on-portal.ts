// Lets commands work upon a portal that may run meanwhile; if it doesn't, its database is started for as long as that takes.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { createLogger } from '#kernel/log.ts';
import type { Logger } from '#kernel/log.ts';
import { refuseOtherVersion } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import { portalItself } from '#kernel/viewer.ts';
import { refuseUnfinishedRestoration } from '#bundles/operations/backups/unfinished.ts';
import { connectEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { noPortalIn, openPortal, reachDatabase, targetOf } from './open-portal.ts';
import { ownDatabase } from './start-web.ts';
import type { OwnedDatabase } from './start-web.ts';

/** Throws as `start` does. */
export const onPortal = async <Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result> => {
  const config = readConfig();
  const log = createLogger(config);
  const owned = await reachAnyDatabase(config, log);
  try {
    await refuseUnfinishedRestoration(owned.database);
    await refuseOtherVersion(owned.database);
    const portal = await openPortal(config, log, owned.database);
    try {
      return await work(makeCtx(portal, portalItself));
    } finally {
      await portal.jobs.stop();
      await portal.tagBroadcast.close();
    }
  } finally {
    await owned.close();
  }
};

/** Reaches the database of the portal that runs, else the one in its folder. */
export const reachAnyDatabase = async (config: Config, log: Logger): Promise<OwnedDatabase> => {
  if (config.databaseUrl) return ownDatabase(config, log);
  if (!existsSync(path.join(config.dataDir, 'postgres'))) throw new StartError(noPortalIn(config.dataDir));
  const running = await connectEmbeddedPostgres(config).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (!running) return ownDatabase(config, log);
  const database = await reachDatabase(targetOf(config, running), log);
  return { database, close: () => database.close() };
};
