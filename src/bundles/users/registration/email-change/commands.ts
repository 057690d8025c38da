// Changes an e-mail address: the new one is asked for with the password and confirmed from the new mailbox; from the old one
// the change is taken back.
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous, isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { redirectMails } from '#bundles/mail/public.ts';
import { userTag } from '../../constants.ts';
import { cancelErasurePlannedSince } from '../../leaving/commands.ts';
import { confirmPassword } from '../../leaving/confirm-password.ts';
import { hashPassword } from '../../passwords.ts';
import { mayEditUser } from '../../policy.ts';
import { checkUser, normalizeLine } from '../../rules.ts';
import { users } from '../../schema.ts';
import { CHANGE_EMAIL_LIMIT_PER_EMAIL, CHANGE_EMAIL_LIMIT_PER_MEMBER } from '../constants.ts';
import { inConstantTime } from '../constant-time.ts';
import { isOthers, unlessLate } from '../ownership.ts';
import { findAccount, findOwner, lockAccount } from '../queries.ts';
import type { Account } from '../queries.ts';
import { revokeAccess } from '../revoke-access.ts';
import { dropLaterUndos, dropTokens, issueToken, limitLinks, useToken } from '../tokens.ts';
import type { IssuedToken } from '../tokens.ts';
import { sendChangeLink, sendNotice, sendWantedByOther } from './letters.ts';
import * as texts from './texts.ts';

export type AskOutcome = { readonly kind: 'sent'; readonly email: string } | Invalid;

/**
 * The viewer wants another address. The outcome, and the mail to the old address, are the same whether or not the new one is
 * somebody else's. Throws 401, 403 for those who are suspended, and 429.
 */
export const askForEmail = async (
  ctx: Ctx,
  { email: typed, password }: { email: string; password: string },
): Promise<AskOutcome> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) throw unauthorised();
  if (!mayEditUser(viewer, viewer.id)) throw forbidden();
  const account = await findAccount(ctx, viewer.id);
  if (!account) throw notFound();
  const email = normalizeLine(typed);
  await limitAttempts(ctx, `change-email:member:${account.id}`, CHANGE_EMAIL_LIMIT_PER_MEMBER);
  const wrongEmail = checkNewEmail(account, email);
  const passwordHash = await findPasswordHash(ctx, account.id);
  const isPasswordRight = await confirmPassword(ctx, password);
  const errors = {
    ...(wrongEmail && { email: wrongEmail }),
    ...(!isPasswordRight && { password: texts.passwordWrong }),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  await limitAttempts(ctx, `change-email:email:${email.toLowerCase()}`, CHANGE_EMAIL_LIMIT_PER_EMAIL);
  const isSent = await inConstantTime(() =>
    withTransaction(ctx, (ctx) => sendLinks(ctx, viewer.id, { email, passwordHash })),
  );
  return isSent ? { kind: 'sent', email } : invalid({ password: texts.passwordWrong });
};

const findPasswordHash = async (ctx: Ctx, id: number): Promise<string | undefined> => {
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return user?.passwordHash;
};

export interface LinkOpened {
  readonly token: string;
  readonly address: string;
}

export type EmailOutcome = { readonly kind: 'changed' } | { readonly kind: 'over' };

/** The new address is the account's from now on, and confirmed. Throws 429. */
export const confirmEmail = async (ctx: Ctx, { token, address }: LinkOpened): Promise<EmailOutcome> => {
  await limitLinks(ctx, address);
  const change = () =>
    withTransaction(ctx, async (ctx): Promise<EmailOutcome> => {
      const link = await useToken(ctx, 'change-email', token);
      const account = link && (await lockAccount(ctx, link.userId));
      if (!account || (await isOthers(ctx, { id: account.id, email: link.email }))) return { kind: 'over' };
      await setEmail(ctx, account, link.email);
      if (!account.confirmedAt) await revokeAccess(ctx, account.id);
      // They were sent to the address before.
      await dropTokens(ctx, account.id, 'reset');
      await dropTokens(ctx, account.id, 'confirm');
      return { kind: 'changed' };
    });
  return unlessLate<EmailOutcome>(change, { kind: 'over' });
};

export type UndoOutcome =
  | { readonly kind: 'over' }
  /** `reset` opens the page for a new password. */
  | { readonly kind: 'undone'; readonly reset: string };

/**
 * Goes back to the address that the link was sent to; whoever else is in the account is out of it, with all that they could
 * come in by again: the password, which they had, and every second factor. They get no mail that waits, and the account isn't erased
 * because they planned it. Throws 429.
 */
export const undoEmail = async (ctx: Ctx, { token, address }: LinkOpened): Promise<UndoOutcome> => {
  await limitLinks(ctx, address);
  // None at all would say that the account was never anybody's.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const undo = () =>
    withTransaction(ctx, async (ctx): Promise<UndoOutcome> => {
      const link = await useToken(ctx, 'undo-email', token);
      const account = link && (await lockAccount(ctx, link.userId));
      if (!account || (await isOthers(ctx, { id: account.id, email: link.email }))) return { kind: 'over' };
      await dropTokens(ctx, account.id, 'change-email');
      await dropLaterUndos(ctx, link);
      await setEmail(ctx, account, link.email);
      await record(ctx, { type: 'user', objectId: account.id, action: 'user.email-change-undone' });
      await revokeAccess(ctx, account.id);
      await redirectMails(ctx, account.id, link.email);
      await cancelErasurePlannedSince(ctx, account.id, link.createdAt);
      await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
      const reset = await issueToken(ctx, { purpose: 'reset', userId: account.id, email: link.email });
      return { kind: 'undone', reset: reset.token };
    });
  return unlessLate<UndoOutcome>(undo, { kind: 'over' });
};

const checkNewEmail = (account: Account, email: string): string | undefined => {
  if (email.toLowerCase() === account.email.toLowerCase()) return texts.sameEmail;
  return checkUser({ ...account, email, password: '' })['email'];
};

/** Sends nothing, and returns false, where the password was changed meanwhile by whoever holds the mailbox. */
const sendLinks = async (
  ctx: Ctx,
  userId: number,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string | undefined },
): Promise<boolean> => {
  const account = await lockAccount(ctx, userId);
  if (!account) throw notFound();
  if ((await findPasswordHash(ctx, userId)) !== passwordHash) return false;
  const change = await issueToken(ctx, { purpose: 'change-email', userId, email });
  const owner = await findOwner(ctx, email);
  if (owner) await sendWantedByOther(ctx, owner, change);
  else await sendChangeLink(ctx, email, change);
  // An address that nobody confirmed may be a stranger's by a slip of the finger.
  if (account.confirmedAt) await sendNotice(ctx, account, { email, undo: await issueUndo(ctx, account) });
  await record(ctx, { type: 'user', objectId: userId, action: 'user.email-change-asked' });
  return true;
};

const issueUndo = (ctx: Ctx, { id: userId, email }: Account): Promise<IssuedToken> =>
  issueToken(ctx, { purpose: 'undo-email', userId, email });

/** The history learns no address, so that nothing has to be erased there later. */
const setEmail = async (ctx: Ctx, { id, name, email: before, confirmedAt }: Account, email: string) => {
  if (before === email && confirmedAt) return;
  const acting = actAs(ctx, { ...anonymous, id, name });
  await ctx.db
    .update(users)
    .set({ email, confirmedAt: confirmedAt ?? ctx.now })
    .where(eq(users.id, id));
  await record(acting, { type: 'user', objectId: id, action: 'user.email-changed' });
  touch(ctx, userTag(id));
};
