import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { mailsTo } from '../registration/test-data.ts';
import { renewCodes } from '../security/recovery-codes.ts';
import { authenticatorApps, recoveryCodes } from '../security/schema.ts';
import { findFactors } from '../security/second-factor.ts';
import { sessions } from '../schema.ts';
import { aSession, aUser } from '../test-data.ts';
import { removeFactorsOf } from './commands.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const byAdmin = actAs(ctx, admin.viewer);
const REMOVAL = { reason: ' Telefon im  Fluss ', ownPassword: admin.password };

const somebodyGuarded = async () => {
  const person = await aUser(ctx);
  const app = { userId: person.id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
  await ctx.db.insert(authenticatorApps).values(app);
  await renewCodes(ctx, person.id);
  await aSession(ctx, person.id);
  return person;
};

describe('removeFactorsOf', () => {
  it('takes app, codes and sessions, says why in the history, and tells the person', async () => {
    const person = await somebodyGuarded();
    expect(await removeFactorsOf(byAdmin, person.id, REMOVAL)).toEqual({
      kind: 'removed',
      name: person.name,
    });
    expect(await findFactors(ctx, person.id)).toEqual({ hasApp: false, passkeys: 0 });
    for (const table of [recoveryCodes, sessions])
      expect((await ctx.db.select().from(table)).filter(({ userId }) => userId === person.id)).toEqual([]);
    const [entry] = await listHistory(ctx, { type: 'user', id: person.id });
    expect(entry).toMatchObject({
      action: 'user.factors-removed',
      actorId: admin.id,
      after: { reason: 'Telefon im Fluss' },
    });
    expect((await mailsTo(ctx, person.email)).map(({ subject }) => subject)).toEqual([
      'Der zweite Faktor Ihres Kontos wurde weggenommen',
    ]);
  });

  it('happens once, however often the button is pressed at the same moment', async () => {
    const person = await somebodyGuarded();
    const outcomes = await Promise.all([1, 2, 3].map(() => removeFactorsOf(byAdmin, person.id, REMOVAL)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'removed']);
  });

  it('wants a reason, and the password of whoever does it', async () => {
    const person = await somebodyGuarded();
    const wrong = { reason: '  ', ownPassword: person.password.toUpperCase() };
    expect(await removeFactorsOf(byAdmin, person.id, wrong)).toEqual({
      kind: 'invalid',
      errors: { factorReason: texts.reasonMissing, ownPassword: texts.passwordWrong },
    });
    const long = { ...REMOVAL, reason: 'x'.repeat(1001) };
    expect(await removeFactorsOf(byAdmin, person.id, long)).toEqual({
      kind: 'invalid',
      errors: { factorReason: texts.tooLong(1000) },
    });
    expect((await findFactors(ctx, person.id)).hasApp).toBe(true);
  });

  it('is refused where there is none, to others than administrators, and for oneself', async () => {
    const person = await aUser(ctx);
    expect(await removeFactorsOf(byAdmin, person.id, REMOVAL)).toEqual({
      kind: 'refused',
      text: texts.noFactor,
    });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    await expect(removeFactorsOf(actAs(ctx, editor.viewer), person.id, REMOVAL)).rejects.toThrow();
    await expect(removeFactorsOf(byAdmin, admin.id, REMOVAL)).rejects.toThrow();
    await expect(removeFactorsOf(byAdmin, 2_147_483_647, REMOVAL)).rejects.toThrow();
  });
});
