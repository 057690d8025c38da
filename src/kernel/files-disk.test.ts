// What only the disk has to take care of; the promises of every storage are in files.test.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
const keys = async () => {
  const all: string[] = [];
  for await (const key of files.list('')) all.push(key);
  return all;
};

/** A process that stores an endless file under the key `endlos`. */
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

describe('files on the disk', () => {
  it('lie under their keys, readable by the owner only', async () => {
    await put('images/7/original');
    expect((await stat(path.join(root, 'images/7/original'))).mode & 0o777).toBe(0o600);
    expect((await stat(root)).mode & 0o777).toBe(0o700);
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
