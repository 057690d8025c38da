import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ERASURE_GRACE_DAYS } from '../constants.ts';
import { mailsTo } from '../registration/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '../test-data.ts';
import { cancelErasure, planErasure } from './commands.ts';
import { findLeavers, findLeavingPlan, lockLeaver } from './queries.ts';

const ctx = await testCtx();
const inDays = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });

const idsIn = (days: number) => findLeavers(inDays(days));

describe('planning to leave', () => {
  it('asks for the password and tells by mail when it will be, once', async () => {
    const person = await aUser(ctx);
    const own = actAs(ctx, person.viewer);
    const options = { password: person.password, keepsComments: true };
    expect(await planErasure(own, { ...options, password: 'geraten' })).toMatchObject({
      kind: 'invalid',
      errors: { password: expect.any(String) },
    });
    expect(await findLeavingPlan(own)).toBeNull();
    const outcome = await planErasure(own, options);
    expect(outcome).toEqual({
      kind: 'planned',
      dueAt: new Date(ctx.now.getTime() + ERASURE_GRACE_DAYS * DAY_MS),
    });
    expect(
      await planErasure({ ...inDays(3), viewer: own.viewer }, { ...options, keepsComments: false }),
    ).toEqual(outcome);
    expect(await findLeavingPlan(own)).toMatchObject({ keepsComments: false });
    expect(await mailsTo(ctx, person.email)).toMatchObject([
      { subject: 'Ihr Konto wird gelöscht', userId: person.id },
    ]);
  });

  it('makes somebody a leaver when the time has come, unless they stay', async () => {
    const [leaver, stayer] = [await aUser(ctx), await aUser(ctx)];
    for (const { viewer, password } of [leaver, stayer])
      await planErasure(actAs(ctx, viewer), { password, keepsComments: true });
    expect(await lockLeaver(inDays(14), stayer.id)).toEqual({ keepsComments: true });
    await cancelErasure(actAs(ctx, stayer.viewer));
    await cancelErasure(actAs(ctx, stayer.viewer));
    const entries = await listHistory(ctx, { type: 'user', id: stayer.id });
    expect(entries.map(({ action }) => action)).toEqual(['user.erasure-cancelled', 'user.erasure-planned']);
    expect(await lockLeaver(inDays(14), stayer.id)).toBeUndefined();
    expect(await idsIn(13)).not.toContain(leaver.id);
    expect(await idsIn(14)).toContain(leaver.id);
    expect(await idsIn(14)).not.toContain(stayer.id);
  });

  it('is refused to one of two administrators who want to at the same moment', async () => {
    const own = await testCtx();
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    const people = [await aUser(own, { roles }), await aUser(own, { roles })];
    const outcomes = await Promise.all(
      people.map(({ viewer, password }) =>
        planErasure(actAs(own, viewer), { password, keepsComments: true }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['planned', 'refused']);
  });

  it('is refused after too many wrong passwords, and for visitors', async () => {
    const person = await aUser(ctx);
    const guess = () => planErasure(actAs(ctx, person.viewer), { password: 'x', keepsComments: true });
    for (let round = 0; round < 10; round++) await guess();
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    const visitor = actAs(ctx, anonymous);
    await expect(planErasure(visitor, { password: 'x', keepsComments: true })).rejects.toMatchObject({
      status: 401,
    });
    await expect(cancelErasure(visitor)).rejects.toMatchObject({ status: 401 });
  });
});
