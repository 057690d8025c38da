// Topic: ffmpeg as a program of its own. Files come from strangers: it runs without a shell and without a terminal, may
// open local files only and only with the reader for the kind of file we have recognised, at low priority and for a
// limited time. It ends with the worker; one whose worker was killed ends when its folder is removed (work-folder.ts).
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { programFolders } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';

/** That of the setting, of the system, or the one installed with us; undefined without any. */
export const findFfmpeg = async ({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): Promise<string | undefined> => {
  if (ffmpegPath) return (await isProgram(ffmpegPath)) ? ffmpegPath : undefined;
  const candidates = [...programFolders().map((folder) => path.join(folder, 'ffmpeg')), ...installed()];
  for (const candidate of candidates) if (await isProgram(candidate)) return candidate;
  return undefined;
};

/** It said no. */
export class FfmpegFailed extends Error {
  /** The last of what it said. */
  readonly said: string;
  constructor(said: string) {
    super(`ffmpeg failed: ${said.slice(-300)}`);
    this.name = 'FfmpegFailed';
    this.said = said;
  }
}

export interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  /** Of its standard output. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** What it said on its error output. Throws FfmpegFailed. */
export const runFfmpeg = async ({ program, args, timeoutMs, onOutput }: Run): Promise<string> => {
  const child = spawn(program, ['-hide_banner', '-nostdin', '-y', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {},
  });
  lowerPriority(child);
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  process.once('exit', kill);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => onOutput?.(chunk));
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-MAX_SAID)));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new FfmpegFailed(said);
    return said;
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
  }
};

/** Arguments for a file to read. */
export const inputArgs = (demuxer: string, file: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  demuxer,
  '-i',
  file,
];

const MAX_SAID = 20_000;
const LOW_PRIORITY = 15;

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const installed = (): string[] => {
  try {
    const name = `@ffmpeg-installer/${process.platform}-${process.arch}`;
    return [
      path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'ffmpeg'),
    ];
  } catch {
    return [];
  }
};

const lowerPriority = ({ pid }: ChildProcessByStdio<null, Readable, Readable>) => {
  try {
    if (pid !== undefined) os.setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already.
  }
};
