import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isBackupRunning, takeBackupLock } from './backup-lock.ts';
import { testPortal } from './testing/test-portal.ts';

it.each([
  [[{ free: true }], false],
  [[{ free: false }], true],
  [[], true],
])('a lock that answers %j says that a backup runs: %s', async (rows, isRunning) => {
  const query = async (_: string, values?: unknown[]) => {
    expect(values).toEqual(['litfass backup']);
    return { rows, rowCount: rows.length };
  };
  expect(await isBackupRunning({ query })).toBe(isRunning);
});

it('a backup isn’t kept from beginning by somebody who asks at that moment whether one runs', async () => {
  const { database } = await testPortal();
  const asking = await database.begin();
  await asking.query(`select pg_try_advisory_xact_lock_shared(hashtext('litfass backup'))`);
  const over = sleep(30).then(() => asking.rollback());
  await database.bulk(async (connection) => {
    expect(await takeBackupLock(connection)).toBe(true);
    expect(await database.bulk(takeBackupLock)).toBe(false);
  });
  await over;
});
