// PostgreSQL refuses to run as root: this chooses which user its programs run as, and what they see of the environment.
import { readFileSync } from 'node:fs';
import { lchown, lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { StartError, storageError } from '#kernel/start-error.ts';

/** How PostgreSQL's programs are spawned: as whom, and without this process's own environment. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
  readonly env: NodeJS.ProcessEnv;
}

const ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' };
const UNPRIVILEGED_ID = 65534;

/**
 * Returns the user for the database in `folder`. An ordinary user runs it himself. Root hands it to the folder's owner, so that
 * both may start it in turn; a new folder, or one of root's own, goes to `postgres` or else `nobody`.
 */
export const chooseUser = async (folder: string): Promise<RunAs> => {
  const own = process.geteuid?.();
  const owner = await ownerOf(folder);
  if (own === 0) return { ...(owner && owner.uid !== 0 ? owner : databaseUser()), env: ENVIRONMENT };
  if (owner && owner.uid !== own)
    throw new StartError(
      `Der Ordner „${folder}“ gehört einem anderen Benutzer (${userName(owner.uid)}): bitte als dieser starten oder mit DATA_DIR einen anderen Ordner wählen.`,
    );
  return { env: ENVIRONMENT };
};

/** Gives a folder and all in it to the user, the folder itself last, so that an interrupted run is repeated. */
export const giveTo = async (user: RunAs, folder: string): Promise<void> => {
  if (user.uid === undefined || user.gid === undefined) return;
  for await (const entry of await opendir(folder)) {
    const child = path.join(folder, entry.name);
    await (entry.isDirectory() ? giveTo(user, child) : lchown(child, user.uid, user.gid));
  }
  await lchown(folder, user.uid, user.gid);
};

const ownerOf = async (folder: string) => {
  try {
    const { uid, gid } = await lstat(folder);
    return { uid, gid: accounts().find((account) => account.uid === uid)?.gid ?? gid };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw storageError(error, folder) ?? error;
  }
};

const databaseUser = () => {
  const known = accounts();
  const account =
    known.find(({ name }) => name === 'postgres') ?? known.find(({ name }) => name === 'nobody');
  return { uid: account?.uid ?? UNPRIVILEGED_ID, gid: account?.gid ?? UNPRIVILEGED_ID };
};

const userName = (uid: number) => accounts().find((account) => account.uid === uid)?.name ?? `Nummer ${uid}`;

const accounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
