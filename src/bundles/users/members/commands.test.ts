import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { userTag } from '../constants.ts';
import { mailsTo } from '../registration/test-data.ts';
import { userRoles, users } from '../schema.ts';
import { viewersByIds } from '../session-viewer.ts';
import { aUser, changeUser } from '../test-data.ts';
import {
  grantPass,
  grantRole,
  liftSuspension,
  renewAfterSuspensions,
  revokeRole,
  suspendUser,
} from './commands.ts';
import type { SuspensionInput } from './commands.ts';
import { isLastAdministrator, listSuspensions } from './queries.ts';

const ctx = await testCtx();
const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
const whole = (role: 'member' | 'moderator' | 'editor' | 'admin') => [{ role, locationPath: '' }];

const moderator = await aUser(ctx, { name: 'Mara Moder', roles: whole('moderator') });
const asModerator = actAs(ctx, moderator.viewer);
const asMember = actAs(ctx, (await aUser(ctx)).viewer);
const STRIFE: SuspensionInput = {
  reason: ' Wiederholte  Beleidigungen ',
  until: inDays(7),
  hidesContributions: false,
};

const rowOf = async (id: number) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!;
const viewerOf = async (id: number, at: Ctx = ctx) => (await viewersByIds(at, [id])).get(id)!;
const rolesOf = async (id: number) =>
  (await ctx.db.select().from(userRoles).where(eq(userRoles.userId, id))).map(
    ({ role, locationPath }) => `${role} ${locationPath}`,
  );
describe('suspendUser', () => {
  it('holds at once, until its day, and ends by itself', async () => {
    const { id } = await aUser(ctx);
    expect(await suspendUser(asModerator, id, STRIFE)).toMatchObject({ kind: 'done' });
    expect((await viewerOf(id)).isSuspended).toBe(true);
    expect((await viewerOf(id, { ...ctx, now: inDays(7) })).isSuspended).toBe(false);
    expect(await rowOf(id)).toMatchObject({
      suspendedUntil: inDays(7),
      suspensionReason: 'Wiederholte Beleidigungen',
      contributionsHidden: false,
    });
  });

  it('may have no end', async () => {
    const { id } = await aUser(ctx);
    await suspendUser(asModerator, id, { ...STRIFE, until: null });
    expect((await viewerOf(id, { ...ctx, now: inDays(100_000) })).isSuspended).toBe(true);
    expect(await listSuspensions(ctx, id)).toMatchObject([{ until: null, liftedAt: null }]);
  });

  it('is written down; whoever calls tells of it', async () => {
    const { id, email } = await aUser(ctx);
    const before = ctx.portal.invalidation.moment();
    await suspendUser(asModerator, id, { ...STRIFE, hidesContributions: true });
    expect(await listSuspensions(ctx, id)).toMatchObject([
      {
        moderatorId: moderator.id,
        reason: 'Wiederholte Beleidigungen',
        until: inDays(7),
        hidesContributions: true,
        liftedAt: null,
      },
    ]);
    const [entry] = await listHistory(ctx, { type: 'user', id });
    expect(entry).toMatchObject({
      action: 'user.suspended',
      actorId: moderator.id,
      after: { until: inDays(7).toISOString(), hidesContributions: true },
    });
    expect(ctx.portal.invalidation.changedSince([userTag(id)], before)).toBe(true);
    expect(await mailsTo(ctx, email)).toEqual([]);
  });

  it('touches nothing else unless contributions are hidden by it, or were', async () => {
    const { invalidation } = ctx.portal;
    const areOthersTouched = async (work: () => Promise<unknown>) => {
      const before = invalidation.moment();
      await work();
      return invalidation.changedSince(['something:else'], before);
    };
    const [calm, hidden] = [await aUser(ctx), await aUser(ctx)];
    const hiding = { ...STRIFE, hidesContributions: true };
    expect([
      await areOthersTouched(() => suspendUser(asModerator, calm.id, STRIFE)),
      await areOthersTouched(() => liftSuspension(asModerator, calm.id)),
      await areOthersTouched(() => suspendUser(asModerator, hidden.id, hiding)),
      await areOthersTouched(() => suspendUser(asModerator, hidden.id, STRIFE)),
      await areOthersTouched(() => suspendUser(asModerator, hidden.id, hiding)),
      await areOthersTouched(() => liftSuspension(asModerator, hidden.id)),
    ]).toEqual([false, false, true, true, true, true]);
  });

  it('takes the place of one that holds', async () => {
    const { id } = await aUser(ctx);
    await suspendUser(asModerator, id, STRIFE);
    await suspendUser(asModerator, id, {
      reason: 'Es geht weiter',
      until: inDays(30),
      hidesContributions: true,
    });
    expect(await rowOf(id)).toMatchObject({ suspensionReason: 'Es geht weiter', contributionsHidden: true });
    expect(await listSuspensions(ctx, id)).toMatchObject([
      { reason: 'Es geht weiter', liftedAt: null },
      { reason: 'Wiederholte Beleidigungen', liftedAt: ctx.now, lifterId: moderator.id },
    ]);
  });

  it.each([
    ['no reason', { reason: ' \n ' }, 'reason'],
    ['a reason that nobody sees', { reason: '\u200b\u202e\u00ad' }, 'reason'],
    ['a reason without end', { reason: 'x'.repeat(1001) }, 'reason'],
    ['an end that is past', { until: ctx.now }, 'until'],
  ] as const)('refuses %s', async (_what, changes, field) => {
    const { id } = await aUser(ctx);
    const outcome = await suspendUser(asModerator, id, { ...STRIFE, ...changes });
    expect(outcome).toMatchObject({ kind: 'invalid', errors: { [field]: expect.any(String) } });
    expect((await viewerOf(id)).isSuspended).toBe(false);
  });

  it('is refused to those who may not, and never finds the erased', async () => {
    const { id } = await aUser(ctx);
    const editor = await aUser(ctx, { roles: whole('editor') });
    await expect(suspendUser(asMember, id, STRIFE)).rejects.toMatchObject({ status: 403 });
    await expect(suspendUser(asModerator, editor.id, STRIFE)).rejects.toMatchObject({ status: 403 });
    await expect(suspendUser(asModerator, moderator.id, STRIFE)).rejects.toMatchObject({ status: 403 });
    await changeUser(ctx, id, { erasedAt: ctx.now });
    await expect(suspendUser(asModerator, id, STRIFE)).rejects.toMatchObject({ status: 404 });
  });
});

