// Adding and removing people, signing in and out.
import { and, eq, lte, sql } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { forgetAttempts, limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import {
  EMAIL_MAX_LENGTH,
  SETUP_LIMIT,
  SIGN_IN_LIMIT_PER_ADDRESS,
  SIGN_IN_LIMIT_PER_LOGIN,
  USERS_TAG,
  userTag,
} from './constants.ts';
import { rolesOfNewMembers } from './settings.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { mayCreateUser, mayEditUser, mayEraseUser } from './policy.ts';
import { findCredentials, findTaken, hasUsers } from './queries.ts';
import { checkUser, tidyLine, tidyUser } from './rules.ts';
import type { UserFields } from './rules.ts';
import { sessions, userRoles, users } from './schema.ts';
import { endSession, openSession } from './sessions.ts';
import { isSetupCode } from './setup-code.ts';
import * as texts from './texts.ts';

export interface UserInput extends UserFields {
  readonly locationId?: number;
  readonly isConfirmed?: boolean;
  /** Without any: what new members get. */
  readonly roles?: readonly RoleGrant[];
  readonly passUntil?: Date;
  readonly createdAt?: Date;
}

export type CreateUserOutcome =
  | { readonly kind: 'created'; readonly id: number }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Adds a person. User name and e-mail address are taken in whatever case they are written. */
export const createUser = async (ctx: Ctx, input: UserInput): Promise<CreateUserOutcome> => {
  if (!mayCreateUser(ctx.viewer)) throw forbidden();
  const user = tidyUser(input);
  const errors = checkUser(user);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const passwordHash = await hashPassword(user.password);
  return withTransaction(ctx, (ctx) => insertUser(ctx, user, passwordHash));
};

export interface SetupInput extends UserFields {
  /** As printed at start; not asked where only this machine can ask. */
  readonly code: string;
  /** Where it comes from; guesses are counted by it. */
  readonly address: string;
}

export type SetupOutcome = CreateUserOutcome | { readonly kind: 'closed' };

/** Adds the first person, who administers the portal; `closed` once there is anybody. Throws 429 after too many guesses. */
export const createFirstAdministrator = async (ctx: Ctx, input: SetupInput): Promise<SetupOutcome> => {
  await limitAttempts(ctx, `setup:${input.address}`, SETUP_LIMIT);
  const roles = [{ role: 'admin' as const, locationPath: '' }];
  const user = tidyUser({ ...input, isConfirmed: true, roles });
  const errors = {
    ...checkUser(user),
    ...(!isSetupCode(ctx.portal, input.code) && { code: texts.setupCodeWrong }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const passwordHash = await hashPassword(user.password);
  return withTransaction(actAs(ctx, portalItself), async (ctx) => {
    // Waits for everybody who is adding a person right now, and lets nobody begin.
    await ctx.db.execute(sql`lock table ${users} in share row exclusive mode`);
    return (await hasUsers(ctx)) ? { kind: 'closed' } : insertUser(ctx, user, passwordHash);
  });
};

export interface SignInAttempt {
  /** User name or e-mail address. */
  readonly login: string;
  readonly password: string;
  /** „Angemeldet bleiben“ */
  readonly stay: boolean;
  readonly userAgent: string;
  /** Where it comes from; guesses are counted by it. */
  readonly address: string;
  /** Token of a session that this one takes the place of. */
  readonly replaces?: string | undefined;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly token: string; readonly expiresAt: Date; readonly name: string }
  | { readonly kind: 'refused'; readonly text: string };

/** Always a new session, whose token only the caller learns. Throws 429 after too many guesses. */
export const signIn = async (ctx: Ctx, attempt: SignInAttempt): Promise<SignInOutcome> => {
  const login = tidyLine(attempt.login);
  await limitAttempts(ctx, `sign-in:address:${attempt.address}`, SIGN_IN_LIMIT_PER_ADDRESS);
  if (login.length > EMAIL_MAX_LENGTH) return { kind: 'refused', text: texts.signInRefused };
  await limitAttempts(ctx, loginKey(login), SIGN_IN_LIMIT_PER_LOGIN);
  const user = await findCredentials(ctx, login);
  const isRight = await verifyPassword(user?.passwordHash, attempt.password);
  if (!user || !isRight) return { kind: 'refused', text: texts.signInRefused };
  const newHash = needsRehash(user.passwordHash) ? await hashPassword(attempt.password) : undefined;
  return withTransaction(actAs(ctx, { ...anonymous, id: user.id, name: user.name }), async (ctx) => {
    if (newHash) await replaceHash(ctx, user, newHash);
    if (attempt.replaces) await endSession(ctx, attempt.replaces);
    const { stay: isLasting, userAgent } = attempt;
    const session = await openSession(ctx, { userId: user.id, isLasting, userAgent });
    await forgetAttempts(ctx, loginKey(login));
    await record(ctx, { type: 'user', objectId: user.id, action: 'user.signed-in' });
    return { kind: 'signedIn', ...session, name: user.name };
  });
};

/** Ends the session of a token, if there is one. */
export const signOut = (ctx: Ctx, token: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = await endSession(ctx, token);
    if (userId) await record(ctx, { type: 'user', objectId: userId, action: 'user.signed-out' });
  });

export interface UserPictures {
  readonly pictureId: number | null;
  readonly coverId: number | null;
}

/** Puts pictures on a person's page; part of the transaction that knows the images. Throws 403 and 404. */
export const savePictures = async (ctx: Ctx, id: number, pictures: UserPictures): Promise<void> => {
  if (!ctx.transaction) throw new Error('pictures are chosen inside the transaction that knows the images');
  if (!mayEditUser(ctx.viewer, id)) throw forbidden();
  const { pictureId, coverId } = pictures;
  const { rowCount } = await ctx.db.update(users).set({ pictureId, coverId }).where(eq(users.id, id));
  if (!rowCount) throw notFound();
  await record(ctx, {
    type: 'user',
    objectId: id,
    action: 'user.pictures-chosen',
    after: { pictureId, coverId },
  });
  touch(ctx, userTag(id));
};

/** Removes what tells who a person was; the row stays, since contributions refer to it. */
export const eraseUser = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayEraseUser(ctx.viewer, id)) throw forbidden();
    await ctx.db.delete(sessions).where(eq(sessions.userId, id));
    await ctx.db.delete(userRoles).where(eq(userRoles.userId, id));
    const { rowCount } = await ctx.db.update(users).set(namelessPerson(ctx, id)).where(eq(users.id, id));
    if (!rowCount) throw notFound();
    await record(ctx, { type: 'user', objectId: id, action: 'user.erased' });
    touch(ctx, userTag(id));
  });

