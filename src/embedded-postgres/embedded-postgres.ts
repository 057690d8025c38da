// Starts, adopts, watches and stops the PostgreSQL that comes with the packages; its data lie in DATA_DIR/postgres.
// Opens no SQL connection (database.ts does): postmaster.pid and the socket tell whether it is ready.
import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkFolder,
  createDatabaseFolder,
  DATABASE_USER,
  forgetShortName,
  repairRights,
  shortName,
} from './folder.ts';
import { endPostmaster, spawnPostmaster } from './postmaster.ts';
import type { Cluster, Postmaster } from './postmaster.ts';
import { findOlderPrograms, findPrograms } from './programs.ts';
import type { Programs } from './programs.ts';
import { isAlive, PORT, readState, REMAINS } from './state.ts';
import { chooseUser } from './user.ts';
import type { Logger } from '#kernel/log.ts';
import { StartError, storageError } from '#kernel/start-error.ts';
import { withStartLock } from '#kernel/start-lock.ts';

/** Where to connect: without a password, since only this user and root can enter the folder. */
export interface PostgresAddress {
  readonly socketDir: string;
  readonly port: number;
  readonly user: string;
}

export interface EmbeddedPostgres extends PostgresAddress {
  /** Process number of the server that runs now. */
  readonly pid: number;
  /** It was running already: an orphan after kill -9, or another living process's (claim a lock to tell). */
  readonly adopted: boolean;
  /**
   * Ends the server, adopted or not, and waits until it has written everything and is gone. Whoever finds that it
   * belongs to another living process must call `leave` instead.
   */
  readonly stop: () => Promise<void>;
  /** Lets it run, unwatched, also when this process ends: of two that started at once the other has claimed it. */
  readonly leave: () => Promise<void>;
}

export interface StartOptions {
  /** The portal's DATA_DIR, absolute. */
  readonly dataDir: string;
  readonly log: Logger;
  /** Further or other PostgreSQL settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Other programs than those that come with the portal: programs of the version that made the data. */
  readonly programs?: Programs;
}

const LOCK_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
const SLOW_MS = 5000;
/** How long the memory of a killed server is waited for: its backends hold it a moment longer. */
const LEFTOVER_TIMEOUT_MS = 15_000;
const WATCH_MS = 250;
const RETRY_MS = 2000;
const CONNECT_TIMEOUT_MS = 30_000;

/**
 * Starts the database in `dataDir`, making it when it isn't there, or takes over the one that runs. If the server
 * dies, it is started again. Throws a StartError with what to do: other version, rights, full disk.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  log,
  settings = {},
  programs,
}: StartOptions): Promise<EmbeddedPostgres> => {
  const cluster = await openCluster(dataDir, log, settings, programs);
  const launched = await launchAlone(cluster);
  const server = supervise(cluster, launched);
  return {
    ...addressOf(cluster),
    adopted: launched.adopted,
    stop: server.stop,
    leave: server.leave,
    get pid() {
      return server.pid();
    },
  };
};

export interface OlderDatabase {
  /** PostgreSQL's version that made the data, and the one that comes along. */
  readonly major: number;
  readonly current: number;
  /** Undefined where none is on this machine that reads them. */
  readonly programs: Programs | undefined;
}

/** Finds data that an older major version of PostgreSQL has made, which this one doesn't read. */
export const findOlderDatabase = async (dataDir: string): Promise<OlderDatabase | undefined> => {
  const folder = path.join(dataDir, 'postgres');
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  const major = Number(version.trim());
  if (!(major > 0)) return undefined;
  const user = await chooseUser(folder);
  const { major: current } = await findPrograms(user);
  return major >= current ? undefined : { major, current, programs: await findOlderPrograms(major, user) };
};

/** Connects to the database that another process has started in `dataDir`. Throws a StartError when none runs there. */
export const connectEmbeddedPostgres = async ({
  dataDir,
}: Pick<StartOptions, 'dataDir'>): Promise<PostgresAddress> => {
  const folder = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined);
  const address = folder && (await addressWhenReady(folder));
  if (address) return address;
  throw new StartError(
    `In „${dataDir}“ läuft keine Datenbank: bitte zuerst das Portal starten (PROCESS=web oder all) oder DATABASE_URL angeben.`,
  );
};

