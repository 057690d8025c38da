import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gt, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BACKUP_LOCK } from '#kernel/backup-lock.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { runSelfTest } from '#kernel/self-test.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { savePlan } from './commands.ts';
import { STORE_FOLDER } from './constants.ts';
import { makeKey } from './encryption.ts';
import { makeBackup } from './make-backup.ts';
import { backupNames, checkPlan, proveNewest, takeBackup } from './nightly.ts';
import { proveContents } from './prove-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { listRuns } from './queries.ts';
import { hostOf, nameOf } from './rules.ts';
import { openBackup } from './read-backup.ts';
import { backupRuns } from './schema.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);
const folder = portal.config.backupDir;
const host = hostOf(portal.config.publicUrl);
const later = (ms: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });

const waiting = async () => {
  const { rows } = await portal.database.query(
    `select name from pgboss.job where name like 'operations.%-backup' and state = 'created' order by created_on`,
  );
  await portal.database.query(`delete from pgboss.job where name like 'operations.%-backup'`);
  return rows.map(({ name }) => name);
};

const PLAN = { isOn: true, hour: 3, recipient: '', hasSecret: false };

describe('backups that come by themselves', () => {
  it('come once a night, when that is wanted, and make up for a night that was missed', async () => {
    await checkPlan(ctx);
    expect(await waiting()).toEqual([]);
    expect(await savePlan(admin, PLAN)).toEqual({ kind: 'saved' });
    await checkPlan(ctx);
    expect(await waiting()).toEqual(['operations.make-backup']);
    await portal.files.put('images/1/a.txt', Readable.from([Buffer.from('Bild')]), {
      contentType: 'text/plain',
    });
    await takeBackup(ctx);
    // The first proof is due at once.
    await checkPlan(ctx);
    expect(await waiting()).toEqual(['operations.prove-backup']);
    await checkPlan(later(DAY_MS));
    expect(await waiting()).toEqual(['operations.make-backup']);
    const [run] = await listRuns(ctx);
    expect(run).toMatchObject({ kind: 'backup', error: null, files: 1, isEncrypted: false });
    expect(run!.finishedAt).not.toBeNull();
    expect(await backupNames(folder, host)).toHaveLength(1);
  });

  it('are taken once more that night where the process was killed, and no more where that happens each time', async () => {
    const at = later(2 * DAY_MS);
    const begun = { kind: 'backup', file: '', startedAt: at.now } as const;
    await at.db.insert(backupRuns).values(begun);
    await checkPlan(at);
    expect(await waiting()).toEqual(['operations.make-backup']);
    await at.db.insert(backupRuns).values([begun, begun]);
    await checkPlan(at);
    expect(await waiting()).not.toContain('operations.make-backup');
    await at.db.delete(backupRuns).where(isNull(backupRuns.finishedAt));
  });

  it('come each night also after the clock of the machine stood years ahead for a while', async () => {
    const years = later(4000 * DAY_MS);
    const over = { file: '', startedAt: years.now, finishedAt: years.now };
    await ctx.db.insert(backupRuns).values([
      { ...over, kind: 'backup' },
      { ...over, kind: 'proof' },
    ]);
    await checkPlan(later(2 * DAY_MS));
    expect(await waiting()).toEqual(['operations.make-backup']);
    const begun = later(2 * DAY_MS).now;
    const good = { kind: 'backup', file: '', startedAt: begun, finishedAt: begun } as const;
    await ctx.db.insert(backupRuns).values(good);
    await checkPlan(later(2 * DAY_MS));
    expect(await waiting()).toEqual(['operations.prove-backup']);
    await ctx.db.delete(backupRuns).where(gt(backupRuns.startedAt, later(DAY_MS).now));
  });

  it('wait while another one is being taken, such as by hand, and come afterwards', async () => {
    const at = later(3 * DAY_MS);
    await withTransaction(ctx, async ({ db }) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${BACKUP_LOCK}))`);
      await checkPlan(at);
      expect(await waiting()).not.toContain('operations.make-backup');
    });
    await checkPlan(at);
    expect(await waiting()).toEqual(['operations.make-backup']);
  });

  it('are proved, also when only others have the key, and the self-test says when one is no good', async () => {
    const { recipient } = await makeKey();
    expect(await savePlan(admin, { ...PLAN, hasSecret: true })).toMatchObject({ kind: 'invalid' });
    expect(await savePlan(admin, { ...PLAN, recipient: 'age1falsch' })).toMatchObject({ kind: 'invalid' });
    expect(await savePlan(admin, { ...PLAN, recipient, hasSecret: true })).toEqual({ kind: 'saved' });
    await takeBackup(later(HOUR_MS));
    await proveNewest(ctx);
    expect((await listRuns(ctx))[0]).toMatchObject({ kind: 'backup', isEncrypted: true });
    expect((await listRuns(ctx))[1]).toMatchObject({
      kind: 'proof',
      error: null,
      files: 1,
      isEncrypted: true,
    });
    // Only its own database counts: other portals of the server may be proving theirs.
    const { rows } = await portal.database.query(
      `select probe.datname from pg_database probe, pg_database own
        where own.datname = current_database() and probe.datname = 'litfass_probe_' || own.oid`,
    );
    expect(rows).toEqual([]);

    const store = path.join(folder, STORE_FOLDER);
    const [part] = (await readdir(store)).filter((name) => name.length === 2);
    const [content] = (await readdir(path.join(store, part!))).filter((name) => name.endsWith('.age'));
    await writeFile(path.join(store, part!, content!), 'kaputt');
    await expect(proveNewest(later(2 * HOUR_MS))).rejects.toThrow('images/1/a.txt');
    const check = (await runSelfTest(ctx)).find(({ name }) => name === 'backup');
    expect(check).toMatchObject({ state: 'failure', found: expect.stringContaining('beschädigt') });
    await rm(path.join(store, part!, content!), { force: true });
  });

  it('open for those who may read them after the recipient was another, and the portal keeps a key that is of use', async () => {
    const [first, second] = [await makeKey(), await makeKey()];
    for (const [at, { recipient }] of [first, second].entries()) {
      expect(await savePlan(admin, { ...PLAN, recipient })).toEqual({ kind: 'saved' });
      await takeBackup(later(2.5 * HOUR_MS + at * 2 * MINUTE_MS));
    }
    const file = path.join(folder, (await backupNames(folder, host)).at(-1)!);
    await proveContents(await openBackup(file, [second.identity]));
    await expect(proveContents(await openBackup(file, [first.identity]))).rejects.toThrow(
      'anderen Schlüssel',
    );

    // Somebody makes a backup by hand, for somebody else alone, into the same folder.
    const third = await makeKey();
    const byHand = path.join(folder, 'von-hand');
    await makeBackup(portal, { file: byHand, recipients: [third.recipient] });
    await proveContents(await openBackup(byHand, [third.identity]));
    await rm(byHand);

    const rotated = <T extends Ctx>(ctx: T): T => ({
      ...ctx,
      portal: { ...portal, secrets: ['n'.repeat(40)] },
    });
    expect(await savePlan(rotated(admin), { ...PLAN, recipient: second.recipient })).toEqual({
      kind: 'saved',
    });
    await takeBackup(rotated(later(2.5 * HOUR_MS + 4 * MINUTE_MS)));
    await proveNewest(rotated(later(2.5 * HOUR_MS + 5 * MINUTE_MS)));
    expect(await savePlan(admin, PLAN)).toEqual({ kind: 'saved' });
  });

  it('are pruned, with the files that no other needs, and never those of other names', async () => {
    const store = path.join(folder, STORE_FOLDER);
    const [old, hand] = ['litfass-2020-01-01-0300', 'vor-dem-umzug'];
    const own = { old: 'a'.repeat(64), hand: 'b'.repeat(64) };
    for (const [name, sha] of [
      [old, own.old],
      [hand, own.hand],
    ] as const) {
      await writeFile(path.join(folder, name), '');
      await writeFile(path.join(store, 'lists', name), `${sha}\n`);
      await mkdir(path.join(store, sha.slice(0, 2)), { recursive: true });
      await writeFile(path.join(store, sha.slice(0, 2), sha), 'x');
      await utimes(path.join(store, sha.slice(0, 2), sha), 1, 1);
    }
    // There are twelve months with a backup each, so that 2020 is too old.
    const months = Array.from(
      { length: 12 },
      (_, at) => `litfass-2025-${String(at + 1).padStart(2, '0')}-15-0300`,
    );
    for (const name of months) await writeFile(path.join(folder, name), '');
    // As long as it isn't known what a backup that is kept needs, all contents stay.
    const lists = path.join(store, 'lists');
    expect(await pruneBackups(portal.database, folder, host)).toMatchObject({ contents: 0 });
    await rename(lists, `${lists}-gone`);
    await writeFile(path.join(folder, old), '');
    await expect(pruneBackups(portal.database, folder, host)).rejects.toThrow('ENOENT');
    await rename(`${lists}-gone`, lists);
    expect(await readdir(path.join(store, 'bb'))).toContain(own.hand);
    for (const name of months) await writeFile(path.join(lists, name), '');
    await writeFile(path.join(folder, old), '');
    expect((await pruneBackups(portal.database, folder, host)).contents).toBe(1);
    expect(await readdir(folder)).not.toContain(old);
    expect(await readdir(folder)).toContain(hand);
    expect(await readdir(path.join(store, 'aa'))).toEqual([]);
    expect(await readdir(path.join(store, 'bb'))).toContain(own.hand);
  });

  it('leave alone those of another portal that lie in the same folder, with their files', async () => {
    const store = path.join(folder, STORE_FOLDER);
    const nights = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2020, 0, at + 1, 2)));
    const theirs = nights.map((at) => nameOf(at, 1, 'wiesental.example'));
    const ours = nights.map((at) => nameOf(at, 1, host));
    const sha = 'd'.repeat(64);
    await mkdir(path.join(store, 'dd'), { recursive: true });
    await writeFile(path.join(store, 'dd', sha), 'x');
    await utimes(path.join(store, 'dd', sha), 1, 1);
    for (const name of [...theirs, ...ours]) {
      await writeFile(path.join(folder, name), '');
      await writeFile(path.join(store, 'lists', name), name === theirs[0] ? `${sha}\n` : '');
    }
    expect((await pruneBackups(portal.database, folder, host)).backups).toBeGreaterThan(40);
    const there = await readdir(folder);
    expect(there).toEqual(expect.arrayContaining(theirs));
    expect(there).not.toContain(ours[0]);
    expect(await readdir(path.join(store, 'dd'))).toEqual([sha]);
    expect(await backupNames(folder, host)).not.toContain(theirs.at(-1));
  });

  it('tell what went wrong', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'keine Ablage');
    await expect(takeBackup(later(3 * HOUR_MS))).rejects.toThrow();
    expect((await listRuns(ctx))[0]!.error).toContain('lässt sich nicht schreiben (EEXIST)');
    await rm(folder);
  });
});
