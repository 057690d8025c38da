// Shows how long the embedded PostgreSQL is waited for, and what happens around it: by a clock of the test's own, with programs
// that only look like PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '#kernel/start-error.ts';
import { withStartLock } from '#kernel/start-lock.ts';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { quickClock } from '#kernel/testing/quick-clock.ts';
import { connectEmbeddedPostgres, findOlderDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
import { folderMark, isAlive, socketPath } from './state.ts';

/** Where it is waited by the clock. */
const WAITING = ['embedded-postgres', 'postmaster', 'start-lock'];
const owner = process.geteuid?.() === 0 ? 1 : process.geteuid!();
let dataDir: string;
let folder: string;

/** Programs run as whoever runs the test, also where that is root. */
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'litfass-waits-'));
  folder = path.join(dataDir, 'postgres');
  vi.spyOn(process, 'geteuid').mockReturnValue(owner);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

/** Makes a data folder of a version of PostgreSQL that was once shipped with the portal. */
const data = async (version = '18') => {
  await mkdir(folder, { mode: 0o700 });
  await writeFile(path.join(folder, 'PG_VERSION'), `${version}\n`);
  await chown(folder, owner, process.getgid!());
};

const program = async (name: string, text: string) => {
  await writeFile(path.join(dataDir, name), text);
  await chmod(path.join(dataDir, name), 0o755);
  return path.join(dataDir, name);
};

/** It takes connections once it says that it is ready. */
const SERVER = `#!${process.execPath}
process.title = 'postgres';
const lines = [process.pid, '', '', '5432', '.', '', '', 'ready'];
require('node:net').createServer().listen('.s.PGSQL.5432', () => require('node:fs').writeFileSync('postmaster.pid', lines.join('\\n')));
`;
const IN_USE = `#!/bin/sh\necho 'FATAL:  lock file "postmaster.pid" already exists' >&2; exit 1\n`;
const INITDB = `#!/bin/sh\necho 18 > PG_VERSION; echo "$@" > arguments\n`;

const { log, lines } = capturedLog();
const start = async (postgres = SERVER, settings: Readonly<Record<string, string>> = {}) => {
  const programs = {
    postgres: await program('a-server', postgres),
    initdb: await program('an-initdb', INITDB),
    major: 18,
  };
  return startEmbeddedPostgres({ dataDir, log, settings, programs });
};

