import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { removeAddress, renewAddress } from './commands.ts';
import { findAddress, findOwnerOf } from './queries.ts';

const ctx = makeCtx(await testPortal(), anonymous);

const somebody = async () => actAs(ctx, (await aUser(ctx)).viewer);

describe('the address of somebody’s own calendar', () => {
  it('is theirs, hard to guess, and kept so that a copy of the database doesn’t tell it', async () => {
    const member = await somebody();
    await renewAddress(member);
    const { token = '' } = (await findAddress(ctx, member.viewer.id!))!;
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await findOwnerOf(ctx, token)).toBe(member.viewer.id);
    const { rows } = await ctx.db.execute('select * from event_calendar_addresses');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is one, also when it is renewed by two at once', async () => {
    const member = await somebody();
    await Promise.all([renewAddress(member), renewAddress(member), renewAddress(member)]);
    const { token = '' } = (await findAddress(ctx, member.viewer.id!))!;
    expect(await findOwnerOf(ctx, token)).toBe(member.viewer.id);
  });

  it('is nobody’s once it is removed, which may be done again', async () => {
    const member = await somebody();
    await renewAddress(member);
    const { token = '' } = (await findAddress(ctx, member.viewer.id!))!;
    for (let time = 0; time < 2; time++) await removeAddress(member, member.viewer.id!);
    expect(await findOwnerOf(ctx, token)).toBeUndefined();
    expect(await findAddress(ctx, member.viewer.id!)).toBeUndefined();
  });

  it('is for nobody who is not signed in or suspended', async () => {
    const suspended = actAs(ctx, { ...(await somebody()).viewer, isSuspended: true });
    for (const viewer of [ctx, suspended]) await expect(renewAddress(viewer)).rejects.toThrow();
  });

  it('can be read no more with another secret of the portal, and works all the same', async () => {
    const member = await somebody();
    await renewAddress(member);
    const other = makeCtx({ ...ctx.portal, secrets: ['another-secret-of-the-portal-another'] }, anonymous);
    const own = await findAddress(other, member.viewer.id!);
    expect([own?.token, own?.createdAt instanceof Date]).toEqual([undefined, true]);
  });
});
