import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { sessions, users } from '../../schema.ts';
import { renewCodes } from '../../security/recovery-codes.ts';
import { authenticatorApps } from '../../security/schema.ts';
import { findFactors } from '../../security/second-factor.ts';
import { aSession, aUser, changeUser } from '../../test-data.ts';
import { confirmAddress } from '../commands.ts';
import { accountTokens } from '../schema.ts';
import { aFreshAddress, linkTo, mailsTo, tokenIn } from '../test-data.ts';
import { issueToken } from '../tokens.ts';
import { askForReset, resetPassword } from './commands.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);
const inAWhile = (ms: number) => ({ ...guest, now: new Date(ctx.now.getTime() + ms) });

const asked = async (user: { login: string; email: string }) => {
  await askForReset(guest, { login: user.login, address: aFreshAddress() });
  return tokenIn(await linkTo(ctx, user.email, '/passwort-vergessen/'));
};
const options = (token: string) => ({ token, password: 'ein neuer ganzer Satz', address: aFreshAddress() });
const guarded = async (userId: number) => {
  const app = { userId, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
  await ctx.db.insert(authenticatorApps).values(app);
  return { codes: await renewCodes(ctx, userId) };
};
const hashOf = async (id: number) =>
  (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!.passwordHash;

describe('askForReset', () => {
  it('writes five mails an hour to a mailbox, whatever is typed, and says nothing of it', async () => {
    const user = await aUser(ctx);
    const typed = [user.login, user.email, user.login, user.email, user.login, user.email, user.login];
    for (const login of typed) await askForReset(guest, { login, address: aFreshAddress() });
    expect(await mailsTo(ctx, user.email)).toHaveLength(5);
    await askForReset(inAWhile(HOUR_MS + 1), { login: user.email, address: aFreshAddress() });
    expect(await mailsTo(ctx, user.email)).toHaveLength(6);
  });
});

describe('resetPassword', () => {
  it('works once, however often the button is pressed at the same moment', async () => {
    const user = await aUser(ctx);
    const token = await asked(user);
    const outcomes = await Promise.all([1, 2, 3].map(() => resetPassword(guest, options(token))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'over', 'over']);
    expect(await mailsTo(ctx, user.email)).toHaveLength(2);
    const [entry] = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entry).toMatchObject({ action: 'user.password-reset', actorId: user.id, after: null });
  });

  it('refuses a link after an hour, an older one than the newest, and one to an address before', async () => {
    const user = await aUser(ctx);
    const before = await hashOf(user.id);
    const old = await asked(user);
    const newest = await asked(user);
    expect(await resetPassword(guest, options(old))).toEqual({ kind: 'over' });
    expect(await resetPassword(inAWhile(HOUR_MS), options(newest))).toEqual({ kind: 'over' });
    await changeUser(ctx, user.id, { email: 'umgezogen@litfass.example' });
    expect(await resetPassword(guest, options(newest))).toEqual({ kind: 'over' });
    expect(await hashOf(user.id)).toBe(before);
  });

  it('refuses the links of somebody who is gone', async () => {
    const user = await aUser(ctx);
    const token = await asked(user);
    await changeUser(ctx, user.id, { erasedAt: ctx.now });
    expect(await resetPassword(guest, options(token))).toEqual({ kind: 'over' });
    expect(await askForReset(guest, { login: user.login, address: aFreshAddress() })).toBeUndefined();
    expect(await mailsTo(ctx, user.email)).toHaveLength(1);
  });

  it('wants the second factor of an account that has one, which stays', async () => {
    const user = await aUser(ctx);
    const before = await hashOf(user.id);
    const { codes } = await guarded(user.id);
    const token = await asked(user);
    const alone = await resetPassword(guest, options(token));
    expect(alone).toEqual({ kind: 'invalid', errors: { code: texts.factorMissing } });
    const guessed = { ...options(token), factor: { kind: 'code', code: '123456' } } as const;
    expect(await resetPassword(guest, guessed)).toMatchObject({ kind: 'invalid' });
    expect(await hashOf(user.id)).toBe(before);
    const right = { ...options(token), factor: { kind: 'code', code: codes[0]! } } as const;
    expect(await resetPassword(guest, right)).toEqual({ kind: 'changed' });
    expect((await findFactors(ctx, user.id)).hasApp).toBe(true);
    expect((await mailsTo(ctx, user.email)).at(-1)?.subject).toContain('Wiederherstellungscode');
  });

  it('takes a code on paper once, also with two links', async () => {
    const user = await aUser(ctx);
    const { codes } = await guarded(user.id);
    const factor = { kind: 'code', code: codes[0]! } as const;
    expect(await resetPassword(guest, { ...options(await asked(user)), factor })).toEqual({
      kind: 'changed',
    });
    const again = await resetPassword(guest, { ...options(await asked(user)), factor });
    expect(again).toMatchObject({ kind: 'invalid' });
  });

  it('makes whoever guesses codes wait, as signing in does', async () => {
    const user = await aUser(ctx);
    await guarded(user.id);
    const guess = { ...options(await asked(user)), factor: { kind: 'code', code: '000000' } } as const;
    const kinds = [];
    for (let at = 0; at < 12; at++) kinds.push((await resetPassword(guest, guess)).kind);
    expect(kinds[0]).toBe('invalid');
    expect(kinds.at(-1)).toBe('mustWait');
  });

  it('removes what whoever made an unconfirmed account may have left in it, and nothing of others', async () => {
    for (const confirmedAt of [null, ctx.now]) {
      const user = await aUser(ctx, { confirmedAt });
      await aSession(ctx, user.id);
      const app = { userId: user.id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
      await ctx.db.insert(authenticatorApps).values(app);
      // The name of an account means it also before its address is confirmed.
      const factor = { kind: 'code', code: (await renewCodes(ctx, user.id))[0]! } as const;
      await resetPassword(guest, { ...options(await asked(user)), factor });
      const apps = await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, user.id));
      expect(apps).toHaveLength(confirmedAt ? 1 : 0);
      expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    }
  });

  it('ends the link that confirms the address, which would sign in by itself', async () => {
    const user = await aUser(ctx, { confirmedAt: null });
    const { token } = await withTransaction(ctx, (ctx) =>
      issueToken(ctx, { purpose: 'confirm', userId: user.id, email: user.email }),
    );
    expect(await resetPassword(guest, options(await asked(user)))).toEqual({ kind: 'changed' });
    const opened = { token, address: aFreshAddress(), userAgent: '' };
    expect(await confirmAddress(guest, opened)).toEqual({ kind: 'over' });
  });

  it('ends what somebody else in the account may have asked for', async () => {
    const user = await aUser(ctx);
    await withTransaction(ctx, (ctx) =>
      issueToken(ctx, { purpose: 'change-email', userId: user.id, email: 'boese@litfass.example' }),
    );
    await resetPassword(guest, options(await asked(user)));
    const left = await ctx.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
    expect(left.map(({ purpose, usedAt }) => [purpose, usedAt !== null])).toEqual([['reset', true]]);
  });
});
