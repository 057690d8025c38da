// Changes how somebody signs in: sessions, password, second factors. Everybody changes their own, also while suspended, and
// nobody else's.
import { and, count, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, unauthorised } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { mayAddFactor } from '../policy.ts';
import { lockUser } from '../queries.ts';
import { dropTokens } from '../registration/tokens.ts';
import { checkUser, normalizeLine } from '../rules.ts';
import { sessions, users } from '../schema.ts';
import { endSessionsOf, hashSessionToken } from '../sessions.ts';
import { countGuess, resetGuesses } from '../sign-in/guessing.ts';
import type { Guess } from '../sign-in/guessing.ts';
import { offeredSecret, sealForApp, stepOfCode } from './authenticator-app.ts';
import { mailSecurityChange } from './change-mails.ts';
import type { SecurityChange } from '../mails/wordings.ts';
import { MAX_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from './constants.ts';
import { askForNewPasskey, checkNewPasskey } from './passkeys.ts';
import { isProven } from './proof.ts';
import { findAccount } from './queries.ts';
import { removeCodes, renewCodes } from './recovery-codes.ts';
import { authenticatorApps, passkeys } from './schema.ts';
import { findFactors, isOn } from './second-factor.ts';
import * as texts from './texts.ts';

/** Ends one's own session by its number; one that is over already is no error. Returns true when it was that of `token` itself. */
export const endOwnSession = (ctx: Ctx, id: number, token: string): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const isOwn = and(eq(sessions.id, id), eq(sessions.userId, ownId(ctx)));
    const [ended] = await ctx.db.delete(sessions).where(isOwn).returning({ hash: sessions.tokenHash });
    if (ended) await recordOwn(ctx, 'user.session-ended');
    return ended?.hash.equals(hashSessionToken(token)) ?? false;
  });

/** Ends all of one's sessions but the one of `token`. */
export const endOtherSessions = (ctx: Ctx, token: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx, ownId(ctx), token);
    await recordOwn(ctx, 'user.sessions-ended');
  });

/** Where a change comes from. */
export interface OwnCall {
  /** The session's token. */
  readonly token: string;
  readonly address: string;
}

export type PasswordOutcome =
  | { readonly kind: 'changed' }
  | Invalid
  | { readonly kind: 'mustWait'; readonly seconds: number };

/** Asks for the old one; ends all other sessions, and what was asked for in them. */
export const changePassword = async (
  ctx: Ctx,
  { current, password }: { readonly current: string; readonly password: string },
  call: OwnCall,
): Promise<PasswordOutcome> => {
  const account = await ownAccount(ctx);
  const { password: unfit } = checkUser({ ...account, password });
  if (unfit) return invalid({ password: unfit });
  const guess = guessOf(account.id, call);
  const seconds = await countGuess(ctx, guess);
  if (seconds !== null) return { kind: 'mustWait', seconds };
  if (!(await verifyPassword(account.passwordHash, current))) return invalid({ current: texts.currentWrong });
  if (current === password) return invalid({ password: texts.passwordSame });
  const passwordHash = await hashPassword(password);
  return withTransaction(ctx, async (ctx): Promise<PasswordOutcome> => {
    // It may have been changed meanwhile, by whoever holds the mailbox.
    const isUnchanged = and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash));
    const { rowCount } = await ctx.db.update(users).set({ passwordHash }).where(isUnchanged);
    if (!rowCount) return invalid({ current: texts.currentWrong });
    await endSessionsOf(ctx, account.id, call.token);
    // Whoever was in the account may have asked for another address.
    await dropTokens(ctx, account.id, 'change-email');
    await markProven(ctx, call.token);
    await resetGuesses(ctx, guess);
    await finish(ctx, 'user.password-changed', 'password');
    return { kind: 'changed' };
  });
};

export type ProofOutcome =
  | { readonly kind: 'proven' }
  | Invalid
  | { readonly kind: 'mustWait'; readonly seconds: number };

