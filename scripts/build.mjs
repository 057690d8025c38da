// Builds the program when its sources have changed since the last time, beside the old build until it is complete.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './bootstrap.mjs';
import { alone, digest, root, secondsSince, Stop, storageStop } from './run.mjs';

const STAMP = 'dist/.build-stamp';
const PARTS = ['client', 'server'];
/** All that the build reads. */
const SOURCES = [
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/vite-build.mjs',
];

/** Makes sure that dist/ is what the sources say. Throws a Stop, the build's own words printed, when it can't. */
export const buildIfChanged = async () => {
  if (!isCurrent()) await alone('build', async () => isCurrent() || (await build()));
};

const isCurrent = () =>
  PARTS.every((part) => existsSync(inRoot(`dist/${part}`))) && readStamp() === stampOfSources();

const build = async () => {
  const start = performance.now();
  console.log('Das Programm wird gebaut …');
  try {
    const stamp = stampOfSources();
    mkdirSync(inRoot('dist'), { recursive: true });
    await buildInto('new');
    rmSync(inRoot(STAMP), { force: true });
    for (const part of PARTS) swap(inRoot(`dist/${part}`));
    writeFileSync(inRoot(STAMP), stamp);
  } catch (error) {
    throw (!(error instanceof Stop) && storageStop(error)) || error;
  } finally {
    for (const part of PARTS) rmSync(inRoot(`dist/${part}.new`), { recursive: true, force: true });
  }
  console.log(`Das Programm ist gebaut (${secondsSince(start)}).`);
};

const buildInto = async (suffix) => {
  const { code, output } = await runNode('scripts/vite-build.mjs', [suffix], {
    env: { NODE_ENV: 'production' },
    onOutput: () => undefined,
  });
  if (code === 0) return;
  const storage = storageStop(output);
  if (storage) throw storage;
  console.error(output.trim());
  throw new Stop('Das Programm ließ sich nicht bauen.');
};

/** Puts the new folder in the old one's place in two steps that take no time. */
const swap = (folder) => {
  rmSync(`${folder}.old`, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, `${folder}.old`);
  renameSync(`${folder}.new`, folder);
  rmSync(`${folder}.old`, { recursive: true, force: true });
};

/** Names and contents; tests don't count. */
const stampOfSources = () =>
  digest(
    SOURCES.flatMap(filesIn)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => `${file} ${digest(readFileSync(inRoot(file)))}`)
      .join('\n'),
  );

const filesIn = (source) => {
  if (!existsSync(inRoot(source)) || path.extname(source)) return existsSync(inRoot(source)) ? [source] : [];
  return readdirSync(inRoot(source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
};

const readStamp = () => (existsSync(inRoot(STAMP)) ? readFileSync(inRoot(STAMP), 'utf8') : undefined);

const inRoot = (file) => path.join(root, file);
