// Signs people in: by password, then by a second factor where there is one, or by a passkey alone.
import { and, eq } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { EMAIL_MAX_LENGTH, SIGN_IN_LIMIT_PER_ADDRESS } from '../constants.ts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords.ts';
import { findCredentials } from '../queries.ts';
import { normalizeLine } from '../rules.ts';
import { users } from '../schema.ts';
import { askForPasskey, checkPasskey } from '../security/passkeys.ts';
import { checkFactor, findFactors, isOn } from '../security/second-factor.ts';
import type { FactorAnswer } from '../security/second-factor.ts';
import { mailSecurityChange } from '../security/change-mails.ts';
import { endSession, openSession } from '../sessions.ts';
import { CHALLENGE_LIMIT } from './constants.ts';
import { countGuess, resetGuesses } from './guessing.ts';
import type { Guess } from './guessing.ts';
import { knownDevice } from './known-device.ts';
import { endPending, findPending, openPending } from './pending.ts';
import { findEntrant } from './queries.ts';
import type { Entrant } from './queries.ts';
import * as texts from './texts.ts';

/** Where somebody comes from who wants to be let in. */
export interface Caller {
  readonly userAgent: string;
  /** Guesses are counted by it. */
  readonly address: string;
  /** What the browser shows to be known again. */
  readonly deviceCookie?: string | undefined;
  /** Token of a session that the new one takes the place of. */
  readonly replaces?: string | undefined;
}

export interface SignInAttempt extends Caller {
  /** User name or e-mail address. */
  readonly login: string;
  readonly password: string;
  /** Whether „Angemeldet bleiben“ was chosen. */
  readonly stay: boolean;
}

export type EntryOutcome =
  | {
      readonly kind: 'signedIn';
      readonly token: string;
      readonly expiresAt: Date;
      readonly isLasting: boolean;
      readonly who: Entrant;
    }
  | Refused
  | { readonly kind: 'mustWait'; readonly seconds: number };

export type SignInOutcome =
  | EntryOutcome
  /** The password was right; `token` names the sign-in that waits for a second factor. */
  | { readonly kind: 'secondFactor'; readonly token: string };

/** A sign-in always opens a new session, whose token only the caller learns. Throws 429 when too much comes from one address. */
export const signIn = async (ctx: Ctx, attempt: SignInAttempt): Promise<SignInOutcome> => {
  const login = normalizeLine(attempt.login);
  const isName = login.length <= EMAIL_MAX_LENGTH;
  const user = isName ? await findCredentials(ctx, login) : undefined;
  const guess = guessOf(ctx, attempt, { what: 'password', subject: login, userId: user?.id });
  await limitSignIns(ctx, guess);
  if (!isName) return refused(texts.signInRefused);
  const seconds = await countGuess(ctx, guess);
  if (seconds !== null) return { kind: 'mustWait', seconds };
  const entered = await enterByPassword(ctx, user, attempt, guess);
  if (entered !== 'changed') return entered;
  const again = await enterByPassword(ctx, await findCredentials(ctx, login), attempt, guess);
  return again === 'changed' ? refused(texts.signInRefused) : again;
};

type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Returns `changed` where the password was changed, or hashed anew, while it was checked: what holds now counts. */
const enterByPassword = async (
  ctx: Ctx,
  user: Credentials | undefined,
  attempt: SignInAttempt,
  guess: Guess,
): Promise<SignInOutcome | 'changed'> => {
  const isRight = await verifyPassword(user?.passwordHash, attempt.password);
  if (!user || !isRight) return refused(texts.signInRefused);
  const [who, factors] = await Promise.all([findEntrant(ctx, user.id), findFactors(ctx, user.id)]);
  if (!who) return refused(texts.signInRefused);
  const newHash = needsRehash(user.passwordHash) ? await hashPassword(attempt.password) : undefined;
  const { stay: isLasting, userAgent } = attempt;
  return asThemselves(ctx, who, async (ctx): Promise<SignInOutcome | 'changed'> => {
    if (!(await lockUnchanged(ctx, user))) return 'changed';
    if (newHash) await ctx.db.update(users).set({ passwordHash: newHash }).where(eq(users.id, user.id));
    await resetGuesses(ctx, guess);
    if (!isOn(factors)) return enter(ctx, who, attempt, isLasting);
    return { kind: 'secondFactor', token: await openPending(ctx, { userId: who.id, isLasting, userAgent }) };
  });
};

/**
 * Says whether the password is the one that was checked. Whoever changes it and ends the sessions waits for this transaction, or has
 * ended them before it.
 */
const lockUnchanged = async (ctx: Ctx, { id, passwordHash }: Credentials): Promise<boolean> => {
  const isUnchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const rows = await ctx.db.select({ id: users.id }).from(users).where(isUnchanged).for('no key update');
  return rows.length > 0;
};

