import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** A program that runs in a process of its own, since its threads stay as they are. */
const PROGRAM = `
  const { lowerThreads } = await import(process.argv[1]);
  const { readFileSync, readdirSync } = await import('node:fs');
  const sharp = (await import('sharp')).default;
  await lowerThreads();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } }).avif().toBuffer();
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const nice = Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
    const name = readFileSync('/proc/self/task/' + thread + '/comm', 'utf8').trim();
    return { name: Number(thread) === process.pid ? 'own' : name, nice };
  });
  process.stdout.write(JSON.stringify(threads));
`;

interface Thread {
  readonly name: string;
  readonly nice: number;
}

const threadsAfterwards = async (): Promise<readonly Thread[]> => {
  const args = ['--input-type=module', '-e', PROGRAM, path.resolve('src/worker-threads.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Thread[];
};

describe.runIf(process.platform === 'linux')('the worker’s threads', () => {
  it('give way where images are made, elsewhere only a little', async () => {
    const threads = await threadsAfterwards();
    const ofImages = threads.filter(({ name }) => /libuv-worker|vips|svt|aom/i.test(name));
    expect(ofImages.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ofImages.map(({ nice }) => nice))).toEqual(new Set([Math.max(10, os.getPriority())]));
    expect(threads.find(({ name }) => name === 'own')!.nice).toBe(Math.max(5, os.getPriority()));
  });
});
