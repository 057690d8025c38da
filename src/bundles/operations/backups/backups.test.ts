// Tests with a portal that has things in it, is backed up while somebody writes, and comes back elsewhere.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isBackupRunning } from '#kernel/backup-lock.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import type { TestPortal } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aMail } from '#bundles/mail/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { STORE_FOLDER } from './constants.ts';
import { writeProblem } from './drafts.ts';
import { makeKey } from './encryption.ts';
import type { Manifest } from './format.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupOptions } from './make-backup.ts';
import { proveBackup } from './prove-backup.ts';
import { openBackup, readWhole } from './read-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { anEmptyPlace, targetOf, withManifest } from './test-data.ts';
import { isRestorationUnfinished } from './unfinished.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
  await aUser(ctx, { name: 'Änne "Tab\t\\ Größe"' });
  await anArticle(ctx, { headline: 'Die Brücke ist wieder offen' });
  await portal.files.put('images/1/original.txt', Readable.from([Buffer.from('ein Bild')]), {
    contentType: 'text/plain',
  });
  await portal.files.put('images/2/original.txt', Readable.from([Buffer.from('ein Bild')]), {
    contentType: 'text/plain',
  });
  await portal.files.put('images/3/large.txt', Readable.from([Buffer.alloc(300_000, 'x')]), {
    contentType: 'text/plain',
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const back = (name: string, options: Partial<BackupOptions> = {}, from: TestPortal = portal) =>
  makeBackup(from, { file: path.join(folder, name), ...options });

/** Reads all tables as counts and hashes of their rows, and all files. */
const everything = async ({ database, files }: TestPortal, without: readonly string[] = []) => {
  const { rows: tables } = await database.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (without.includes(String(name))) continue;
    const { rows } = await database.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as hash, count(*)::int as count from public."${String(name)}" t`,
    );
    found[String(name)] = rows[0];
  }
  const keys: string[] = [];
  for await (const key of files.list('')) {
    const file = await files.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of file!.stream) chunks.push(chunk as Buffer);
    keys.push(`${key} ${Buffer.concat(chunks).toString('base64').slice(0, 40)} ${file!.bytes}`);
  }
  return { rows: found, files: keys.toSorted() };
};

const waitingJobs = async ({ database }: TestPortal) => {
  const { rows } = await database.query(
    `select name from pgboss.job where state = 'created' and name not like '%.on-%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('a lost machine', () => {
  it('comes back elsewhere with every row and file, for whoever has the key, and sends nothing of what was waiting', async () => {
    await aMail(ctx);
    await enqueue(ctx, { name: 'media.tidy-images' }, {});
    const { identity, recipient } = await makeKey();
    const result = await back('sealed', { recipients: [recipient], secret: 'geheim\n' });
    expect(result).toMatchObject({ files: 3, fileBytes: 300_016, addedFiles: 3 });
    expect(await readFile(path.join(folder, 'sealed'), 'latin1')).toMatch(/^age-encryption.org\/v1\n/);
    await expect(openBackup(path.join(folder, 'sealed'))).rejects.toThrow('verschlüsselt');
    const other = await makeKey();
    await expect(
      checkBackup(await openBackup(path.join(folder, 'sealed'), [other.identity])),
    ).rejects.toThrow('gehört zu einem anderen Schlüssel');

    const { elsewhere, restore } = await anEmptyPlace(folder);
    let secret = '';
    const saveSecret = async (text: string) => void (secret = text);
    const restored = await restore('sealed', { saveSecret }, [identity]);
    expect(restored.suppressed).toBeGreaterThan(0);
    expect(secret).toBe('geheim\n');
    expect(await everything(elsewhere, ['mails'])).toEqual(await everything(portal, ['mails']));
    const { rows } = await elsewhere.database.query('select state from mails');
    expect(rows).toEqual([{ state: 'kept' }]);
    expect(await waitingJobs(elsewhere)).toEqual(['media.tidy-images']);
    expect(await isRestorationUnfinished(elsewhere.database)).toBe(false);

    const next = await aUser(makeCtx(elsewhere, portalItself), { name: 'Neu' });
    expect(next.id).toBeGreaterThan(1);
    // Foreign keys hold again, and history can't be emptied.
    await expect(elsewhere.database.query('delete from users')).rejects.toThrow();
    await expect(elsewhere.database.query('truncate history_entries')).rejects.toThrow();
  });

  it('replaces a portal only when told so, and goes on with what was waiting when told so', async () => {
    await back('for-replacing');
    const other = await testPortal();
    await aUser(makeCtx(other, portalItself), { name: 'Jemand anderes' });
    await other.files.put('images/9/old.txt', Readable.from([Buffer.from('alt')]), {
      contentType: 'text/plain',
    });
    const before = await everything(other);
    const restore = async (isReplacing: boolean) =>
      restoreBackup(await openBackup(path.join(folder, 'for-replacing')), targetOf(other), {
        isReplacing,
        isSending: true,
      });
    await expect(restore(false)).rejects.toThrow('Hier gibt es schon ein Portal');
    expect(await everything(other)).toEqual(before);
    expect(await restore(true)).toMatchObject({ suppressed: 0 });
    expect(await everything(other)).toEqual(await everything(portal));
    expect(await waitingJobs(other)).toEqual(['mail.deliver', 'media.tidy-images']);
  });
});

describe('somebody else in the same database', () => {
  it('keeps what is theirs, and is named, whether or not a portal is there', async () => {
    await back('beside-others');
    const { elsewhere, restore } = await anEmptyPlace(folder);
    await elsewhere.database.query('create table customers (name text)');
    await elsewhere.database.query(`insert into customers values ('Meier')`);
    for (const isReplacing of [false, true])
      await expect(restore('beside-others', { isReplacing })).rejects.toThrow('customers');
    const other = await testPortal();
    await other.database.query('create table customers as select 1 as id');
    const file = await openBackup(path.join(folder, 'beside-others'));
    for (const isReplacing of [false, true])
      await expect(restoreBackup(file, targetOf(other), { isReplacing, isSending: false })).rejects.toThrow(
        'customers',
      );
    for (const { database } of [elsewhere, other])
      expect((await database.query('select * from customers')).rows).toHaveLength(1);
    expect(await isRestorationUnfinished(elsewhere.database)).toBe(false);
    await elsewhere.database.query('drop table customers');
    await restore('beside-others');
  });

  it('goes with a newer portal, from which the way back leads by the older version', async () => {
    await back('way-back');
    const newer = await testPortal();
    await newer.database.query('create table of_the_newer (id integer)');
    await newer.database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('neuer', ${Date.now() + 1e12})`,
    );
    const file = await openBackup(path.join(folder, 'way-back'));
    await restoreBackup(file, targetOf(newer), { isReplacing: true, isSending: false });
    const { rows } = await newer.database.query(`select to_regclass('public.of_the_newer') as name`);
    expect(rows).toEqual([{ name: null }]);
  });
});

describe('a backup', () => {
  it('is of one moment, while others write, and no row speaks of a file that is not in it', async () => {
    const progress = { isOver: false };
    const writing = (async () => {
      for (let n = 0; !progress.isOver; n++) {
        await portal.files.put(`pairs/${n}.txt`, Readable.from([Buffer.from(String(n))]), {
          contentType: 'text/plain',
        });
        // Each time two rows come that belong together, and to a file; an older pair goes with its file.
        await ctx.db.execute(
          sql`insert into marks (name, at) values (${`pair-a-${n}`}, now()), (${`pair-b-${n}`}, now())`,
        );
        await ctx.db.execute(
          sql`delete from marks where name in (${`pair-a-${n - 5}`}, ${`pair-b-${n - 5}`})`,
        );
        if (!(await isBackupRunning(portal.database))) await portal.files.remove(`pairs/${n - 5}.txt`);
      }
    })();
    await back('busy');
    progress.isOver = true;
    await writing;
    const rows = { text: '' };
    const keys = new Set<string>();
    await readWhole(await openBackup(path.join(folder, 'busy')), {
      rows: async (table, piece) => void (rows.text += table === 'marks' ? piece.toString('utf8') : ''),
      files: async (lines) => lines.forEach(({ key }) => keys.add(key)),
    });
    const numbers = (letter: string) =>
      [...rows.text.matchAll(new RegExp(`^pair-${letter}-(\\d+)`, 'gm'))]
        .map(([, number]) => number)
        .toSorted();
    expect(numbers('a').length).toBeGreaterThan(0);
    expect(numbers('a')).toEqual(numbers('b'));
    expect(numbers('a').filter((number) => !keys.has(`pairs/${number}.txt`))).toEqual([]);
    await ctx.db.execute(sql`delete from marks where name like 'pair-%'`);
    for await (const key of portal.files.list('pairs/')) await portal.files.remove(key);
  });

  it('keeps each content once, and adds only what is new', async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    expect(await makeBackup(portal, { file: path.join(own, 'first') })).toMatchObject({
      files: 3,
      addedFiles: 3,
    });
    const contents = async () => {
      const parts = (await readdir(path.join(own, STORE_FOLDER))).filter((name) => name.length === 2);
      const names = await Promise.all(parts.map((part) => readdir(path.join(own, STORE_FOLDER, part))));
      return names.flat().length;
    };
    expect(await contents()).toBe(2);
    await portal.files.put('images/4/original.txt', Readable.from([Buffer.from('neu')]), {
      contentType: 'text/plain',
    });
    expect(await makeBackup(portal, { file: path.join(own, 'second') })).toMatchObject({ files: 4 });
    expect(await contents()).toBe(3);
    await portal.files.remove('images/4/original.txt');
  });

  it('says in which folder it can’t be written, and why', async () => {
    const file = path.join(folder, 'keine-ablage');
    await writeFile(file, '');
    await expect(back('keine-ablage/eins')).rejects.toThrow(`In „${file}“ lässt sich nicht schreiben (`);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect(writeProblem(full, folder)).toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`In „${folder}“ ist kein Platz mehr (ENOSPC)`),
    });
    const elsewhere = Object.assign(new Error('no right'), { code: 'EACCES', path: '/data/files/a' });
    expect(writeProblem(elsewhere, folder)).toBe(elsewhere);
  });

  it('never overwrites another', async () => {
    await back('once');
    await expect(back('once')).rejects.toThrow('gibt es schon');
  });

  it('that was cut or changed anywhere is none, and changes nothing', async () => {
    const { bytes } = await back('hurt');
    const file = path.join(folder, 'hurt');
    const whole = await readFile(file);
    const { elsewhere, restore } = await anEmptyPlace(folder);
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      await writeFile(file, whole);
      await truncate(file, Math.floor(bytes * part));
      await expect(restore('hurt')).rejects.toThrow('keine vollständige Sicherung');
      const changed = Buffer.from(whole);
      changed[Math.floor(bytes * part)]! ^= 1;
      await writeFile(file, changed);
      await expect(restore('hurt')).rejects.toThrow('keine vollständige Sicherung');
    }
    const { rows } = await elsewhere.database.query(`select to_regclass('public.users') as made`);
    expect(rows[0]).toEqual({ made: null });
  });

  it('says which of its files are missing, before anything is changed', async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    await makeBackup(portal, { file: path.join(own, 'backup') });
    await rm(path.join(own, STORE_FOLDER), { recursive: true });
    await expect(checkBackup(await openBackup(path.join(own, 'backup')))).rejects.toThrow(
      'fehlen 3 Dateien dieser Sicherung',
    );
  });

  it('of a newer version is refused', async () => {
    const other = await testPortal();
    const later = Date.now() + 1e9;
    await other.database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('neuer', ${later})`,
    );
    await back('newer', {}, other);
    const { restore } = await anEmptyPlace(folder);
    await expect(restore('newer')).rejects.toThrow('neueren Fassung');
  });

  it('is proved in a database that the next proof removes, one at a time', async () => {
    await back('proved');
    const file = path.join(folder, 'proved');
    const { rows } = await portal.database.query(
      'select oid from pg_database where datname = current_database()',
    );
    // A process that was killed leaves such a database.
    const left = `litfass_probe_${String(rows[0]!['oid'])}`;
    await portal.database.query(`create database ${left}`);
    const proofs = [1, 2].map(async () => proveBackup(await openBackup(file), portal.database));
    for (const { manifest } of await Promise.all(proofs)) expect(manifest.hasFiles).toBe(true);
    const found = await portal.database.query(
      `select datname from pg_database where datname like 'litfass_probe%'`,
    );
    expect(found.rows.map(({ datname }) => datname)).not.toContain(left);
  });

  it('with names that are none of the schema is refused', async () => {
    await back('renamed');
    const { restore, elsewhere } = await anEmptyPlace(folder);
    const evil = 'users; create table owned (id int); --';
    for (const change of [
      ({ tables: [first, ...more], ...manifest }: Manifest) => ({
        ...manifest,
        tables: [{ ...first!, name: evil }, ...more],
      }),
      ({ tables: [first, ...more], ...manifest }: Manifest) => ({
        ...manifest,
        tables: [{ ...first!, columns: [`id) from stdin; create table owned (id int); --`] }, ...more],
      }),
      (manifest: Manifest) => ({ ...manifest, jobColumns: ['name text); create table owned (id int); --'] }),
    ]) {
      await withManifest(path.join(folder, 'renamed'), path.join(folder, 'evil'), change);
      await expect(restore('evil')).rejects.toThrow('nicht hat');
    }
    const { rows } = await elsewhere.database.query(`select to_regclass('public.owned') as made`);
    expect(rows).toEqual([{ made: null }]);
  });
});
