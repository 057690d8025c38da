import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { record } from '#bundles/history/public.ts';
import { ownHistory } from './personal-data.ts';

const ctx = await testCtx();
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const person = await aUser(ctx);
const about = { type: 'user', objectId: person.id } as const;

const given = async () =>
  (await ownHistory.exportFor(ctx, person.id)) as readonly { readonly what: string }[];

it('gives people what was done with their account, not by whom, and nothing of who follows or blocks them', async () => {
  await withTransaction(actAs(ctx, person.viewer), (ctx) =>
    record(ctx, { ...about, action: 'user.signed-in' }),
  );
  const suspension = { reason: 'Beleidigung', until: null, hidesContributions: true };
  await accountDesk.suspension.suspend(actAs(ctx, moderator.viewer), person.id, suspension);
  for (const action of ['boundary.block', 'message.sent', 'search.saved'])
    await withTransaction(actAs(ctx, moderator.viewer), (ctx) => record(ctx, { ...about, action }));
  const all = await given();
  expect(all).toMatchObject([
    {
      by: 'Die Redaktion',
      what: 'jemanden gesperrt',
      changes: [{ field: 'Beiträge verborgen', before: '', after: 'ja' }],
    },
    { by: 'Sie selbst', what: 'sich angemeldet', changes: [] },
  ]);
  expect(JSON.stringify(all)).not.toContain(moderator.name);
  expect(await ownHistory.countFor(ctx, person.id, { keepsComments: true })).toEqual({ goes: 0, stays: 2 });
});
