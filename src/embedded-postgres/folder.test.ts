import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '#kernel/start-error.ts';
import { checkFolder, createDatabaseFolder, forgetShortName, repairRights, shortName } from './folder.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'litfass-folder-'));
  folder = path.join(home, 'postgres');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const user = { env: { PATH: process.env['PATH'] } };
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe('the folder of a database', () => {
  it('is new where there is none, or nothing in it', async () => {
    expect(await checkFolder(folder, 18)).toBe('new');
    await mkdir(folder);
    expect(await checkFolder(folder, 18)).toBe('new');
  });

  it('is an existing one of this version', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
    expect(await checkFolder(folder, 18)).toBe('existing');
  });

  it('of another version, or of something else, is left alone', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'fotos.zip'), 'x');
    await expect(checkFolder(folder, 18)).rejects.toThrow(
      new StartError(
        `Der Ordner „${folder}“ enthält keine PostgreSQL-Datenbank: bitte leeren oder mit DATA_DIR einen anderen wählen.`,
      ),
    );
    await writeFile(path.join(folder, 'PG_VERSION'), '17\n');
    await expect(checkFolder(folder, 18)).rejects.toThrow(`stammt von PostgreSQL 17, mitgeliefert wird 18`);
  });

  it('that is a file is told of', async () => {
    await writeFile(folder, 'x');
    await expect(checkFolder(folder, 18)).rejects.toThrow();
  });

  it('has rights that PostgreSQL takes, whatever a backup has made of them', async () => {
    for (const [before, after] of [
      [0o755, 0o700],
      [0o770, 0o700],
      [0o701, 0o700],
      [0o704, 0o700],
      [0o750, 0o750],
      [0o740, 0o740],
      [0o700, 0o700],
    ] as const) {
      await mkdir(folder);
      await chmod(folder, before);
      await repairRights(folder, user);
      expect(await modeOf(folder)).toBe(after);
      await rm(folder, { recursive: true });
    }
  });

  it.runIf(process.geteuid?.() === 0)('belongs to the database’s user, with all in it', async () => {
    await mkdir(path.join(folder, 'base'), { recursive: true });
    await writeFile(path.join(folder, 'base/1'), 'x');
    await repairRights(folder, { ...user, uid: 65534, gid: 65534 });
    for (const file of ['', 'base', 'base/1'])
      expect(await lstat(path.join(folder, file))).toMatchObject({ uid: 65534, gid: 65534 });
    await writeFile(path.join(folder, 'base/2'), 'x');
    await repairRights(folder, { ...user, uid: 65534, gid: 65534 });
    expect((await lstat(path.join(folder, 'base/2'))).uid).toBe(0);
  });
});

/** Creates a database folder with this script in the place of initdb. */
const create = async (script: string, isDurable = true) => {
  const initdb = path.join(home, 'initdb');
  await writeFile(initdb, `#!/bin/sh\n${script}\n`);
  await chmod(initdb, 0o755);
  await createDatabaseFolder({ folder, programs: { initdb, postgres: '', major: 18 }, user, isDurable });
};
const inHome = async () => (await readdir(home)).filter((name) => name !== 'initdb').toSorted();

describe('a new database', () => {
  it('is made for German, in a folder for its user alone, and has its name when it is whole', async () => {
    await create('echo "$@" > args; echo 18 > PG_VERSION; ls .. > beside');
    expect(await inHome()).toEqual(['postgres']);
    expect(await modeOf(folder)).toBe(0o700);
    expect((await readFile(path.join(folder, 'args'), 'utf8')).trim()).toBe(
      '-D /proc/self/cwd -U litfass -A trust --encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=de-DE --no-instructions',
    );
    expect(await readFile(path.join(folder, 'beside'), 'utf8')).toBe(
      `initdb\npostgres.entwurf-${process.pid}\n`,
    );
  });

  it('has its name on the disk before anything is written to it', async () => {
    const handle = await open(home);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    onTestFinished(() => sync.mockRestore());
    await handle.close();
    await create('true');
    expect(sync).toHaveBeenCalledTimes(1);
  });

  it('isn’t waited for until it lies on the disk where nobody needs it afterwards', async () => {
    await create('echo "$@" > args', false);
    expect(await readFile(path.join(folder, 'args'), 'utf8')).toContain('--no-sync');
  });

  it('leaves no half behind when it fails, and says why', async () => {
    await expect(create('touch half; echo "initdb: kaputt" >&2; exit 1')).rejects.toThrow(
      new StartError(`Die Datenbank in „${home}“ ließ sich nicht anlegen: initdb: kaputt`),
    );
    expect(await inHome()).toEqual([]);
    await expect(create('echo "No space left on device" >&2; exit 1')).rejects.toThrow(StartError);
  });

  it('takes away halves of starts that were killed, and those of no other', async () => {
    const ended = spawn('true', { stdio: 'ignore' });
    await once(ended, 'exit');
    const others = ['postgres.entwurf-1', 'postgres.entwurfe', 'files'];
    for (const name of [`postgres.entwurf-${ended.pid}`, `postgres.entwurf-${process.pid}`, ...others])
      await mkdir(path.join(home, name));
    await create('true');
    expect(await inHome()).toEqual([...others, 'postgres'].toSorted());
  });
});

describe('the name of a folder', () => {
  it('is its own where that is short enough for a socket', async () => {
    const fitting = `/${'x'.repeat(91)}`;
    expect(await shortName(fitting)).toBe(fitting);
  });

  it('is that of a link where it is too long, until that is forgotten', async () => {
    const long = path.join(home, 'x'.repeat(100));
    await mkdir(long);
    const name = await shortName(long);
    expect(name).not.toBe(long);
    expect(name.endsWith('/db')).toBe(true);
    expect(await readlink(name)).toBe(long);
    await forgetShortName(long, name);
    await expect(stat(path.dirname(name))).rejects.toThrow('ENOENT');
    expect((await stat(long)).isDirectory()).toBe(true);
  });

  it('is that of a link elsewhere where the usual place takes none', async () => {
    vi.spyOn(os, 'tmpdir').mockReturnValue(path.join(home, 'nirgends'));
    onTestFinished(() => void vi.restoreAllMocks());
    const long = path.join(home, 'x'.repeat(100));
    const name = await shortName(long);
    expect(path.dirname(path.dirname(name))).toBe('/tmp');
    await forgetShortName(long, name);
  });

  it('that is its own is not forgotten', async () => {
    await mkdir(folder);
    await forgetShortName(folder, folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it('needs one byte less than a socket has room for', async () => {
    const socket = '/.s.PGSQL.5432';
    const longest = `/${'x'.repeat(107 - socket.length - 1)}`;
    expect(await shortName(longest)).toBe(longest);
    const longer = await shortName(`${longest}x`);
    expect(longer).not.toBe(`${longest}x`);
    await forgetShortName(`${longest}x`, longer);
  });
});
