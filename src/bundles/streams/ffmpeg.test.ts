import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFfmpeg } from './ffmpeg.ts';

/** Makes a folder of programs with an ffmpeg in it, and the path of that. */
const aFolderWithFfmpeg = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'ffmpeg');
  await writeFile(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
};

it('that of the setting comes before the system’s, and the system’s before that of the packages', async () => {
  const [ofSetting, ofSystem] = [await aFolderWithFfmpeg(), await aFolderWithFfmpeg()];
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', `/nirgends:${path.dirname(ofSystem)}`);
  expect(await findFfmpeg({ ffmpegPath: ofSetting })).toEqual({ command: [ofSetting], isSandboxed: false });
  expect(await findFfmpeg({ ffmpegPath: undefined })).toEqual({ command: [ofSystem], isSandboxed: false });
  vi.stubEnv('PATH', '/nirgends');
  expect(await findFfmpeg({ ffmpegPath: undefined })).toMatchObject({ isSandboxed: true });
});
