// A backup is restored into this: the database and files of the configuration, with the portal that comes of them.
import type { Config } from '#kernel/config.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Database } from '#kernel/database.ts';
import { openFiles } from '#kernel/files.ts';
import type { Logger } from '#kernel/log.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Target } from '#bundles/operations/backups/restore-backup.ts';
import { bundles } from './bundles.ts';
import { openPortal } from './open-portal.ts';

export const targetOn = (config: Config, log: Logger, database: Database): Target => ({
  database,
  files: openFiles(config),
  bundles,
  log,
  openPortal: async () => {
    const portal = await openPortal(config, log, database);
    return {
      ctx: makeCtx(portal, portalItself),
      close: async () => {
        await portal.jobs.stop();
        await portal.tagBroadcast.close();
      },
    };
  },
});
