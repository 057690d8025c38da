import { spawnSync } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import os from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_MEMORY_BYTES } from './sandbox.ts';
import { runFfmpeg } from './ffmpeg.ts';
import type { Program } from './ffmpeg.ts';

const aShell = (script: string): Program => ({
  command: ['/bin/sh', '-c', script, 'sh'],
  isSandboxed: false,
});
/** Runs a shell in the place of ffmpeg, and gives what it says. */
const inside = async (script: string, timeoutMs = 10_000): Promise<string> => {
  const program = aShell(script);
  let said = '';
  await runFfmpeg({ program, args: [], timeoutMs, onOutput: (chunk) => (said += chunk.toString()) });
  return said;
};

/** Says whether a program can be run without a network: root can do so by itself, others where the system allows it. */
const canUnshare = (): boolean =>
  [['--net'], ['--user', '--map-current-user', '--net']].some(
    (flags) => spawnSync('unshare', [...flags, 'true']).status === 0,
  );

describe('a program that reads strangers’ files', () => {
  it('has no more memory, processor time, files and space than it needs', async () => {
    const said = await inside('ulimit -v; ulimit -t; ulimit -f; ulimit -n; ulimit -c', 60_000);
    expect(said.trim().split('\n').map(Number)).toEqual([
      MAX_MEMORY_BYTES / 1024,
      120,
      MAX_FILE_BYTES / 512,
      64,
      0,
    ]);
  });

  it('ends when it writes more than it may', async () => {
    await expect(inside(`exec head -c ${MAX_FILE_BYTES + 1024} /dev/zero > gross`)).rejects.toThrow(
      'ffmpeg failed',
    );
  });

  it('sees none of our environment', async () => {
    const names = (await inside('env')).split('\n').map((line) => line.split('=')[0]);
    expect(names.filter((name) => name && !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });

  it('stands in an empty folder of its own, which is gone afterwards', async () => {
    const [folder, ...files] = (await inside('pwd; ls -A; touch etwas')).trim().split('\n');
    expect(folder!.startsWith(`${os.tmpdir()}/litfass-stream-${process.pid}-`)).toBe(true);
    expect(files).toEqual([]);
    await expect(readdir(folder!)).rejects.toThrow('ENOENT');
  });

  it('has a network of its own, with nobody in it, where the system can make one', async () => {
    const network = (await inside('readlink /proc/self/ns/net')).trim();
    expect(network).toMatch(/^net:\[\d+\]$/);
    expect(network !== (await readlink('/proc/self/ns/net'))).toBe(canUnshare());
  });

  it('is given that network by the next run where the system refused it once', async () => {
    vi.resetModules();
    const { sandboxed } = await import('./sandbox.ts');
    const fenced = async () => (await sandboxed(['/bin/true'], 1000, { isSandboxed: false }))[0];
    vi.stubEnv('PATH', '/nowhere');
    expect(await fenced()).toBe('/bin/sh');
    vi.unstubAllEnvs();
    expect((await fenced()).endsWith('/unshare')).toBe(canUnshare());
  });

  it('is told what it is to read and write, whatever these are called', async () => {
    let said = '';
    const program = aShell('for word; do echo "$word"; done');
    const args = ['$(id)', 'a b', '"; id', '*'];
    await runFfmpeg({ program, args, timeoutMs: 5000, onOutput: (chunk) => (said += chunk.toString()) });
    expect(said.trim().split('\n').slice(-4)).toEqual(args);
  });

  it('is ended when its time is over', async () => {
    const start = performance.now();
    await expect(inside('exec sleep 60', 300)).rejects.toThrow('ffmpeg failed');
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
