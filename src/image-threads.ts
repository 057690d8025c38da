// Topic: images give way to pages, notices and mails don't. Decoding and encoding happens on the threads of libuv's pool
// and on those it makes; the worker's own thread, which tells people what happened, keeps its priority.
import { readFile, readdir } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';

const THREADS = '/proc/self/task';
const POOL_THREAD = 'libuv-worker';

/** Before any image work. Where threads have no priority of their own, the whole process gives way. */
export const lowerImageThreads = async (): Promise<void> => {
  // Whoever was started with less already can't have more.
  const low = Math.max(os.constants.priority.PRIORITY_BELOW_NORMAL, os.getPriority());
  if (process.platform !== 'linux') return os.setPriority(low);
  // The pool makes all of its threads for the first thing it does, which this is at the latest.
  const threads = await readdir(THREADS);
  const names = await Promise.all(threads.map(nameOf));
  for (const [at, name] of names.entries())
    if (name === POOL_THREAD) os.setPriority(Number(threads[at]), low);
};

/** Empty when it has just ended. */
const nameOf = (thread: string) =>
  readFile(`${THREADS}/${thread}/comm`, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
