import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { lockUser } from '../queries.ts';
import { sessions, users } from '../schema.ts';
import { authenticatorApps } from '../security/schema.ts';
import { hashSessionToken } from '../sessions.ts';
import { aSession, aUser, aViewer, changeUser, countWaiting } from '../test-data.ts';
import { confirmAddress, registerMember, removeUnconfirmed, resendConfirmation } from './commands.ts';
import { CONSTANT_TIME_MS } from './constants.ts';
import { askForEmail, confirmEmail } from './email-change/commands.ts';
import { askForReset } from './password-reset/commands.ts';
import { linksData } from './personal-data.ts';
import { accountTokens } from './schema.ts';
import { aFreshAddress, linkTo, mailsTo, tokenIn } from './test-data.ts';
import { issueToken } from './tokens.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);
const inAWhile = (ms: number, from: Ctx = guest) => ({ ...from, now: new Date(ctx.now.getTime() + ms) });

const registration = (login: string, email = `${login}@litfass.example`) => ({
  name: 'Frieda Über',
  login,
  email,
  password: 'ein ganzer Satz',
  agreedVersion: null,
  next: '/',
  address: aFreshAddress(),
});
const opened = (token: string) => ({ token, address: aFreshAddress(), userAgent: 'Test' });
const registered = async (login: string, email?: string, at: Ctx = guest) => {
  const outcome = await registerMember(at, registration(login, email));
  if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
  const user = await rowOf(login);
  return { ...user!, token: tokenIn(await linkTo(ctx, user!.email, '/bestaetigen/')) };
};
const rowOf = async (login: string) => (await ctx.db.select().from(users).where(eq(users.login, login)))[0];
const timeOf = async (login: string, email?: string) => {
  const start = performance.now();
  await registerMember(guest, registration(login, email));
  return performance.now() - start;
};
const actionsOn = async (id: number) =>
  (await listHistory(ctx, { type: 'user', id })).map(({ action }) => action);

describe('registerMember', () => {
  it('keeps only the hash of the link, and writes history without anything to be erased later', async () => {
    const { id, token } = await registered('leise');
    const [row] = await ctx.db.select().from(accountTokens).where(eq(accountTokens.userId, id));
    expect(row).toMatchObject({ purpose: 'confirm', email: 'leise@litfass.example', usedAt: null });
    expect(row!.expiresAt.getTime() - ctx.now.getTime()).toBe(DAY_MS);
    expect(row!.tokenHash.toString('base64url')).not.toBe(token);
    expect(JSON.stringify(await listHistory(ctx, { type: 'user', id }))).not.toMatch(/leise|Frieda/);
  });

  it('hashes the password and takes its time also when the address is taken', async () => {
    const owner = await aUser(ctx);
    for (const time of [await timeOf('zeit-a'), await timeOf('zeit-b', owner.email)])
      expect(time).toBeGreaterThanOrEqual(CONSTANT_TIME_MS - 1);
    for (const login of ['zeit-a', 'zeit-b'])
      expect((await rowOf(login))?.passwordHash).toContain('$argon2id$v=19$m=19456,t=2');
  });

  it('writes the mail to the owner of the address on their account, and the link on nobody’s', async () => {
    const owner = await aUser(ctx);
    await registerMember(guest, registration('fremde-adresse', owner.email));
    await registerMember(guest, registration('eigene-adresse'));
    expect(await mailsTo(ctx, owner.email)).toMatchObject([{ userId: owner.id, toName: owner.name }]);
    expect(await mailsTo(ctx, 'eigene-adresse@litfass.example')).toMatchObject([
      { userId: null, toName: '' },
    ]);
    const given = await Promise.all(
      ['fremde-adresse', 'eigene-adresse'].map(async (login) =>
        linksData.exportFor(ctx, (await rowOf(login))!.id),
      ),
    );
    expect(given).toMatchObject([[{ purpose: 'confirm' }], [{ purpose: 'confirm' }]]);
  });

  it('gives a user name to one of many who want it at the same time', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        registerMember(guest, registration('Begehrt', `viele-${i}@litfass.example`)),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'sent',
    ]);
  });

  it('frees the user name of an account whose link is over, but of no other', async () => {
    const first = await registered('vergessen');
    const to = { name: '', address: first.email };
    await withTransaction(ctx, (ctx) => sendMail(ctx, { to, key: 'to the owner', subject: 's', text: 't' }));
    const early = await registerMember(inAWhile(23 * HOUR_MS), registration('vergessen'));
    expect(early).toMatchObject({ kind: 'invalid', errors: { login: expect.any(String) } });
    expect(await registerMember(inAWhile(DAY_MS), registration('Vergessen'))).toEqual({ kind: 'sent' });
    const [old] = await ctx.db.select().from(users).where(eq(users.id, first.id));
    expect(old).toMatchObject({ name: '', login: `#${first.id}` });
    expect(await rowOf('Vergessen')).toMatchObject({ email: 'Vergessen@litfass.example' });
    // The mail of the account before went with it, but nothing that waits for whoever has that address.
    const left = await mailsTo(ctx, 'vergessen@litfass.example');
    expect(left.map(({ key }) => key.replace(/\d+$/, 'N'))).toEqual(['to the owner', 'confirm:N']);
    for (const login of ['bestätigt', 'vom amt'])
      await aUser(ctx, { login, confirmedAt: login === 'vom amt' ? null : ctx.now });
    for (const login of ['bestätigt', 'vom amt'])
      expect(await registerMember(inAWhile(DAY_MS), registration(login, 'x@litfass.example'))).toMatchObject({
        kind: 'invalid',
      });
  });
});

