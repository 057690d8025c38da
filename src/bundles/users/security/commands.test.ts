import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { eraseUser } from '../commands.ts';
import { removeFactorsOf } from '../factor-removal/commands.ts';
import { pruneAttemptsJob } from '../sign-in/jobs.ts';
import { openPending } from '../sign-in/pending.ts';
import { pendingSignIns } from '../sign-in/schema.ts';
import { lockUser } from '../queries.ts';
import { askForEmail, confirmEmail } from '../registration/email-change/commands.ts';
import { linkTo, tokenIn } from '../registration/test-data.ts';
import { users } from '../schema.ts';
import { endSessionsOf } from '../sessions.ts';
import { aSession, aUser, countWaiting } from '../test-data.ts';
import { offerSecret } from './authenticator-app.ts';
import * as commands from './commands.ts';
import { askForPasskey } from './passkeys.ts';
import { securityData } from './personal-data.ts';
import { authenticatorApps, passkeyChallenges, passkeys, recoveryCodes } from './schema.ts';
import { anAuthenticator } from './test-data.ts';
import { confirmFirst } from './texts.ts';

const ctx = await testCtx();
const ADDRESS = '192.0.2.1';

const somebody = async () => {
  const user = await aUser(ctx);
  const token = await aSession(ctx, user.id);
  return { user, token, own: actAs(ctx, user.viewer), call: { token, address: ADDRESS } };
};
type Somebody = Awaited<ReturnType<typeof somebody>>;
const addApp = async ({ own, token, user }: Somebody) => {
  const { secret, sealed } = offerSecret(own, user.id);
  const code = generateSync({ secret, epoch: Math.floor(own.now.getTime() / 1000) });
  return commands.addApp(own, token, { sealed, code });
};
const addPasskey = async ({ own, token }: Somebody) => {
  const asked = await commands.askNewPasskey(own, token);
  if (asked.kind === 'proofNeeded') throw new Error('proof needed');
  const answer = anAuthenticator().make(asked.question);
  return commands.addPasskey(own, token, { name: 'Telefon', answer });
};

describe('changing how one signs in', () => {
  const passwords = { current: 'litfass-test', password: 'ein ganz neuer Satz' };
  const call = { token: 'x'.repeat(43), address: ADDRESS };
  const deeds = {
    changePassword: (at: typeof ctx) => commands.changePassword(at, passwords, call),
    proveOneself: (at: typeof ctx) => commands.proveOneself(at, 'litfass-test', call),
    addApp: (at: typeof ctx) => commands.addApp(at, call.token, { sealed: '', code: '' }),
    removeApp: (at: typeof ctx) => commands.removeApp(at, call.token),
    askNewPasskey: (at: typeof ctx) => commands.askNewPasskey(at, call.token),
    addPasskey: (at: typeof ctx) => commands.addPasskey(at, call.token, { name: '', answer: '' }),
    removePasskey: (at: typeof ctx) => commands.removePasskey(at, call.token, 1),
    renewRecoveryCodes: (at: typeof ctx) => commands.renewRecoveryCodes(at, call.token),
  };

  it.each(Object.entries(deeds))('by %s is for nobody who isn’t signed in', async (_name, deed) => {
    await expect(deed(actAs(ctx, anonymous))).rejects.toMatchObject({ status: 401 });
  });

  it('is for those who are suspended as for all others: whoever stole their password is shut out', async () => {
    const person = await somebody();
    const suspended = { ...person, own: actAs(ctx, { ...person.user.viewer, isSuspended: true }) };
    expect(await addApp(suspended)).toMatchObject({ kind: 'added' });
    expect(await addPasskey(suspended)).toMatchObject({ kind: 'added' });
    expect(await commands.renewRecoveryCodes(suspended.own, person.token)).toMatchObject({ kind: 'added' });
    expect(await commands.removeApp(suspended.own, person.token)).toEqual({ kind: 'removed' });
    const change = commands.changePassword(suspended.own, passwords, person.call);
    expect(await change).toEqual({ kind: 'changed' });
  });

  it('by a second factor is for nobody whose address isn’t confirmed', async () => {
    const { own } = await somebody();
    const unconfirmed = actAs(own, { ...own.viewer, isConfirmed: false });
    for (const deed of [deeds.addApp, deeds.addPasskey, deeds.askNewPasskey])
      await expect(deed(unconfirmed)).rejects.toMatchObject({ status: 403, message: confirmFirst });
  });

  it('needs a proof of the very person whose session it is', async () => {
    const [one, other] = [await somebody(), await somebody()];
    expect(await commands.removeApp(one.own, other.token)).toEqual({ kind: 'proofNeeded' });
    expect(await commands.removeApp(one.own, one.token)).toEqual({ kind: 'removed' });
  });

  it.each([
    ['changePassword', ({ own, call }: Somebody) => commands.changePassword(own, passwords, call), 'invalid'],
    ['removeApp', ({ own, token }: Somebody) => commands.removeApp(own, token), 'proofNeeded'],
    [
      'renewRecoveryCodes',
      ({ own, token }: Somebody) => commands.renewRecoveryCodes(own, token),
      'proofNeeded',
    ],
  ] as const)('by %s is over for whoever was shut out meanwhile', async (_name, change, kind) => {
    const person = await somebody();
    const { id } = person.user;
    await addApp(person);
    const { changing } = await withTransaction(ctx, async (owner) => {
      await lockUser(owner, id);
      const changing: Promise<{ readonly kind: string }> = change(person);
      await expect.poll(() => countWaiting(ctx), { timeout: 10_000 }).toBe(1);
      await owner.db.update(users).set({ passwordHash: 'neu' }).where(eq(users.id, id));
      await endSessionsOf(owner, id);
      return { changing };
    });
    expect((await changing).kind).toBe(kind);
    const [row] = await ctx.db.select().from(users).where(eq(users.id, id));
    expect(row!.passwordHash).toBe('neu');
    expect(
      await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id)),
    ).toHaveLength(1);
  });

  it('by another password ends a change of the address that whoever knew the old one asked for', async () => {
    const { user, own, call } = await somebody();
    const email = `dieb-${user.id}@litfass.example`;
    await askForEmail(own, { email, password: 'litfass-test' });
    const token = tokenIn(await linkTo(ctx, email, '/bestaetigen/'));
    expect(await commands.changePassword(own, passwords, call)).toEqual({ kind: 'changed' });
    const thief = actAs(ctx, anonymous);
    expect(await confirmEmail(thief, { token, address: ADDRESS })).toEqual({ kind: 'over' });
  });

  it('is written down without anything it is done with', async () => {
    const person = await somebody();
    await addApp(person);
    await addPasskey(person);
    await commands.removeApp(person.own, person.token);
    const entries = await listHistory(ctx, { type: 'user', id: person.user.id });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['user.app-removed', null, null],
      ['user.passkey-added', null, null],
      ['user.app-added', null, null],
    ]);
  });
});

