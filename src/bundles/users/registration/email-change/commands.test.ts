import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { addFormerAuthor, removeFormerAuthor } from '../../former-authors.ts';
import { planErasure } from '../../leaving/commands.ts';
import { findLeavingPlan } from '../../leaving/queries.ts';
import { lockUser } from '../../queries.ts';
import { sessions, users } from '../../schema.ts';
import { offerSecret } from '../../security/authenticator-app.ts';
import { addApp } from '../../security/commands.ts';
import { renewCodes } from '../../security/recovery-codes.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '../../security/schema.ts';
import { signIn } from '../../sign-in/commands.ts';
import { openPending } from '../../sign-in/pending.ts';
import { pendingSignIns } from '../../sign-in/schema.ts';
import { aSession, aUser, aViewer, changeUser, countWaiting } from '../../test-data.ts';
import type { TestUser } from '../../test-data.ts';
import { accountTokens } from '../schema.ts';
import { aFreshAddress, linkTo, mailsTo, tokenIn } from '../test-data.ts';
import { askForEmail, confirmEmail, undoEmail } from './commands.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);
const inAWhile = (ms: number): Ctx => ({ ...guest, now: new Date(ctx.now.getTime() + ms) });

const ask = async (user: TestUser, email: string) => {
  await askForEmail(actAs(ctx, user.viewer), { email, password: user.password });
  return tokenIn(await linkTo(ctx, email, '/bestaetigen/'));
};
const opened = (token: string) => ({ token, address: aFreshAddress() });
const undoFor = async (email: string) => opened(tokenIn(await linkTo(ctx, email, '/zuruecknehmen/')));
const emailOf = async (id: number) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!.email;
const factorsOf = async (id: number) => [
  ...(await ctx.db.select().from(passkeys).where(eq(passkeys.userId, id))),
  ...(await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id))),
  ...(await ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))),
  ...(await ctx.db.select().from(sessions).where(eq(sessions.userId, id))),
  ...(await ctx.db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, id))),
];
const aUserWithHash = async () => {
  const { id, password } = await aUser(ctx);
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id));
  return { password, passwordHash: row!.passwordHash };
};
const withFactors = async (user: TestUser) => {
  await aSession(ctx, user.id);
  await openPending(ctx, { userId: user.id, isLasting: false, userAgent: '' });
  await renewCodes(ctx, user.id);
  const app = { userId: user.id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
  await ctx.db.insert(authenticatorApps).values(app);
  await ctx.db.insert(passkeys).values({
    userId: user.id,
    credentialId: `fremd-${user.id}`,
    userHandle: 'x',
    publicKey: Buffer.from('x'),
    counter: 0,
    transports: [],
    name: 'Fremd',
    createdAt: ctx.now,
    isBackedUp: false,
  });
};

describe('confirmEmail', () => {
  it('works once, within a day, and only for the newest wish', async () => {
    const user = await aUser(ctx);
    const old = await ask(user, 'erst-so@litfass.example');
    const newest = await ask(user, 'dann-so@litfass.example');
    expect(await confirmEmail(guest, opened(old))).toEqual({ kind: 'over' });
    expect(await confirmEmail(inAWhile(DAY_MS), opened(newest))).toEqual({ kind: 'over' });
    const outcomes = await Promise.all([1, 2, 3].map(() => confirmEmail(guest, opened(newest))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'over', 'over']);
    expect(await emailOf(user.id)).toBe('dann-so@litfass.example');
  });

  it('gives an address to one of two who confirm it at the same moment', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const email = 'beide@litfass.example';
    const tokens = [await ask(one, email), await ask(other, email)];
    const outcomes = await Promise.all(tokens.map((token) => confirmEmail(guest, opened(token))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'over']);
  });

  it('writes history without any address, and ends links to the one before', async () => {
    const user = await aUser(ctx);
    await confirmEmail(guest, opened(await ask(user, 'still@litfass.example')));
    const entries = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entries.map(({ action }) => action)).toEqual(['user.email-changed', 'user.email-change-asked']);
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});

describe('undoEmail', () => {
  it('is possible for seven days', async () => {
    const user = await aUser(ctx);
    await confirmEmail(guest, opened(await ask(user, 'sieben@litfass.example')));
    const undo = await undoFor(user.email);
    expect(await undoEmail(inAWhile(7 * DAY_MS), undo)).toEqual({ kind: 'over' });
    expect(await undoEmail(inAWhile(7 * DAY_MS - 1), undo)).toMatchObject({ kind: 'undone' });
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it('reaches back behind a second change, and the second one can’t be brought back afterwards', async () => {
    const user = await aUser(ctx);
    const second = 'fremd-1@litfass.example';
    await confirmEmail(guest, opened(await ask(user, second)));
    await confirmEmail(guest, opened(await ask(user, 'fremd-2@litfass.example')));
    const byStranger = await undoFor(second);
    expect(await undoEmail(guest, await undoFor(user.email))).toMatchObject({ kind: 'undone' });
    expect(await undoEmail(guest, byStranger)).toEqual({ kind: 'over' });
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it('leaves an address to whoever has confirmed it meanwhile', async () => {
    const user = await aUser(ctx);
    await confirmEmail(guest, opened(await ask(user, 'weitergezogen@litfass.example')));
    await aUser(ctx, { email: user.email });
    expect(await undoEmail(guest, await undoFor(user.email))).toEqual({ kind: 'over' });
    expect(await emailOf(user.id)).toBe('weitergezogen@litfass.example');
  });
});

describe('whoever took over the account', () => {
  it('is out of it after it is taken back, with the password and every factor', async () => {
    const user = await aUser(ctx);
    await confirmEmail(guest, opened(await ask(user, 'uebernommen@litfass.example')));
    await withFactors(user);
    await undoEmail(guest, await undoFor(user.email));
    expect(await factorsOf(user.id)).toEqual([]);
    const attempt = { login: user.login, password: user.password, stay: false };
    const entry = await signIn(guest, { ...attempt, address: aFreshAddress(), userAgent: '' });
    expect(entry.kind).toBe('refused');
  });

  it('erases nothing afterwards that they ordered and heard of alone; what the owner wished before stays', async () => {
    const plans = [];
    for (const day of [-1, 1]) {
      const user = await aUser(ctx);
      const wish = { password: user.password, keepsComments: true };
      const then = { ...inAWhile(day * DAY_MS), viewer: user.viewer };
      if (day < 0) await planErasure(then, wish);
      await confirmEmail(guest, opened(await ask(user, `geloescht-${user.id}@litfass.example`)));
      if (day > 0) await planErasure(then, wish);
      await undoEmail(inAWhile(2 * DAY_MS), await undoFor(user.email));
      plans.push(await findLeavingPlan(actAs(ctx, user.viewer)));
    }
    expect(plans).toMatchObject([{ isOrdered: false }, null]);
  });

  it('gets no mail any more that still waits to be sent', async () => {
    const user = await aUser(ctx);
    const theirs = `abgefangen-${user.id}@litfass.example`;
    await confirmEmail(guest, opened(await ask(user, theirs)));
    const mail = { subject: 'Neue Nachricht', text: 'Bis morgen um acht.', userId: user.id };
    await withTransaction(ctx, (ctx) =>
      sendMail(ctx, { ...mail, to: { name: user.name, address: theirs }, key: `waiting:${user.id}` }),
    );
    await undoEmail(guest, await undoFor(user.email));
    expect((await mailsTo(ctx, theirs)).map(({ subject }) => subject)).not.toContain(mail.subject);
    expect((await mailsTo(ctx, user.email)).map(({ subject }) => subject)).toContain(mail.subject);
  });

  it('leaves an account that is somebody’s, also if it was made for who wrote on another portal', async () => {
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const byAdmin = actAs(ctx, admin.viewer);
    const author = { name: 'Alte Feder', email: 'feder@litfass.example', about: '', createdAt: ctx.now };
    const { id } = await withTransaction(byAdmin, (by) => addFormerAuthor(by, author));
    const { passwordHash, password } = await aUserWithHash();
    await changeUser(ctx, id, { passwordHash });
    const own = actAs(ctx, aViewer({ id }));
    await askForEmail(own, { email: 'andere-feder@litfass.example', password });
    await undoEmail(guest, await undoFor(author.email));
    expect(await withTransaction(byAdmin, (by) => removeFormerAuthor(by, id))).toBe(false);
  });

  it('before the address was ever confirmed is out of it once it is', async () => {
    const user = await aUser(ctx, { confirmedAt: null });
    await withFactors(user);
    await confirmEmail(guest, opened(await ask(user, 'zuerst-bestaetigt@litfass.example')));
    expect(await factorsOf(user.id)).toEqual([]);
  });

  it('can add no passkey any more with what was begun before', async () => {
    const user = await aUser(ctx);
    await confirmEmail(guest, opened(await ask(user, 'angefangen@litfass.example')));
    const own = actAs(ctx, user.viewer);
    const { secret, sealed } = offerSecret(own, user.id);
    const code = generateSync({ secret, epoch: Math.floor(own.now.getTime() / 1000) });
    const token = await aSession(ctx, user.id);
    const undo = await undoFor(user.email);
    const [, added] = await Promise.all([undoEmail(guest, undo), addApp(own, token, { sealed, code })]);
    expect(['proofNeeded', 'added']).toContain(added.kind);
    expect(await factorsOf(user.id)).toEqual([]);
  });
});

describe('askForEmail', () => {
  it('is over for whoever was shut out of the account while the password was checked', async () => {
    const user = await aUser(ctx);
    const wish = { email: 'noch-schnell@litfass.example', password: user.password };
    const { asking } = await withTransaction(ctx, async (owner) => {
      await lockUser(owner, user.id);
      const asking = askForEmail(actAs(ctx, user.viewer), wish);
      await expect.poll(() => countWaiting(ctx), { timeout: 10_000 }).toBe(1);
      await owner.db.update(users).set({ passwordHash: 'neu' }).where(eq(users.id, user.id));
      return { asking };
    });
    expect(await asking).toEqual({ kind: 'invalid', errors: { password: texts.passwordWrong } });
    expect(await ctx.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))).toEqual([]);
  });

  it('is for those who are signed in and still there', async () => {
    const user = await aUser(ctx);
    const options = { email: 'x@litfass.example', password: user.password };
    await expect(askForEmail(guest, options)).rejects.toMatchObject({ status: 401 });
    await changeUser(ctx, user.id, { erasedAt: ctx.now });
    await expect(askForEmail(actAs(ctx, user.viewer), options)).rejects.toMatchObject({ status: 404 });
    expect(await ctx.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))).toEqual([]);
  });
});
