// Carries over a database that an older major version of PostgreSQL has made, when that is said: it is backed up with the
// programs of that version, restored into a new folder, and the old one is kept. Whatever kills it, the next start finds the
// old folder or the new one.
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database.ts';
import { SECOND_MS } from '#kernel/durations.ts';
import { openFiles } from '#kernel/files.ts';
import type { Logger } from '#kernel/log.ts';
import { StartError } from '#kernel/start-error.ts';
import { withStartLock } from '#kernel/start-lock.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';
import { openBackup } from '#bundles/operations/backups/read-backup.ts';
import { restoreBackup } from '#bundles/operations/backups/restore-backup.ts';
import type { Target } from '#bundles/operations/backups/restore-backup.ts';
import { refuseUnfinishedRestoration } from '#bundles/operations/backups/unfinished.ts';
import { findOlderDatabase, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import type { OlderDatabase, StartOptions } from './embedded-postgres/embedded-postgres.ts';
import { reachDatabase, targetOf } from './open-portal.ts';

/** The folder of the draft, beside the folder that it becomes. */
const DRAFT = 'postgres-neu';
/** The file in the draft that says that it is complete. */
const READY = 'fertig';

interface Options {
  readonly isWanted: boolean;
  readonly say: (sentence: string) => void;
  /** Returns what a portal is restored into, on this database. */
  readonly targetOn: (database: Database) => Target;
}

/** The time that the lock is waited for, longer than a start takes that carries nothing over. */
const LOCK_TIMEOUT_MS = 10 * SECOND_MS;

/** Throws a StartError that says what to do; the old folder is as it was then. Of two that start at once one waits for the other. */
export const carryOver = async (config: Config, log: Logger, options: Options): Promise<void> => {
  if (config.databaseUrl) return;
  const { dataDir } = config;
  const isOver = await withStartLock(`carry-over ${dataDir}`, LOCK_TIMEOUT_MS, async () => {
    await carryOverAlone(config, log, options);
    return true;
  });
  if (!isOver) throw new StartError(`Die Datenbank in „${dataDir}“ wird gerade übernommen: bitte warten.`);
};

const carryOverAlone = async (
  config: Config,
  log: Logger,
  { isWanted, say, targetOn }: Options,
): Promise<void> => {
  const { dataDir } = config;
  await finishSwap(dataDir);
  const older = await findOlderDatabase(dataDir);
  if (!older) return;
  const { major, current, programs } = older;
  if (!programs) throw new StartError(withoutPrograms(dataDir, older));
  if (!isWanted) throw new StartError(howToCarryOver(dataDir, older));
  say(`Die Datenbank wird von PostgreSQL ${major} nach ${current} übernommen …`);
  const file = await freeName(config.backupDir, `vor-postgresql-${current}`);
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  await onServer(config, { dataDir, log, programs }, async (database) => {
    await refuseUnfinishedRestoration(database);
    await makeBackup({ database, files: openFiles(config), config }, { file, isWithoutFiles: true });
  });
  say(`Gesichert: ${file}`);
  const draft = path.join(dataDir, DRAFT);
  await rm(draft, { recursive: true, force: true });
  await onServer(config, { dataDir: draft, log }, async (database) => {
    // What waits goes on: it is the same portal.
    await restoreBackup(await openBackup(file), targetOn(database), { isReplacing: true, isSending: true });
  });
  await markReady(draft);
  const kept = await finishSwap(dataDir);
  say(`Die bisherige Datenbank liegt in „${kept}“. Läuft alles, kann der Ordner weg.`);
};

const onServer = async (
  config: Config,
  options: StartOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> => {
  const server = await startEmbeddedPostgres(options);
  if (server.adopted) {
    await server.leave();
    throw new StartError(
      `In „${options.dataDir}“ läuft die Datenbank noch: bitte das Portal zuerst beenden, dessen sie ist.`,
    );
  }
  try {
    const database = await reachDatabase(targetOf(config, server), options.log);
    await work(database).finally(() => database.close());
  } finally {
    await server.stop();
  }
};

const markReady = async (draft: string): Promise<void> => {
  const mark = await open(path.join(draft, READY), 'w');
  await mark.sync().finally(() => mark.close());
  const folder = await open(draft, 'r');
  await folder.sync().finally(() => folder.close());
};

/** Puts what is complete in the place of the old folder, and gives where that is now; what isn't complete is begun anew. */
const finishSwap = async (dataDir: string): Promise<string | undefined> => {
  const draft = path.join(dataDir, DRAFT);
  if (!existsSync(path.join(draft, READY))) return undefined;
  const [current, fresh] = [path.join(dataDir, 'postgres'), path.join(draft, 'postgres')];
  let kept: string | undefined;
  if (existsSync(fresh)) {
    if (existsSync(current)) {
      kept = await freeName(dataDir, 'postgres-vorher');
      await rename(current, kept);
    }
    await rename(fresh, current);
  }
  await rm(draft, { recursive: true, force: true });
  return kept;
};

/** Returns the wanted name, with a number behind it where it is taken. */
const freeName = async (folder: string, wanted: string): Promise<string> => {
  const taken = new Set(await readdir(folder).catch(() => []));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return path.join(folder, name);
  }
};

const howToCarryOver = (dataDir: string, { major, current }: OlderDatabase) =>
  `Die Datenbank in „${dataDir}“ stammt von PostgreSQL ${major}, mitgeliefert wird ${current}. Mit npm start -- --carry-over wird sie gesichert und übernommen; der bisherige Ordner bleibt daneben liegen. Platz braucht es für beide. Es wurde nichts verändert.`;

const withoutPrograms = (dataDir: string, { major, current }: OlderDatabase) =>
  [
    `Die Datenbank in „${dataDir}“ stammt von PostgreSQL ${major}, mitgeliefert wird ${current}, und Programme von PostgreSQL ${major} gibt es hier nicht.`,
    `Entweder bitte PostgreSQL ${major} installieren (Debian: apt-get install postgresql-${major}) und npm start -- --carry-over aufrufen,`,
    `oder die vorige Fassung von Litfass starten, mit npm run backup -- DATEI sichern, sie beenden, den Ordner „${path.join(dataDir, 'postgres')}“ umbenennen und mit dieser Fassung npm run restore -- DATEI --replace aufrufen.`,
    'Es wurde nichts verändert.',
  ].join(' ');
