// The forked process that works jobs: it leaves when its parent does, and is forked again when it dies.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { workerEnvironment } from '#kernel/config.ts';
import type { Logger } from '#kernel/log.ts';

/** A worker that dies soon after its start is not started again at once. */
const SETTLED_MS = 3000;
const RESTART_MS = 1000;
const STOP_TIMEOUT_MS = 12_000;

export const superviseWorker = (
  args: readonly string[],
  log: Logger,
): { readonly stop: () => Promise<void> } => {
  let isStopping = false;
  let child: ChildProcess;
  const start = () => {
    const startedAt = performance.now();
    child = fork(process.argv[1]!, [...args], { env: workerEnvironment() });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ code, signal }, 'worker ended; it is started again');
      const isSettled = performance.now() - startedAt > SETTLED_MS;
      setTimeout(() => isStopping || start(), isSettled ? 0 : RESTART_MS).unref();
    });
  };
  start();
  return {
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
};
