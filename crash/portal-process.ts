// Runs the built portal as a process of its own, on a data folder and a port that nobody else uses. Nothing of it outlives the
// process that started it. (Linux: processes are found in /proc.)
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTAL_FLAGS, portalEnvironment } from '../scripts/portal-process.mjs';
import { folderMark, isAlive } from '../src/embedded-postgres/state.ts';

export type Part = 'server' | 'worker' | 'database';

export interface PortalOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What is run before `node`, such as `taskset -c 0`. */
  readonly launcher?: readonly string[];
  /** Names an existing folder; by default a new one is made, which vanishes with the process. */
  readonly dataDir?: string;
}

export interface PortalProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** Starts the server process; it isn't ready yet. */
  readonly start: () => void;
  /** Returns the process number of a part; undefined while it isn't there. */
  readonly pidOf: (part: Part) => number | undefined;
  /** Returns what the portal has printed since its last start, the end of it. */
  readonly output: () => string;
  /** Sends SIGTERM; resolves when the server process has left. Gives how many processes it has left behind. */
  readonly stop: () => Promise<number>;
  /** Ends all that is left, by force, and removes the folder. */
  readonly destroy: () => Promise<void>;
}

const POLL_MS = 20;
const KEPT_OUTPUT = 1_000_000;

export const createPortalProcess = async (options: PortalOptions = {}): Promise<PortalProcess> => {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'litfass-crash-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  let output = '';
  const pidOf = (part: Part) => {
    if (part === 'database') return databasePid(dataDir);
    const pid = server?.exitCode === null && server.signalCode === null ? server.pid : undefined;
    return part === 'server' || pid === undefined ? pid : workerPid(pid);
  };
  const endAll = () => {
    const pids = pidsOn(dataDir);
    for (const pid of pids) signal(pid, 'SIGKILL');
    return pids.length;
  };
  process.once('exit', () => {
    endAll();
    removeFolder(dataDir, options);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    pidOf,
    output: () => output,
    start: () => {
      output = '';
      server = launch(options, { PORT: String(port), DATA_DIR: dataDir });
      for (const stream of [server.stdout!, server.stderr!])
        stream
          .setEncoding('utf8')
          .on('data', (text: string) => (output = (output + text).slice(-KEPT_OUTPUT)));
    },
    stop: async () => {
      signal(pidOf('server'), 'SIGTERM');
      while (pidOf('server') !== undefined) await sleep(POLL_MS);
      return pidsOn(dataDir).length;
    },
    destroy: async () => {
      while (endAll() > 0) await sleep(POLL_MS);
      removeFolder(dataDir, options);
    },
  };
};

/** Sends a signal; nothing happens when the process is gone. */
export const signal = (pid: number | undefined, name: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Asks again and again until the answer is there. Throws with `what` when it takes longer than `timeoutMs`. */
export const eventually = async <T>(
  what: string,
  timeoutMs: number,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> => {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await sleep(POLL_MS);
  }
  throw new Error(`Vergeblich gewartet: ${what} (${timeoutMs / 1000} s)`);
};

/** Returns the status of an address; 0 when nobody answers. */
export const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const launch = ({ args = [], env = {}, launcher = [] }: PortalOptions, own: Record<string, string>) => {
  const [command = process.execPath, ...rest] = [
    ...launcher,
    process.execPath,
    ...PORTAL_FLAGS,
    'dist/server/main.js',
    ...args,
  ];
  return spawn(command, rest, {
    env: {
      ...withoutSettings(portalEnvironment()),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...own,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** What the person at the terminal has set for their own portal must not reach this one. */
const withoutSettings = (env: NodeJS.ProcessEnv) => {
  const settings = /^(PUBLIC_URL|DATABASE_URL|SECRET|S3_URL|SMTP_URL|HOST|TRUST_PROXY|BUNDLES_OFF|PROCESS)$/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)));
};

/** Returns the main process of PostgreSQL, which carries the folder's name; its children show other words. */
const databasePid = (dataDir: string) => {
  const mark = folderMark(path.join(dataDir, 'postgres'));
  return processes().find((pid) => argumentsOf(pid).includes(mark));
};

/** Finds all processes that live on a data folder: the database, and whoever was told of the folder. */
const pidsOn = (dataDir: string) => {
  const database = databasePid(dataDir);
  const told = processes().filter(
    (pid) => isAlive(pid) && readText(`/proc/${pid}/environ`).split('\0').includes(`DATA_DIR=${dataDir}`),
  );
  return [...new Set([...told, ...(database === undefined ? [] : [database])])];
};

const workerPid = (serverPid: number) =>
  readText(`/proc/${serverPid}/task/${serverPid}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .find((pid) => isAlive(pid) && argumentsOf(pid).includes('--worker'));

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const argumentsOf = (pid: number) => readText(`/proc/${pid}/cmdline`).split('\0');

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const removeFolder = (dataDir: string, options: PortalOptions) => {
  if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
};
