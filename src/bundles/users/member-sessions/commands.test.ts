import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { listSessions } from '../security/queries.ts';
import { aSession, aUser } from '../test-data.ts';
import { signOutEverywhere } from './commands.ts';

const ctx = await testCtx();
const holding = async (role: 'editor' | 'admin') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath: '' }] })).viewer);
const [asAdmin, asEditor] = [await holding('admin'), await holding('editor')];

describe('signOutEverywhere', () => {
  it('ends every session of one person, and of nobody else', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    for (const { id } of [one, one, other]) await aSession(ctx, id);
    await signOutEverywhere(asAdmin, one.id);
    expect(await listSessions(ctx, one.id)).toEqual([]);
    expect(await listSessions(ctx, other.id)).toHaveLength(1);
    expect((await listHistory(ctx, { type: 'user', id: one.id }))[0]).toMatchObject({
      action: 'user.signed-out-everywhere',
      actorId: asAdmin.viewer.id,
    });
  });

  it('is for administrators, of people who are there', async () => {
    const { id } = await aUser(ctx);
    await aSession(ctx, id);
    await expect(signOutEverywhere(asEditor, id)).rejects.toMatchObject({ status: 403 });
    expect(await listSessions(ctx, id)).toHaveLength(1);
    await expect(signOutEverywhere(asAdmin, 2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});
