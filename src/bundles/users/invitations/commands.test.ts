import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { grantRole, revokeRole } from '../members/commands.ts';
import { mailsTo } from '../registration/test-data.ts';
import { registrationOpen } from '../registration/settings.ts';
import { invitationsAtPlaces } from '../placed-rows.ts';
import { userRoles, users } from '../schema.ts';
import { aUser, changeUser } from '../test-data.ts';
import { acceptAsMember, acceptAsNew } from './accepting.ts';
import {
  eraseInvitations,
  inviteAgain,
  invitePeople,
  removeOldInvitations,
  withdrawInvitation,
} from './commands.ts';
import { findByToken, hashToken } from './links.ts';
import { findInvitationsOf } from './queries.ts';
import { invitations } from './schema.ts';
import { anInvitation, invitationIdOf } from './test-data.ts';

const portal = await testPortal({ config: { rateLimits: false } });
const ctx = makeCtx(portal, portalItself);
const WHOLE = [{ role: 'admin' as const, locationPath: '' }];
const inviter = await aUser(ctx, { roles: WHOLE, name: 'Henrike Voßberg' });
const asInviter = actAs(ctx, inviter.viewer);
const later = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });

let logins = 0;
const account = (token: string) => ({
  token,
  name: 'Ruth Lindner',
  login: `ruth-${++logins}`,
  password: 'ein ganzer Satz',
  agreedVersion: null,
  address: '203.0.113.9',
  userAgent: 'Test',
});
const invite = (people: string, more: object = {}) =>
  invitePeople(asInviter, { people, role: 'editor', locationPath: '', note: '', ...more });
const idOf = (token: string) => invitationIdOf(ctx, { token });
const userBy = async (email: string) => (await ctx.db.select().from(users).where(eq(users.email, email)))[0];
const rolesOf = async (id: number) =>
  (await ctx.db.select().from(userRoles).where(eq(userRoles.userId, id))).map(({ role }) => role);

describe('inviting people', () => {
  it('mails each of them a link with what the inviter writes', async () => {
    const outcome = await invite('Ruth <ruth@litfass.example>\njo@litfass.example', { note: 'Bis bald!' });
    expect(outcome).toMatchObject({ kind: 'invited', known: [] });
    const [mail] = await mailsTo(ctx, 'ruth@litfass.example');
    expect(mail?.text).toContain('Guten Tag Ruth,');
    expect(mail?.text).toContain('Henrike Voßberg schreibt dazu:\nBis bald!');
    expect(mail?.text).toContain('Redaktion, Ganzes Portal');
    expect(mail?.text).toMatch(/\/einladung\/[\w-]{43}/);
    expect(await mailsTo(ctx, 'jo@litfass.example')).toHaveLength(1);
  });

  it('sends nothing a second time while the first is open, also at the same moment', async () => {
    const outcomes = await Promise.all([invite('zwei@litfass.example'), invite('ZWEI@litfass.example')]);
    const links = outcomes.flatMap((outcome) => (outcome.kind === 'invited' ? outcome.links : []));
    expect(links).toHaveLength(1);
    expect(await mailsTo(ctx, 'zwei@litfass.example')).toHaveLength(1);
    expect(await invite('zwei@litfass.example')).toMatchObject({
      links: [],
      known: ['zwei@litfass.example'],
    });
  });

  it('sends a new one once the first is over', async () => {
    await anInvitation(ctx, { inviter, email: 'wieder@litfass.example' });
    const outcome = await invitePeople(actAs(later(15), inviter.viewer), {
      people: 'wieder@litfass.example',
      role: 'editor',
      locationPath: '',
      note: '',
    });
    expect(outcome).toMatchObject({
      kind: 'invited',
      known: [],
      links: [{ email: 'wieder@litfass.example' }],
    });
  });

  it('is refused with words beside the field', async () => {
    expect(await invite('niemand')).toMatchObject({ errors: { people: expect.stringContaining('Zeile 1') } });
    expect(await invite('a@litfass.example', { locationPath: '999/' })).toMatchObject({
      errors: { place: 'Diesen Ort gibt es nicht.' },
    });
    expect(await invite('a@litfass.example', { note: 'x'.repeat(501) })).toMatchObject({
      errors: { note: 'Bitte höchstens 500 Zeichen.' },
    });
  });

  it('is for administrators', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const acting = actAs(ctx, editor.viewer);
    const input = { people: 'a@litfass.example', role: 'member' as const, locationPath: '', note: '' };
    await expect(invitePeople(acting, input)).rejects.toMatchObject({ status: 403 });
    await expect(inviteAgain(acting, 1, { isMailed: true })).rejects.toMatchObject({ status: 403 });
    await expect(withdrawInvitation(acting, 1)).rejects.toMatchObject({ status: 403 });
  });
});