/** Tidies up; says how many sessions were over. */
export const removeOldSessions = async (ctx: Ctx): Promise<number> => {
  const { rowCount } = await ctx.db.delete(sessions).where(lte(sessions.expiresAt, ctx.now));
  return rowCount ?? 0;
};

/** The history learns nothing that would have to be erased later. */
const insertUser = async (ctx: Ctx, user: UserInput, passwordHash: string): Promise<CreateUserOutcome> => {
  const createdAt = user.createdAt ?? ctx.now;
  const [row] = await ctx.db
    .insert(users)
    .values({
      login: user.login,
      name: user.name,
      email: user.email,
      passwordHash,
      about: user.about ?? '',
      locationId: user.locationId ?? null,
      confirmedAt: user.isConfirmed ? createdAt : null,
      passUntil: user.passUntil ?? null,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return { kind: 'invalid', errors: await takenErrors(ctx, user) };
  const roles = user.roles?.length ? user.roles : await rolesOfNewMembers(ctx);
  await ctx.db.insert(userRoles).values(roles.map((grant) => ({ userId: row.id, ...grant })));
  await record(ctx, { type: 'user', objectId: row.id, action: 'user.created', after: { roles } });
  touch(ctx, USERS_TAG, userTag(row.id));
  return { kind: 'created', id: row.id };
};

const takenErrors = async (ctx: Ctx, user: UserInput): Promise<FieldErrors> => {
  const taken = await findTaken(ctx, user);
  return {
    ...(taken.login && { login: texts.loginTaken }),
    ...(taken.email && { email: texts.emailTaken }),
  };
};

const loginKey = (login: string) => `sign-in:login:${login.toLowerCase()}`;

/** Unless the password was changed meanwhile. */
const replaceHash = async (ctx: Ctx, user: { id: number; passwordHash: string }, newHash: string) => {
  await ctx.db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
};

/** `#` and digits can be neither a user name nor an e-mail address of somebody else. */
const namelessPerson = (ctx: Ctx, id: number) => ({
  login: `#${id}`,
  name: '',
  email: `#${id}`,
  passwordHash: '',
  about: '',
  locationId: null,
  pictureId: null,
  coverId: null,
  confirmedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
  passUntil: null,
  erasedAt: ctx.now,
});
