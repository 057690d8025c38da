import { expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { removeAddress, renewAddress } from './commands.ts';
import { findAddress, findOwnerOf } from './queries.ts';

const ctx = makeCtx(await testPortal(), anonymous);

it('gives one address, hard to guess, also to those who ask at once, and keeps no copy that could be read', async () => {
  const member = actAs(ctx, (await aUser(ctx)).viewer);
  await Promise.all([renewAddress(member), renewAddress(member), renewAddress(member)]);
  const { token = '' } = (await findAddress(ctx, member.viewer.id!))!;
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await findOwnerOf(ctx, token)).toBe(member.viewer.id);
  const { rows } = await ctx.db.execute('select * from own_feed_addresses');
  expect(JSON.stringify(rows)).not.toContain(token);
  for (let time = 0; time < 2; time++) await removeAddress(member, member.viewer.id!);
  expect(await findOwnerOf(ctx, token)).toBeUndefined();
  const history = await listHistory(ctx, { type: 'user', id: member.viewer.id! });
  expect(history.filter(({ action }) => action === 'user.feedClosed')).toHaveLength(1);
});

it('is for nobody who is not signed in or suspended', async () => {
  const suspended = actAs(ctx, { ...(await aUser(ctx)).viewer, isSuspended: true });
  for (const viewer of [ctx, suspended]) await expect(renewAddress(viewer)).rejects.toThrow();
});
