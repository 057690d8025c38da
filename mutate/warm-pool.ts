// This is a pool for Vitest whose processes outlast a run: reading the whole house anew for each mistake took most of the time.
// A process goes on with all modules that a mistake doesn't touch (warm-process.ts).
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';
import { mistaken } from './mistaken.ts';

/** How much memory a process may have: old versions of modules stay in it, and one that has more is replaced by another one. */
const MOST_BYTES = 1.6e9;
const PAGE_BYTES = 4096;

interface WarmProcess {
  readonly child: ChildProcess;
  /** It runs tests of one project only. */
  readonly project: string;
  /** The file that it has read with a mistake, and what it read there. */
  read: { readonly file: string; readonly text: string } | undefined;
  runs: number;
}

/** The tests' configuration is loaded apart from the command, so they meet on the global object. */
const KEY = Symbol.for('litfass.mutate.processes');
interface Processes {
  readonly idle: WarmProcess[];
  readonly all: Set<WarmProcess>;
}
const holder = globalThis as { [KEY]?: Processes };
const processes = (holder[KEY] ??= { idle: [], all: new Set() });

/** Ends all processes, what they have read and what tests have left in them; the next run begins in new ones. */
export const endProcesses = (): void => {
  for (const { child } of processes.all) child.kill('SIGKILL');
  processes.all.clear();
  processes.idle.length = 0;
};

const startProcess = ({ project, execArgv, env }: PoolOptions): WarmProcess => {
  const child = fork(path.join(import.meta.dirname, 'warm-process.ts'), [], {
    env,
    execArgv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const started = { child, project: project.name, read: undefined, runs: 0 };
  processes.all.add(started);
  child.once('exit', () => {
    processes.all.delete(started);
    const at = processes.idle.indexOf(started);
    if (at >= 0) processes.idle.splice(at, 1);
  });
  return started;
};

const memoryOf = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;

class WarmWorker implements PoolWorker {
  readonly name = 'warm';
  /** What was written for a mistake must not be read for the next one: modules come with the answer, by no file. */
  readonly cacheFs = false;
  readonly #options: PoolOptions;
  readonly #heard = new EventEmitter();
  #process: WarmProcess | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  readonly on = (event: string, heard: (...args: unknown[]) => void): void => {
    this.#heard.on(event, heard);
  };

  readonly off = (event: string, heard: (...args: unknown[]) => void): void => {
    this.#heard.off(event, heard);
  };

  readonly deserialize = (data: unknown): unknown => data;

  readonly start = async (): Promise<void> => {
    const { idle } = processes;
    const at = idle.findIndex(({ project }) => project === this.#options.project.name);
    this.#process = at >= 0 ? idle.splice(at, 1)[0]! : startProcess(this.#options);
    const { child } = this.#process;
    child.on('message', this.#hearMessage);
    child.on('exit', this.#hearExit);
    child.on('error', this.#hearError);
  };

  readonly stop = async (): Promise<void> => {
    const stopped = this.#process;
    if (!stopped) return;
    const { child } = stopped;
    child.off('message', this.#hearMessage);
    child.off('exit', this.#hearExit);
    child.off('error', this.#hearError);
    this.#process = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (memoryOf(child) < MOST_BYTES) processes.idle.push(stopped);
    else child.kill('SIGKILL');
  };

  /** A process that has run tests is set up already, and never told to clear up. */
  readonly send = (message: WorkerRequest): void => {
    if (message.type === 'stop') return this.#answer('stopped');
    const { read, runs, child } = this.#process!;
    if (message.type === 'start' && runs > 0) return this.#answer('started');
    if (message.type !== 'run') return void child.send(message);
    const now = mistaken();
    const changed = read?.file === now?.file && read?.text === now?.text ? [] : [read?.file, now?.file];
    this.#process!.runs++;
    this.#process!.read = now;
    const invalidates = changed.filter((file) => file !== undefined);
    child.send({ ...message, context: { ...message.context, invalidates } });
  };

  readonly #answer = (type: 'started' | 'stopped'): void => {
    setImmediate(() => this.#heard.emit('message', { __vitest_worker_response__: true, type }));
  };

  readonly #hearMessage = (message: unknown) => this.#heard.emit('message', message);
  readonly #hearExit = (...how: unknown[]) => this.#heard.emit('exit', ...how);
  readonly #hearError = (error: unknown) => this.#heard.emit('error', error);
}

export const warmPool: PoolRunnerInitializer = {
  name: 'warm',
  createPoolWorker: (options) => new WarmWorker(options),
};
