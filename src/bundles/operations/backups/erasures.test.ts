// Tests that nobody comes back by a backup who was erased after it was taken.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { allJobs } from '#kernel/jobs.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import type { TestPortal } from '#kernel/testing/test-portal.ts';
import { mailKeysTo } from '#bundles/mail/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, changeUser, planErasure } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { anEmptyPlace, targetOf } from './test-data.ts';
import { isRestorationUnfinished } from './unfinished.ts';

/** Each restores a whole portal, after it was backed up. */
const SLOW = { timeout: 120_000 };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-erasures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ctxOf = (portal: TestPortal) => makeCtx(portal, portalItself);
const inTime = (ctx: Ctx): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + 20 * DAY_MS) });

const back = (portal: TestPortal, name: string) => makeBackup(portal, { file: path.join(folder, name) });

const restoreOver = async (portal: TestPortal, name: string) =>
  restoreBackup(await openBackup(path.join(folder, name)), targetOf(portal), {
    isReplacing: true,
    isSending: false,
  });

/** Erases somebody as those who leave are erased, with the job that notes it. */
const leave = async (ctx: Ctx, { id, viewer, password }: TestUser) => {
  await planErasure(actAs(ctx, viewer), { password, keepsComments: false });
  expect(await accountDesk.erase(inTime(ctx), id)).toBe(true);
  const { rows } = await ctx.portal.database.query(
    `delete from pgboss.job where name = 'users.note-erasure' returning data`,
  );
  expect(rows).toEqual([{ data: { userId: id } }]);
  const job = allJobs(ctx.portal.bundles).find(({ name }) => name === 'users.note-erasure')!;
  await job.work(ctx, rows[0]!['data'] as never);
};

const namesIn = async ({ database }: TestPortal) =>
  (await database.query(`select name from users where name <> '' order by id`)).rows.map(({ name }) => name);

const notesIn = async ({ files }: TestPortal) => {
  const keys: string[] = [];
  for await (const key of files.list('erased/')) keys.push(key);
  return keys;
};

it(
  'somebody who left after a backup is erased again where it is restored, before anybody gets in, and is told nothing',
  SLOW,
  async () => {
    const portal = await testPortal();
    const ctx = ctxOf(portal);
    const leaver = await aUser(ctx, { name: 'Geht' });
    await aUser(ctx, { name: 'Bleibt' });
    await back(portal, 'before');
    await leave(ctx, leaver);
    expect(await notesIn(portal)).toEqual([
      expect.stringMatching(new RegExp(`^erased/${leaver.id}-\\d+-\\d+-takes$`)),
    ]);

    const result = await restoreOver(portal, 'before');
    expect(result.erasedAgain).toEqual({ erased: 1, waiting: 0 });
    expect(await namesIn(portal)).toEqual(['Bleibt']);
    expect(await mailKeysTo(ctxOf(portal), leaver.email)).toEqual([]);
    expect(await isRestorationUnfinished(portal.database)).toBe(false);
    expect(await notesIn(portal)).toHaveLength(1);
  },
);

it(
  'an older backup on a new machine knows by the folder who was erased until the newest one',
  SLOW,
  async () => {
    const portal = await testPortal();
    const ctx = ctxOf(portal);
    const leaver = await aUser(ctx, { name: 'Geht' });
    await back(portal, 'older');
    await leave(ctx, leaver);
    await back(portal, 'newer');

    const { elsewhere, restore } = await anEmptyPlace(folder);
    expect((await restore('older')).erasedAgain).toEqual({ erased: 1, waiting: 0 });
    expect(await namesIn(elsewhere)).toEqual([]);
    expect(await notesIn(elsewhere)).toEqual(await notesIn(portal));
  },
);

it('the account of another portal stays, although it has the same number', SLOW, async () => {
  const portal = await testPortal();
  const leaver = await aUser(ctxOf(portal), { name: 'Geht' });
  const other = await testPortal();
  const since = new Date(Date.now() - DAY_MS);
  const stays = await aUser(ctxOf(other), { name: 'Ganz anders', createdAt: since });
  expect(stays.id).toBe(leaver.id);
  await back(other, 'of-another');
  await leave(ctxOf(portal), leaver);
  expect((await restoreOver(portal, 'of-another')).erasedAgain).toEqual({ erased: 0, waiting: 0 });
  expect(await namesIn(portal)).toEqual(['Ganz anders']);
});

it(
  'the only administrator of the backup stays until somebody else is one, and what had become part of an erased account goes',
  SLOW,
  async () => {
    const portal = await testPortal();
    const ctx = ctxOf(portal);
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    const admin = await aUser(ctx, { name: 'Verwaltet', roles });
    const second = await aUser(ctx, { name: 'Zweites Konto' });
    await back(portal, 'alone');
    await aUser(ctx, { roles });
    await changeUser(ctx, second.id, { mergedIntoId: admin.id, erasedAt: ctx.now });
    await leave(ctx, admin);
    expect((await restoreOver(portal, 'alone')).erasedAgain).toEqual({ erased: 1, waiting: 1 });
    expect(await namesIn(portal)).toEqual(['Verwaltet']);
    const restored = ctxOf(portal);
    await aUser(restored, { name: 'Neu', roles });
    expect(await accountDesk.erase(restored, admin.id)).toBe(true);
  },
);

it(
  'an account that was taken away with an import comes back, since nobody asked for its erasure',
  SLOW,
  async () => {
    const portal = await testPortal();
    const ctx = ctxOf(portal);
    const author = await aUser(ctx, { name: 'Von früher' });
    await changeUser(ctx, author.id, { passwordHash: '' });
    await back(portal, 'with-import');
    expect(await accountDesk.removeFormerAuthor(ctx, author.id)).toBe(true);
    expect(await notesIn(portal)).toEqual([]);
    expect((await restoreOver(portal, 'with-import')).erasedAgain).toEqual({ erased: 0, waiting: 0 });
    expect(await namesIn(portal)).toEqual(['Von früher']);
  },
);
