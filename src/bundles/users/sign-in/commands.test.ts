import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { eraseUser } from '../commands.ts';
import { lockUser } from '../queries.ts';
import { sessions, users } from '../schema.ts';
import { endSessionsOf, hashSessionToken, openSession } from '../sessions.ts';
import { aSession, aUser, countWaiting as waitingIn } from '../test-data.ts';
import { confirmSignIn, signIn, signInByPasskey } from './commands.ts';
import { endPending, openPending } from './pending.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);

const countWaiting = () => waitingIn(ctx);

const aFreshAddress = (() => {
  let last = 0;
  return () => `192.0.2.${++last}`;
})();

const attempt = (login: string, password: string) => ({
  login,
  password,
  stay: false,
  userAgent: 'Test',
  address: aFreshAddress(),
});
const rowOf = async (id: number) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!;
const sessionOf = async (token: string) =>
  (
    await ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSessionToken(token)))
  )[0];

describe('signIn', () => {
  it('takes user name or e-mail address in whatever case', async () => {
    await aUser(ctx, { login: 'Ägidius', email: 'Aegidius@litfass.example', password: 'offen für alle' });
    for (const login of ['Ägidius', 'ägidius', ' ÄGIDIUS ', 'A\u0308gidius', 'aegidius@LITFASS.example'])
      expect(await signIn(guest, attempt(login, 'offen für alle')), login).toMatchObject({
        kind: 'signedIn',
      });
  });

  it('opens a new session each time, keeps only the hash of its token, and writes history', async () => {
    const user = await aUser(ctx);
    const one = await signIn(guest, attempt(user.login, user.password));
    const other = await signIn(guest, { ...attempt(user.login, user.password), stay: true });
    if (one.kind !== 'signedIn' || other.kind !== 'signedIn') throw new Error('refused');
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(other.token);
    expect(one.expiresAt.getTime() - ctx.now.getTime()).toBe(12 * 3600_000);
    expect(other.expiresAt.getTime() - ctx.now.getTime()).toBe(60 * 24 * 3600_000);
    expect(await sessionOf(one.token)).toMatchObject({
      userId: user.id,
      isLasting: false,
      userAgent: 'Test',
    });
    expect(await sessionOf(other.token)).toMatchObject({ userId: user.id, isLasting: true });
    const [entry] = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entry).toMatchObject({ action: 'user.signed-in', actorId: user.id, after: null });
  });

  it('ends the session that it takes the place of', async () => {
    const user = await aUser(ctx);
    const replaces = await aSession(ctx, user.id);
    await signIn(guest, { ...attempt(user.login, user.password), replaces });
    expect(await sessionOf(replaces)).toBeUndefined();
  });

  it('refuses a wrong password, an unknown name and an erased person with the same sentence', async () => {
    const user = await aUser(ctx);
    const gone = await aUser(ctx);
    await eraseUser(ctx, gone.id);
    const refused = { kind: 'refused', text: texts.signInRefused };
    for (const [login, password] of [
      [user.login, 'falsch geraten'],
      [user.login, ''],
      ['gibt-es-nicht', user.password],
      [gone.login, gone.password],
      [`#${gone.id}`, ''],
      ['', ''],
      ['x'.repeat(1000), user.password],
    ] as const)
      expect(await signIn(guest, attempt(login, password)), login).toEqual(refused);
  });

  it('hashes anew what was hashed with old parameters', async () => {
    const user = await aUser(ctx);
    expect((await rowOf(user.id)).passwordHash).toContain('m=8,t=1');
    await signIn(guest, attempt(user.login, user.password));
    const { passwordHash } = await rowOf(user.id);
    expect(passwordHash).toContain('m=19456,t=2');
    expect(await signIn(guest, attempt(user.login, user.password))).toMatchObject({ kind: 'signedIn' });
    expect((await rowOf(user.id)).passwordHash).toBe(passwordHash);
  });

  it('does not bring back a password that was changed in the meantime', async () => {
    const user = await aUser(ctx);
    const changed = await hash('inzwischen geändert', { memoryCost: 8, timeCost: 1 });
    let entering: Promise<unknown> | undefined;
    await withTransaction(ctx, async (other) => {
      await other.db.update(users).set({ passwordHash: changed }).where(eq(users.id, user.id));
      entering = signIn(guest, attempt(user.login, user.password));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await entering;
    expect((await rowOf(user.id)).passwordHash).toBe(changed);
  });

  it('lets nobody in by a password that was changed while they came', async () => {
    const person = await aUser(ctx);
    await signIn(guest, attempt(person.login, person.password));
    const { entering } = await withTransaction(ctx, async (owner) => {
      await lockUser(owner, person.id);
      const entering = signIn(guest, attempt(person.login, person.password));
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
      await owner.db.update(users).set({ passwordHash: '' }).where(eq(users.id, person.id));
      await endSessionsOf(owner, person.id);
      return { entering };
    });
    expect((await entering).kind).toBe('refused');
    expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  });

  it('ends by a change of the password also where the second factor was just given', async () => {
    const { id } = await aUser(ctx);
    const waiting = { userId: id, isLasting: false, userAgent: 'Test' };
    const token = await withTransaction(ctx, (ctx) => openPending(ctx, waiting));
    const { ending } = await withTransaction(ctx, async (entering) => {
      await endPending(entering, token);
      await openSession(entering, waiting);
      const ending = withTransaction(ctx, (owner) => endSessionsOf(owner, id));
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
      return { ending };
    });
    await ending;
    expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('stops guessing from one address, whatever the name', async () => {
    const address = aFreshAddress();
    for (let i = 0; i < 60; i++) await signIn(guest, { ...attempt('x'.repeat(300), ''), address });
    await expect(signIn(guest, { ...attempt('neuer Name', ''), address })).rejects.toMatchObject({
      status: 429,
    });
  });
});

const guessFrom = async (address: string) => {
  for (let i = 0; i < 60; i++) await signIn(guest, { ...attempt('x'.repeat(300), ''), address });
};
/** Returns the cookie of a device on which the person has signed in before. */
const deviceOf = (userId: number, device = 'aDeviceSNumber01') =>
  `${device}.${signHash(ctx.portal.secrets, 'known-device', userId, device)}`;

describe('guesses of others behind the same address', () => {
  it('keep out newcomers, but nobody on a device that is known to be theirs', async () => {
    const { id, login, password } = await aUser(ctx);
    const address = aFreshAddress();
    await guessFrom(address);
    const entry = { ...attempt(login, password), address };
    await expect(signIn(guest, entry)).rejects.toMatchObject({ status: 429 });
    const known = { ...entry, deviceCookie: deviceOf(id) };
    expect(await signIn(guest, known)).toMatchObject({ kind: 'signedIn' });
  });

  it('are no way for such a device to guess the names of others, or its own for ever', async () => {
    const [own, other] = [await aUser(ctx), await aUser(ctx)];
    const address = aFreshAddress();
    await guessFrom(address);
    const caller = { address, deviceCookie: deviceOf(own.id, 'aDeviceSNumber02') };
    const asOther = signIn(guest, { ...attempt(other.login, other.password), ...caller });
    await expect(asOther).rejects.toMatchObject({ status: 429 });
    const wrong = { ...attempt(own.login, 'falsch'), ...caller };
    const kinds: string[] = [];
    for (let i = 0; i < 6; i++) kinds.push((await signIn(guest, wrong)).kind);
    expect(kinds).toEqual([...Array<string>(5).fill('refused'), 'mustWait']);
    for (let i = 0; i < 54; i++) await signIn(guest, wrong);
    await expect(signIn(guest, wrong)).rejects.toMatchObject({ status: 429 });
  });

  it('keep nobody from a passkey', async () => {
    const address = aFreshAddress();
    await guessFrom(address);
    const entry = signInByPasskey(guest, { answer: '', stay: false }, { userAgent: 'Test', address });
    expect(await entry).toMatchObject({ kind: 'refused' });
  });
});

describe('confirmSignIn', () => {
  const caller = { userAgent: 'Test', address: '198.51.100.1' };
  const code = { kind: 'code', code: '123456' } as const;

  it('has nothing to go on with for a token that is missing, forged or broken', async () => {
    for (const token of [undefined, '', 'x'.repeat(43), 'ä\0'])
      expect(await confirmSignIn(guest, token, code, caller)).toEqual({ kind: 'over' });
  });
});

describe('signInByPasskey', () => {
  const caller = { userAgent: 'Test', address: '198.51.100.2' };

  it.each([
    '',
    'null',
    '[]',
    '{"id":"\\u0000"}',
    '{"id":7}',
    `{"id":"${'a'.repeat(43)}"}`,
    `{"id":"${'a'.repeat(43)}","response":null}`,
  ])('refuses the broken answer %s', async (answer) =>
    expect(await signInByPasskey(guest, { answer, stay: false }, caller)).toEqual({
      kind: 'refused',
      text: texts.factorRefused.passkey,
    }),
  );
});
