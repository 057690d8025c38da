import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { folderMark, isAlive, readState, socketPath } from './state.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'litfass-state-'));
afterAll(() => rm(folder, { recursive: true }));

/** `ours` looks from outside like a server of the folder that is tested, `theirs` like one of another folder. */
let ours: ChildProcess;
let theirs: ChildProcess;
const looksLikeServer = (of: string) =>
  spawn('sh', ['-c', 'sleep 60; true', folderMark(of)], { argv0: 'postgres', stdio: 'ignore' });
beforeAll(() => {
  ours = looksLikeServer(folder);
  theirs = looksLikeServer('/anderswo');
});
afterAll(() => {
  ours.kill();
  theirs.kill();
});

let server: net.Server | undefined;
afterEach(() => void server?.close());
const listen = async () => {
  server = net.createServer().listen(socketPath(folder));
  await once(server, 'listening');
  return server;
};

const says = (pid: number | undefined, socketFolder: string, status: string) =>
  writeFile(
    path.join(folder, 'postmaster.pid'),
    [pid, folder, '1700000000', '5432', socketFolder, '', '  1 2', `${status}   `].join('\n'),
  );
const state = () => readState(folder, folder);

describe('the PostgreSQL of a folder', () => {
  it('is none without a file, of a number that is nobody’s, and of another program', async () => {
    await rm(path.join(folder, 'postmaster.pid'), { force: true });
    expect(await state()).toEqual({ kind: 'none' });
    await says(2 ** 22 + 1, '.', 'ready');
    expect(await state()).toEqual({ kind: 'none' });
    await says(process.pid, '.', 'ready');
    expect(await state()).toEqual({ kind: 'none' });
  });

  it('is busy as long as it takes no connections, and none when it is that of another folder', async () => {
    await says(ours.pid, '.', 'starting');
    expect(await state()).toEqual({ kind: 'busy', pid: ours.pid, status: 'starting' });
    await says(theirs.pid, '.', 'ready');
    expect(await state()).toEqual({ kind: 'none' });
  });

  it('is ready when it says so and takes connections, which are let go of at once', async () => {
    const connected = once(await listen(), 'connection');
    await says(ours.pid, '.', 'ready');
    expect(await state()).toEqual({ kind: 'ready', pid: ours.pid });
    const [socket] = (await connected) as [net.Socket];
    await once(socket.resume(), 'close');
    await says(ours.pid, '', 'stopping');
    expect(await state()).toEqual({ kind: 'busy', pid: ours.pid, status: 'stopping' });
  });

  it('is somebody else’s with a socket elsewhere', async () => {
    await says(ours.pid, '/tmp', 'ready');
    expect(await state()).toEqual({ kind: 'foreign', pid: ours.pid });
  });
});

it('knows who is alive', async () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
});
