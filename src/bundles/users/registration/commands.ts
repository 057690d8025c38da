// Makes a new member's account, which waits for its address to be confirmed.
//
// An address belongs to whoever has confirmed it; until then anybody may type it. So registering always makes an account that
// looks and behaves the same, whether or not the address is somebody else's: nobody learns who is a member.
import { and, eq, lt, sql } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { eraseMailsByKey } from '#bundles/mail/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { insertUser } from '../commands.ts';
import { EMAIL_MAX_LENGTH, userTag } from '../constants.ts';
import { hashPassword } from '../passwords.ts';
import { checkUser, normalizeLine, normalizeUser } from '../rules.ts';
import { users } from '../schema.ts';
import { findFactors, isOn } from '../security/second-factor.ts';
import { endSession, openSession } from '../sessions.ts';
import { logAgreement, logDocuments } from '../terms/commands.ts';
import { getDemands } from '../terms/demands.ts';
import type { NamedVersion } from '../terms/demands.ts';
import { findValidTerms } from '../terms/valid.ts';
import {
  REGISTER_LIMIT_PER_ADDRESS,
  REGISTER_LIMIT_PER_EMAIL,
  RESEND_LIMIT_PER_ADDRESS,
  RESEND_LIMIT_PER_EMAIL,
  TOKEN_RETENTION_MS,
} from './constants.ts';
import { eraseUnconfirmed } from './erase-account.ts';
import { inConstantTime } from './constant-time.ts';
import { keysOfLetters, sendConfirmLink, sendKnownAddress } from './letters.ts';
import { isOthers, unlessLate } from './ownership.ts';
import { findOwner, findStaleByLogin, lockAccount, listPrunable, listUnconfirmed } from './queries.ts';
import type { Account } from './queries.ts';
import { accountTokens } from './schema.ts';
import { registrationOpen } from './settings.ts';
import { revokeAccess } from './revoke-access.ts';
import * as texts from './texts.ts';
import { issueToken, limitLinks, useToken } from './tokens.ts';

export interface Registration {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly password: string;
  /** The version of the terms that was agreed to; null for none. */
  readonly agreedVersion: number | null;
  /** What else was agreed to. */
  readonly agreedDocuments?: readonly NamedVersion[];
  /** Where to go once the address is confirmed; a path of ours. */
  readonly next: string;
  /** Where it comes from; attempts are counted by it. */
  readonly address: string;
}

export type RegisterOutcome = { readonly kind: 'sent' } | { readonly kind: 'closed' } | Invalid;

/** Makes an unconfirmed account; the same outcome whether or not the address is taken. Throws 429. */
export const registerMember = async (ctx: Ctx, registration: Registration): Promise<RegisterOutcome> => {
  if (!(await readSetting(ctx, registrationOpen))) return { kind: 'closed' };
  await limitAttempts(ctx, `register:address:${registration.address}`, REGISTER_LIMIT_PER_ADDRESS);
  const member = normalizeUser(registration);
  const errors = { ...checkUser(member), ...(await checkAgreement(ctx, member)) };
  if (Object.keys(errors).length > 0) return invalid(errors);
  await limitAttempts(ctx, `register:email:${member.email.toLowerCase()}`, REGISTER_LIMIT_PER_EMAIL);
  return inConstantTime(async () => {
    const passwordHash = await hashPassword(member.password);
    return withTransaction(actAs(ctx, portalItself), (ctx) => insertMember(ctx, member, passwordHash));
  });
};

