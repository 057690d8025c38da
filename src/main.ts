// It reads the configuration, opens the database, makes the app, and then listens, works or does both. It talks to the person
// at the terminal in German sentences.
import { readConfig } from '#kernel/config.ts';
import { ConfigError } from '#kernel/config.ts';
import { BundleSwitchError } from '#kernel/bundle.ts';
import { createLogger } from '#kernel/log.ts';
import { StartError } from '#kernel/start-error.ts';
import { serializeError } from '#kernel/serialized-error.ts';
import type { Development } from './start-web.ts';
import './islands.ts';

export interface Running {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly args?: readonly string[];
  readonly development?: Development;
}

/** The argument of the process that the web process forks: it works jobs and leaves with it. */
const WORKER_ARGUMENT = '--worker';

/** Starts what the configuration asks for. Throws StartError, ConfigError, BundleSwitchError with German sentences. */
export const start = async ({ args = [], development }: StartOptions = {}): Promise<Running> => {
  const config = readConfig();
  const log = createLogger(config);
  if (config.process === 'worker' || args.includes(WORKER_ARGUMENT)) {
    const { startWorker } = await import('./start-worker.ts');
    return startWorker(config, log);
  }
  // What serves pages is a megabyte of program, of which a worker needs nothing.
  const { startWeb } = await import('./start-web.ts');
  return startWeb(config, log, {
    isWithoutBackup: args.includes('--without-backup'),
    isCarryingOver: args.includes('--carry-over'),
    isEmpty: args.includes('--empty'),
    demo: {
      scale: readFactor(args, '--scale', MAX_SCALE),
      pictureSize: readFactor(args, '--picture-size', 1),
    },
    workerArguments: config.process === 'all' ? [WORKER_ARGUMENT] : undefined,
    development,
  });
};

/** Reads `--scale 3`, or `--scale=3`; it is 1 without. */
const readFactor = (args: readonly string[], name: string, max: number): number => {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return 1;
  const factor = Number(args[at] === name ? args[at + 1] : args[at]!.slice(name.length + 1));
  if (factor > 0 && factor <= max) return factor;
  throw new StartError(`${name} verlangt eine Zahl über 0 bis ${max}, etwa ${name} 0.5.`);
};

const MAX_SCALE = 1000;
const EXIT_TIMEOUT_MS = 15_000;

/** Lives the whole life of a process: starts, runs until a signal or until its parent is gone, stops everything. */
export const run = async (args: readonly string[]): Promise<void> => {
  const running = start({ args });
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
    await running.then((portal) => portal.stop()).catch(() => undefined);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('disconnect', () => void stop(0));
  // One request's forgotten promise must not take all the others down with it.
  process.on('unhandledRejection', (error) => console.error(serializeError(error)));
  await running.catch(async (error: unknown) => {
    if (!isStopping) explain(error);
    process.exit(isStopping ? 0 : 1);
  });
};

const explain = (error: unknown) => {
  if (error instanceof ConfigError) for (const sentence of error.sentences) console.error(sentence);
  else if (error instanceof StartError || error instanceof BundleSwitchError) console.error(error.message);
  else console.error('Litfass konnte nicht starten.', serializeError(error));
};

type Command = (args: readonly string[], say: (line: string) => void) => Promise<number>;

/** The commands for other things than the portal's life, by name; none of them is read by a portal that lives. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  archive: async () => (await import('./archive-command.ts')).runArchiveCommand,
  backup: async () => (await import('./backup-command.ts')).runBackupCommand,
  import: async () => (await import('./import-command.ts')).runImportCommand,
  media: async () => (await import('./media-command.ts')).runMediaCommand,
  reindex: async () => (await import('./reindex-command.ts')).runReindexCommand,
  restore: async () => (await import('./restore-command.ts')).runRestoreCommand,
  selftest: async () => (await import('./self-test-command.ts')).runSelfTestCommand,
};

const runCommand = async (load: () => Promise<Command>, args: readonly string[]): Promise<void> => {
  process.exitCode = await load()
    .then((command) => command(args, (line) => console.log(line)))
    .catch((error: unknown) => {
      explain(error);
      return 1;
    });
};

if (import.meta.env.PROD) {
  const [first = '', ...others] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  void (command ? runCommand(command, others) : run(process.argv.slice(2)));
}
