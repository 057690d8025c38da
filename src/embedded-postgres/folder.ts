// Keeps the database's data folder: it is checked before anything in it is touched, made in one piece, reachable by a short
// name.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Programs } from './programs.ts';
import { isAlive, MAX_SOCKET_PATH_BYTES, socketPath } from './state.ts';
import { giveTo } from './user.ts';
import type { RunAs } from './user.ts';
import { StartError, storageError } from '#kernel/start-error.ts';

/** The role that owns the cluster; it is reached over the socket only, which lies in a folder of the user's own. */
export const DATABASE_USER = 'litfass';

/**
 * The working directory under a name that needs no right to the folders above it. PostgreSQL is started inside its
 * data folder and told this name; thus it works below root's 0700 home, and however long the path is.
 */
export const WORKING_DIRECTORY = '/proc/self/cwd';

const DRAFT = 'postgres.entwurf-';

interface NewFolder {
  readonly folder: string;
  readonly programs: Programs;
  readonly user: RunAs;
  readonly isDurable: boolean;
}

/** Throws a StartError when the folder holds another version's database or something that is none. */
export const checkFolder = async (folder: string, major: number): Promise<'new' | 'existing'> => {
  const version = await readIfThere(path.join(folder, 'PG_VERSION'));
  if (version && version.trim() !== String(major))
    throw new StartError(
      `Die Datenbank in „${folder}“ stammt von PostgreSQL ${version.trim()}, mitgeliefert wird ${major}: npm start sagt, wie sie hinüberkommt.`,
    );
  if (version) return 'existing';
  if ((await filesIn(folder)).length > 0)
    throw new StartError(
      `Der Ordner „${folder}“ enthält keine PostgreSQL-Datenbank: bitte leeren oder mit DATA_DIR einen anderen wählen.`,
    );
  return 'new';
};

/** Makes a database beside the folder and gives it the folder's name when complete, so that kill -9 leaves no half. */
export const createDatabaseFolder = async ({
  folder,
  programs,
  user,
  isDurable,
}: NewFolder): Promise<void> => {
  const dataDir = path.dirname(folder);
  await removeDrafts(dataDir);
  const draft = path.join(dataDir, `${DRAFT}${process.pid}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await giveTo(user, draft);
    await runInitdb(programs, user, draft, isDurable);
    await rename(draft, folder);
    await syncFolder(dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw storageError(error, dataDir) ?? error;
  }
};

/** Undoes what copying and restoring backups does to a folder: root as owner, rights that PostgreSQL refuses. */
export const repairRights = async (folder: string, user: RunAs): Promise<void> => {
  const { uid, mode } = await stat(folder);
  if (user.uid !== undefined && uid !== user.uid) await giveTo(user, folder);
  if ((mode & 0o027) !== 0) await chmod(folder, 0o700);
};

/** Returns the folder itself, or a link to it with a short path, which goes with `forgetShortName` or with this process. */
export const shortName = async (folder: string): Promise<string> => {
  if (fits(folder)) return folder;
  for (const parent of [os.tmpdir(), '/tmp', '/var/tmp', '/dev/shm']) {
    if (!fits(path.join(parent, 'litfass-XXXXXX', 'db'))) continue;
    const home = await mkdtemp(path.join(parent, 'litfass-')).catch(() => undefined);
    if (!home) continue;
    process.once('exit', () => rmSync(home, { recursive: true, force: true }));
    await symlink(folder, path.join(home, 'db'));
    return path.join(home, 'db');
  }
  throw new StartError(`Der Pfad „${folder}“ ist zu lang: bitte mit DATA_DIR einen kürzeren wählen.`);
};

/** Removes the link that `shortName` may have made. */
export const forgetShortName = async (folder: string, name: string): Promise<void> => {
  if (name !== folder) await rm(path.dirname(name), { recursive: true, force: true });
};

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw storageError(error, path.dirname(file)) ?? error;
  });

const filesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw storageError(error, folder) ?? error;
  });

/** Removes unfinished folders that killed starts have left. */
const removeDrafts = async (dataDir: string) => {
  for (const name of await readdir(dataDir)) {
    const pid = Number(name.slice(DRAFT.length));
    const isLeft = name.startsWith(DRAFT) && (pid === process.pid || !isAlive(pid));
    if (isLeft) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
};

const runInitdb = async (programs: Programs, user: RunAs, folder: string, isDurable: boolean) => {
  const args = ['-D', WORKING_DIRECTORY, '-U', DATABASE_USER, '-A', 'trust', '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=icu', '--icu-locale=de-DE', '--no-instructions');
  if (!isDurable) args.push('--no-sync');
  const child = spawn(programs.initdb, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0)
    throw (
      storageError(output, path.dirname(folder)) ??
      new StartError(`Die Datenbank in „${path.dirname(folder)}“ ließ sich nicht anlegen: ${output.trim()}`)
    );
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
};

const fits = (folder: string) => Buffer.byteLength(socketPath(folder)) <= MAX_SOCKET_PATH_BYTES;
