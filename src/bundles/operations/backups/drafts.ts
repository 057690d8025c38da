// Writes files of backups under another name first; only when they are safely on the disk they get their own. What a killed
// process leaves doesn't look like a backup.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#kernel/start-error.ts';
import { MOST_SECONDS } from './constants.ts';
import * as texts from './texts.ts';

const DRAFT = '.unfertig-';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const NOT_WRITABLE = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Returns the sentence for a write below the folder that failed for want of space or rights; any other error as it is, also that
 * of a file that lies elsewhere.
 */
export const writeProblem = (error: unknown, folder: string): unknown => {
  const { code = '', path: at } = error as NodeJS.ErrnoException;
  if (at !== undefined && at !== folder && !at.startsWith(`${folder}${path.sep}`)) return error;
  if (NO_ROOM.has(code)) return new StartError(texts.noRoom(folder, code), error);
  return NOT_WRITABLE.has(code) ? new StartError(texts.notWritable(folder, code), error) : error;
};

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
  const draft = path.join(folder, `${DRAFT}${randomUUID()}`);
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

/** Removes drafts at which nobody can be writing any more: several may write at once, also from other machines. */
export const removeDrafts = async (folder: string): Promise<void> => {
  const oldest = Date.now() - MOST_SECONDS * 1000;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(DRAFT)) continue;
    const draft = path.join(folder, name);
    const facts = await stat(draft).catch(() => undefined);
    if (facts && facts.mtimeMs < oldest) await rm(draft, { force: true });
  }
};
