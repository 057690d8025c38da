import { readFileSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '#kernel/start-error.ts';
import { chooseUser, giveTo } from './user.ts';

const isRoot = process.geteuid?.() === 0;
const ENV = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'litfass-user-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const as = (uid: number) => vi.spyOn(process, 'geteuid').mockReturnValue(uid);
const accounts = readFileSync('/etc/passwd', 'utf8')
  .split('\n')
  .map((line) => line.split(':'));
const account = (name: string) => accounts.find((parts) => parts[0] === name);

/** Returns the user to whom a database of root's is given on this machine. */
const unprivileged = () => {
  const [, , uid, gid] = account('postgres') ?? account('nobody') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
};

describe('the user of a database', () => {
  it('is whoever starts it, where it is theirs or isn’t there yet', async () => {
    as((await lstat(folder)).uid || 1);
    expect(await chooseUser(path.join(folder, 'nirgends'))).toEqual({ env: ENV });
    vi.restoreAllMocks();
    if (!isRoot) expect(await chooseUser(folder)).toEqual({ env: ENV });
  });

  it('is an unprivileged one where root starts a new one', async () => {
    as(0);
    expect(await chooseUser(path.join(folder, 'nirgends'))).toEqual({ ...unprivileged(), env: ENV });
  });

  it.runIf(isRoot)('is an unprivileged one where root starts one of its own', async () =>
    expect(await chooseUser(folder)).toEqual({ ...unprivileged(), env: ENV }),
  );

  it.runIf(isRoot)(
    'is whoever it belongs to where root starts it, with the group of their account',
    async () => {
      const [, , uid, gid] = account('daemon') ?? account('nobody')!;
      await chown(folder, Number(uid), 4321);
      expect(await chooseUser(folder)).toEqual({ uid: Number(uid), gid: Number(gid), env: ENV });
      await chown(folder, 54_321, 4321);
      expect(await chooseUser(folder)).toEqual({ uid: 54_321, gid: 4321, env: ENV });
    },
  );

  it('is nobody where it belongs to somebody else, who is named', async () => {
    const { uid } = await lstat(folder);
    as(uid + 1);
    const name = accounts.find((parts) => Number(parts[2]) === uid)?.[0] ?? `Nummer ${uid}`;
    await expect(chooseUser(folder)).rejects.toThrow(
      new StartError(
        `Der Ordner „${folder}“ gehört einem anderen Benutzer (${name}): bitte als dieser starten oder mit DATA_DIR einen anderen Ordner wählen.`,
      ),
    );
  });

  it.runIf(isRoot)('is told by number where there is no account', async () => {
    await chown(folder, 54_321, 4321);
    as(1);
    await expect(chooseUser(folder)).rejects.toThrow('(Nummer 54321)');
  });

  it('can’t be told where a file stands in the place of a folder', async () => {
    await writeFile(path.join(folder, 'datei'), 'x');
    await expect(chooseUser(path.join(folder, 'datei/postgres'))).rejects.toThrow();
  });
});

describe('a folder that is given to somebody', () => {
  it('stays whose it is where nobody is named', async () => {
    const before = await lstat(folder);
    await giveTo({ env: {} }, folder);
    await giveTo({ uid: before.uid + 1, env: {} }, folder);
    await giveTo({ gid: before.gid + 1, env: {} }, folder);
    expect(await lstat(folder)).toMatchObject({ uid: before.uid, gid: before.gid });
  });

  it.runIf(isRoot)('is theirs with all in it, links themselves and not what they lead to', async () => {
    await mkdir(path.join(folder, 'a/b'), { recursive: true });
    await writeFile(path.join(folder, 'a/b/c'), 'x');
    await symlink('/etc/passwd', path.join(folder, 'a/link'));
    await giveTo({ uid: 54_321, gid: 4321, env: {} }, folder);
    for (const file of ['', 'a', 'a/b', 'a/b/c', 'a/link'])
      expect(await lstat(path.join(folder, file))).toMatchObject({ uid: 54_321, gid: 4321 });
    expect((await lstat('/etc/passwd')).uid).toBe(0);
  });
});
