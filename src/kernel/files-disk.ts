// Stores files in a folder of the local disk: a key is a path below it. Half-written files lie in `.incoming`, which no key can
// name, and are renamed once they are whole and safely on the disk.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, cutRange, InvalidFileKey, isFileKey, StorageUnavailable } from './files-contract.ts';
import type { ByteRange } from './files-contract.ts';
import type { FileFacts, FileStore, OpenFile } from './files.ts';
import { DAY_MS } from './durations.ts';

/** A draft that nobody wrote to for so long was left by a killed process. */
const ABANDONED_AFTER_MS = DAY_MS;
const MOVE_ATTEMPTS = 5;

/** The folder is made at the first write, readable by its owner only. */
export const openDiskStore = (root: string): FileStore => {
  const pathOf = (key: string) => path.join(root, key);
  const withDraft = makeDrafts(path.join(root, '.incoming'));

  const write = (key: string, chunks: AsyncIterable<Uint8Array>) =>
    withDraft(async (draft) => {
      await writeDurably(draft, chunks);
      await moveInto(draft, pathOf(key), key);
    });

  const get = (key: string, options?: { readonly range?: ByteRange }) =>
    openForReading(pathOf(key), key, options?.range);

  return {
    write,
    get,
    stat: async (key) => {
      const facts = await orMissing(stat(pathOf(key)));
      return facts?.isFile() ? toFacts(key, facts) : undefined;
    },
    remove: async (key) => {
      await orMissing(unlink(pathOf(key)));
      await removeEmptyFolders(path.dirname(pathOf(key)), root);
    },
    list: (prefix) => walk(root, prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix),
    copy: async (from, to) => {
      const file = await get(from);
      if (!file) return false;
      await write(to, file.stream).finally(() => file.stream.destroy());
      return true;
    },
    check: () => withDraft((draft) => writeDurably(draft, [Buffer.alloc(4096)])),
  };
};

/** Hands out names for drafts; whatever still bears the name when the work is over, however it ended, is removed. */
const makeDrafts = (incoming: string) => {
  let cleared: Promise<void> | undefined;
  return async (work: (draft: string) => Promise<void>): Promise<void> => {
    await storage(mkdir(incoming, { recursive: true, mode: 0o700 }));
    cleared ??= removeAbandoned(incoming);
    await cleared;
    const draft = path.join(incoming, randomUUID());
    try {
      await work(draft);
    } finally {
      await rm(draft, { force: true }).catch(ignore);
    }
  };
};

const removeAbandoned = async (incoming: string) => {
  const oldest = Date.now() - ABANDONED_AFTER_MS;
  for (const name of await readdir(incoming).catch(() => [])) {
    const draft = path.join(incoming, name);
    const facts = await stat(draft).catch(ignore);
    if (facts && facts.mtimeMs < oldest) await rm(draft, { force: true }).catch(ignore);
  }
};

/** Writes a draft durably. Errors of the source pass through; those of the disk become StorageUnavailable. */
const writeDurably = async (draft: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  const handle = await storage(open(draft, 'wx', 0o600));
  try {
    for await (const chunk of chunks) await storage(handle.appendFile(chunk));
    await storage(handle.sync());
  } finally {
    await storage(handle.close());
  }
};

/**
 * Moves a draft to its name. A concurrent `remove` may take the still empty folder away between the two steps: then it is tried
 * again, a few times.
 */
const moveInto = async (draft: string, target: string, key: string) => {
  const folder = path.dirname(target);
  for (let attempt = 1; ; attempt++) {
    try {
      const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(draft, target);
      await syncFolders(folder, firstMade ? path.dirname(firstMade) : folder);
      return;
    } catch (error) {
      const code = codeOf(error);
      if (['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(code))
        throw new InvalidFileKey(key, 'is the folder of another key, or has another key as its folder');
      if (code !== 'ENOENT' || attempt === MOVE_ATTEMPTS) throw new StorageUnavailable(code, error);
    }
  }
};

/** Makes the new name durable, and those of the folders that were made for it. */
const syncFolders = async (folder: string, topmost: string) => {
  const handle = await open(folder, 'r').catch(orGone);
  await handle?.sync().finally(() => handle.close());
  if (folder !== topmost) await syncFolders(path.dirname(folder), topmost);
};

/** Whoever removed the file meanwhile may have removed its folder. */
const orGone = (error: unknown) => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

const openForReading = async (
  file: string,
  key: string,
  range: ByteRange | undefined,
): Promise<OpenFile | undefined> => {
  const handle = await orMissing(open(file, 'r'));
  if (!handle) return undefined;
  try {
    const facts = await storage(handle.stat());
    if (facts.isFile()) {
      const { start, end } = range ? cutRange(range, facts.size) : { start: 0, end: facts.size - 1 };
      const stream = handle.createReadStream(range ? { start, end } : {});
      return { ...toFacts(key, facts), stream, start, length: end - start + 1 };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
};

const toFacts = (key: string, facts: { readonly size: number; readonly mtime: Date }): FileFacts => ({
  bytes: facts.size,
  contentType: contentTypeOf(key),
  modifiedAt: facts.mtime,
});

const removeEmptyFolders = async (folder: string, root: string): Promise<void> => {
  if (folder === root) return;
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmptyFolders(path.dirname(folder), root);
};

/** Keys below `folder`; what can't be a key was put there by somebody else. */
async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await orMissing(readdir(path.join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const key = folder + entry.name;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory() && `${key}/`.startsWith(prefix)) yield* walk(root, `${key}/`, prefix);
    if (entry.isFile() && key.startsWith(prefix)) yield key;
  }
}

/** A folder under the name, or a file in the place of a folder, is no file of that key. */
const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return undefined;
    throw new StorageUnavailable(codeOf(error), error);
  }
};

const storage = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable(codeOf(error), error);
  }
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const ignore = () => undefined;
