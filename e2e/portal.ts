// Runs the built portal as a process of its own, on a free port and a data folder that is thrown away afterwards.
import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fastFolder } from '#kernel/testing/fast-folder.ts';
import { PORTAL_FLAGS, portalEnvironment } from '../scripts/portal-process.mjs';

export interface RunningPortal {
  readonly address: string;
  readonly dataDir: string;
  /** Gives the warnings and errors so far, a line each. */
  readonly warnings: () => readonly string[];
  readonly stop: () => Promise<void>;
  /** Kills the portal as when the plug is pulled. */
  readonly kill: () => Promise<void>;
  /** Starts on the same address and data as before. */
  readonly startAgain: () => Promise<void>;
  /** Runs a command of the portal, on its data; gives what it says. Rejects when it fails. */
  readonly command: (...args: readonly string[]) => Promise<string>;
}

/** What the portal says once it can be visited: with the demo content made, or waiting for its first administrator. */
const READY = /Alle Bilder sind fertig|Bitte richten Sie es ein/;
/** The same of a copy, where nothing has to be made. */
const READY_AGAIN = /Demo-Zugänge|Bitte richten Sie es ein/;
/** Settings of the person who runs this, which must not reach the portal. */
const FOREIGN = [
  'DATABASE_URL',
  'S3_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'HOST',
  'SECRET',
  'PROCESS',
  'BUNDLES_OFF',
];

/** Leaves with this process, however that ends. Rejects with what it said when it can't start. */
export const startPortal = async (...args: readonly string[]): Promise<RunningPortal> =>
  startIn(await fastFolder('litfass-e2e-'), args, READY);

/** A portal that has been started once: its database is made and its content is there, and each further one begins with a copy of it. */
export interface PreparedPortal {
  readonly startCopy: () => Promise<RunningPortal>;
  readonly remove: () => Promise<void>;
}

export const preparePortal = async (...args: readonly string[]): Promise<PreparedPortal> => {
  const original = await fastFolder('litfass-e2e-');
  const portal = await startIn(original, args, READY);
  await portal.end();
  return {
    startCopy: async () => {
      const folder = await fastFolder('litfass-e2e-');
      // Node doesn't copy it, since that would make all of it root's.
      await promisify(execFile)('cp', ['-a', `${original}/.`, folder]);
      return startIn(folder, args, READY_AGAIN);
    },
    remove: () => rm(original, { recursive: true, force: true }),
  };
};

interface StartedPortal extends RunningPortal {
  /** Ends the portal; what it has written stays. */
  readonly end: () => Promise<void>;
}

const startIn = async (dataDir: string, args: readonly string[], ready: RegExp): Promise<StartedPortal> => {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    PORT: String(port),
    DESIGN_PAGE: 'on',
    LOAD_SHEDDING: 'off',
    // Members register by the hundred, each from a network of their own: `aMember` says which.
    TRUST_PROXY: 'true',
  };
  const said = { text: '' };
  const forkWith = (args: readonly string[]) =>
    fork('dist/server/main.js', args, {
      execArgv: [...PORTAL_FLAGS],
      env: { ...portalEnvironment(), ...Object.fromEntries(FOREIGN.map((name) => [name, ''])), ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  const begin = () => {
    const child = forkWith(args);
    listenTo(child, said);
    return child;
  };
  const command = async (...args: readonly string[]) => {
    const words = { text: '' };
    const child = forkWith(args);
    listenTo(child, words);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${words.text}`);
    return words.text;
  };
  let child = begin();
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const end = () => endBy('SIGTERM');
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}`;
  try {
    await untilReady(child, said, ready);
  } catch (error) {
    await stop();
    throw error;
  }
  const warnings = () => said.text.split('\n').filter((line) => line.startsWith('{'));
  const kill = () => endBy('SIGKILL');
  const startAgain = async () => {
    child = begin();
    await untilAnswering(address);
  };
  return { address, dataDir, warnings, end, stop, kill, startAgain, command };
};

const listenTo = (child: ChildProcess, said: { text: string }) => {
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said.text += text));
};

const untilReady = (child: ChildProcess, said: { readonly text: string }, ready: RegExp) =>
  new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', () => ready.test(said.text) && resolve());
    child.once('exit', () => reject(new Error(`The portal did not start:\n${said.text}`)));
  });

const untilAnswering = async (address: string): Promise<void> => {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  if (answer?.ok) return;
  await delay(100);
  return untilAnswering(address);
};

export const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