/** Takes the password once more; afterwards second factors may be changed for ten minutes. */
export const proveOneself = async (ctx: Ctx, password: string, call: OwnCall): Promise<ProofOutcome> => {
  const { id, passwordHash } = await ownAccount(ctx);
  const guess = guessOf(id, call);
  const seconds = await countGuess(ctx, guess);
  if (seconds !== null) return { kind: 'mustWait', seconds };
  if (!(await verifyPassword(passwordHash, password))) return invalid({ password: texts.proofWrong });
  await withTransaction(ctx, async (ctx) => {
    await markProven(ctx, call.token);
    await resetGuesses(ctx, guess);
    await recordOwn(ctx, 'user.proved-themselves');
  });
  return { kind: 'proven' };
};

/** `proofNeeded` means that the password has to be given once more first. */
type ProofNeeded = { readonly kind: 'proofNeeded' };

export type AddOutcome =
  | ProofNeeded
  /** `added` comes with recovery codes when it is the first factor; they are shown only here. */
  | { readonly kind: 'added'; readonly codes: readonly string[] | null }
  | Refused;

/** Adds the app whose secret was offered, when it shows the right code. */
export const addApp = async (
  ctx: Ctx,
  token: string,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<AddOutcome> => {
  const { id } = await accountToGuard(ctx);
  if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
  const secret = offeredSecret(ctx, id, sealed);
  if (!secret) return refused(texts.appTooLate);
  const lastStep = stepOfCode(secret, code.replace(/\s/g, ''), ctx.now);
  if (!lastStep) return refused(texts.codeWrong);
  return withTransaction(ctx, async (ctx): Promise<AddOutcome> => {
    await lockUser(ctx, id);
    // Sessions may have ended meanwhile, by whoever holds the mailbox.
    if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
    const codes = await codesForFirst(ctx, id);
    const app = { userId: id, sealedSecret: sealForApp(ctx, id, secret), lastStep, createdAt: ctx.now };
    await ctx.db
      .insert(authenticatorApps)
      .values(app)
      .onConflictDoUpdate({ target: authenticatorApps.userId, set: app });
    await finish(ctx, 'user.app-added', 'appAdded');
    return { kind: 'added', codes };
  });
};

export type RemoveOutcome = ProofNeeded | { readonly kind: 'removed' };

export const removeApp = (ctx: Ctx, token: string): Promise<RemoveOutcome> =>
  removeFactor(ctx, token, async (ctx, userId) => {
    const { rowCount } = await ctx.db.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
    if (rowCount) await finish(ctx, 'user.app-removed', 'appRemoved');
  });

interface NewPasskeyQuestion {
  readonly kind: 'question';
  readonly question: Awaited<ReturnType<typeof askForNewPasskey>>;
}

/** Returns the question for a browser that is to make a passkey. */
export const askNewPasskey = async (ctx: Ctx, token: string): Promise<ProofNeeded | NewPasskeyQuestion> => {
  const account = await accountToGuard(ctx);
  if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
  return { kind: 'question', question: await askForNewPasskey(ctx, account) };
};

export const addPasskey = async (
  ctx: Ctx,
  token: string,
  { name, answer }: { readonly name: string; readonly answer: string },
): Promise<AddOutcome> => {
  const { id } = await accountToGuard(ctx);
  if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
  const passkey = await checkNewPasskey(ctx, id, answer);
  if (!passkey) return refused(texts.passkeyRefused);
  return withTransaction(ctx, async (ctx): Promise<AddOutcome> => {
    await lockUser(ctx, id);
    // Sessions may have ended meanwhile, by whoever holds the mailbox.
    if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
    const codes = await codesForFirst(ctx, id);
    const [own] = await ctx.db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, id));
    if (own!.count >= MAX_PASSKEYS) return refused(texts.passkeysFull(MAX_PASSKEYS));
    const normalizedName =
      [...normalizeLine(name)].slice(0, PASSKEY_NAME_MAX_LENGTH).join('') || texts.unknownDevice;
    const { rowCount } = await ctx.db
      .insert(passkeys)
      .values({ ...passkey, userId: id, name: normalizedName, createdAt: ctx.now })
      .onConflictDoNothing();
    if (!rowCount) return refused(texts.passkeyRefused);
    await finish(ctx, 'user.passkey-added', 'passkeyAdded');
    return { kind: 'added', codes };
  });
};

