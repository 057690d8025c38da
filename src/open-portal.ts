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

/** Opens the database, making it when it is missing. Throws a StartError when it can't be reached, or is of no use. */
export const reachDatabase = async (target: DatabaseTarget, log: Logger): Promise<Database> => {
  const database = openDatabase(target, log);
  try {
    await createDatabaseIfMissing(target);
    await refuseUseless(database);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Die Datenbank ist nicht erreichbar (${reason}): bitte DATABASE_URL prüfen.`, error);
  }
};

const OLDEST_POSTGRES = 15;

/** A database of another encoding takes the first piece with a quotation mark or a sign of its own for a fault, or counts bytes as letters. */
const refuseUseless = async (database: Database): Promise<void> => {
  const { rows } = await database.query(
    `select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int / 10000 as major`,
  );
  const { encoding, major } = rows[0] ?? {};
  if (Number(major) < OLDEST_POSTGRES)
    throw new StartError(
      `Das ist PostgreSQL ${String(major)}; Litfass braucht ${OLDEST_POSTGRES} oder neuer. Es wurde nichts verändert.`,
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `Diese Datenbank hat die Zeichenkodierung ${String(encoding)}; Litfass braucht UTF8. Bitte eine andere anlegen, mit encoding 'UTF8' template template0; es wurde nichts verändert.`,
    );
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