/** Starts what looks like a server of another process here; `status` is what it says of itself. */
const otherServer = async (status: string, socketFolder = '.') => {
  const child = spawn('sh', ['-c', 'sleep 60; true', folderMark(folder)], {
    argv0: 'postgres',
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill());
  const file = path.join(folder, 'postmaster.pid');
  // Nobody reads it half written.
  const say = async (word: string) => {
    await writeFile(`${file}.new`, [child.pid, '', '', '5432', socketFolder, '', '', word].join('\n'));
    await rename(`${file}.new`, file);
  };
  await say(status);
  return { pid: child.pid!, say };
};

const takeConnections = async () => {
  const server = net.createServer((socket) => socket.destroy()).listen(socketPath(folder));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
};

describe('a start', () => {
  it('waits a minute for another one', async () => {
    await data();
    const { promise, resolve } = Promise.withResolvers<void>();
    const other = withStartLock(folder, 0, () => promise);
    const now = quickClock(5000, WAITING);
    await expect(start()).rejects.toThrow('wird gerade von einem anderen Programm gestartet');
    expect(now()).toBeGreaterThan(60_000);
    expect(now()).toBeLessThan(90_000);
    resolve();
    await other;
  });

  it('tries for a quarter of a minute where remains of a server are in the way', async () => {
    await data();
    const now = quickClock(2500, WAITING);
    await expect(start(IN_USE)).rejects.toThrow('wird noch von einem anderen PostgreSQL benutzt');
    expect(now()).toBeGreaterThan(15_000);
    expect(now()).toBeLessThan(45_000);
  });

  it('waits for a server that is recovering, says so every five seconds, and takes it over', async () => {
    await data();
    lines.length = 0;
    const { pid, say } = await otherServer('recovering');
    await takeConnections();
    const now = quickClock(2500, WAITING);
    const starting = start();
    const warnedAt = async (count: number) => {
      await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count), {
        timeout: 20_000,
        interval: 1,
      });
      return now() / lines.length;
    };
    await warnedAt(1);
    const each = await warnedAt(16);
    expect(each).toBeGreaterThan(4500);
    expect(each).toBeLessThan(6500);
    await say('ready');
    const server = await starting;
    expect(server).toMatchObject({ pid, adopted: true, port: 5432, user: 'litfass', socketDir: folder });
    expect(lines[0]).toMatchObject({ level: 40, status: 'recovering', msg: 'waiting for PostgreSQL' });
    await server.leave();
    expect(isAlive(pid)).toBe(true);
  });

  it('says nothing of a server that it needn’t wait for, nor of one that is there in a moment', async () => {
    await data();
    lines.length = 0;
    const { say } = await otherServer('starting');
    await takeConnections();
    const starting = start();
    await sleep(100);
    await say('ready');
    await (await starting).leave();
    expect(lines).toEqual([]);
  });

  it('is refused where somebody has started a server by hand', async () => {
    await data();
    const { pid } = await otherServer('ready', '/run/postgresql');
    await expect(start()).rejects.toThrow(`läuft ein von Hand gestartetes PostgreSQL (Prozess ${pid})`);
  });

  it('makes what isn’t there, for its owner alone', async () => {
    const parent = dataDir;
    dataDir = path.join(parent, 'a/b');
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const programs = {
      postgres: path.join(parent, 'a-server'),
      initdb: path.join(parent, 'an-initdb'),
      major: 18,
    };
    await writeFile(programs.postgres, SERVER, { mode: 0o755 });
    await writeFile(programs.initdb, INITDB, { mode: 0o755 });
    const made = await startEmbeddedPostgres({ dataDir, log, programs });
    expect(made.adopted).toBe(false);
    await made.stop();
    expect(isAlive(made.pid)).toBe(false);
    for (const name of ['..', '', 'postgres'])
      expect([name, (await stat(path.join(dataDir, name))).mode & 0o777]).toEqual([name, 0o700]);
    dataDir = parent;
  });

  it.each([
    ['off', true],
    ['on', false],
    [undefined, false],
  ])('of a new database with fsync %s leaves out waiting for the disk: %s', async (fsync, leavesOut) => {
    const server = await start(SERVER, fsync === undefined ? {} : { fsync });
    await server.stop();
    const made = await readFile(path.join(folder, 'arguments'), 'utf8');
    expect(made.includes('--no-sync')).toBe(leavesOut);
  });

  it('mends the rights of a folder that was copied, and takes away what a server has left', async () => {
    await data();
    await chmod(folder, 0o755);
    await writeFile(path.join(folder, 'postmaster.pid'), '1\n');
    await writeFile(path.join(folder, '.s.PGSQL.5432'), '');
    const server = await start();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await server.stop();
  });
});

describe('a process that starts no server itself', () => {
  it('waits half a minute for the one that another starts', async () => {
    await data();
    await otherServer('starting');
    const now = quickClock(5000, WAITING);
    await expect(connectEmbeddedPostgres({ dataDir })).rejects.toThrow('läuft keine Datenbank');
    expect(now()).toBeGreaterThan(30_000);
    expect(now()).toBeLessThan(50_000);
  });

  it('is told where it is as soon as it is ready', async () => {
    await data();
    const { say } = await otherServer('starting');
    await takeConnections();
    const connecting = connectEmbeddedPostgres({ dataDir });
    await sleep(100);
    await say('ready');
    expect(await connecting).toEqual({ socketDir: folder, port: 5432, user: 'litfass' });
  });

  it('doesn’t wait where nobody starts one', async () => {
    const began = performance.now();
    await expect(connectEmbeddedPostgres({ dataDir })).rejects.toThrow(StartError);
    await data();
    await expect(connectEmbeddedPostgres({ dataDir })).rejects.toThrow(StartError);
    await otherServer('ready', '/run/postgresql');
    await expect(connectEmbeddedPostgres({ dataDir })).rejects.toThrow(StartError);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('data of an older version', () => {
  it.each(['', '0', '-3', 'siebzehn'])('are none where the version is %j', async (version) => {
    await data(version);
    expect(await findOlderDatabase(dataDir)).toBeUndefined();
  });

  it('are none where no data are, nor where they are of the one that comes along, or of a later one', async () => {
    expect(await findOlderDatabase(dataDir)).toBeUndefined();
    await data('1');
    const { major, current } = (await findOlderDatabase(dataDir))!;
    expect([major, current]).toEqual([1, 18]);
    for (const version of [current, current + 1]) {
      await writeFile(path.join(folder, 'PG_VERSION'), `${version}\n`);
      expect(await findOlderDatabase(dataDir)).toBeUndefined();
    }
  });
});
