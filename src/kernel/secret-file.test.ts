import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadSecrets, saveSecretFile } from './secret-file.ts';
import { StartError } from './start-error.ts';

let scratch: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'litfass-secret-'));
  dataDir = path.join(scratch, 'data');
  file = path.join(dataDir, 'secret');
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const load = (secrets: readonly string[] = []) => loadSecrets({ secrets, dataDir });
const writeSecret = async (text: string) => {
  await mkdir(dataDir);
  await writeFile(file, text);
};

/** Starts a process of its own that loads the secret and prints it. */
const loadElsewhere = async () => {
  const script = `
    const { loadSecrets } = await import(${JSON.stringify(new URL('./secret-file.ts', import.meta.url).href)});
    console.log((await loadSecrets({ secrets: [], dataDir: ${JSON.stringify(dataDir)} })).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.trim();
};

describe('the secret', () => {
  it('is the configured one if there is any, and no file is made then', async () => {
    const configured = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await load(configured)).toEqual(configured);
    expect(await load(configured.slice(1))).toEqual(configured.slice(1));
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  it('is made once: 32 random bytes that only the owner can read, and nothing else in the folder', async () => {
    const [secret] = await load();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect(await load()).toEqual([secret]);
    expect((await readFile(file, 'utf8')).trim()).toBe(secret);
  });

  it('of another place takes the place of the one that is there, which stays beside it', async () => {
    expect(await saveSecretFile({ dataDir }, `${'a'.repeat(32)}\n`)).toBeUndefined();
    expect(await saveSecretFile({ dataDir }, 'a'.repeat(32))).toBeUndefined();
    const former = await saveSecretFile({ dataDir }, 'b'.repeat(32));
    expect(await load()).toEqual(['b'.repeat(32)]);
    expect((await readFile(former!, 'utf8')).trim()).toBe('a'.repeat(32));
    expect(await readdir(dataDir)).toHaveLength(2);
  });

  it('outlives a power cut, as does its name', async () => {
    const handle = await open(import.meta.filename);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    onTestFinished(() => sync.mockRestore());
    await handle.close();
    for (const work of [() => load(), () => saveSecretFile({ dataDir }, 'a'.repeat(32))]) {
      sync.mockClear();
      await work();
      // The file is synced, and its folder.
      expect(sync).toHaveBeenCalledTimes(2);
    }
  });

  it('is the same for many who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => load()));
    expect(new Set(all.flat()).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  it('is the same for processes that start at once', async () => {
    const all = await Promise.all([loadElsewhere(), loadElsewhere(), loadElsewhere()]);
    expect(all[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(all).size).toBe(1);
  });

  it('may have old ones below it, which are kept in order', async () => {
    await writeSecret(`${'n'.repeat(40)}\r\n${'a'.repeat(32)}\n\n`);
    expect(await load()).toEqual(['n'.repeat(40), 'a'.repeat(32)]);
  });

  it.each(['', '\n', 'kurz\n', `${'n'.repeat(32)}\nkurz\n`])(
    'is refused in one sentence when too short: %j',
    async (text) => {
      await writeSecret(text);
      await expect(load()).rejects.toThrow(StartError);
      await expect(load()).rejects.toThrow(
        `Das Geheimnis in „${file}“ ist zu kurz: Es braucht mindestens 32 Zeichen.`,
      );
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  it('says in one sentence that its file can’t be read', async () => {
    await mkdir(file, { recursive: true });
    await expect(load()).rejects.toThrow(StartError);
    await expect(load()).rejects.toThrow(`Die Datei „${file}“ kann nicht gelesen werden (EISDIR).`);
  });

  it('says in one sentence that its folder can’t be made', async () => {
    await symlink('nirgends', dataDir);
    await expect(load()).rejects.toThrow(StartError);
    await expect(load()).rejects.toThrow(dataDir);
  });
});
