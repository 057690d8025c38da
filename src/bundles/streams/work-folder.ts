// Makes folders of this machine in which a stream is worked on. They are gone with the work; what a killed worker left is
// removed by the next one, which also ends a program that still writes there: it finds no place for its next file.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS } from '#kernel/durations.ts';

const NAME = 'litfass-stream-';
/** A time that is longer than any work may take. */
const OLD_MS = DAY_MS;

export const inWorkFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  await removeAbandoned();
  const folder = await mkdtemp(path.join(os.tmpdir(), `${NAME}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(os.tmpdir())) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined) continue;
    const folder = path.join(os.tmpdir(), name);
    if (!isRunning(Number(pid)) || (await isOld(folder))) await rm(folder, { recursive: true, force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isOld = async (folder: string): Promise<boolean> => {
  const facts = await stat(folder).catch(() => undefined);
  return facts !== undefined && facts.mtimeMs < Date.now() - OLD_MS;
};
