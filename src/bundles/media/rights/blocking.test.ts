// Moderators take pictures away at their desk: with a statement of reasons, told once, and for a moment as if it had never
// been.
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { decisionsAbout, notifyOfDecisionJob } from '#bundles/moderation/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findImages } from '../queries.ts';
import { anImage } from '../test-data.ts';
import { setImageUses } from '../uses.ts';
import { blockImage, undoBlocking } from './blocking.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
const moderatorAt = (locationPath: string) => aUser(ctx, { roles: [{ role: 'moderator', locationPath }] });
const moderator = await moderatorAt(town.path);
const here = actAs(ctx, moderator.viewer);
const because = { category: 'privacy', reason: 'Das Kind ist zu erkennen.' };

const aPicture = async (ownerId?: number) => {
  const owner = await aUser(ctx);
  const { id } = await anImage(ctx, { ownerId: ownerId ?? owner.id, access: 'public' });
  for (const { path: locationPath, id: placeId } of [other, town]) {
    const thing = { type: 'article', id: 500_000 + id * 10 + placeId, locationPath } as const;
    await withTransaction(ctx, (ctx) => setImageUses(ctx, thing, [{ imageId: id, isPublic: true }]));
  }
  return { owner, id, ref: { type: 'image', id } };
};
const blockOf = async (id: number) => (await findImages(ctx, [id])).get(id)!.block;
const lettersTo = async ({ email }: { readonly email: string }) =>
  (await mailsTo(ctx, email)).map(({ subject }) => subject);
const notifyAll = async (ref: { readonly type: string; readonly id: number }) => {
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 10 * MINUTE_MS) };
  for (const { id } of await decisionsAbout(ctx, ref))
    await notifyOfDecisionJob.work(later, { decisionId: id });
};

it('gives its owner one statement, by whoever looks after any place where it is shown', async () => {
  const { owner, id, ref } = await aPicture();
  expect(await blockImage(here, id, because)).toEqual({ kind: 'blocked', isUndoable: true });
  await expect(blockImage(here, id, because)).rejects.toMatchObject({ status: 409 });
  expect([await blockOf(id), await lettersTo(owner)]).toEqual(['quarantined', []]);
  await notifyAll(ref);
  await notifyAll(ref);
  expect(await lettersTo(owner)).toEqual(['Entscheidung über einen Inhalt von Ihnen']);
  expect(await decisionsAbout(ctx, ref)).toMatchObject([
    { measure: 'hide', category: 'privacy', facts: because.reason },
  ]);
  const own = await app.http.inject({
    url: '/konto/moderation',
    headers: { accept: 'text/html', ...(await signedIn(app, owner)) },
  });
  expect(own.body).toContain('Widerspruch bis');
});

it('by two moderators at once it is one decision, and the other one is told so', async () => {
  const { owner, id, ref } = await aPicture();
  const there = actAs(ctx, (await moderatorAt('')).viewer);
  const both = await Promise.allSettled([
    blockImage(here, id, because),
    blockImage(there, id, { category: 'spam', reason: 'Werbung.' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  await notifyAll(ref);
  expect([(await decisionsAbout(ctx, ref)).length, (await lettersTo(owner)).length]).toEqual([1, 1]);
});

it('undone a moment later it is back, and its owner never hears of it', async () => {
  const { owner, id, ref } = await aPicture();
  await blockImage(here, id, because);
  await expect(undoBlocking(actAs(ctx, (await moderatorAt('')).viewer), id)).rejects.toMatchObject({
    status: 409,
  });
  await undoBlocking(here, id);
  await notifyAll(ref);
  expect([await blockOf(id), await lettersTo(owner), await decisionsAbout(ctx, ref)]).toEqual([null, [], []]);
});

it('is nothing that others may, and needs reasons; one’s own needs none but for the history', async () => {
  const { id } = await aPicture();
  const elsewhere = await aPlace(ctx);
  await expect(
    blockImage(actAs(ctx, (await moderatorAt(elsewhere.path)).viewer), id, because),
  ).rejects.toMatchObject({ status: 403 });
  expect(await blockImage(here, id, { category: '', reason: 'Darum.' })).toMatchObject({
    errors: { category: expect.any(String) },
  });
  expect(await blockImage(here, id, { category: 'spam', reason: ' ' })).toMatchObject({
    errors: { reason: expect.any(String) },
  });
  expect(await blockOf(id)).toBeNull();
  const own = await aPicture(moderator.id);
  expect(await blockImage(here, own.id, { reason: 'Doch nicht.' })).toEqual({
    kind: 'blocked',
    isUndoable: false,
  });
  expect(await decisionsAbout(ctx, own.ref)).toEqual([]);
});