/**
 * Somebody else's guesses behind the same address keep nobody out on a device that is known to be theirs. Such a device
 * has a limit of its own, beside what it may guess of the names it knows. docs/decisions/0017
 */
const limitSignIns = (ctx: Ctx, { device, address }: Guess): Promise<void> => {
  const from = device ? `device:${device}` : `address:${address}`;
  return limitAttempts(ctx, `sign-in:${from}`, SIGN_IN_LIMIT_PER_ADDRESS);
};

export type ConfirmOutcome = EntryOutcome | { readonly kind: 'over' };

/** Goes on where the right password led: `token` names it. `over` when that is too long ago. */
export const confirmSignIn = async (
  ctx: Ctx,
  token: string | undefined,
  given: FactorAnswer,
  caller: Caller,
): Promise<ConfirmOutcome> => {
  const pending = await findPending(ctx, token);
  const who = pending && (await findEntrant(ctx, pending.userId));
  if (!token || !pending || !who) return { kind: 'over' };
  const guess = guessOf(ctx, caller, { what: 'second-factor', subject: who.id, userId: who.id });
  const seconds = await countGuess(ctx, guess);
  if (seconds !== null) return { kind: 'mustWait', seconds };
  const right = await checkFactor(ctx, who.id, given);
  const isWrong = refused(texts.factorRefused[given.kind]);
  if (!right) return isWrong;
  return asThemselves(ctx, who, async (ctx): Promise<ConfirmOutcome> => {
    if (!(await right.claim(ctx))) return isWrong;
    if (!(await endPending(ctx, token))) return { kind: 'over' };
    await resetGuesses(ctx, guess);
    if (right.by === 'recovery-code') await mailSecurityChange(ctx, who.id, 'codeUsed');
    return enter(ctx, who, caller, pending.isLasting);
  });
};

/** A passkey whose device has asked for a finger, a face or a number is both factors at once. */
export const signInByPasskey = async (
  ctx: Ctx,
  { answer, stay }: { readonly answer: string; readonly stay: boolean },
  caller: Caller,
): Promise<EntryOutcome> => {
  // These attempts are counted apart from passwords: those who guess passwords keep nobody from a passkey, which can't be
  // guessed.
  await limitAttempts(ctx, `sign-in-passkey:address:${caller.address}`, SIGN_IN_LIMIT_PER_ADDRESS);
  const isWrong = refused(texts.factorRefused.passkey);
  const right = await checkPasskey(ctx, null, answer);
  const who = right && (await findEntrant(ctx, right.userId));
  if (!who) return isWrong;
  return asThemselves(ctx, who, async (ctx): Promise<EntryOutcome> => {
    if (!(await right.claim(ctx))) return isWrong;
    return enter(ctx, who, caller, stay);
  });
};

/** Returns the question to whatever passkey the browser finds. Throws 429. */
export const askPasskey = async (ctx: Ctx, address: string): Promise<PasskeyQuestion> => {
  await limitAttempts(ctx, `passkey:address:${address}`, CHALLENGE_LIMIT);
  return askForPasskey(ctx, null);
};

/** Returns the question to a passkey as second factor; undefined when no sign-in waits for one. Throws 429. */
export const askSecondPasskey = async (
  ctx: Ctx,
  token: string | undefined,
  address: string,
): Promise<PasskeyQuestion | undefined> => {
  await limitAttempts(ctx, `passkey:address:${address}`, CHALLENGE_LIMIT);
  const pending = await findPending(ctx, token);
  return pending && askForPasskey(ctx, pending.userId);
};

type PasskeyQuestion = Awaited<ReturnType<typeof askForPasskey>>;

interface Guessed {
  readonly what: Guess['what'];
  readonly subject: string | number;
  readonly userId: number | undefined;
}

/** On a device that the person has signed in on before, strangers' guesses don't count. */
const guessOf = (ctx: Ctx, caller: Caller, { what, subject, userId }: Guessed): Guess => ({
  what,
  subject,
  address: caller.address,
  device: userId === undefined ? undefined : knownDevice(ctx, caller.deviceCookie, userId),
});

const asThemselves = <T>(ctx: Ctx, { id, name }: Entrant, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  withTransaction(actAs(ctx, { ...anonymous, id, name }), work);

const enter = async (
  ctx: Ctx,
  who: Entrant,
  { replaces, userAgent }: Caller,
  isLasting: boolean,
): Promise<EntryOutcome> => {
  if (replaces) await endSession(ctx, replaces);
  const session = await openSession(ctx, { userId: who.id, isLasting, userAgent });
  await record(ctx, { type: 'user', objectId: who.id, action: 'user.signed-in' });
  return { kind: 'signedIn', ...session, isLasting, who };
};