describe('liftSuspension', () => {
  it('ends it at once, shows the contributions again, and is written down and told', async () => {
    const { id, email } = await aUser(ctx);
    await suspendUser(asModerator, id, { ...STRIFE, hidesContributions: true });
    await liftSuspension(asModerator, id);
    expect((await viewerOf(id)).isSuspended).toBe(false);
    expect(await rowOf(id)).toMatchObject({
      suspendedUntil: null,
      suspensionReason: null,
      contributionsHidden: false,
    });
    expect(await listSuspensions(ctx, id)).toMatchObject([{ liftedAt: ctx.now, lifterId: moderator.id }]);
    const subjects = (await mailsTo(ctx, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Ihr Konto ist wieder frei']);
  });

  it('has nothing to say about somebody who is free', async () => {
    const { id, email } = await aUser(ctx);
    await liftSuspension(asModerator, id);
    expect(await mailsTo(ctx, email)).toEqual([]);
    expect(await listHistory(ctx, { type: 'user', id })).toEqual([]);
  });

  it('leaves the log of those that ended by themselves as it was', async () => {
    const { id } = await aUser(ctx);
    await suspendUser(asModerator, id, STRIFE);
    await suspendUser({ ...asModerator, now: inDays(8) }, id, { ...STRIFE, until: inDays(20) });
    expect((await listSuspensions(ctx, id)).map(({ liftedAt }) => liftedAt)).toEqual([null, null]);
  });

  it('is refused to those who may not', async () => {
    const { id } = await aUser(ctx);
    await expect(liftSuspension(asMember, id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('grantRole and revokeRole', () => {
  it('give and take a role for the whole portal or a place', async () => {
    const { id } = await aUser(ctx, { roles: whole('member') });
    const { path } = await aPlace(ctx);
    await grantRole(ctx, id, { role: 'moderator', locationPath: path });
    await grantRole(ctx, id, { role: 'moderator', locationPath: path });
    await grantRole(ctx, id, { role: 'author', locationPath: '' });
    expect(await rolesOf(id)).toEqual(['member ', `moderator ${path}`, 'author ']);
    await revokeRole(ctx, id, { role: 'moderator', locationPath: path });
    await revokeRole(ctx, id, { role: 'moderator', locationPath: path });
    expect(await rolesOf(id)).toEqual(['member ', 'author ']);
    const actions = (await listHistory(ctx, { type: 'user', id })).map(({ action }) => action);
    expect(actions).toEqual(['user.role-revoked', 'user.role-granted', 'user.role-granted']);
  });

  it('know no place that isn’t there', async () => {
    const { id } = await aUser(ctx);
    for (const locationPath of ['999999/', 'x', '1', '/', '1/4'])
      expect(await grantRole(ctx, id, { role: 'moderator', locationPath })).toMatchObject({
        kind: 'invalid',
        errors: { place: 'Diesen Ort gibt es nicht.' },
      });
  });

  it('are for administrators of the whole portal', async () => {
    const { id } = await aUser(ctx);
    const grant = { role: 'moderator' as const, locationPath: '' };
    for (const by of [asMember, asModerator]) {
      await expect(grantRole(by, id, grant)).rejects.toMatchObject({ status: 403 });
      await expect(revokeRole(by, id, grant)).rejects.toMatchObject({ status: 403 });
      await expect(grantPass(by, id, null)).rejects.toMatchObject({ status: 403 });
    }
    await expect(grantRole(ctx, 2_147_483_647, grant)).rejects.toMatchObject({ status: 404 });
  });

  it('never leave the portal without an administrator, also when two are at it at once', async () => {
    const own = await testCtx();
    const [one, two] = await Promise.all([1, 2].map(() => aUser(own, { roles: whole('admin') })));
    const grant = { role: 'admin' as const, locationPath: '' };
    const outcomes = await Promise.all([
      revokeRole(actAs(own, one!.viewer), two!.id, grant),
      revokeRole(actAs(own, two!.viewer), one!.id, grant),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'invalid']);
    expect(outcomes.find(({ kind }) => kind === 'invalid')).toMatchObject({
      errors: { role: 'Ohne Administration geht es nicht: Geben Sie zuerst jemand anderem diese Rolle.' },
    });
    const left = outcomes[0]!.kind === 'done' ? one! : two!;
    expect(await isLastAdministrator(own, left.id)).toBe(true);
  });

  it('count nobody who is suspended or erased or wants to leave, nor administrators of a place', async () => {
    const own = await testCtx();
    const admin = await aUser(own, { roles: whole('admin') });
    await aUser(own, { roles: whole('admin'), suspendedUntil: inDays(1) });
    await aUser(own, { roles: whole('admin'), erasedAt: own.now });
    await aUser(own, { roles: [{ role: 'admin', locationPath: '1/' }] });
    await aUser(own, { roles: whole('admin'), erasureDueAt: inDays(14) });
    expect(await isLastAdministrator(own, admin.id)).toBe(true);
    await aUser(own, { roles: whole('admin') });
    expect(await isLastAdministrator(own, admin.id)).toBe(false);
  });

  it('do not let two administrators suspend each other at once', async () => {
    const own = await testCtx();
    const [one, two] = await Promise.all([1, 2].map(() => aUser(own, { roles: whole('admin') })));
    const outcomes = await Promise.all([
      suspendUser(actAs(own, one!.viewer), two!.id, STRIFE),
      suspendUser(actAs(own, two!.viewer), one!.id, STRIFE),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'invalid']);
  });
});

describe('grantPass', () => {
  it('lasts until its day, and can be taken back', async () => {
    const { id } = await aUser(ctx);
    await grantPass(ctx, id, inDays(30));
    expect((await viewerOf(id)).hasPass).toBe(true);
    expect((await viewerOf(id, { ...ctx, now: inDays(30) })).hasPass).toBe(false);
    await grantPass(ctx, id, null);
    expect((await viewerOf(id)).hasPass).toBe(false);
    expect(await grantPass(ctx, id, ctx.now)).toMatchObject({ kind: 'invalid' });
  });

  it('is in the history with the day before and the day after, also when the end is another', async () => {
    const { id } = await aUser(ctx);
    for (const until of [inDays(30), inDays(7), null]) await grantPass(ctx, id, until);
    const entries = await listHistory(ctx, { type: 'user', id });
    expect(entries.map(({ action, before, after }) => [action, before, after]).toReversed()).toEqual([
      ['user.pass-granted', { until: null }, { until: inDays(30).toISOString() }],
      ['user.pass-granted', { until: inDays(30).toISOString() }, { until: inDays(7).toISOString() }],
      ['user.pass-granted', { until: inDays(7).toISOString() }, { until: null }],
    ]);
  });
});

describe('renewAfterSuspensions', () => {
  it('lets those be found again whose suspension has ended by itself, and nobody else', async () => {
    const { invalidation } = ctx.portal;
    const ends = [inDays(-3), inDays(-1), inDays(1), null];
    const people = await Promise.all(ends.map((suspendedUntil) => aUser(ctx, { suspendedUntil })));
    const before = invalidation.moment();
    expect(await renewAfterSuspensions(ctx)).toBe(1);
    const isTouched = people.map(({ id }) => invalidation.changedSince([userTag(id)], before));
    expect(isTouched).toEqual([false, true, false, false]);
  });
});
