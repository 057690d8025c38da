// Accepts an invitation: with a new account, whose address the link confirms, or with the one that somebody is signed in with.
import { eq } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { insertUser } from '../commands.ts';
import { userTag } from '../constants.ts';
import { hashPassword } from '../passwords.ts';
import { demandToAct } from '../policy.ts';
import { lockUser } from '../queries.ts';
import { checkAgreement, logFirstAgreements, removeStaleLogin } from '../registration/commands.ts';
import { unlessLate } from '../registration/ownership.ts';
import { findOwner } from '../registration/queries.ts';
import { loginTaken } from '../registration/texts.ts';
import { limitLinks } from '../registration/tokens.ts';
import { checkUser, normalizeUser } from '../rules.ts';
import { userRoles } from '../schema.ts';
import { endSession, openSession } from '../sessions.ts';
import { rolesOfNewMembers } from '../settings.ts';
import type { NamedVersion } from '../terms/demands.ts';
import { roleInWords } from './role-in-words.ts';
import { findByToken } from './links.ts';
import type { LinkState } from './links.ts';
import type { Invitation } from './queries.ts';
import { invitations } from './schema.ts';

/** Why it can't be accepted now: `hasAccount` when the address is somebody's who has to sign in first. */
type NotNow = { readonly kind: 'hasAccount' } | Exclude<LinkState, { readonly kind: 'good' }>;

export interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly login: string;
  readonly password: string;
  /** The version of the terms that was agreed to; null for none. */
  readonly agreedVersion: number | null;
  readonly agreedDocuments?: readonly NamedVersion[];
  /** Where it comes from; attempts are counted by it. */
  readonly address: string;
  readonly userAgent: string;
  /** Token of a session that the new one takes the place of. */
  readonly replaces?: string | undefined;
}

export type AcceptOutcome =
  | {
      readonly kind: 'accepted';
      /** The role in words, such as „Redaktion, Auenfeld“. */
      readonly role: string;
      readonly session: { readonly token: string; readonly expiresAt: Date };
    }
  | NotNow
  | Invalid;

/** Makes the account and signs in, also where registration is closed to the public. Throws 429. */
export const acceptAsNew = async (ctx: Ctx, account: NewAccount): Promise<AcceptOutcome> => {
  await limitLinks(ctx, account.address);
  const link = await findByToken(ctx, account.token);
  if (link.kind !== 'good') return link;
  const person = normalizeUser({ ...account, email: link.invitation.email });
  const errors: FieldErrors = { ...checkUser(person), ...(await checkAgreement(ctx, account)) };
  if (Object.keys(errors).length > 0) return invalid(errors);
  const passwordHash = await hashPassword(person.password);
  const accept = () =>
    withTransaction(actAs(ctx, portalItself), (ctx) => insertInvited(ctx, person, passwordHash));
  return unlessLate<AcceptOutcome>(accept, { kind: 'hasAccount' });
};

export type MemberAcceptOutcome = { readonly kind: 'accepted'; readonly role: string } | NotNow;

/**
 * Gives the role to whoever is signed in; `hasAccount` when the address is somebody else's. Throws 401, 403 to those who
 * can't act at all, and 429.
 */
export const acceptAsMember = async (
  ctx: Ctx,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<MemberAcceptOutcome> => {
  await limitLinks(ctx, address);
  demandToAct(ctx.viewer);
  const userId = ctx.viewer.id!;
  return withTransaction(ctx, async (ctx): Promise<MemberAcceptOutcome> => {
    const link = await findByToken(ctx, token);
    if (link.kind !== 'good') return link;
    const { invitation } = link;
    const owner = await findOwner(ctx, invitation.email);
    if (owner && owner.id !== userId) return { kind: 'hasAccount' };
    await lockUser(ctx, userId);
    const { role, locationPath } = invitation;
    await ctx.db.insert(userRoles).values({ userId, role, locationPath }).onConflictDoNothing();
    await markAccepted(ctx, invitation, userId);
    touch(ctx, userTag(userId));
    return { kind: 'accepted', role: await roleInWords(ctx, invitation) };
  });
};

const insertInvited = async (
  ctx: Ctx,
  person: NewAccount & { readonly email: string },
  passwordHash: string,
): Promise<AcceptOutcome> => {
  const link = await findByToken(ctx, person.token);
  if (link.kind !== 'good') return link;
  const { invitation } = link;
  if (await findOwner(ctx, person.email)) return { kind: 'hasAccount' };
  await removeStaleLogin(ctx, person.login);
  const roles = withGrant(await rolesOfNewMembers(ctx), invitation);
  const { login, name, email, password } = person;
  const user = { login, name, email, password, roles, isConfirmed: true };
  const created = await insertUser(ctx, user, passwordHash);
  if (created.kind === 'invalid')
    return (await findOwner(ctx, email)) ? { kind: 'hasAccount' } : invalid({ login: loginTaken });
  const acting = actAs(ctx, { ...anonymous, id: created.id, name });
  await markAccepted(acting, invitation, created.id);
  await logFirstAgreements(acting, created.id, person);
  if (person.replaces) await endSession(acting, person.replaces);
  const { userAgent } = person;
  const session = await openSession(acting, { userId: created.id, isLasting: false, userAgent });
  return { kind: 'accepted', role: await roleInWords(ctx, invitation), session };
};

/** Returns what every new member gets, and what they were invited for. */
const withGrant = (given: readonly RoleGrant[], { role, locationPath }: RoleGrant): RoleGrant[] => {
  const isGiven = given.some((grant) => grant.role === role && grant.locationPath === locationPath);
  return isGiven ? [...given] : [...given, { role, locationPath }];
};

/** Marks an invitation as accepted, in the caller's transaction, which has locked it: of two who accept at once one does. */
const markAccepted = async (ctx: Ctx, invitation: Invitation, userId: number): Promise<void> => {
  const { id, role, locationPath } = invitation;
  await ctx.db
    .update(invitations)
    .set({ acceptedAt: ctx.now, accepterId: userId })
    .where(eq(invitations.id, id));
  const after = { role, locationPath };
  await record(ctx, { type: 'user', objectId: userId, action: 'user.invitation-accepted', after });
};
