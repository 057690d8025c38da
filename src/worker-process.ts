// Forks the process that works jobs: it leaves when its parent does, and is forked again when it dies.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { workerEnvironment } from '#kernel/config.ts';
import type { Logger } from '#kernel/log.ts';

/** Its own start takes as much as that of the pages, and whoever waits for the first of them comes first. */
const START_AFTER_MS = 500;
/** A worker that dies soon after its start is not started again at once. */
const SETTLED_MS = 3000;
const RESTART_MS = 1000;
const STOP_TIMEOUT_MS = 12_000;

const forkWorker = (args: readonly string[]): ChildProcess =>
  fork(process.argv[1]!, [...args], { env: workerEnvironment() });

export const superviseWorker = (
  args: readonly string[],
  log: Logger,
): { readonly stop: () => Promise<void> } => {
  let isStopping = false;
  let child: ChildProcess | undefined;
  const startLater = (ms: number) => void setTimeout(() => isStopping || start(), ms).unref();
  const fail = (err: unknown) => {
    log.error({ err }, 'worker could not be started; it is tried again');
    startLater(RESTART_MS);
  };
  const start = () => {
    const startedAt = performance.now();
    let forked: ChildProcess;
    try {
      child = forked = forkWorker(args);
    } catch (error) {
      return fail(error);
    }
    // Where there is no room for a process, or no program just now, nothing ends that could be noticed. Pages go on without it.
    forked.on('error', (error) => forked.pid === undefined && fail(error));
    forked.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ code, signal }, 'worker ended; it is started again');
      const isSettled = performance.now() - startedAt > SETTLED_MS;
      startLater(isSettled ? 0 : RESTART_MS);
    });
  };
  const first = setTimeout(start, START_AFTER_MS);
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(first);
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const exit = once(running, 'exit');
      running.kill('SIGTERM');
      const timer = setTimeout(() => running.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
};
