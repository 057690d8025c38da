// Sends a link to the mailbox of whoever forgot their password, and sets a new password by it.
import { eq } from 'drizzle-orm';
import { momentOf } from '#design/dates.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { EMAIL_MAX_LENGTH, userTag } from '../../constants.ts';
import { hashPassword } from '../../passwords.ts';
import { mailSecurityChange } from '../../security/change-mails.ts';
import { askForPasskey } from '../../security/passkeys.ts';
import { checkFactor } from '../../security/second-factor.ts';
import type { FactorAnswer, RightAnswer } from '../../security/second-factor.ts';
import { countGuess, resetGuesses } from '../../sign-in/guessing.ts';
import type { Guess } from '../../sign-in/guessing.ts';
import { factorRefused } from '../../sign-in/texts.ts';
import { CHALLENGE_LIMIT } from '../../sign-in/constants.ts';
import { checkUser, normalizeLine } from '../../rules.ts';
import { users } from '../../schema.ts';
import { endSessionsOf } from '../../sessions.ts';
import { RESET_LIMIT_PER_ADDRESS, RESET_LIMIT_PER_EMAIL, RESET_LIMIT_PER_LOGIN } from '../constants.ts';
import { inConstantTime } from '../constant-time.ts';
import { passwordChangedMail, resetMail } from '../../mails/wordings.ts';
import { LETTER_KEYS, hrefIn, sendLetter } from '../letters.ts';
import { isOthers, unlessLate } from '../ownership.ts';
import { passwordPaths } from '../paths.ts';
import { findAccount, findByLogin, findOwner, lockAccount, listUnconfirmed } from '../queries.ts';
import type { Account } from '../queries.ts';
import { revokeAccess } from '../revoke-access.ts';
import { dropTokens, findToken, issueToken, limitLinks, useToken } from '../tokens.ts';
import type { IssuedToken, TokenRow } from '../tokens.ts';
import { needsFactor } from './needs-factor.ts';
import * as texts from './texts.ts';

/** Sends a link to whoever that is, and says nothing of whether it is anybody. Throws 429. */
export const askForReset = async (
  ctx: Ctx,
  { login: typed, address }: { login: string; address: string },
): Promise<void> => {
  const login = normalizeLine(typed);
  await limitAttempts(ctx, `reset:address:${address}`, RESET_LIMIT_PER_ADDRESS);
  // What is longer is nobody's, and would be too long to be counted under.
  const mayBeSomebody = login.length <= EMAIL_MAX_LENGTH;
  if (mayBeSomebody) await limitAttempts(ctx, `reset:login:${login.toLowerCase()}`, RESET_LIMIT_PER_LOGIN);
  await inConstantTime(async () => {
    const found = mayBeSomebody ? await findMeant(ctx, login) : undefined;
    if (found && !(await isMailboxFull(ctx, found))) await sendReset(ctx, found.id);
  });
};

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** The second factor; undefined where none was given. */
  readonly factor?: FactorAnswer | undefined;
  readonly address: string;
}

export type ResetOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'over' }
  | { readonly kind: 'mustWait'; readonly seconds: number }
  | Invalid;

/**
 * Sets the password, ends all sessions and tells the person; who opens the link also proves the address. The mailbox alone
 * opens no account with a second factor, which is asked for first, and stays. Throws 429.
 */
export const resetPassword = async (ctx: Ctx, options: NewPassword): Promise<ResetOutcome> => {
  await limitLinks(ctx, options.address);
  const link = await findToken(ctx, 'reset', options.token);
  const account = link.kind === 'good' ? await findAccount(ctx, link.row.userId) : undefined;
  if (!account) return { kind: 'over' };
  const { password: error } = checkUser({ ...account, password: options.password });
  if (error) return invalid({ password: error });
  const proof = await proveFactor(ctx, account, options);
  if (proof.kind !== 'proven') return proof;
  const passwordHash = await hashPassword(options.password);
  const change = () =>
    withTransaction(ctx, (ctx) => changeByLink(ctx, options.token, { passwordHash, right: proof.right }));
  return unlessLate<ResetOutcome>(change, { kind: 'over' });
};

/** Returns the question to a passkey of whoever opened the link; undefined when it is over. Throws 429. */
export const askResetPasskey = async (ctx: Ctx, { token, address }: { token: string; address: string }) => {
  await limitAttempts(ctx, `passkey:address:${address}`, CHALLENGE_LIMIT);
  const link = await findToken(ctx, 'reset', token);
  return link.kind === 'good' ? askForPasskey(ctx, link.row.userId) : undefined;
};