/** Sends a new link, or tells the owner of the address; says nothing of either. Throws 429. */
export const resendConfirmation = async (
  ctx: Ctx,
  { email: typed, next, address }: { email: string; next: string; address: string },
): Promise<void> => {
  const email = normalizeLine(typed);
  await limitAttempts(ctx, `resend:address:${address}`, RESEND_LIMIT_PER_ADDRESS);
  // What is longer is nobody's address, and would be too long to be counted under.
  if (email.length > EMAIL_MAX_LENGTH) return inConstantTime(async () => {});
  await limitAttempts(ctx, `resend:email:${email.toLowerCase()}`, RESEND_LIMIT_PER_EMAIL);
  await inConstantTime(() =>
    withTransaction(ctx, async (ctx) => {
      const waiting = await listUnconfirmed(ctx, email);
      const account = waiting.find(({ id }) => id === ctx.viewer.id) ?? waiting[0];
      const owner = await findOwner(ctx, email);
      if (account) await sendLink(ctx, account, { owner, next });
      else if (owner) await sendKnownAddress(ctx, owner, ctx.now.toISOString());
      if (account)
        await record(ctx, { type: 'user', objectId: account.id, action: 'user.confirmation-sent' });
    }),
  );
};

export interface LinkOpened {
  readonly token: string;
  readonly address: string;
  readonly userAgent: string;
  /** Token of a session that the new one takes the place of. */
  readonly replaces?: string | undefined;
}

export type ConfirmOutcome =
  | { readonly kind: 'over' }
  | {
      readonly kind: 'confirmed';
      readonly name: string;
      readonly next: string;
      /** Undefined for those who have a second factor: they sign in as always. */
      readonly session: { readonly token: string; readonly expiresAt: Date } | undefined;
    };

/** The address belongs to the account from now on, and whoever opened the link is signed in. Throws 429. */
export const confirmAddress = async (ctx: Ctx, opened: LinkOpened): Promise<ConfirmOutcome> => {
  await limitLinks(ctx, opened.address);
  const confirm = () => withTransaction(ctx, (ctx) => confirmLinked(ctx, opened));
  return unlessLate<ConfirmOutcome>(confirm, { kind: 'over' });
};

/**
 * Removes links that are long over, and accounts that nobody confirmed in time; says how many accounts. One that can't be removed
 * keeps no other.
 */
export const removeUnconfirmed = async (ctx: Ctx): Promise<number> => {
  await ctx.db
    .delete(accountTokens)
    .where(
      and(
        lt(accountTokens.expiresAt, new Date(ctx.now.getTime() - TOKEN_RETENTION_MS)),
        sql`exists (select 1 from ${users} where ${users.id} = ${accountTokens.userId} and ${users.confirmedAt} is not null)`,
      ),
    );
  const removed = await eachByItself(await listPrunable(ctx), (id) =>
    withTransaction(ctx, (ctx) => removeStale(ctx, id)),
  );
  return removed.filter(Boolean).length;
};

/** Deletes a person's links, as part of an erasure, and the letters with them that belong to nobody's account. */
export const deleteLinks = async (ctx: Ctx, userId: number): Promise<void> => {
  const gone = await ctx.db
    .delete(accountTokens)
    .where(eq(accountTokens.userId, userId))
    .returning({ id: accountTokens.id });
  await eraseMailsByKey(ctx, gone.flatMap(keysOfLetters));
};

/** Whoever makes an account agrees to the terms that hold now. */
export const checkAgreement = async (
  ctx: Ctx,
  { agreedVersion, agreedDocuments = [] }: Pick<Registration, 'agreedVersion' | 'agreedDocuments'>,
): Promise<{ agrees?: string }> => {
  const [terms, demands] = await Promise.all([findValidTerms(ctx), getDemands(ctx)]);
  if ((!terms || agreedVersion === terms.number) && demands.every(isAmong(agreedDocuments))) return {};
  const agreedToNothing = agreedVersion === null && agreedDocuments.length === 0;
  if (!agreedToNothing) return { agrees: texts.agreeOutdated };
  return { agrees: terms ? texts.agreeMissing : texts.agreeToMissing };
};