const addressWhenReady = async (folder: string): Promise<PostgresAddress | undefined> => {
  const socketDir = await shortName(folder);
  const deadline = performance.now() + CONNECT_TIMEOUT_MS;
  for (;;) {
    const { kind } = await readState(folder, socketDir);
    if (kind === 'ready') return addressOf({ socketDir });
    if (kind !== 'busy' || performance.now() > deadline) return undefined;
    await sleep(POLL_MS);
  }
};

const addressOf = ({ socketDir }: Pick<Cluster, 'socketDir'>): PostgresAddress => ({
  socketDir,
  port: PORT,
  user: DATABASE_USER,
});

const openCluster = async (
  dataDir: string,
  log: Logger,
  settings: Record<string, string>,
  older?: Programs,
): Promise<Cluster> => {
  const user = await chooseUser(path.join(dataDir, 'postgres'));
  const programs = older ?? (await findPrograms(user));
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // On a read-only disk Node says ENOENT.
    throw storageError(error.code === 'ENOENT' ? 'EROFS' : error, dataDir) ?? error;
  });
  const folder = path.join(await realpath(dataDir), 'postgres');
  return { folder, socketDir: await shortName(folder), programs, user, log, settings };
};

interface Launched extends Postmaster {
  readonly adopted: boolean;
}

const launchAlone = async (cluster: Cluster): Promise<Launched> => {
  const launched = await withStartLock(cluster.folder, LOCK_TIMEOUT_MS, () => launch(cluster)).catch(
    (error: unknown) => {
      throw storageError(error, cluster.folder) ?? error;
    },
  );
  if (launched) return launched;
  throw new StartError(
    `Die Datenbank in „${cluster.folder}“ wird gerade von einem anderen Programm gestartet: bitte später noch einmal versuchen.`,
  );
};

const launch = async (cluster: Cluster): Promise<Launched> => {
  const { folder, programs, user, settings } = cluster;
  if ((await checkFolder(folder, programs.major)) === 'new')
    await createDatabaseFolder({ folder, programs, user, isDurable: settings['fsync'] !== 'off' });
  await repairRights(folder, user);
  const deadline = performance.now() + LEFTOVER_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const running = await adoptedServer(cluster);
    if (running) return { pid: running, adopted: true, release: () => undefined };
    const started = await spawnPostmaster(cluster);
    if (started) return { ...started, adopted: false };
    await sleep(POLL_MS);
  }
  throw new StartError(
    `Der Ordner „${folder}“ wird noch von einem anderen PostgreSQL benutzt: bitte dieses beenden.`,
  );
};

/** Waits for a server that is starting, recovering or stopping; undefined when none is left. */
const adoptedServer = async ({ folder, socketDir, log }: Cluster): Promise<number | undefined> => {
  let warnAt = performance.now() + SLOW_MS;
  for (;;) {
    const state = await readState(folder, socketDir);
    if (state.kind === 'ready') return state.pid;
    if (state.kind === 'foreign')
      throw new StartError(
        `In „${folder}“ läuft ein von Hand gestartetes PostgreSQL (Prozess ${state.pid}): bitte beenden oder mit DATABASE_URL angeben.`,
      );
    if (state.kind === 'none') {
      for (const file of REMAINS) await rm(path.join(folder, file), { force: true });
      return undefined;
    }
    if (performance.now() > warnAt) {
      log.warn({ status: state.status }, 'waiting for PostgreSQL');
      warnAt += SLOW_MS;
    }
    await sleep(POLL_MS);
  }
};

/** Starts the server again whenever it dies, until it is stopped. */
const supervise = (cluster: Cluster, launched: Launched) => {
  const { log } = cluster;
  const stopping = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  let server = launched;
  const watch = async () => {
    for (; !stopping.signal.aborted; await pause(WATCH_MS)) {
      if (isAlive(server.pid)) continue;
      log.error({ pid: server.pid }, 'PostgreSQL ended unexpectedly, starting it again');
      try {
        server = await launchAlone(cluster);
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again');
        await pause(RETRY_MS);
      }
    }
  };
  const watched = watch();
  const unwatch = async () => {
    stopping.abort();
    await watched;
    await forgetShortName(cluster.folder, cluster.socketDir);
  };
  return {
    pid: () => server.pid,
    stop: async () => {
      await unwatch();
      await endPostmaster(server.pid);
    },
    leave: async () => {
      await unwatch();
      server.release();
    },
  };
};