type Proof =
  | { readonly kind: 'proven'; readonly right: RightAnswer | undefined }
  | Exclude<ResetOutcome, { kind: 'changed' | 'over' }>;

/** Guesses count as those of signing in do. */
const proveFactor = async (ctx: Ctx, account: Account, { factor, address }: NewPassword): Promise<Proof> => {
  if (!(await needsFactor(ctx, account))) return { kind: 'proven', right: undefined };
  if (!factor) return invalid({ code: texts.factorMissing });
  const guess: Guess = { what: 'second-factor', subject: account.id, address };
  const seconds = await countGuess(ctx, guess);
  if (seconds !== null) return { kind: 'mustWait', seconds };
  const right = await checkFactor(ctx, account.id, factor);
  if (!right) return invalid({ code: factorRefused[factor.kind] });
  await resetGuesses(ctx, guess);
  return { kind: 'proven', right };
};

/** A user name means its account, an address the one that confirmed it, or the newest that would like to. */
const findMeant = async (ctx: Ctx, login: string): Promise<Account | undefined> => {
  if (login.includes('@')) return (await findOwner(ctx, login)) ?? (await listUnconfirmed(ctx, login))[0];
  const account = await findByLogin(ctx, login);
  return account && !(await isOthers(ctx, account)) ? account : undefined;
};

/**
 * Says whether one mailbox has got as many mails as it may, whatever was typed. Nobody is told: it would say that there is an
 * account.
 */
const isMailboxFull = async (ctx: Ctx, { email }: Account): Promise<boolean> => {
  try {
    await limitAttempts(ctx, `reset:email:${email.toLowerCase()}`, RESET_LIMIT_PER_EMAIL);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true;
    throw error;
  }
};

const sendReset = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (!account) return;
    const token = await issueToken(ctx, { purpose: 'reset', userId: account.id, email: account.email });
    await record(ctx, { type: 'user', objectId: account.id, action: 'user.password-reset-asked' });
    await sendResetLink(ctx, account, token);
  });

interface ProvenPassword {
  readonly passwordHash: string;
  readonly right: RightAnswer | undefined;
}

const changeByLink = async (
  ctx: Ctx,
  token: string,
  { passwordHash, right }: ProvenPassword,
): Promise<ResetOutcome> => {
  const link = await useToken(ctx, 'reset', token);
  const account = link && (await lockAccount(ctx, link.userId));
  if (!account || account.email !== link.email || (await isOthers(ctx, account))) return { kind: 'over' };
  // A factor may have come meanwhile, and an answer may have been used elsewhere; the link is over then.
  if (right ? !(await right.claim(ctx)) : await needsFactor(ctx, account)) return { kind: 'over' };
  const acting = actAs(ctx, { ...anonymous, id: account.id, name: account.name });
  await acting.db
    .update(users)
    .set({ passwordHash, confirmedAt: account.confirmedAt ?? ctx.now })
    .where(eq(users.id, account.id));
  // Whoever made the account may not be the one whose address it is.
  if (account.confirmedAt) await endSessionsOf(acting, account.id);
  else await revokeAccess(acting, account.id);
  // Whoever was in the account may have asked for another address.
  await dropTokens(acting, account.id, 'change-email');
  // The address is confirmed now, and that link would open a session by itself.
  await dropTokens(acting, account.id, 'confirm');
  await record(acting, { type: 'user', objectId: account.id, action: 'user.password-reset' });
  touch(acting, userTag(account.id));
  await sendChangedNotice(acting, account, link);
  if (right?.by === 'recovery-code') await mailSecurityChange(acting, account.id, 'codeUsed');
  return { kind: 'changed' };
};

const sendResetLink = (ctx: Ctx, account: Account, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: LETTER_KEYS.reset(token.id),
    to: account.confirmedAt ? account : account.email,
    mail: resetMail,
    values: { benutzername: account.login },
    href: hrefIn(ctx, passwordPaths.reset, token),
  });

const sendChangedNotice = (ctx: Ctx, account: Account, { id }: TokenRow): Promise<void> =>
  sendLetter(ctx, {
    key: `password-reset:${id}`,
    to: account,
    mail: passwordChangedMail,
    values: { benutzername: account.login, zeitpunkt: momentOf(ctx.now).text },
  });
