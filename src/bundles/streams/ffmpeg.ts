// Runs ffmpeg as a program of its own. Files come from strangers: it runs within the fence of sandbox.ts, without terminal and
// environment, may open local files only and only with the reader for the kind of file we have recognised, at low priority and
// for a limited time. It ends with the worker; one whose worker was killed ends when its folder is removed (work-folder.ts).
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { access } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { programFolders } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import { MAX_VIDEO_PIXELS } from './constants.ts';
import { sandboxed, isProgram } from './sandbox.ts';
import type { Command, Confined } from './sandbox.ts';
import { inWorkFolder } from './work-folder.ts';

export interface Program extends Confined {
  readonly command: Command;
}

/**
 * Finds that of the setting, of the system, or the sandboxed one of the packages; without any it is
 * undefined.
 */
export const findFfmpeg = async ({
  ffmpegPath,
}: Pick<Config, 'ffmpegPath'>): Promise<Program | undefined> => {
  if (ffmpegPath) return (await isProgram(ffmpegPath)) ? ofSystem(ffmpegPath) : undefined;
  for (const folder of programFolders()) {
    const candidate = path.join(folder, 'ffmpeg');
    if (await isProgram(candidate)) return ofSystem(candidate);
  }
  return findSandboxed();
};

const ofSystem = (file: string): Program => ({ command: [file], isSandboxed: false });

/** Finds the sandboxed program beside this file as it is written, or beside the one it was built into. */
const findSandboxed = async (): Promise<Program | undefined> => {
  for (const name of ['wasm-ffmpeg.js', 'wasm-ffmpeg.ts']) {
    const script = path.join(import.meta.dirname, name);
    const isThere = await access(script).then(
      () => true,
      () => false,
    );
    if (isThere) return { command: [process.execPath, script], isSandboxed: true };
  }
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
  readonly program: Program;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  /** Is called with parts of its standard output. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** Runs ffmpeg in an empty folder of its own and returns what it said on its error output. Throws FfmpegFailed. */
export const runFfmpeg = ({ program, args, timeoutMs, onOutput }: Run): Promise<string> =>
  inWorkFolder(async (cwd) => {
    const whole: Command = [...program.command, '-hide_banner', '-nostdin', '-y', ...args];
    const [command, ...rest] = await sandboxed(whole, timeoutMs, program);
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: {}, cwd });
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
  });

/** Returns arguments for a file to read: with this reader alone, no other file, no larger picture and no more threads. */
export const inputArgs = (demuxer: string, file: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  demuxer,
  '-max_pixels',
  String(MAX_VIDEO_PIXELS),
  '-threads',
  String(THREADS),
  '-f',
  demuxer,
  '-i',
  file,
];

const MAX_SAID = 20_000;
const LOW_PRIORITY = 15;
const THREADS = 2;

const lowerPriority = ({ pid }: ChildProcessByStdio<null, Readable, Readable>) => {
  try {
    if (pid !== undefined) os.setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already.
  }
};
