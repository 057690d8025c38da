import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx, testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { createFirstAdministrator, createUser, eraseUser, removeOldSessions, signOut } from './commands.ts';
import { userTag } from './constants.ts';
import { mailsTo } from './registration/test-data.ts';
import { sessions, userRoles, users } from './schema.ts';
import { hashSessionToken } from './sessions.ts';
import { newMembersAreAuthors } from './settings.ts';
import { setupCode } from './setup-code.ts';
import { aSession, aUser, aViewer } from './test-data.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);

const aFreshAddress = (() => {
  let last = 0;
  return () => `192.0.2.${++last}`;
})();

const somebody = (login: string) => ({
  login,
  name: 'Jörg Ährenfeld',
  email: `${login.toLowerCase()}@litfass.example`,
  password: 'ein ganzer Satz',
});

const setup = (login = 'erste') => ({ ...somebody(login), code: '', address: aFreshAddress() });

const rowOf = async (id: number) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0]!;
const rolesOf = (id: number) =>
  ctx.db
    .select({ role: userRoles.role, locationPath: userRoles.locationPath })
    .from(userRoles)
    .where(eq(userRoles.userId, id));
const sessionOf = async (token: string) =>
  (
    await ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSessionToken(token)))
  )[0];

const created = async (...[input, by = ctx]: [Parameters<typeof createUser>[1], Ctx?]) => {
  const outcome = await createUser(by, input);
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome.id;
};

describe('createUser', () => {
  it('adds a person as given, with tidied lines and a hashed password', async () => {
    const createdAt = new Date('2019-03-01T08:00:00Z');
    const passUntil = new Date('2030-01-01T00:00:00Z');
    const id = await created({
      ...somebody('henrike'),
      name: '  Henrike   Voßberg ',
      about: 'Berichtet aus dem Rathaus.',
      locationId: 4,
      isConfirmed: true,
      roles: [
        { role: 'editor', locationPath: '1/4/' },
        { role: 'member', locationPath: '' },
      ],
      createdAt,
      passUntil,
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      login: 'henrike',
      name: 'Henrike Voßberg',
      about: 'Berichtet aus dem Rathaus.',
      locationId: 4,
      confirmedAt: createdAt,
      createdAt,
      passUntil,
    });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await rolesOf(id)).toHaveLength(2);
  });

  it('writes history without anything that would have to be erased later', async () => {
    const id = await created(somebody('still'));
    const [entry] = await listHistory(ctx, { type: 'user', id });
    expect(entry).toMatchObject({ action: 'user.created', before: null });
    expect(entry?.after).toEqual({ roles: [{ role: 'author', locationPath: '' }] });
  });

  it('makes new members authors, or not, as the portal says', async () => {
    expect(await rolesOf(await created(somebody('neu-eins')))).toEqual([
      { role: 'author', locationPath: '' },
    ]);
    await changeSetting(ctx, newMembersAreAuthors, false);
    expect(await rolesOf(await created(somebody('neu-zwei')))).toEqual([
      { role: 'member', locationPath: '' },
    ]);
    await changeSetting(ctx, newMembersAreAuthors, true);
  });

  it('leaves people unconfirmed unless told otherwise', async () =>
    expect((await rowOf(await created(somebody('ungeprüft')))).confirmedAt).toBeNull());

  it('is for administrators', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    await expect(createUser(editor, somebody('fremd'))).rejects.toMatchObject({ status: 403 });
  });

  it('says what is wrong and adds nobody', async () => {
    const [before] = await ctx.db.select({ n: count() }).from(users);
    const outcome = await createUser(ctx, { ...somebody('kurz'), password: 'kurz' });
    expect(outcome).toEqual({ kind: 'invalid', errors: { password: texts.tooShort(12) } });
    expect(await ctx.db.select({ n: count() }).from(users)).toEqual([before]);
  });

  it.each([
    ['in other case', 'JÖRG ÄHRE'],
    ['with decomposed umlauts', 'Jo\u0308rg A\u0308hre'],
    ['with more spaces', ' jörg  ähre'],
  ])('knows a taken user name %s', async (_, login) => {
    await aUser(ctx, { login: 'Jörg Ähre' }).catch(() => {});
    const outcome = await createUser(ctx, { ...somebody('x'), login, email: 'anders@litfass.example' });
    expect(outcome).toEqual({ kind: 'invalid', errors: { login: texts.loginTaken } });
  });

  it('knows a taken e-mail address in other case, and both at once', async () => {
    const { login } = await aUser(ctx, { email: 'Öffentlich@Litfass.example' });
    const email = 'öffentlich@litfass.EXAMPLE';
    expect(await createUser(ctx, { ...somebody('anders'), email })).toEqual({
      kind: 'invalid',
      errors: { email: texts.emailTaken },
    });
    expect(await createUser(ctx, { ...somebody(login), email })).toEqual({
      kind: 'invalid',
      errors: { login: texts.loginTaken, email: texts.emailTaken },
    });
  });

  it('gives a name to one of many who want it at the same time', async () => {
    const options = ['Über', 'über', 'ÜBER', 'üBER', 'ÜbeR', 'üBeR'];
    const outcomes = await Promise.all(
      options.map((login, i) => createUser(ctx, { ...somebody(login), email: `viele${i}@litfass.example` })),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'created')).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.kind === 'invalid');
    expect(refused.map(({ errors }) => errors)).toEqual(
      options.slice(1).map(() => ({ login: texts.loginTaken })),
    );
  });
});

