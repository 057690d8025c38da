import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { endPostmaster, levelOf, signalProcess, spawnPostmaster } from './postmaster.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'litfass-postmaster-'));
afterAll(() => rm(folder, { recursive: true }));

const startProgram = (postgres: string) =>
  spawnPostmaster({
    folder,
    socketDir: folder,
    programs: { postgres, initdb: '/bin/false', major: 18 },
    user: { env: { PATH: process.env['PATH'] } },
    log: capturedLog().log,
    settings: {},
  });

/** Starts a script in place of PostgreSQL. */
const start = async (script: string) => {
  const postgres = path.join(folder, 'postgres');
  await writeFile(postgres, `#!/bin/sh\n${script}\n`);
  await chmod(postgres, 0o755);
  return startProgram(postgres);
};

it.each([
  ['LOG:  database system is ready', 'debug'],
  ['FATAL:  terminating connection due to administrator command', 'debug'],
  ['FATAL:  no more connections', 'warn'],
  ['ERROR:  disk full', 'warn'],
])('what the server says, %j, is worth %s', (line, level) => expect(levelOf(line)).toBe(level));

describe('a server that ends while it starts', () => {
  it('is named with its folder and what it said', () =>
    expect(start('echo "FATAL:  could not do anything" >&2; exit 1')).rejects.toThrow(
      `Die Datenbank in „${folder}“ startet nicht`,
    ));

  it('is tried again where another one is just going', async () =>
    expect(await start(`echo 'FATAL:  lock file "postmaster.pid" already exists' >&2; exit 1`)).toBe(
      undefined,
    ));

  it('is none at all where the program isn’t there', () =>
    expect(startProgram(path.join(folder, 'nirgends'))).rejects.toThrow('ENOENT'));

  it('leaves nothing behind that would be called at the end of this process', async () => {
    const before = process.listenerCount('exit');
    await start('exit 1').catch(() => undefined);
    expect(process.listenerCount('exit')).toBe(before);
  });
});

describe('a process', () => {
  it('is asked to end, and gone then', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    await endPostmaster(child.pid!);
    expect(await exited).toEqual([null, 'SIGINT']);
  });

  it('that is gone already takes a signal without an error', async () => {
    const child = spawn('true', { stdio: 'ignore' });
    await once(child, 'exit');
    expect(() => signalProcess(child.pid!, 'SIGINT')).not.toThrow();
  });
});
