import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { quickClock } from '#kernel/testing/quick-clock.ts';
import { endPostmaster, levelOf, signalProcess, spawnPostmaster } from './postmaster.ts';
import { isAlive } from './state.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'litfass-postmaster-'));
afterAll(() => rm(folder, { recursive: true }));

const { log, lines } = capturedLog('debug');
const startProgram = (postgres: string) =>
  spawnPostmaster({
    folder,
    socketDir: folder,
    programs: { postgres, initdb: '/bin/false', major: 18 },
    user: { env: { PATH: process.env['PATH'] } },
    log,
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

  it('keeps the end of what it said for whoever reads the error', async () => {
    const ending = await start(
      `yes x | tr -d '\\n' | head -c 9000 >&2; printf 'PANIC:  the last word' >&2; exit 1`,
    ).catch((error: Error) => error.cause);
    expect(ending).toBe(`${'x'.repeat(4000)}PANIC:  the last word`.slice(-4000));
  });

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

/** A limit that suffices on a machine that does other things as well. */
const SOON = { timeout: 20_000 };

/** Returns what a server writes once it can be connected to. */
const READY = (pid: string) =>
  `require('node:fs').writeFileSync('postmaster.pid', [${pid}, '', '', '5432', '.', '', '', 'ready'].join('\\n'));`;

/** Starts a program that looks like PostgreSQL from outside, takes connections, and does `deed`. */
const startServer = async (deed: string) => {
  const postgres = path.join(folder, 'postgres');
  const listening = `require('node:net').createServer().listen('.s.PGSQL.5432', () => { ${deed} });`;
  await writeFile(postgres, `#!${process.execPath}\nprocess.title = 'postgres';\n${listening}\n`);
  await chmod(postgres, 0o755);
  const starting = startProgram(postgres);
  onTestFinished(async () => {
    const server = await starting;
    if (server) signalProcess(server.pid, 'SIGKILL');
    for (const name of ['postmaster.pid', '.s.PGSQL.5432'])
      await rm(path.join(folder, name), { force: true });
  });
  return starting;
};

describe('a server that starts', () => {
  it('is there when it says so itself, apart from this process, and what it says then is logged', async () => {
    const before = process.listenerCount('exit');
    const server = await startServer(
      `${READY('process.pid')} setInterval(() => console.error('ERROR:  kaputt'), 100);`,
    );
    const { pid, release } = server!;
    const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    expect(Number(group)).toBe(pid);
    await vi.waitFor(() => expect(lines).not.toEqual([]), SOON);
    expect(lines).toMatchObject(lines.map(() => ({ level: 40, postgres: 'ERROR:  kaputt' })));
    expect(process.listenerCount('exit')).toBe(before + 1);
    release();
    expect(process.listenerCount('exit')).toBe(before);
    await endPostmaster(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it('isn’t there because another one is', async () => {
    const other = spawn('sleep', ['60'], { argv0: 'postgres', stdio: 'ignore' });
    onTestFinished(() => void other.kill());
    const stop = `setTimeout(() => { console.error('FATAL:  lock file "a" already exists'); process.exit(1); }, 100);`;
    expect(await startServer(`${READY(String(other.pid))} ${stop}`)).toBeUndefined();
  });
});

describe('a process', () => {
  it('is asked to end, and gone then', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    await endPostmaster(child.pid!);
    expect(await exited).toEqual([null, 'SIGINT']);
  });

  it('that doesn’t end is asked harder after a minute, and by force fifteen seconds later', async () => {
    const step = 2500;
    let turns = 0;
    const asked: [unknown, number][] = [];
    const turning = setInterval(() => turns++, 1);
    const now = quickClock(step, ['postmaster']);
    vi.spyOn(process, 'kill').mockImplementation((_, signal) => {
      asked.push([signal, now()]);
      return true;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      clearInterval(turning);
    });
    await endPostmaster(process.pid);
    const gaveUpAt = now();
    expect(asked).toEqual([
      ['SIGINT', 0],
      ['SIGQUIT', 60_000 + step],
      ['SIGKILL', 75_000 + 2 * step],
    ]);
    expect(gaveUpAt).toBe(80_000 + 3 * step);
    // Whatever else this process has to do goes on meanwhile.
    expect(turns).toBeGreaterThan(10);
  });

  it('of somebody else is told of', () => {
    const refusal = Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw refusal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect(() => signalProcess(1, 'SIGINT')).toThrow(refusal);
  });

  it('that is gone already takes a signal without an error', async () => {
    const child = spawn('true', { stdio: 'ignore' });
    await once(child, 'exit');
    expect(() => signalProcess(child.pid!, 'SIGINT')).not.toThrow();
  });
});
