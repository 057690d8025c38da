import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { askForBackup, askForProof } from './commands.ts';

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
});
