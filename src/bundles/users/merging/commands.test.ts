import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { loadProfile } from '../profile.ts';
import { aUser, changeUser } from '../test-data.ts';
import { lockBoth, leadOn } from './commands.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const ADMIN = [{ role: 'admin', locationPath: '' }] as const;
const admin = await aUser(ctx, { roles: ADMIN });
const byAdmin = actAs(ctx, admin.viewer);
const later = new Date(ctx.now.getTime() + 1_000_000_000);
const hold = (fromId: number, intoId: number, by = byAdmin) =>
  withTransaction(by, (by) => lockBoth(by, { fromId, intoId }));
const lead = (fromId: number, intoId: number) =>
  withTransaction(byAdmin, (by) => leadOn(by, { fromId, intoId }));

describe('two accounts that are to become one', () => {
  it('are held when nothing stands against it', async () => {
    const [from, into] = [await aUser(ctx), await aUser(ctx)];
    expect(await hold(from.id, into.id)).toBeUndefined();
  });

  it.each([
    ['the first is suspended', {}, { suspendedUntil: later }, texts.suspended],
    ['the second is suspended', { suspendedUntil: later }, {}, texts.suspended],
    ['one of them leaves', { erasureDueAt: later }, {}, texts.leaving],
    ['the first never confirmed its address', {}, { confirmedAt: null }, texts.unconfirmed],
  ])('are refused when %s', async (_, changesFrom, changesInto, text) => {
    const [from, into] = [await aUser(ctx), await aUser(ctx)];
    await changeUser(ctx, from.id, { name: from.name, ...changesFrom });
    await changeUser(ctx, into.id, { name: into.name, ...changesInto });
    expect(await hold(from.id, into.id)).toMatchObject({ kind: 'refused', text });
  });

  it('are two, not one’s own from which one works, and not gone', async () => {
    const [from, into] = [await aUser(ctx), await aUser(ctx)];
    expect(await hold(into.id, into.id)).toMatchObject({ text: texts.sameAccount });
    expect(await hold(admin.id, into.id)).toMatchObject({ text: texts.notOneself });
    await expect(hold(999_999, into.id)).rejects.toMatchObject({ status: 404 });
    await changeUser(ctx, from.id, { erasedAt: ctx.now });
    await expect(hold(from.id, into.id)).rejects.toMatchObject({ status: 404 });
    await expect(hold(into.id, admin.id, actAs(ctx, into.viewer))).rejects.toMatchObject({ status: 403 });
  });

  it('leave an administrator', async () => {
    const own = await testCtx();
    const last = await aUser(own, { roles: ADMIN });
    const member = await aUser(own);
    const by = actAs(own, { ...last.viewer, id: 999_999 });
    const outcome = await withTransaction(by, (by) => lockBoth(by, { fromId: last.id, intoId: member.id }));
    expect(outcome).toMatchObject({ text: texts.lastAdministrator });
  });

  it('have one address afterwards, however many became one', async () => {
    const [first, second, third] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
    await lead(first.id, second.id);
    await lead(second.id, third.id);
    const visitor = actAs(ctx, anonymous);
    for (const { id } of [first, second])
      expect(await loadProfile(visitor, id)).toMatchObject({ id: third.id, name: third.name });
  });
});