describe('an invitation sent again', () => {
  it('has a new link; the one before leads nowhere', async () => {
    const { email, token } = await anInvitation(ctx, { inviter });
    const outcome = await inviteAgain(asInviter, await idOf(token), { isMailed: true });
    expect(await findByToken(ctx, token)).toEqual({ kind: 'over' });
    const renewed = outcome.kind === 'sent' ? outcome.link.token : '';
    expect(await findByToken(ctx, renewed)).toMatchObject({ kind: 'good' });
    expect(await mailsTo(ctx, email)).toHaveLength(2);
  });

  it('holds again after its end, and whoever sent it answers for it', async () => {
    const former = await aUser(ctx, { roles: WHOLE });
    const { token } = await anInvitation(ctx, { inviter: former });
    await revokeRole(ctx, former.id, WHOLE[0]!);
    expect(await findByToken(ctx, token)).toEqual({ kind: 'revoked' });
    const soon = actAs(later(20), inviter.viewer);
    const outcome = await inviteAgain(soon, await idOf(token), { isMailed: false });
    const renewed = outcome.kind === 'sent' ? outcome.link.token : '';
    expect(await findByToken(soon, renewed)).toMatchObject({ kind: 'good', inviter: 'Henrike Voßberg' });
  });

  it('is none that was accepted or withdrawn', async () => {
    const { token } = await anInvitation(ctx, { inviter });
    const id = await idOf(token);
    await withdrawInvitation(asInviter, id);
    expect(await inviteAgain(asInviter, id, { isMailed: true })).toMatchObject({ kind: 'refused' });
    expect(await withdrawInvitation(asInviter, id)).toEqual({ kind: 'withdrawn' });
    expect(await findByToken(ctx, token)).toEqual({ kind: 'over' });
    await expect(inviteAgain(asInviter, 2147483647, { isMailed: true })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('accepting with a new account', () => {
  it('confirms the address, gives the role and signs in, also while registration is closed', async () => {
    await changeSetting(ctx, registrationOpen, false);
    const { email, token } = await anInvitation(ctx, { inviter, role: 'moderator' });
    const outcome = await acceptAsNew(ctx, account(token));
    expect(outcome).toMatchObject({ kind: 'accepted', role: 'Moderation, Ganzes Portal' });
    const user = await userBy(email);
    expect(user?.confirmedAt).not.toBeNull();
    expect(await rolesOf(user!.id)).toEqual(['author', 'moderator']);
    expect(await findByToken(ctx, token)).toEqual({ kind: 'used' });
    expect(await acceptAsNew(ctx, account(token))).toEqual({ kind: 'used' });
    await changeSetting(ctx, registrationOpen, true);
  });

  it('is done once by two at the same moment', async () => {
    const { email, token } = await anInvitation(ctx, { inviter });
    const outcomes = await Promise.all([acceptAsNew(ctx, account(token)), acceptAsNew(ctx, account(token))]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'used']);
    const rows = await ctx.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  it('is refused where the address is somebody’s meanwhile', async () => {
    const { email, token } = await anInvitation(ctx, { inviter });
    await aUser(ctx, { email });
    expect(await acceptAsNew(ctx, account(token))).toEqual({ kind: 'hasAccount' });
  });

  it('is refused once the inviter may not give the role any more', async () => {
    const former = await aUser(ctx, { roles: WHOLE });
    const { token } = await anInvitation(ctx, { inviter: former });
    await changeUser(ctx, former.id, { suspendedUntil: new Date(Date.now() + DAY_MS) });
    expect(await acceptAsNew(ctx, account(token))).toEqual({ kind: 'revoked' });
    await changeUser(ctx, former.id, { suspendedUntil: null });
    await revokeRole(ctx, former.id, WHOLE[0]!);
    expect(await acceptAsNew(ctx, account(token))).toEqual({ kind: 'revoked' });
  });

  it('is over after 14 days', async () => {
    const { token } = await anInvitation(ctx, { inviter });
    expect(await acceptAsNew(later(14), account(token))).toEqual({ kind: 'over' });
    expect(await acceptAsNew(ctx, account('x'.repeat(43)))).toEqual({ kind: 'over' });
  });

  it('says what is wrong by field, and that a user name is taken', async () => {
    const { token } = await anInvitation(ctx, { inviter });
    expect(await acceptAsNew(ctx, { ...account(token), password: 'kurz', name: '' })).toMatchObject({
      errors: { name: expect.any(String), password: expect.any(String) },
    });
    const { login } = await aUser(ctx);
    expect(await acceptAsNew(ctx, { ...account(token), login })).toMatchObject({
      errors: { login: expect.stringContaining('gibt es schon') },
    });
  });
});

describe('accepting with an account', () => {
  const address = '203.0.113.10';

  it('gives the role to the account of the address', async () => {
    const member = await aUser(ctx);
    const { token } = await anInvitation(ctx, { inviter, email: member.email });
    const outcome = await acceptAsMember(actAs(ctx, member.viewer), { token, address });
    expect(outcome).toEqual({ kind: 'accepted', role: 'Redaktion, Ganzes Portal' });
    expect(await rolesOf(member.id)).toContain('editor');
  });

  it('is all right for somebody who has the role already', async () => {
    const member = await aUser(ctx);
    const { token } = await anInvitation(ctx, { inviter, email: member.email });
    await grantRole(ctx, member.id, { role: 'editor', locationPath: '' });
    expect(await acceptAsMember(actAs(ctx, member.viewer), { token, address })).toMatchObject({
      kind: 'accepted',
    });
  });

  it('is refused to another account, while the address is somebody’s', async () => {
    const [owner, other] = [await aUser(ctx), await aUser(ctx)];
    const { token } = await anInvitation(ctx, { inviter, email: owner.email });
    expect(await acceptAsMember(actAs(ctx, other.viewer), { token, address })).toEqual({
      kind: 'hasAccount',
    });
    expect(await rolesOf(other.id)).toEqual(['member']);
  });

  it('works with an account of another address while the invited one is nobody’s', async () => {
    const member = await aUser(ctx);
    const { token } = await anInvitation(ctx, { inviter });
    expect(await acceptAsMember(actAs(ctx, member.viewer), { token, address })).toMatchObject({
      kind: 'accepted',
    });
  });

  it('is refused to people who may not act', async () => {
    const member = await aUser(ctx);
    const { token } = await anInvitation(ctx, { inviter, email: member.email });
    const suspended = actAs(ctx, { ...member.viewer, isSuspended: true });
    await expect(acceptAsMember(suspended, { token, address })).rejects.toMatchObject({ status: 403 });
  });
});

describe('an invitation for a place', () => {
  it('moves along with it, but for what somebody is invited to there already', async () => {
    const there = { role: 'editor' as const, inviterId: inviter.id, links: 1, name: '', note: '' };
    const times = { createdAt: ctx.now, expiresAt: later(14).now };
    const row = (email: string, locationPath: string) => ({
      ...there,
      ...times,
      email,
      locationPath,
      tokenHash: hashToken(email + locationPath),
    });
    await ctx.db
      .insert(invitations)
      .values([
        row('eins@litfass.example', '7/8/'),
        row('beide@litfass.example', '7/8/'),
        row('beide@litfass.example', '9/8/'),
      ]);
    const change = { fromPath: '7/', toPath: '9/', mergedId: null, toId: 9 };
    await invitationsAtPlaces.begin?.(ctx, change);
    const moved = await ctx.db
      .select({ email: invitations.email, path: invitations.locationPath })
      .from(invitations)
      .where(sql`${invitations.locationPath} <> ''`)
      .orderBy(invitations.email);
    expect(moved).toEqual([
      { email: 'beide@litfass.example', path: '9/8/' },
      { email: 'eins@litfass.example', path: '9/8/' },
    ]);
  });
});

describe('an invitation for a place that becomes part of another', () => {
  it('goes on although one to the same for there is long over', async () => {
    const same = { role: 'editor' as const, inviterId: inviter.id, links: 1, name: '', note: '' };
    const row = (locationPath: string, expiresAt: Date) => ({
      ...same,
      email: 'wieder@litfass.example',
      locationPath,
      createdAt: ctx.now,
      expiresAt,
      tokenHash: hashToken(`wieder ${locationPath}`),
    });
    await ctx.db.insert(invitations).values([row('11/', later(14).now), row('12/', later(-1).now)]);
    await invitationsAtPlaces.begin?.(ctx, { fromPath: '11/', toPath: '12/', mergedId: 11, toId: 12 });
    expect(await findByToken(ctx, 'wieder 11/')).toMatchObject({
      kind: 'good',
      invitation: { locationPath: '12/' },
    });
    expect((await findByToken(ctx, 'wieder 12/')).kind).toBe('over');
  });
});

describe('what is kept of invitations', () => {
  it('goes with the person whom they went to; of those that somebody sent their words go', async () => {
    const sender = await aUser(ctx, { roles: WHOLE });
    const { email, token } = await anInvitation(ctx, { inviter: sender, note: 'Nur für dich' });
    await acceptAsNew(ctx, account(token));
    const { id } = (await userBy(email))!;
    expect(await findInvitationsOf(ctx, id)).toMatchObject({
      got: [{ email, note: 'Nur für dich' }],
      sent: [],
    });
    expect(await findInvitationsOf(ctx, sender.id)).toMatchObject({
      got: [],
      sent: [{ note: 'Nur für dich' }],
    });
    await eraseInvitations(ctx, sender.id);
    expect(await findInvitationsOf(ctx, id)).toMatchObject({ got: [{ note: '' }] });
    await eraseInvitations(ctx, id);
    expect(await findInvitationsOf(ctx, id)).toBeUndefined();
  });

  it('goes from the outbox, too, where it waits with the words of who is erased', async () => {
    const sender = await aUser(ctx, { roles: WHOLE, name: 'Lea Leise' });
    const [gone, stays] = ['gone@litfass.example', 'stays@litfass.example'];
    const by = actAs(ctx, sender.viewer);
    await invitePeople(by, { people: gone, note: 'Nur für dich', role: 'author', locationPath: '' });
    const [{ id }] = (await ctx.db
      .select({ id: invitations.id })
      .from(invitations)
      .where(eq(invitations.email, gone))) as [{ id: number }];
    await inviteAgain(by, id, { isMailed: true });
    await invite(stays);
    expect(await mailsTo(ctx, gone)).toHaveLength(2);
    await eraseInvitations(ctx, sender.id);
    expect(await mailsTo(ctx, gone)).toEqual([]);
    expect(await mailsTo(ctx, stays)).toHaveLength(1);
  });

  it('is forgotten 90 days after its end', async () => {
    const { token } = await anInvitation(ctx, { inviter });
    await removeOldInvitations(later(14 + 89));
    expect(await findByToken(ctx, token)).toMatchObject({ kind: 'good' });
    await removeOldInvitations(later(14 + 91));
    expect(await findByToken(ctx, token)).toEqual({ kind: 'over' });
    await removeOldInvitations(later(200));
    const [left] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(invitations);
    expect(left!.count).toBe(0);
  });
});

it('people are invited twenty times an hour, and one invitation is sent again five times', async () => {
  const limited = makeCtx(await testPortal(), portalItself);
  const admin = await aUser(limited, { roles: WHOLE });
  const acting = actAs(limited, admin.viewer);
  const { token } = await anInvitation(limited, { inviter: admin });
  const id = await invitationIdOf(limited, { token });
  for (let times = 0; times < 5; times += 1) await inviteAgain(acting, id, { isMailed: true });
  await expect(inviteAgain(acting, id, { isMailed: true })).rejects.toMatchObject({ status: 429 });
  for (let times = 1; times < 20; times += 1) await anInvitation(limited, { inviter: admin });
  await expect(anInvitation(limited, { inviter: admin })).rejects.toMatchObject({ status: 429 });
});
