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

export const superviseWorker = (
  args: readonly string[],
  log: Logger,
): { readonly stop: () => Promise<void> } => {
  let isStopping = false;
  let child: ChildProcess | undefined;
  const start = () => {
    const startedAt = performance.now();
    const forked = fork(process.argv[1]!, [...args], { env: workerEnvironment() });
    child = forked;
    forked.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ code, signal }, 'worker ended; it is started again');
      const isSettled = performance.now() - startedAt > SETTLED_MS;
      setTimeout(() => isStopping || start(), isSettled ? 0 : RESTART_MS).unref();
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
