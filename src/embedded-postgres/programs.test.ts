import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOlderPrograms, findPrograms } from './programs.ts';

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

/** A copy of an earlier start, whose PostgreSQL says this. */
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