/** Writes down what somebody agreed to who has an account from now on; what doesn't hold (any more) isn't written down. */
export const logFirstAgreements = async (
  ctx: Ctx,
  userId: number,
  { agreedVersion, agreedDocuments = [] }: Pick<Registration, 'agreedVersion' | 'agreedDocuments'>,
): Promise<void> => {
  const [terms, demands] = await Promise.all([findValidTerms(ctx), getDemands(ctx)]);
  if (terms && terms.number === agreedVersion) await logAgreement(ctx, userId, terms.number);
  await logDocuments(ctx, userId, demands.filter(isAmong(agreedDocuments)));
};

/** Says whether a document was read in this very version. */
const isAmong =
  (read: readonly NamedVersion[]) =>
  ({ document, version }: NamedVersion): boolean =>
    read.some((named) => named.document === document && named.version === version);

const insertMember = async (
  ctx: Ctx,
  { login, name, email, password, next, ...agreed }: Registration,
  passwordHash: string,
): Promise<RegisterOutcome> => {
  await removeStaleLogin(ctx, login);
  const created = await insertUser(ctx, { login, name, email, password }, passwordHash);
  // What insertUser says of the address is nobody's business.
  if (created.kind === 'invalid') return invalid({ login: texts.loginTaken });
  await record(ctx, { type: 'user', objectId: created.id, action: 'user.registered' });
  const member = actAs(ctx, { ...anonymous, id: created.id, name });
  await logFirstAgreements(member, created.id, agreed);
  const owner = await findOwner(ctx, email);
  await sendLink(ctx, { id: created.id, email }, { owner, next });
  return { kind: 'sent' };
};

/**
 * An account that nobody can confirm any more keeps its user name from nobody; this runs in the transaction of the portal
 * itself.
 */
export const removeStaleLogin = async (ctx: Ctx, login: string): Promise<void> => {
  const stale = await findStaleByLogin(ctx, login);
  if (stale !== undefined) await removeStale(ctx, stale);
};

const removeStale = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (!(await eraseUnconfirmed(ctx, id))) return false;
  await record(ctx, { type: 'user', objectId: id, action: 'user.never-confirmed' });
  return true;
};

/** Sends a new link in either case, so that both cost the same; only where the address is nobody's it is told to anybody. */
const sendLink = async (
  ctx: Ctx,
  { id: userId, email }: Pick<Account, 'id' | 'email'>,
  { owner, next }: { owner: Account | undefined; next: string },
) => {
  await lockAccount(ctx, userId);
  const token = await issueToken(ctx, { purpose: 'confirm', userId, email, next });
  if (owner) await sendKnownAddress(ctx, owner, String(token.id));
  else await sendConfirmLink(ctx, email, token);
};

const confirmLinked = async (ctx: Ctx, opened: LinkOpened): Promise<ConfirmOutcome> => {
  const link = await useToken(ctx, 'confirm', opened.token);
  const account = link && (await lockAccount(ctx, link.userId));
  if (!account || account.email !== link.email || (await isOthers(ctx, account))) return { kind: 'over' };
  const acting = actAs(ctx, { ...anonymous, id: account.id, name: account.name });
  if (!account.confirmedAt) await markConfirmed(acting, account);
  const session = await openSessionUnlessGuarded(acting, account.id, opened);
  return { kind: 'confirmed', name: account.name, next: link.next, session };
};

const markConfirmed = async (ctx: Ctx, { id }: Account) => {
  await ctx.db.update(users).set({ confirmedAt: ctx.now }).where(eq(users.id, id));
  // Whoever made the account may not be the one whose address it is.
  await revokeAccess(ctx, id);
  await record(ctx, { type: 'user', objectId: id, action: 'user.confirmed' });
  touch(ctx, userTag(id));
};

/** The way around a second factor would be a hole; without one the mailbox is proof enough for a new account. */
const openSessionUnlessGuarded = async (ctx: Ctx, userId: number, { userAgent, replaces }: LinkOpened) => {
  if (isOn(await findFactors(ctx, userId))) return undefined;
  if (replaces) await endSession(ctx, replaces);
  return openSession(ctx, { userId, isLasting: false, userAgent });
};
