// This is what web and worker processes have in common: secrets, files, the database, the portal around them.
import { findBundlesOff } from '#kernel/bundle-switches.ts';
import type { Config } from '#kernel/config.ts';
import { createPortal } from '#kernel/create-portal.ts';
import { createDatabaseIfMissing, openDatabase } from '#kernel/database.ts';
import type { Database, DatabaseTarget } from '#kernel/database.ts';
import { openFiles } from '#kernel/files.ts';
import { EVERYTHING } from '#kernel/invalidation.ts';
import type { Logger } from '#kernel/log.ts';
import type { Portal } from '#kernel/portal.ts';
import { loadSecrets } from '#kernel/secret-file.ts';
import { StartError } from '#kernel/start-error.ts';
import { bundles } from './bundles.ts';
import { shell } from './shell.tsx';

const DATABASE_NAME = 'litfass';

export const noPortalIn = (dataDir: string) => `In „${dataDir}“ gibt es noch kein Portal.`;

/** Chooses the database named by DATABASE_URL, else the embedded one at this address. */
export const targetOf = (
  config: Config,
  embedded: { socketDir: string; port: number; user: string } | undefined,
): DatabaseTarget => {
  if (!embedded) return { url: config.databaseUrl! };
  const { socketDir, port, user } = embedded;
  return { socketDir, port, user, database: DATABASE_NAME };
};

/** Opens the database, making it when it is missing. Throws a StartError when it can't be reached. */
export const reachDatabase = async (target: DatabaseTarget, log: Logger): Promise<Database> => {
  try {
    await createDatabaseIfMissing(target);
    const database = openDatabase(target, log);
    await database.query('select 1');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Die Datenbank ist nicht erreichbar (${reason}): bitte DATABASE_URL prüfen.`, error);
  }
};

export const openPortal = async (config: Config, log: Logger, database: Database): Promise<Portal> => {
  const portal = createPortal({
    config,
    secrets: await loadSecrets(config),
    log,
    database,
    files: openFiles(config),
    bundles,
    bundlesOff: await findBundlesOff({ config, database, bundles, log }),
    shell,
  });
  // The process before this one may have been killed before it could tell the others what it had changed.
  portal.tagBroadcast.send([EVERYTHING]);
  return portal;
};
