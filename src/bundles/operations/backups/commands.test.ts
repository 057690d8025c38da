import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { askForBackup, askForProof } from './commands.ts';
import { makeBackupJob } from './jobs.ts';
import { listRuns } from './queries.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);

const waiting = async () => {
  const { rows } = await portal.database.query(
    `select name from pgboss.job where name like 'operations.%-backup' and state = 'created'`,
  );
  return rows;
};

describe('a backup on wish', () => {
  it('begins no more than a few in an hour', async () => {
    for (let n = 0; n < 9; n++) await askForBackup(admin);
    await askForProof(admin);
    await expect(askForBackup(admin)).rejects.toMatchObject({ status: 429 });
    expect(await waiting()).toHaveLength(10);
  });

  it('is taken once by whoever presses twice, and anew when it is asked for after that', async () => {
    const press = async () => {
      await portal.database.query('delete from rate_limits');
      await askForBackup(actAs(makeCtx(portal, portalItself), boss.viewer));
    };
    await portal.database.query(`delete from pgboss.job where name = 'operations.make-backup'`);
    await press();
    await press();
    const run = async () => {
      const { rows } = await portal.database.query(
        `delete from pgboss.job where name = 'operations.make-backup' returning data`,
      );
      for (const { data } of rows) await makeBackupJob.work(makeCtx(portal, portalItself), data as never);
    };
    await run();
    expect(await listRuns(ctx)).toHaveLength(1);
    await press();
    await run();
    expect(await listRuns(ctx)).toHaveLength(2);
  });
});