export const removePasskey = (ctx: Ctx, token: string, id: number): Promise<RemoveOutcome> =>
  removeFactor(ctx, token, async (ctx, userId) => {
    const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const { rowCount } = await ctx.db.delete(passkeys).where(isOwn);
    if (rowCount) await finish(ctx, 'user.passkey-removed', 'passkeyRemoved');
  });

/** Makes new recovery codes; the old ones are worth nothing afterwards. */
export const renewRecoveryCodes = async (ctx: Ctx, token: string): Promise<AddOutcome> => {
  const { id } = await ownAccount(ctx);
  if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
  return withTransaction(ctx, async (ctx): Promise<AddOutcome> => {
    await lockUser(ctx, id);
    // Sessions may have ended meanwhile, by whoever holds the mailbox.
    if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
    if (!isOn(await findFactors(ctx, id))) return refused(texts.noFactor);
    const codes = await renewCodes(ctx, id);
    await finish(ctx, 'user.recovery-codes-renewed', 'codesRenewed');
    return { kind: 'added', codes };
  });
};

const ownId = ({ viewer }: Ctx): number => {
  if (!isSignedIn(viewer)) throw unauthorised();
  return viewer.id;
};

const ownAccount = async (ctx: Ctx) => {
  const account = await findAccount(ctx, ownId(ctx));
  if (!account) throw unauthorised();
  return account;
};

const accountToGuard = async (ctx: Ctx) => {
  const account = await ownAccount(ctx);
  if (!mayAddFactor(ctx.viewer)) throw forbidden(texts.confirmFirst);
  return account;
};

const guessOf = (userId: number, { address }: OwnCall): Guess => ({
  what: 'proof',
  subject: userId,
  address,
});

const markProven = async (ctx: Ctx, token: string) => {
  const isOwn = and(eq(sessions.tokenHash, hashSessionToken(token)), eq(sessions.userId, ownId(ctx)));
  await ctx.db.update(sessions).set({ provenAt: ctx.now }).where(isOwn);
};

/**
 * Makes recovery codes with the first factor, and returns null where there is one already. The person is locked, so that of two
 * first factors only one brings codes.
 */
const codesForFirst = async (ctx: Ctx, userId: number) =>
  isOn(await findFactors(ctx, userId)) ? null : renewCodes(ctx, userId);

/** Codes on paper go with the last factor that they stand in for. */
const removeFactor = async (
  ctx: Ctx,
  token: string,
  remove: (ctx: Ctx, userId: number) => Promise<void>,
): Promise<RemoveOutcome> => {
  const { id } = await ownAccount(ctx);
  if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
  return withTransaction(ctx, async (ctx): Promise<RemoveOutcome> => {
    await lockUser(ctx, id);
    // Sessions may have ended meanwhile, by whoever holds the mailbox.
    if (!(await isProven(ctx, token))) return { kind: 'proofNeeded' };
    await remove(ctx, id);
    if (!isOn(await findFactors(ctx, id))) await removeCodes(ctx, id);
    return { kind: 'removed' };
  });
};

const finish = async (ctx: Ctx, action: string, change: SecurityChange) => {
  await recordOwn(ctx, action);
  await mailSecurityChange(ctx, ownId(ctx), change);
};

/** The history learns that something was changed, never with what. */
const recordOwn = (ctx: Ctx, action: string) => record(ctx, { type: 'user', objectId: ownId(ctx), action });
