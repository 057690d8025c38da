// Builds the fence around a program that reads strangers' files. Memory, processor time, the size and number of its files are
// limited by the shell's own `ulimit`, which every Linux has; where the system lets us, it runs without any network. What a
// system lacks or forbids is left out: the rest of the fence stands without it.
import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { programFolders } from '#kernel/config.ts';

/** A program, or an interpreter with the program that it runs. */
export type Command = readonly [program: string, ...args: string[]];

/** Address space; a film of 33 megapixels takes 1.9 GiB of it. */
export const MAX_MEMORY_BYTES = 3 * 2 ** 30;
/** A segment has some megabytes, the largest frame less than a hundred. */
export const MAX_FILE_BYTES = 256 * 2 ** 20;
const MAX_OPEN_FILES = 64;
/** Threads that may work at once, as far as its processor time goes. */
const PROCESSORS = 2;

/** Says what a program brings along of a fence. */
export interface Confined {
  /** It is WebAssembly: two GiB of memory and nothing of this machine, but ten times slower. */
  readonly isSandboxed: boolean;
}

/** Runs the same command within the fence, for so long at most. */
export const sandboxed = async (
  command: Command,
  timeoutMs: number,
  { isSandboxed }: Confined,
): Promise<Command> => {
  const limits = {
    // Node reserves addresses for WebAssembly, many more than it uses.
    memory: isSandboxed ? 'unlimited' : MAX_MEMORY_BYTES / MEMORY_UNIT,
    seconds: Math.ceil((timeoutMs / 1000) * PROCESSORS),
    file: MAX_FILE_BYTES / FILE_UNIT,
    openFiles: MAX_OPEN_FILES,
  };
  const inside: Command = (await isProgram(SHELL)) ? limited(command, Object.values(limits)) : command;
  const outside = await withoutNetwork();
  return outside ? [...outside, ...inside] : inside;
};

export const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const SHELL = '/bin/sh';
/** Each limit is tried in a shell of its own first: one that a system forbids would end some shells. */
const SET_LIMITS = `
limit() { (ulimit "$1" "$2") 2>/dev/null && ulimit "$1" "$2"; }
limit -c 0; limit -v "$1"; limit -t "$2"; limit -f "$3"; limit -n "$4"
shift 4
exec "$@"`;
/** What the shell counts memory and files in. */
const [MEMORY_UNIT, FILE_UNIT] = [1024, 512];

const limited = (command: Command, limits: readonly (number | string)[]): Command => [
  SHELL,
  '-c',
  SET_LIMITS,
  'sh',
  ...limits.map(String),
  ...command,
];

/**
 * The flags for a network of its own, in which there is nobody to talk to. First come those for root, then those for others,
 * where the system allows it.
 */
const NETWORK_FLAGS = [['--net'], ['--user', '--map-current-user', '--net']];

let known: Promise<Command | undefined> | undefined;

/** Only a yes is remembered: under load a machine refuses now and then what it allows a moment later. */
const withoutNetwork = async (): Promise<Command | undefined> => {
  known ??= findOut();
  const found = await known;
  if (!found) known = undefined;
  return found;
};

const findOut = async (): Promise<Command | undefined> => {
  for (const program of programFolders().map((folder) => path.join(folder, 'unshare')))
    for (const flags of (await isProgram(program)) ? NETWORK_FLAGS : [])
      if (await succeeds(program, [...flags, 'true'])) return [program, ...flags];
  return undefined;
};

const succeeds = (program: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', env: {} });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
