// Runs PostgreSQL's main process: with which settings it is started, what its output means, how it ends.
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKING_DIRECTORY } from './folder.ts';
import type { Programs } from './programs.ts';
import { folderMark, isAlive, PORT, readState, SOCKET_FOLDER } from './state.ts';
import type { RunAs } from './user.ts';
import type { Logger } from '#kernel/log.ts';
import { StartError, storageError } from '#kernel/start-error.ts';

/** One data folder with all that is needed to run it. */
export interface Cluster {
  readonly folder: string;
  /** A short name of the folder, for clients. */
  readonly socketDir: string;
  readonly programs: Programs;
  readonly user: RunAs;
  readonly log: Logger;
  readonly settings: Readonly<Record<string, string>>;
}

/** The settings keep it small beside the web process; statements stay out of the log, since they hold what people wrote. */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_directories: SOCKET_FOLDER,
  max_connections: '60',
  shared_buffers: '64MB',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // What is asked for again and again lies in memory: to have blocks fetched ahead costs a twelfth of a question that looks into many.
  effective_io_concurrency: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** What older versions don't know. */
const SETTINGS_SINCE: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  18: { io_method: 'sync' },
};

const settingsFor = (major: number) =>
  Object.assign(
    {},
    SETTINGS,
    ...Object.entries(SETTINGS_SINCE).map(([since, settings]) => (major >= Number(since) ? settings : {})),
  ) as Record<string, string>;

/** A server that this process has started. */
export interface Postmaster {
  readonly pid: number;
  /** Lets the server go on when this process ends. */
  readonly release: () => void;
}

const POLL_MS = 10;
const KEPT_OUTPUT = 4000;
/** A lock file or shared memory of a server that is just going. */
const STILL_IN_USE = /lock file ".*" already exists|pre-existing shared memory block|another postmaster/i;
/** The ways to end a server, fast, immediate, and by force: each is safe for committed data, the later ones cost a recovery. */
const ENDINGS = [
  { signal: 'SIGINT', timeoutMs: 60_000 },
  { signal: 'SIGQUIT', timeoutMs: 15_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const;

/**
 * Starts the server and waits, as long as recovery may take, until it accepts connections. Undefined when remains of
 * an earlier server are still in the way; throws a StartError when it doesn't start.
 */
export const spawnPostmaster = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const { folder, socketDir } = cluster;
  const { child, release } = spawnDetached(cluster);
  const output = collectOutput(child.stderr);
  const ended = new Promise<'ended'>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve('ended'));
  });
  while ((await Promise.race([ended, sleep(POLL_MS)])) !== 'ended') {
    const state = await readState(folder, socketDir);
    if (state.kind !== 'ready' || state.pid !== child.pid) continue;
    logOutput(child.stderr, cluster.log);
    return { pid: state.pid, release };
  }
  if (STILL_IN_USE.test(output())) return undefined;
  throw (
    storageError(output(), folder) ??
    new StartError(`Die Datenbank in „${folder}“ startet nicht: ${reasonIn(output())}`, output())
  );
};

/** Ends the server and waits until it is gone. */
export const endPostmaster = async (pid: number): Promise<void> => {
  for (const { signal, timeoutMs } of ENDINGS) {
    signalProcess(pid, signal);
    const deadline = performance.now() + timeoutMs;
    while (isAlive(pid) && performance.now() < deadline) await sleep(POLL_MS);
    if (!isAlive(pid)) return;
  }
};

/** Sends a signal to a process that may be gone already. */
export const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/**
 * Starts the server in a process group of its own: Ctrl-C in the terminal must not end the database before the server that
 * still writes to it. A process that ends without having stopped its database at least tells it to.
 */
const spawnDetached = ({ programs, user, folder, settings }: Cluster) => {
  const lines = Object.entries({ ...settingsFor(programs.major), ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const child = spawn(
    programs.postgres,
    ['-D', WORKING_DIRECTORY, ...[...lines, folderMark(folder)].flatMap((line) => ['-c', line])],
    { ...user, cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endIt = () => void (child.pid && signalProcess(child.pid, 'SIGINT'));
  const release = () => void process.off('exit', endIt);
  process.once('exit', endIt);
  child.once('exit', release);
  child.unref();
  return { child, release };
};

/** Keeps the end of what the server says; until it is ready, that is for the reader of the error only. */
const collectOutput = (stderr: Readable) => {
  let kept = '';
  stderr.setEncoding('utf8').on('data', (text: string) => (kept = (kept + text).slice(-KEPT_OUTPUT)));
  if (stderr instanceof Socket) stderr.unref();
  return () => kept;
};

const logOutput = (stderr: Readable, log: Logger) =>
  stderr.on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) log[levelOf(line)]({ postgres: line }, 'PostgreSQL');
  });

/**
 * Returns the level at which a line of PostgreSQL's is logged; exported for its test. Connections that are still open when the
 * server ends are told so by it, which is no news.
 */
export const levelOf = (line: string): 'debug' | 'warn' =>
  /^LOG:|^FATAL:\s+terminating connection due to administrator command/.test(line) ? 'debug' : 'warn';

const reasonIn = (output: string) => /(?:FATAL|PANIC|ERROR):\s+(.*)/.exec(output)?.[1] ?? output.trim();
