// Tests what kill -9 leaves: real processes are killed for good while they write.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBackupRunning } from '#kernel/backup-lock.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { STORE_FOLDER } from './constants.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { isRestorationUnfinished, refuseUnfinishedRestoration } from './unfinished.ts';

const portal = await testPortal();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-killed-'));
  await aUser(makeCtx(portal, portalItself), { name: 'Änne' });
  for (const n of [1, 2, 3])
    await portal.files.put(`images/${n}/original.txt`, Readable.from([Buffer.from(`Bild ${n}`)]), {
      contentType: 'text/plain',
    });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const from = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

/** Starts a process of its own that does the work and is killed where it says `reached`. */
const killedWhile = async (work: string, target: object, files: string) => {
  const script = `
    import { openDatabase } from ${from('../../../kernel/database.ts')};
    import { openFiles } from ${from('../../../kernel/files.ts')};
    import { createLogger } from ${from('../../../kernel/log.ts')};
    import { makeBackup } from ${from('make-backup.ts')};
    import { openBackup } from ${from('read-backup.ts')};
    import { restoreBackup } from ${from('restore-backup.ts')};
    const log = createLogger({ logLevel: 'silent' });
    const database = openDatabase(${JSON.stringify(target)}, log, 2);
    const files = openFiles({ dataDir: ${JSON.stringify(files)}, s3: undefined });
    const reached = () => { process.stdout.write('reached'); return new Promise(() => setInterval(() => undefined, 1000)); };
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  expect(String(said)).toBe('reached');
  child.kill('SIGKILL');
  await once(child, 'exit');
};

it('a backup that is killed is none, and a later one clears up', async () => {
  const file = path.join(folder, 'backup');
  // It stops with the archive half written.
  await killedWhile(
    `const source = { database: { ...database, bulk: (work) => database.bulk((connection) => work({ ...connection,
       copyOut: (copy) => copy.includes('public.users') ? (async function* () { yield Buffer.from('1'); await reached(); })() : connection.copyOut(copy),
     })) }, files, config: { publicUrl: 'http://localhost' } };
     await makeBackup(source, { file: ${JSON.stringify(file)} });`,
    portal.target,
    portal.config.dataDir,
  );
  const left = await readdir(folder);
  expect(left).not.toContain('backup');
  expect(left.filter((name) => name.startsWith('.unfertig-'))).toHaveLength(1);
  // A young draft may be of another process, on this machine or another, which is still writing.
  const others = path.join(folder, '.unfertig-1-1');
  await writeFile(others, '');
  for (const name of left.filter((name) => name.startsWith('.unfertig-')))
    await utimes(path.join(folder, name), 1, 1);
  // PostgreSQL needs a moment to notice that nobody is there any more who is backing up.
  await expect.poll(() => isBackupRunning(portal.database), { timeout: 20_000 }).toBe(false);
  await makeBackup(portal, { file });
  expect((await readdir(folder)).toSorted()).toEqual(['.unfertig-1-1', 'backup', STORE_FOLDER]);
  await rm(others);
});

it('a restoration that is killed leaves what no portal starts on, and is begun again', async () => {
  const file = path.join(folder, 'for-restoring');
  await makeBackup(portal, { file });
  const place = await testPortal({ target: await emptyDatabase() });
  // It stops with the rows in and one of the files missing.
  await killedWhile(
    `let put = 0;
     const stuck = { ...files, put: (...args) => (++put === 3 ? reached() : files.put(...args)) };
     await restoreBackup(await openBackup(${JSON.stringify(file)}), { database, files: stuck, bundles: [], log, openPortal: reached },
       { isReplacing: false, isSending: false });`,
    place.target,
    place.config.dataDir,
  );
  expect(await isRestorationUnfinished(place.database)).toBe(true);
  await expect(refuseUnfinishedRestoration(place.database)).rejects.toThrow('abgebrochen');
  const { rows } = await place.database.query(`select to_regclass('public.users') as made`);
  expect(rows[0]).toEqual({ made: null });

  await restoreBackup(
    await openBackup(file),
    {
      database: place.database,
      files: place.files,
      bundles: place.bundles,
      log: place.log,
      openPortal: async () => ({ ctx: makeCtx(place, portalItself), close: async () => undefined }),
    },
    { isReplacing: false, isSending: false },
  );
  await refuseUnfinishedRestoration(place.database);
  const users = await place.database.query('select name from users');
  expect(users.rows).toEqual([{ name: 'Änne' }]);
});
