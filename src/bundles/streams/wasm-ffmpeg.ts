// This is a program of its own: ffmpeg as WebAssembly, with the arguments of ffmpeg, for systems without one. What it decodes
// can't leave the sandbox, which has neither network nor files but those that its arguments name: these are read from where
// they lie, and what is made is written out at the end. It is run by ffmpeg.ts, and nothing of the portal is in it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What we use of Emscripten's file system. */
interface SandboxFile {
  stream_ops: Record<string, unknown>;
  usedBytes: number;
}
interface SandboxFiles {
  readonly streams: SandboxFile[];
  mkdirTree(folder: string): void;
  create(file: string): SandboxFile;
  readdir(folder: string): string[];
  readFile(file: string): Uint8Array;
}
interface Core {
  readonly FS: SandboxFiles;
  setLogger(log: (line: { readonly type: string; readonly message: string }) => void): void;
  exec(...args: readonly string[]): number;
}

const load = async (): Promise<Core> => {
  const require = createRequire(import.meta.url);
  const wasmBinary = fs.readFileSync(require.resolve('@ffmpeg/core/wasm'));
  // It was made for browsers.
  Object.assign(globalThis, { self: globalThis, location: { href: '' } });
  return require('@ffmpeg/core')({ wasmBinary });
};

const writeAll = (target: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(target, bytes, done);
};

/** Text is written line by line, which would break sound that is asked for by `pipe:1`. */
const writeOut = (_: unknown, memory: Int8Array, offset: number, length: number): number => {
  writeAll(1, new Uint8Array(memory.buffer, memory.byteOffset + offset, length));
  return length;
};

const passOn = ({ FS, setLogger }: Core): void => {
  const stdout = FS.streams[1]!;
  stdout.stream_ops = { ...stdout.stream_ops, write: writeOut };
  setLogger(({ message }) => writeAll(2, Buffer.from(`${message}\n`)));
};

/** It is never in memory as a whole. */
const lend = ({ FS }: Core, file: string): void => {
  const source = fs.openSync(file, 'r');
  const lent = FS.create(file);
  lent.usedBytes = fs.fstatSync(source).size;
  const read = (_: unknown, memory: Int8Array, offset: number, length: number, position: number) =>
    fs.readSync(source, memory, offset, length, position);
  lent.stream_ops = { ...lent.stream_ops, read };
};

const args = process.argv.slice(2);
const inputs = args.filter((file, at) => args[at - 1] === '-i' && path.isAbsolute(file));
const folders = new Set(args.filter((file) => path.isAbsolute(file)).map((file) => path.dirname(file)));

const core = await load();
passOn(core);
for (const folder of folders) core.FS.mkdirTree(folder);
for (const file of inputs) lend(core, file);
const code = core.exec(...args);
for (const folder of folders)
  for (const name of core.FS.readdir(folder)) {
    const file = path.join(folder, name);
    if (['.', '..'].includes(name) || inputs.includes(file) || folders.has(file)) continue;
    fs.writeFileSync(file, core.FS.readFile(file));
  }
process.exit(code);