describe('registering over an account whose link is over', () => {
  it('removes that one account and no other', async () => {
    const [gone, other] = [
      await registered('überholt'),
      await registered('liegt nur da', 'da@litfass.example'),
    ];
    await registerMember(inAWhile(DAY_MS), registration('überholt', 'neuer@litfass.example'));
    const erasedAt = async (id: number) =>
      (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!.erasedAt;
    expect([await erasedAt(gone.id), await erasedAt(other.id)]).toEqual([expect.any(Date), null]);
    expect(await mailsTo(ctx, 'da@litfass.example')).toHaveLength(1);
  });
});

describe('confirmAddress', () => {
  it('confirms once, however often the button is pressed at the same moment', async () => {
    const { id, token } = await registered('einmal');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirmAddress(guest, opened(token))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'over', 'over', 'over']);
    const [{ n }] = (await ctx.db.select({ n: count() }).from(sessions).where(eq(sessions.userId, id))) as [
      { n: number },
    ];
    expect(n).toBe(1);
    expect(await actionsOn(id)).toEqual(['user.confirmed', 'user.registered', 'user.created']);
  });

  it('refuses a link that is over, and one for something else', async () => {
    const { id, email, token } = await registered('zu spät', 'zu-spaet@litfass.example');
    expect(await confirmAddress(inAWhile(DAY_MS), opened(token))).toEqual({ kind: 'over' });
    const reset = await withTransaction(ctx, (ctx) =>
      issueToken(ctx, { purpose: 'reset', userId: id, email }),
    );
    expect(await confirmAddress(guest, opened(reset.token))).toEqual({ kind: 'over' });
    expect(await confirmAddress(inAWhile(DAY_MS - 1), opened(token))).toMatchObject({ kind: 'confirmed' });
  });

  it('gives an address to one of two who confirm it at the same moment', async () => {
    const email = 'streit@litfass.example';
    const one = await registered('streit-1', email);
    const other = await registered('streit-2', email);
    const outcomes = await Promise.all([one, other].map(({ token }) => confirmAddress(guest, opened(token))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'over']);
  });

  it('ends what whoever made the account may have left in it', async () => {
    const { id, token } = await registered('vorbereitet');
    const foreign = await aSession(ctx, id);
    await ctx.db
      .insert(authenticatorApps)
      .values({ userId: id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now });
    expect(await confirmAddress(guest, opened(token))).toMatchObject({
      session: { token: expect.any(String) },
    });
    expect(await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id))).toEqual([]);
    const left = await ctx.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(left.map(({ tokenHash }) => tokenHash.equals(hashSessionToken(foreign)))).toEqual([false]);
  });

  it('leads nobody around a second factor who had confirmed already', async () => {
    const { id, token } = await registered('gesichert');
    await changeUser(ctx, id, { confirmedAt: ctx.now });
    await ctx.db
      .insert(authenticatorApps)
      .values({ userId: id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now });
    const outcome = await confirmAddress(guest, opened(token));
    expect(outcome).toMatchObject({ kind: 'confirmed', session: undefined });
    expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('asks for patience after too many tries from one address', async () => {
    const address = aFreshAddress();
    const wrong = { ...opened('x'.repeat(43)), address };
    for (let i = 0; i < 60; i++) await confirmAddress(guest, wrong);
    await expect(confirmAddress(guest, wrong)).rejects.toMatchObject({ status: 429 });
  });
});

describe('resendConfirmation', () => {
  it('means the viewer’s own account when several wait for the same address', async () => {
    const email = 'mehrere@litfass.example';
    const own = await registered('mehrere-1', email);
    await registered('mehrere-2', email);
    const viewer = { ...anonymous, id: own.id, name: own.name };
    await resendConfirmation(actAs(ctx, viewer), { email, next: '/', address: aFreshAddress() });
    const outcome = await confirmAddress(guest, opened(tokenIn(await linkTo(ctx, email, '/bestaetigen/'))));
    expect(outcome).toMatchObject({ kind: 'confirmed' });
    expect((await rowOf('mehrere-1'))?.confirmedAt).not.toBeNull();
  });
});

