import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '#kernel/start-error.ts';
import { copiedPrograms, findOlderPrograms, findPrograms } from './programs.ts';

const user = { env: { PATH: process.env['PATH'] } };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-programs-'));
  vi.spyOn(os, 'tmpdir').mockReturnValue(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Makes a copy as an earlier start leaves it, whose PostgreSQL runs this script. */
const copy = async (name: string, script: string) => {
  const bin = path.join(folder, name, 'native/bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(bin, 'postgres'), `#!/bin/sh\n${script}\n`);
  await chmod(path.join(bin, 'postgres'), 0o755);
  return bin;
};

describe('programs of an older version', () => {
  it('are the copy of an earlier start', async () => {
    const bin = await copy('litfass-postgres-7.4-0', 'echo "postgres (PostgreSQL) 7.4"');
    expect(await findOlderPrograms(7, user)).toEqual({
      postgres: path.join(bin, 'postgres'),
      initdb: path.join(bin, 'initdb'),
      major: 7,
    });
  });

  it('are none of another version, of another name, or that don’t run', async () => {
    await copy('litfass-postgres-7.1-0', 'echo "postgres (PostgreSQL) 6.5"');
    await copy('litfass-postgres-7.2-0', 'echo "postgres (PostgreSQL) 7.2"; exit 1');
    await copy('litfass-postgres-7.3-0', 'echo "something else"');
    await copy('litfass-postgres-71.0-0', 'echo "postgres (PostgreSQL) 7.1"');
    await copy('postgres-7.4', 'echo "postgres (PostgreSQL) 7.4"');
    expect(await findOlderPrograms(7, user)).toBeUndefined();
    const bin = await copy('litfass-postgres-7.9-0', 'echo "postgres (PostgreSQL) 7.9"');
    expect((await findOlderPrograms(7, user))?.postgres).toBe(path.join(bin, 'postgres'));
  });

  it('are looked for where there is no folder of copies, too', async () => {
    await rm(folder, { recursive: true });
    expect(await findOlderPrograms(7, user)).toBeUndefined();
  });
});

it('the programs that come along are there, and run', async () => {
  const programs = await findPrograms(user);
  expect(programs.major).toBeGreaterThanOrEqual(15);
  expect(path.basename(programs.postgres)).toBe('postgres');
  expect(path.dirname(programs.initdb)).toBe(path.dirname(programs.postgres));
});

/** Makes a package as it is installed: its libraries lie there by one name, and are looked for by another. */
const aPackage = async (script = 'echo "postgres (PostgreSQL) 18.4"') => {
  const origin = path.join(folder, 'package/native');
  await mkdir(path.join(origin, 'bin'), { recursive: true });
  await mkdir(path.join(origin, 'lib'));
  await writeFile(path.join(folder, 'package/package.json'), '{"version":"18.4.0"}');
  await writeFile(path.join(origin, 'bin/postgres'), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  await writeFile(path.join(origin, 'lib/libpq.so.5.18'), 'a library', { mode: 0o600 });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(origin, 'pg-symlinks.json'), JSON.stringify(links));
  return origin;
};
const place = (name: string) => path.join(folder, name);
const copyIn = (name: string) => path.join(place(name), `litfass-postgres-18.4.0-${process.geteuid?.()}`);
const copyFrom = (origin: string, ...names: readonly string[]) =>
  copiedPrograms(origin, user, names.map(place));
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe('a copy of the programs', () => {
  it('is made in the first place where it runs, readable by everyone, with its links', async () => {
    const native = path.join(copyIn('first'), 'native');
    expect(await copyFrom(await aPackage(), 'first', 'second')).toEqual({
      postgres: path.join(native, 'bin/postgres'),
      initdb: path.join(native, 'bin/initdb'),
      major: 18,
    });
    expect(await readdir(place('first'))).toEqual([path.basename(copyIn('first'))]);
    await expect(stat(place('second'))).rejects.toThrow('ENOENT');
    expect(await readlink(path.join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
    for (const [file, mode] of [
      ['', 0o755],
      ['bin', 0o755],
      ['bin/postgres', 0o755],
      ['lib/libpq.so.5.18', 0o644],
    ] as const)
      expect([file, await modeOf(path.join(native, file))]).toEqual([file, mode]);
    expect(await modeOf(copyIn('first'))).toBe(0o755);
  });

  it('is taken again as long as nothing of it is gone or was cut off', async () => {
    const origin = await aPackage();
    await copyFrom(origin, 'first');
    const mark = path.join(copyIn('first'), 'mark');
    const library = path.join(copyIn('first'), 'native/lib/libpq.so.5.18');
    await writeFile(mark, 'x');
    await copyFrom(origin, 'first');
    expect(await readFile(mark, 'utf8')).toBe('x');
    await writeFile(library, 'a lib');
    await copyFrom(origin, 'first');
    expect(await readFile(library, 'utf8')).toBe('a library');
    await expect(stat(mark)).rejects.toThrow('ENOENT');
    await rm(library);
    await copyFrom(origin, 'first');
    expect(await readFile(library, 'utf8')).toBe('a library');
  });

  it.each([
    ['that others may change', (copy: string) => chmod(copy, 0o775)],
    ['that everybody may change', (copy: string) => chmod(copy, 0o757)],
    [
      'that is a link to one',
      async (copy: string) => {
        await rm(copy, { recursive: true });
        await symlink(copyIn('true'), copy);
      },
    ],
    [
      'in whose place a file lies',
      async (copy: string) => {
        await rm(copy, { recursive: true });
        await writeFile(copy, 'x');
      },
    ],
  ])('%s is left alone, and made elsewhere', async (_, change) => {
    const origin = await aPackage();
    for (const name of ['first', 'true']) await copyFrom(origin, name);
    await change(copyIn('first'));
    const { postgres } = await copyFrom(origin, 'first', 'second');
    expect(postgres).toBe(path.join(copyIn('second'), 'native/bin/postgres'));
  });

  it.runIf(process.geteuid?.() === 0)('of somebody else is left alone', async () => {
    const origin = await aPackage();
    await copyFrom(origin, 'first');
    await chown(copyIn('first'), 54_321, 4321);
    await expect(copyFrom(origin, 'first')).rejects.toThrow('belongs to somebody else');
  });

  it('that runs nowhere is told of with the reason', async () => {
    const origin = await aPackage('echo "libicu is missing" >&2; exit 127');
    const copying = copyFrom(origin, 'first', 'second');
    await expect(copying).rejects.toThrow(StartError);
    await expect(copying).rejects.toThrow('läuft auf diesem System nicht (Error: libicu is missing)');
  });

  it('leaves nothing behind where it can’t be made', async () => {
    const origin = await aPackage();
    await writeFile(path.join(origin, 'pg-symlinks.json'), 'broken');
    await expect(copyFrom(origin, 'first')).rejects.toThrow(StartError);
    expect(await readdir(place('first'))).toEqual([]);
  });
});
