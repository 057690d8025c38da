// Lets what the worker does give way to pages, but not all of it alike. Decoding and encoding happens on the threads of libuv's
// pool and on those it makes, and gives way to everything; the worker's own thread, which tells people what happened, only a
// little: on a busy machine notices would come minutes late otherwise.
import { readFile, readdir } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';

const THREADS = '/proc/self/task';
const POOL_THREAD = 'libuv-worker';
const A_LITTLE = 5;
const { PRIORITY_BELOW_NORMAL } = os.constants.priority;

/**
 * Lowers the priority of threads before any image work. Where threads have no priority of their own, the whole process gives
 * way.
 */
export const lowerThreads = async (): Promise<void> => {
  if (process.platform !== 'linux') return lower(process.pid, PRIORITY_BELOW_NORMAL);
  // The pool makes all of its threads for the first thing that is done on it, which is this call at the latest.
  const threads = await readdir(THREADS);
  const names = await Promise.all(threads.map(nameOf));
  for (const [at, name] of names.entries())
    if (name === POOL_THREAD) lower(Number(threads[at]), PRIORITY_BELOW_NORMAL);
  lower(process.pid, A_LITTLE);
};

/** Whoever has less already can't have more. */
const lower = (thread: number, priority: number) =>
  os.setPriority(thread, Math.max(priority, os.getPriority(thread)));

/** Returns a thread's name; empty when it has just ended. */
const nameOf = (thread: string) =>
  readFile(`${THREADS}/${thread}/comm`, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