describe('recovery codes', () => {
  it('come with the first factor, whichever it is, and go with the last', async () => {
    const person = await somebody();
    expect(await addPasskey(person)).toMatchObject({ kind: 'added', codes: expect.any(Array) });
    expect(await addApp(person)).toEqual({ kind: 'added', codes: null });
    const left = () => ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user.id));
    await commands.removeApp(person.own, person.token);
    expect(await left()).toHaveLength(10);
    const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, person.user.id));
    await commands.removePasskey(person.own, person.token, passkey!.id);
    expect(await left()).toHaveLength(0);
  });

  it('come once when two first factors are added at once', async () => {
    const person = await somebody();
    const outcomes = await Promise.all([addApp(person), addPasskey(person)]);
    const codes = outcomes.map((outcome) => outcome.kind === 'added' && outcome.codes?.length);
    expect(codes.toSorted()).toEqual([10, undefined]);
  });
});

describe('what the portal keeps of it', () => {
  it('can be taken along without its secrets, and goes with the person', async () => {
    const person = await somebody();
    const { id } = person.user;
    await addApp(person);
    await addPasskey(person);
    await askForPasskey(ctx, id);
    await withTransaction(ctx, (ctx) => openPending(ctx, { userId: id, isLasting: false, userAgent: '' }));
    const data = await securityData.exportFor(ctx, id);
    expect(data).toMatchObject({
      authenticatorApp: { createdAt: ctx.now },
      passkeys: [{ name: 'Telefon' }],
      recoveryCodesLeft: 10,
    });
    expect(JSON.stringify(data)).not.toMatch(/secret|hash|publicKey|credential/i);
    await withTransaction(ctx, async (ctx) => {
      await securityData.eraseFor(ctx, id, { keepsComments: true });
      await eraseUser(ctx, id);
    });
    for (const table of [authenticatorApps, passkeys, recoveryCodes, passkeyChallenges, pendingSignIns])
      expect(await ctx.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
  });

  it('goes with the person also where the history says why a lost factor was taken away', async () => {
    const person = await somebody();
    await addApp(person);
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const removal = { reason: 'Am Telefon an der Stimme erkannt', ownPassword: admin.password };
    await removeFactorsOf(actAs(ctx, admin.viewer), person.user.id, removal);
    await securityData.eraseFor(ctx, person.user.id, { keepsComments: true });
    const entries = await listHistory(ctx, { type: 'user', id: person.user.id });
    expect(entries.map(({ action }) => action)).toContain('user.factors-removed');
    expect(JSON.stringify(entries)).not.toContain('Stimme');
  });

  it('is forgotten by night when nobody came back for it', async () => {
    const { user } = await somebody();
    await askForPasskey(ctx, user.id);
    await withTransaction(ctx, (ctx) =>
      openPending(ctx, { userId: user.id, isLasting: false, userAgent: '' }),
    );
    const rows = async () => [
      ...(await ctx.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, user.id))),
      ...(await ctx.db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, user.id))),
    ];
    await pruneAttemptsJob.work(ctx, {});
    expect(await rows()).toHaveLength(2);
    await pruneAttemptsJob.work({ ...ctx, now: new Date(ctx.now.getTime() + 11 * 60_000) }, {});
    expect(await rows()).toEqual([]);
  });
});