describe('removeUnconfirmed', () => {
  it('removes who never confirmed in seven days, with all that any bundle kept, and nobody else', async () => {
    const gone = await registered('nie bestätigt', 'nie@litfass.example');
    await aSession(ctx, gone.id);
    const confirmed = await registered('doch', 'doch@litfass.example');
    await confirmAddress(guest, opened(confirmed.token));
    const byOffice = await aUser(ctx, { login: 'vom amt angelegt', confirmedAt: null });
    const late = await registered('spät gemahnt', 'gemahnt@litfass.example');
    const address = aFreshAddress();
    const beforeTheEnd = inAWhile(7 * DAY_MS - HOUR_MS);
    await resendConfirmation(beforeTheEnd, { email: late.email, next: '/', address });
    await removeUnconfirmed(inAWhile(7 * DAY_MS - 1, ctx));
    expect(await rowOf('nie bestätigt')).toBeDefined();
    await removeUnconfirmed(inAWhile(7 * DAY_MS + 1, actAs(ctx, portalItself)));
    expect(await rowOf('nie bestätigt')).toBeUndefined();
    const [row] = await ctx.db.select().from(users).where(eq(users.id, gone.id));
    expect(row).toMatchObject({ name: '', email: `#${gone.id}`, passwordHash: '' });
    expect(await linksData.exportFor(ctx, gone.id)).toEqual([]);
    expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, gone.id))).toEqual([]);
    for (const { login } of [confirmed, byOffice, late]) expect(await rowOf(login)).toBeDefined();
  });

  it('leaves who can still confirm another address, or choose a password by a link', async () => {
    const [moving, asking] = [
      await registered('vertippt', 'vertipt@litfass.example'),
      await registered('vergesslich', 'vergesslich@litfass.example'),
    ];
    const late = inAWhile(7 * DAY_MS - HOUR_MS / 2);
    const password = 'ein ganzer Satz';
    const signedIn = actAs(late, aViewer({ id: moving.id, isConfirmed: false }));
    await askForEmail(signedIn, { email: 'vertippt@litfass.example', password });
    await askForReset(late, { login: asking.login, address: aFreshAddress() });
    await removeUnconfirmed(inAWhile(7 * DAY_MS + 1, actAs(ctx, portalItself)));
    expect(await registerMember(inAWhile(7 * DAY_MS + 1), registration('vertippt'))).toMatchObject({
      kind: 'invalid',
    });
    const token = tokenIn(await linkTo(ctx, 'vertippt@litfass.example'));
    expect(await confirmEmail(inAWhile(7 * DAY_MS + 1), { token, address: aFreshAddress() })).toEqual({
      kind: 'changed',
    });
    expect(await rowOf('vergesslich')).toMatchObject({ erasedAt: null });
  });

  it('leaves whoever confirms, or gets a new link, while it is at work', async () => {
    const [confirming, mailed] = [
      await registered('gerade noch', 'gerade-noch@litfass.example'),
      await registered('neuer link', 'neuer-link@litfass.example'),
    ];
    const late = inAWhile(7 * DAY_MS + 1, actAs(ctx, portalItself));
    const { removing } = await withTransaction(late, async (meanwhile) => {
      for (const { id } of [confirming, mailed]) await lockUser(meanwhile, id);
      const removing = removeUnconfirmed(late);
      await expect.poll(() => countWaiting(ctx), { timeout: 10_000 }).toBe(1);
      const { id: userId, email } = mailed;
      await issueToken(meanwhile, { purpose: 'confirm', userId, email });
      await meanwhile.db.update(users).set({ confirmedAt: late.now }).where(eq(users.id, confirming.id));
      return { removing };
    });
    await removing;
    for (const { login, id } of [confirming, mailed]) {
      expect(await rowOf(login)).toMatchObject({ erasedAt: null });
      expect(await actionsOn(id)).not.toContain('user.never-confirmed');
    }
  });

  it('removes the others where one can’t be removed, and then says so', async () => {
    const [stuck, free] = [await registered('klemmt'), await registered('frei-davon')];
    await ctx.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'klemmt'; end $$`),
    );
    await ctx.db.execute(
      sql.raw(`create trigger stuck before update on users for each row
      when (old.id = ${stuck.id}) execute function refuse()`),
    );
    const late = inAWhile(7 * DAY_MS + 1, actAs(ctx, portalItself));
    await expect(removeUnconfirmed(late)).rejects.toThrow();
    expect(await rowOf('frei-davon')).toBeUndefined();
    await ctx.db.execute(sql.raw('drop trigger stuck on users'));
    await removeUnconfirmed(late);
    expect(await rowOf('klemmt')).toBeUndefined();
    expect(free.id).toBeGreaterThan(stuck.id);
  });

  it('forgets links of members that are long over', async () => {
    const { id, token } = await registered('alter link', 'alter-link@litfass.example');
    await confirmAddress(guest, opened(token));
    await removeUnconfirmed(inAWhile(30 * DAY_MS, ctx));
    expect(await linksData.exportFor(ctx, id)).toHaveLength(1);
    await removeUnconfirmed(inAWhile(31 * DAY_MS + 1, ctx));
    expect(await linksData.exportFor(ctx, id)).toEqual([]);
  });
});
