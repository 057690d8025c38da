// Starts processes on a core of their own, which are spoken to by messages: the load must not take time from what it measures.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';

/** The server with its database here, the load over there. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Programs are kept on a core by taskset; where it is missing, the system puts them where it likes. */
export const canPin = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Returns what to put before a command to keep it on a core. */
export const onCore = (core: number): readonly string[] => (canPin ? ['taskset', '-c', String(core)] : []);

export interface Peer<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly pid: number;
}

/** Starts a script that answers one message to each message. */
export const startPeer = <Question, Answer>(script: string, core: number): Peer<Question, Answer> => {
  const [command = process.execPath, ...args] = [...onCore(core), process.execPath, script];
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  return {
    pid: child.pid!,
    ask: async (question) => {
      const answer = once(child, 'message', { signal: AbortSignal.timeout(300_000) });
      child.send(question as object);
      return (await answer)[0] as Answer;
    },
  };
};
