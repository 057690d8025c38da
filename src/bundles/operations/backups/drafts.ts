// Topic: files of backups come to be under another name, are safely on the disk, and only then get theirs: what a killed
// process leaves looks like nothing.
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const DRAFT = /^\.unfertig-(\d+)-/;
let made = 0;

/** Writes a whole file or none. */
export const writeWhole = async (file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
  const draft = await writeDraft(path.dirname(file), chunks);
  await draft.become(file);
};

export interface Draft {
  /** Gives it its name, durably. */
  readonly become: (file: string) => Promise<void>;
  readonly forget: () => Promise<void>;
}

export const writeDraft = async (folder: string, chunks: AsyncIterable<Uint8Array>): Promise<Draft> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.unfertig-${process.pid}-${++made}`);
  const forget = () => rm(draft, { force: true });
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      for await (const chunk of chunks) await handle.appendFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { forget, become: (file) => renameDurably(draft, file) };
};

const renameDurably = async (draft: string, file: string) => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
};

/** Those of processes that are gone, and nobody else's: several may write at once. */
export const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = DRAFT.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(path.join(folder, name), { force: true });
  }
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
