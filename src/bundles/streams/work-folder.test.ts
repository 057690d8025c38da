import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWorkFolder } from './work-folder.ts';

/** No system counts so far. */
const DEAD_PID = 2_000_000_000;
const exists = async (folder: string) => (await readdir(os.tmpdir())).includes(path.basename(folder));

describe('a folder to work in', () => {
  it('is gone with the work, also when it fails', async () => {
    const done = await inWorkFolder(async (folder) => {
      await writeFile(path.join(folder, 'a'), 'x');
      return folder;
    });
    expect(await exists(done)).toBe(false);
    let failed = '';
    const work = inWorkFolder(async (folder) => {
      failed = folder;
      throw new Error('kaputt');
    });
    await expect(work).rejects.toThrow('kaputt');
    expect(await exists(failed)).toBe(false);
  });

  it('of a worker that was killed is removed by the next one; that of a living one stays', async () => {
    const [dead, living] = [DEAD_PID, process.pid].map((pid) =>
      path.join(os.tmpdir(), `litfass-stream-${pid}-vergessen`),
    ) as [string, string];
    await mkdir(path.join(dead, 'made'), { recursive: true });
    await mkdir(living, { recursive: true });
    await inWorkFolder(async () => undefined);
    expect([await exists(dead), await exists(living)]).toEqual([false, true]);
    await rm(living, { recursive: true });
  });
});
