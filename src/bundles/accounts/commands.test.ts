import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { openAccount } from './commands.ts';
import { LOOKS_SHOWN } from './constants.ts';
import { looksAtAccounts } from './personal-data.ts';
import { findOpenLook } from './queries.ts';

const ctx = await testCtx();
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const byAdmin = actAs(ctx, admin.viewer);
const REASON = 'Auskunft nach Artikel 15';
const inMinutes = (minutes: number) => ({ ...byAdmin, now: new Date(ctx.now.getTime() + minutes * 60_000) });

describe('looking at an account', () => {
  it('stands in the history with its reason, and opens the account for half an hour to whoever gave it', async () => {
    const { id } = await aUser(ctx);
    const outcome = await openAccount(byAdmin, id, `  ${REASON}\n`);
    if (outcome.kind !== 'open') throw new Error('refused');
    const { entry } = outcome;
    expect(await listHistory(ctx, { type: 'user', id })).toMatchObject([
      { id: entry, actorId: admin.id, action: 'user.data-looked-at', after: { lookReason: REASON } },
    ]);
    expect(await findOpenLook(inMinutes(29), id, entry)).toMatchObject({ id: entry });
    expect(await findOpenLook(inMinutes(31), id, entry)).toBeUndefined();
    const [other, stranger] = [
      await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }),
      await aUser(ctx),
    ];
    expect(await findOpenLook(actAs(ctx, other.viewer), id, entry)).toBeUndefined();
    expect(await findOpenLook(byAdmin, stranger.id, entry)).toBeUndefined();
  });

  it('needs a reason, an account and an administrator', async () => {
    const { id, viewer } = await aUser(ctx);
    expect(await openAccount(byAdmin, id, ' nur so ')).toMatchObject({ kind: 'invalid' });
    expect(await listHistory(ctx, { type: 'user', id })).toEqual([]);
    await expect(openAccount(actAs(ctx, viewer), id, REASON)).rejects.toMatchObject({ status: 403 });
    await changeUser(ctx, id, { erasedAt: ctx.now });
    await expect(openAccount(byAdmin, id, REASON)).rejects.toMatchObject({ status: 404 });
    await expect(openAccount(byAdmin, 999_999, REASON)).rejects.toMatchObject({ status: 404 });
  });

  it('is given out and counted also where there were more than their page shows', async () => {
    const { id } = await aUser(ctx);
    const all = LOOKS_SHOWN + 1;
    for (let at = 0; at < all; at++) await openAccount(byAdmin, id, `${REASON}, Nr. ${at}`);
    const looks = (await looksAtAccounts.exportFor(ctx, id)) as readonly { readonly reason: string }[];
    expect(new Set(looks.map(({ reason }) => reason)).size).toBe(all);
    expect(await looksAtAccounts.countFor(ctx, id, { keepsComments: true })).toEqual({
      goes: all,
      stays: all,
    });
  });

  it('is given out to its owner, and loses its reason with them', async () => {
    const { id } = await aUser(ctx);
    await openAccount(byAdmin, id, REASON);
    expect(await looksAtAccounts.exportFor(ctx, id)).toEqual([
      { at: ctx.now, by: admin.name, reason: REASON },
    ]);
    await looksAtAccounts.eraseFor(ctx, id, { keepsComments: true });
    expect(await looksAtAccounts.exportFor(ctx, id)).toMatchObject([{ reason: '' }]);
  });
});