describe('createFirstAdministrator', () => {
  it('makes one administrator, however many try at once', async () => {
    const empty = await testCtx(anonymous);
    const outcomes = await Promise.all(
      ['a1', 'a2', 'a3', 'a4'].map((login) => createFirstAdministrator(empty, setup(login))),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['closed', 'closed', 'closed', 'created']);
    const people = await empty.db.select().from(users);
    expect(people).toHaveLength(1);
    expect(people[0]?.confirmedAt).not.toBeNull();
    expect(await empty.db.select().from(userRoles)).toMatchObject([{ role: 'admin', locationPath: '' }]);
  });

  it('waits for somebody who is being added, and is closed then', async () => {
    const empty = await testCtx();
    let outcome: Promise<unknown> | undefined;
    await withTransaction(empty, async (ctx) => {
      await created(somebody('zuvor'), ctx);
      outcome = createFirstAdministrator(actAs(empty, anonymous), setup());
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await outcome).toEqual({ kind: 'closed' });
  });

  it('says what is wrong', async () => {
    const empty = await testCtx(anonymous);
    const outcome = await createFirstAdministrator(empty, { ...setup(), email: 'nirgends', password: '' });
    expect(outcome).toMatchObject({ kind: 'invalid', errors: { email: texts.emailInvalid } });
    expect(Object.keys(outcome.kind === 'invalid' ? outcome.errors : {})).toEqual(['email', 'password']);
  });

  it.each([
    { publicUrl: 'https://litfass.example' },
    { publicUrl: 'http://localhost:3000', host: '0.0.0.0' },
  ])('asks for the code of the start on %o', async (config) => {
    const portal = await testPortal({ config });
    const empty = makeCtx(portal, anonymous);
    const code = setupCode(portal)!;
    expect(code).toMatch(/^[\w-]{12}$/);
    const refused = { kind: 'invalid', errors: { code: texts.setupCodeWrong } };
    expect(await createFirstAdministrator(empty, setup())).toEqual(refused);
    expect(await createFirstAdministrator(empty, { ...setup(), code: `${code}x` })).toEqual(refused);
    expect(await createFirstAdministrator(empty, { ...setup(), code: ` ${code} ` })).toMatchObject({
      kind: 'created',
    });
  });

  it('asks for none where only this machine can ask', async () =>
    expect(setupCode(await testPortal({ config: { host: '::1' } }))).toBeNull());

  it('lets nobody guess the code for long', async () => {
    const empty = makeCtx(await testPortal({ config: { publicUrl: 'https://litfass.example' } }), anonymous);
    const guess = setup();
    for (let i = 0; i < 20; i++) await createFirstAdministrator(empty, guess);
    await expect(createFirstAdministrator(empty, guess)).rejects.toMatchObject({ status: 429 });
  });
});

describe('signOut', () => {
  it('ends this session and no other', async () => {
    const user = await aUser(ctx);
    const [token, other] = [await aSession(ctx, user.id), await aSession(ctx, user.id)];
    await signOut(actAs(ctx, user.viewer), token);
    expect(await sessionOf(token)).toBeUndefined();
    expect(await sessionOf(other)).toBeDefined();
    const [entry] = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entry).toMatchObject({ action: 'user.signed-out', actorId: user.id });
  });

  it('has nothing against a session that is over', async () => {
    await signOut(guest, 'x'.repeat(43));
    await signOut(guest, 'broken');
  });
});

