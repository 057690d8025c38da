// Only the disk has to take care of what is tested here; the promises of every storage are in files.test.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fileSystem, {
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openFiles, StorageUnavailable } from './files.ts';
import type { Files } from './files.ts';

const binary = { contentType: 'application/octet-stream' };
let dataDir: string;
let root: string;
let files: Files;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'litfass-disk-'));
  root = path.join(dataDir, 'files');
  files = openFiles({ dataDir, s3: undefined });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const put = (key: string, text = 'x') => files.put(key, Readable.from([Buffer.from(text)]), binary);
const drafts = () => readdir(path.join(root, '.incoming'));
const keys = async (prefix = '') => {
  const all: string[] = [];
  for await (const key of files.list(prefix)) all.push(key);
  return all;
};

const listed = async (prefix: string) => (await keys(prefix)).toSorted();

/** Starts a process that stores an endless file under the key `endlos`. */
const spawnEndlessWriter = () => {
  const script = `
    const { openFiles } = await import(${JSON.stringify(new URL('./files.ts', import.meta.url).href)});
    const endless = async function* () {
      for (;;) { yield Buffer.alloc(65536); console.log('.'); await new Promise((done) => setTimeout(done, 1)); }
    };
    const files = openFiles({ dataDir: ${JSON.stringify(dataDir)}, s3: undefined });
    await files.put('endlos', endless(), ${JSON.stringify(binary)});`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Lets `deed` happen just before a draft gets its name, so many times. */
const beforeMove = (times: number, deed: (folder: string) => Promise<void>) => {
  const { rename } = fileSystem;
  let left = times;
  const spy = vi.spyOn(fileSystem, 'rename').mockImplementation(async (from, to) => {
    if (left-- > 0) await deed(path.dirname(String(to)));
    return rename(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
};

const takeAway = (folder: string) => rm(folder, { recursive: true });

describe('a folder that is taken away before a file is in it', () => {
  it('is made once more', async () => {
    const spy = beforeMove(1, takeAway);
    await put('images/7/original');
    expect([await keys(), spy.mock.calls.length]).toEqual([['images/7/original'], 2]);
  });

  it('is given up where that goes on', async () => {
    beforeMove(100, takeAway);
    await expect(put('images/7/original')).rejects.toThrow(StorageUnavailable);
    expect([await keys(), await drafts()]).toEqual([[], []]);
  });

  it('is no reason to try again where something else is wrong', async () => {
    const spy = beforeMove(1, () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })));
    await expect(put('images/7/original')).rejects.toThrow(StorageUnavailable);
    expect([await drafts(), spy.mock.calls.length]).toEqual([[], 1]);
  });
});

/** Lets `deed` happen just after a draft has its name. */
const afterMove = (deed: (folder: string) => Promise<void>) => {
  const { rename } = fileSystem;
  const spy = vi.spyOn(fileSystem, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    await deed(path.dirname(String(to)));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
};

describe('a folder in which a file has just arrived', () => {
  it('may be taken away with it', async () => {
    afterMove(takeAway);
    await put('images/7/original');
    expect([await keys(), await drafts()]).toEqual([[], []]);
  });

  it('must be one that outlives a power cut', async () => {
    afterMove(async (folder) => {
      await takeAway(folder);
      await symlink(folder, folder);
    });
    await expect(put('images/7/original')).rejects.toThrow(StorageUnavailable);
  });
});

describe('files on the disk', () => {
  it('lie under their keys, readable by the owner only', async () => {
    await put('images/7/original');
    expect((await stat(path.join(root, 'images/7/original'))).mode & 0o777).toBe(0o600);
    for (const folder of ['', 'images', 'images/7', '.incoming'])
      expect((await stat(path.join(root, folder))).mode & 0o777).toBe(0o700);
  });

  it('outlive a power cut, with their names and those of new folders', async () => {
    const handle = await open(import.meta.filename);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    onTestFinished(() => sync.mockRestore());
    await handle.close();
    const syncsOf = async (work: Promise<unknown>) => {
      sync.mockClear();
      await work;
      return sync.mock.calls.length;
    };
    // The file itself is synced, and then its folder, the one above and the one that lies in.
    expect(await syncsOf(put('a/b/c'))).toBe(1 + 3);
    expect(await syncsOf(put('a/b/d'))).toBe(1 + 1);
    expect(await syncsOf(put('e'))).toBe(1 + 1);
  });

  it('are read whole and in ranges, with what they weigh', async () => {
    await put('a/b', '0123456789');
    const read = async (range?: { start: number; end?: number }) => {
      const { stream, start, length, bytes } = (await files.get('a/b', range && { range }))!;
      return [String(await buffer(stream)), start, length, bytes];
    };
    expect(await read()).toEqual(['0123456789', 0, 10, 10]);
    expect(await read({ start: 2, end: 4 })).toEqual(['234', 2, 3, 10]);
    expect(await read({ start: 9 })).toEqual(['9', 9, 1, 10]);
    expect(await files.copy('a/b', 'kopie')).toBe(true);
    expect(await files.stat('kopie')).toMatchObject({ bytes: 10 });
    await put('leer', '');
    expect(await files.get('leer')).toMatchObject({ start: 0, length: 0 });
  });

  it('are listed by how their keys begin', async () => {
    for (const key of ['a/b1', 'a/b2/x', 'a/c', 'ab', 'c/a']) await put(key);
    expect(await listed('a/b')).toEqual(['a/b1', 'a/b2/x']);
    expect(await listed('a')).toEqual(['a/b1', 'a/b2/x', 'a/c', 'ab']);
    expect(await listed('a/')).toEqual(['a/b1', 'a/b2/x', 'a/c']);
    expect(await listed('d/')).toEqual([]);
  });

  it('arrive although a draft that another process has just taken away is still in the list', async () => {
    await mkdir(path.join(root, '.incoming'), { recursive: true });
    await symlink(path.join(dataDir, 'gone'), path.join(root, '.incoming', 'gone'));
    await put('da');
    expect(await keys()).toEqual(['da']);
  });

  it('leave no draft behind, neither when they arrive nor when they fail', async () => {
    await put('da');
    const failing = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000);
        throw new Error('abgerissen');
      })(),
    );
    await expect(files.put('a/b/neu', failing, binary)).rejects.toThrow('abgerissen');
    await files.check();
    expect(await drafts()).toEqual([]);
    expect((await readdir(root)).toSorted()).toEqual(['.incoming', 'da']);
  });

  it('are not there when their process was killed while writing', async () => {
    const writer = spawnEndlessWriter();
    await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(await drafts()).toHaveLength(1);
    expect(await keys()).toEqual([]);
    expect(await files.stat('endlos')).toBeUndefined();
  });

  it('that a killed process left half-written are cleared away a day later, younger ones are let alone', async () => {
    await mkdir(path.join(root, '.incoming'), { recursive: true });
    for (const [name, hours] of [['alt', 25] as const, ['jung', 23] as const]) {
      const draft = path.join(root, '.incoming', name);
      await writeFile(draft, 'halb');
      const time = new Date(Date.now() - hours * 60 * 60 * 1000);
      await utimes(draft, time, time);
    }
    await put('neu');
    expect(await drafts()).toEqual(['jung']);
  });

  it('take their empty folders with them when they are removed', async () => {
    await put('a/b/c/1');
    await put('a/2');
    await files.remove('a/b/c/1');
    expect(await readdir(path.join(root, 'a'))).toEqual(['2']);
    await files.remove('a/2');
    expect(await readdir(root)).toEqual(['.incoming']);
  });

  it('arrive although somebody keeps removing their folder', async () => {
    const removing = Promise.all(Array.from({ length: 200 }, () => files.remove('ordner/gibt-es-nicht')));
    for (let i = 0; i < 40; i++) {
      await put('ordner/tiefer/neu');
      await files.remove('ordner/tiefer/neu');
    }
    await put('ordner/tiefer/neu');
    await removing;
    expect(await keys()).toEqual(['ordner/tiefer/neu']);
  });

  it('can’t have the key of a folder, nor a file as their folder', async () => {
    await put('a/b');
    await expect(put('a')).rejects.toThrow('file key "a" is the folder of another key');
    await expect(put('a/b/c')).rejects.toThrow('file key "a/b/c" is the folder of another key, or has');
    for (const key of ['a', 'a/b/c']) {
      expect(await files.get(key)).toBeUndefined();
      expect(await files.stat(key)).toBeUndefined();
      expect(await files.copy(key, 'kopie')).toBe(false);
      await files.remove(key);
    }
    expect(await keys()).toEqual(['a/b']);
    expect(await drafts()).toEqual([]);
  });

  it('are listed without what somebody else put into the folder', async () => {
    await put('da');
    await writeFile(path.join(root, 'Großes.txt'), 'x');
    await writeFile(path.join(root, '.DS_Store'), 'x');
    await symlink('/etc/passwd', path.join(root, 'verweis'));
    expect(await keys()).toEqual(['da']);
  });

  it('say that the storage is unavailable when the folder can’t be written', async () => {
    await writeFile(root, 'keine Mappe');
    const source = Readable.from([Buffer.from('x')]);
    await expect(files.put('neu', source, binary)).rejects.toThrow(StorageUnavailable);
    expect(source.destroyed).toBe(true);
    await expect(files.check()).rejects.toThrow(/^file storage unavailable: (ENOTDIR|EEXIST)$/);
    await rm(root);
    await files.check();
    await put('neu');
  });
});