describe('eraseUser', () => {
  it('leaves a row that says nothing, and frees name and address', async () => {
    const user = await aUser(ctx, { about: 'Über mich', locationId: 3, suspensionReason: 'Streit' });
    const token = await aSession(ctx, user.id);
    const before = ctx.portal.invalidation.moment();
    await eraseUser(actAs(ctx, user.viewer), user.id);
    const row = await rowOf(user.id);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${user.login}|${user.name}|argon2|Über mich|Streit`));
    expect(row).toMatchObject({ name: '', passwordHash: '', locationId: null, confirmedAt: null });
    expect(row.erasedAt).not.toBeNull();
    expect(await rolesOf(user.id)).toEqual([]);
    expect(await sessionOf(token)).toBeUndefined();
    expect(ctx.portal.invalidation.changedSince([userTag(user.id)], before)).toBe(true);
    expect(await createUser(ctx, { ...somebody('x'), login: user.login, email: user.email })).toMatchObject({
      kind: 'created',
    });
  });

  it('is for the person and for administrators', async () => {
    const user = await aUser(ctx);
    const other = await aUser(ctx);
    await expect(eraseUser(actAs(ctx, other.viewer), user.id)).rejects.toMatchObject({ status: 403 });
    await eraseUser(actAs(ctx, portalItself), user.id);
    await expect(eraseUser(ctx, 2_147_483_647)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what is left in the outbox of somebody who is erased', () => {
  it('is the last mail, until it is sent', async () => {
    const user = await aUser(ctx);
    const [other, rest] = [await aUser(ctx), { subject: 's', text: 't' }];
    const to = { name: user.name, address: user.email.toUpperCase() };
    await withTransaction(ctx, async (ctx) => {
      await sendMail(ctx, { to, key: 'own', userId: user.id, ...rest });
      await sendMail(ctx, { to, key: 'nobodys', ...rest });
      await sendMail(ctx, { to, key: 'others', userId: other.id, ...rest });
      await eraseUser(ctx, user.id);
    });
    const left = await mailsTo(ctx, user.email);
    expect(left.map(({ key }) => key)).toEqual(['others', `erased:${user.id}`]);
    const { rows } = await ctx.portal.database.query(
      'select is_forgotten_when_sent from mails where key = $1',
      [`erased:${user.id}`],
    );
    expect(rows).toEqual([{ is_forgotten_when_sent: true }]);
  });
});

describe('removeOldSessions', () => {
  it('removes those that are over', async () => {
    const user = await aUser(ctx);
    const over = await aSession(ctx, user.id, { expiresAt: ctx.now });
    const running = await aSession(ctx, user.id);
    expect(await removeOldSessions(ctx)).toBe(1);
    expect(await sessionOf(over)).toBeUndefined();
    expect(await sessionOf(running)).toBeDefined();
  });
});
